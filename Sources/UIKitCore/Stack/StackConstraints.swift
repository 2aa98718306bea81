internal import Foundation

/// The constraints by which a stack arranges its views.
///
/// They have UIKit's identifiers, which stand in its logs. A hidden view stays where it would appear, without length.
/// > Contract: UIKit, SK-4 to SK-18.
@MainActor struct StackConstraints {
    /// UIKit's names, as its logs show them.
    enum Identifier {
        static let canvas = "UISV-canvas-connection"
        static let spacing = "UISV-spacing"
        static let alignment = "UISV-alignment"
        static let hiding = "UISV-hiding"
        static let fillEqually = "UISV-fill-equally"
        static let fillProportionally = "UISV-fill-proportionally"
        static let distributingEdge = "UISV-distributing-edge"
        static let spanningBoundary = "UISV-spanning-boundary"
        static let spanningFit = "UISV-spanning-fit"
    }

    private typealias Attribute = NSLayoutConstraint.Attribute

    private let stack: UIStackView
    private let shown: [UIView]
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [UILayoutGuide] = []
    private var isRow: Bool { stack.axis == .horizontal }
    private var start: Attribute { isRow ? .leading : .top }
    private var end: Attribute { isRow ? .trailing : .bottom }
    private var length: Attribute { isRow ? .width : .height }
    private var crossStart: Attribute { isRow ? .top : .leading }
    private var crossEnd: Attribute { isRow ? .bottom : .trailing }
    private var crossLength: Attribute { isRow ? .height : .width }

    /// Weak enough to give way to the app's own constraints, stronger than a fitting target. > Confidence: R, as in dumps of UIKit's constraints.
    /// Weaker than a fitting target: the least distances determine the fitting size. > Contract: SK-12.
    private static let spreading = UILayoutPriority(49)
    private static let fitting = UILayoutPriority(51)
    private static let proportional = UILayoutPriority(999)
    private static let remainder = UILayoutPriority(998)

    init(_ stack: UIStackView) {
        self.stack = stack
        shown = stack.arrangedSubviews.filter { !$0.isHidden }
        along()
        across()
    }

    // MARK: Along the axis

    private mutating func along() {
        guard let first = shown.first, let last = shown.last else { return hide(stack.arrangedSubviews, after: nil) }
        add(first, start, .equal, stack, edge(start), Identifier.canvas)
        add(stack, edge(end), .equal, last, end, Identifier.canvas)
        let spreads = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        for (view, next) in zip(shown, shown.dropFirst()) {
            let usesBaselines = stack.isBaselineRelativeArrangement && !isRow
            add(
                next, usesBaselines ? .firstBaseline : start, spreads ? .greaterThanOrEqual : .equal, view,
                usesBaselines ? .lastBaseline : end, Identifier.spacing, constant: stack.gap(after: view))
        }
        switch stack.distribution {
        case .fill: break
        case .fillEqually: for view in shown.dropFirst() { add(view, length, .equal, first, length, Identifier.fillEqually) }
        case .fillProportionally: proportions()
        case .equalSpacing: spread(from: end, to: start)
        case .equalCentering: spread(from: isRow ? .centerX : .centerY, to: isRow ? .centerX : .centerY)
        }
        var before: UIView?
        for view in stack.arrangedSubviews {
            if view.isHidden { hide([view], after: before) } else { before = view }
        }
    }

    /// Lengths in proportion to the content's; the last view gets the rest.
    private mutating func proportions() {
        let wanted = shown.map { view -> CGFloat in
            let size = StackMeasure.natural(view)
            return max(0, (isRow ? size.width : size.height) ?? 0)
        }
        let whole = wanted.reduce(0, +) + shown.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
        guard wanted.contains(where: { $0 > 0 }), whole > 0 else {
            for view in shown.dropFirst() { add(view, length, .equal, shown[0], length, Identifier.fillEqually) }
            return
        }
        for (index, view) in shown.enumerated() where wanted[index] > 0 {
            let isLast = index == shown.count - 1 && shown.count > 1
            add(
                view, length, .equal, stack, length, Identifier.fillProportionally, multiplier: wanted[index] / whole,
                priority: isLast ? Self.remainder : Self.proportional)
        }
    }

