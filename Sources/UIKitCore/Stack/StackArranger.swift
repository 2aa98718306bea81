internal import CoreGraphics
internal import Foundation
internal import ViewLayout

/// Queries the sizes of a stack's views, runs the engines, and sets frames.
@MainActor struct StackArranger {
    private let stack: UIStackView
    private let views: [UIView]
    private var isRow: Bool { stack.axis == .horizontal }
    private var scale: Double { Double(max(1, stack.traitCollection.displayScale)) }

    init(_ stack: UIStackView) {
        self.stack = stack
        views = stack.arrangedSubviews
    }

    // MARK: Layout

    func place(in content: CGRect) {
        let content = content.standardized
        let across: [StackSpan]
        let along: [StackSpan]
        if isRow {
            let sizes = views.map { StackMeasure.natural($0, width: nil) }
            along = distribution.spans(of: items(sizes, crossLengths: nil), in: content.width, whole: stack.bounds.width, scale: scale)
            let heights = zip(views, along).map { StackMeasure.natural($0, width: CGFloat($1.length)).height }
            across = alignment.spans(of: crossItems(heights), in: content.height, scale: scale)
        } else {
            let widths = views.map { StackMeasure.natural($0, width: nil).width }
            across = alignment.spans(of: crossItems(widths), in: content.width, scale: scale)
            let sizes = zip(views, across).map { StackMeasure.natural($0, width: CGFloat($1.length)) }
            along = distribution.spans(
                of: items(sizes, crossLengths: across.map(\.length)), in: content.height, whole: stack.bounds.height, scale: scale)
        }
        for (index, view) in views.enumerated() where view.superview === stack {
            let (horizontal, vertical) = isRow ? (along[index], across[index]) : (across[index], along[index])
            var rect = CGRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
            if stack.readsRightToLeft { rect.origin.x = content.width - rect.maxX }
            move(view, to: rect.offsetBy(dx: content.minX, dy: content.minY))
        }
    }

    /// Does not change a view's transform.
    private func move(_ view: UIView, to alignmentRect: CGRect) {
        let frame = view.frame(forAlignmentRect: alignmentRect)
        let center = CGPoint(
            x: frame.minX + frame.width * view.anchorPoint.x, y: frame.minY + frame.height * view.anchorPoint.y)
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        if view.center != center { view.center = center }
    }

    // MARK: Sizes

    /// > Units: points; a width of 0 means no limit.
    func naturalSize(width: CGFloat) -> CGSize {
        let shown = views.map { StackMeasure.natural($0, width: isRow || width <= 0 ? nil : width) }
        let room = isRow && width > 0 ? distribution.spans(of: items(shown, crossLengths: nil), in: width, scale: scale).map(\.length) : nil
        let cross = crossItems(
            views.indices.map { index in
                guard isRow else { return shown[index].width }
                let width = room.map { CGFloat($0[index]) } ?? shown[index].width
                return StackMeasure.natural(views[index], width: width).height
            })
        let visible = zip(cross, views).filter { !$0.1.isHidden }.map(\.0)
        let extent = CGFloat(alignment.naturalExtent(of: visible))
        let sizes = isRow ? shown : views.map { StackMeasure.natural($0, width: width > 0 ? width : extent) }
        let length = CGFloat(distribution.naturalLength(of: items(sizes, crossLengths: isRow ? nil : cross.map(\.wantedLength))))
        return isRow ? CGSize(width: length, height: extent) : CGSize(width: extent, height: length)
    }

    /// The view that provides the stack's baseline; nil if there is none.
    func baselineView(last: Bool) -> UIView? {
        let shown = views.filter { !$0.isHidden }
        let view = isRow ? shown.max { $0.bounds.height < $1.bounds.height } : (last ? shown.last : shown.first)
        return last ? view?.forLastBaselineLayout : view?.forFirstBaselineLayout
    }

    // MARK: Engine input

    private var distribution: StackDistribution {
        switch stack.distribution {
        case .fill: .fill
        case .fillEqually: .fillEqually
        case .fillProportionally: .fillProportionally
        case .equalSpacing: .equalSpacing
        case .equalCentering: .equalCentering
        }
    }

    /// A column has no baselines to align. > Contract: SK-10.
    private var alignment: StackAlignment {
        switch stack.alignment {
        case .fill: .fill
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        case .firstBaseline: isRow ? .firstBaseline : .leading
        case .lastBaseline: isRow ? .lastBaseline : .trailing
        }
    }

    private func items(_ sizes: [StackMeasure.Size], crossLengths: [Double]?) -> [StackItem] {
        views.indices.map { index in
            let view = views[index]
            let limits = StackMeasure.limits(view, isRow ? .width : .height)
            return StackItem(
                natural: (isRow ? sizes[index].width : sizes[index].height).map(Double.init), minimum: limits.lowerBound,
                maximum: limits.upperBound, hugging: Double(view.contentHuggingPriority(for: stack.axis).rawValue),
                compression: Double(view.contentCompressionResistancePriority(for: stack.axis).rawValue),
                gapAfter: Double(gap(after: index, sizes: sizes, widths: crossLengths)), isHidden: view.isHidden)
        }
    }

    private func gap(after index: Int, sizes: [StackMeasure.Size], widths: [Double]?) -> CGFloat {
        let gap = stack.gap(after: views[index])
        guard stack.isBaselineRelativeArrangement, !isRow, let widths else { return gap }
        guard let next = views.indices.first(where: { $0 > index && !views[$0].isHidden }) else { return gap }
        func size(_ index: Int) -> CGSize { CGSize(width: widths[index], height: sizes[index].height ?? 0) }
        let below = size(index).height - StackMeasure.baselines(views[index], size: size(index)).last
        return gap - below - StackMeasure.baselines(views[next], size: size(next)).first
    }

    private func crossItems(_ lengths: [CGFloat?]) -> [StackAlignment.Item] {
        views.indices.map { index in
            let limits = StackMeasure.limits(views[index], isRow ? .height : .width)
            var item = StackAlignment.Item(
                natural: lengths[index].map(Double.init), minimum: limits.lowerBound, maximum: limits.upperBound)
            if isRow, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline {
                let width = StackMeasure.natural(views[index], width: nil).width ?? 0
                let lines = StackMeasure.baselines(views[index], size: CGSize(width: width, height: lengths[index] ?? 0))
                item.firstBaseline = Double(lines.first)
                item.lastBaseline = Double(lines.last)
            }
            return item
        }
    }
}

extension StackAlignment.Item {
    fileprivate var wantedLength: Double { natural ?? 0 }
}