    /// Equal distances, except where the least spacing is larger. Each distance is compared with one that all have in common.
    private mutating func spread(from: Attribute, to: Attribute) {
        guard shown.count > 2 else { return }
        let common = guide()
        for (view, next) in zip(shown, shown.dropFirst()) {
            let gap = guide()
            add(gap, start, .equal, view, from, Identifier.distributingEdge)
            add(gap, end, .equal, next, to, Identifier.distributingEdge)
            add(gap, length, .equal, common, length, Identifier.fillEqually, priority: Self.spreading)
        }
    }

    private mutating func guide() -> UILayoutGuide {
        let made = UILayoutGuide()
        made.identifier = "UISV-distributing"
        guides.append(made)
        return made
    }

    /// > Contract: SK-18.
    private mutating func hide(_ views: [UIView], after before: UIView?) {
        for view in views {
            add(view, length, .equal, nil, .notAnAttribute, Identifier.hiding)
            if let before {
                add(view, start, .equal, before, end, Identifier.hiding)
            } else {
                add(view, start, .equal, stack, edge(start), Identifier.hiding)
            }
        }
    }

    // MARK: Across the axis

    private mutating func across() {
        // A column has no baselines to align. > Contract: SK-10.
        var alignment = stack.alignment
        if !isRow, alignment == .firstBaseline { alignment = .leading }
        if !isRow, alignment == .lastBaseline { alignment = .trailing }
        for view in stack.arrangedSubviews where view.isHidden {
            add(view, crossStart, .equal, stack, edge(crossStart), Identifier.alignment)
        }
        guard let first = shown.first else { return }
        let others = shown.dropFirst()
        switch alignment {
        case .fill:
            add(first, crossStart, .equal, stack, edge(crossStart), Identifier.canvas)
            add(stack, edge(crossEnd), .equal, first, crossEnd, Identifier.canvas)
            for view in others {
                add(view, crossStart, .equal, first, crossStart, Identifier.alignment)
                add(view, crossEnd, .equal, first, crossEnd, Identifier.alignment)
            }
            return
        case .leading:
            add(first, crossStart, .equal, stack, edge(crossStart), Identifier.canvas)
            for view in others { add(view, crossStart, .equal, first, crossStart, Identifier.alignment) }
        case .trailing:
            add(stack, edge(crossEnd), .equal, first, crossEnd, Identifier.canvas)
            for view in others { add(view, crossEnd, .equal, first, crossEnd, Identifier.alignment) }
        case .center:
            for view in shown { add(view, isRow ? .centerY : .centerX, .equal, stack, centre, Identifier.alignment) }
        case .firstBaseline, .lastBaseline:
            let baseline: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            for view in others { add(view, baseline, .equal, first, baseline, Identifier.alignment) }
        }
        for view in shown {
            if alignment != .leading { add(view, crossStart, .greaterThanOrEqual, stack, edge(crossStart), Identifier.spanningBoundary) }
            if alignment != .trailing { add(stack, edge(crossEnd), .greaterThanOrEqual, view, crossEnd, Identifier.spanningBoundary) }
        }
        add(stack, crossLength, .equal, nil, .notAnAttribute, Identifier.spanningFit, priority: Self.fitting)
    }

    private var centre: Attribute {
        switch (isRow, stack.isLayoutMarginsRelativeArrangement) {
        case (true, false): .centerY
        case (true, true): .centerYWithinMargins
        case (false, false): .centerX
        case (false, true): .centerXWithinMargins
        }
    }

    /// The stack's edge, or its margin. > Contract: SK-14.
    private func edge(_ attribute: Attribute) -> Attribute {
        guard stack.isLayoutMarginsRelativeArrangement else { return attribute }
        switch attribute {
        case .leading: return .leadingMargin
        case .trailing: return .trailingMargin
        case .top: return .topMargin
        case .bottom: return .bottomMargin
        default: return attribute
        }
    }

    private mutating func add(
        _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?, _ other: Attribute,
        _ identifier: String, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) {
        let made = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: multiplier,
            constant: constant)
        made.identifier = identifier
        made.isInternal = true
        if priority != .required { made.priority = priority }
        constraints.append(made)
    }
}
