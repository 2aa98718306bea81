internal import CoreGraphics
package import Foundation

/// A row of bar button items: a toolbar's, or one side of a navigation bar's.
@MainActor package final class BarItemsView: UIView {
    package private(set) var items: [UIBarButtonItem] = []
    private var views: [UIView?] = []
    /// Between items without a space. > Units: points.
    var gap: CGFloat = BarMetrics.toolbarGap
    /// Custom views may be higher than the row.
    private let compact: Bool

    package init(items: [UIBarButtonItem], gap: CGFloat, compact: Bool, looks: (UIBarButtonItem) -> UIBarButtonItemAppearance) {
        self.compact = compact
        super.init(frame: .zero)
        self.gap = gap
        self.items = items.filter { !$0.isHidden }
        views = self.items.map { item in
            if let custom = item.customView { return custom }
            if Self.isSpace(item) { return nil }
            let button = BarButton(item, looks: looks(item), compact: compact)
            button.reach = gap / 2
            return button
        }
        for view in views { if let view { addSubview(view) } }
    }

    required init?(coder: NSCoder) { nil }

    private static func isSpace(_ item: UIBarButtonItem) -> Bool {
        item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace
    }

    private var layout: BarItemsLayout {
        BarItemsLayout(
            slots: zip(items, views).map { item, view in
                if item.customView == nil, item.systemItem == .flexibleSpace { return .flexible }
                if item.customView == nil, item.systemItem == .fixedSpace { return .fixed(width: Double(item.width)) }
                return .content(width: Double(view.map { width(of: $0, item: item) } ?? 0))
            }, gap: Double(gap))
    }

    private func width(of view: UIView, item: UIBarButtonItem) -> CGFloat {
        if let button = view as? BarButton { return button.naturalWidth }
        return item.width > 0 ? item.width : Self.naturalSize(of: view).width
    }

    /// A custom view's intrinsic size; its frame's size if it has none.
    static func naturalSize(of view: UIView) -> CGSize {
        if view is UIStackView { return view.sizeThatFits(.zero) }
        if let fitting = view.hostedFittingSize() { return fitting }
        let intrinsic = view.intrinsicFrameSize
        func limited(_ natural: CGFloat, _ own: CGFloat) -> CGFloat { own > 0 ? own : max(0, natural) }
        return CGSize(width: limited(intrinsic.width, view.bounds.width), height: limited(intrinsic.height, view.bounds.height))
    }

    /// A custom view's height in the row. A view that a low bar has shortened is as high as before in a higher one.
    private func height(of view: UIView, item: UIBarButtonItem) -> CGFloat {
        let current = Self.naturalSize(of: view).height
        let own = item.shortening.flatMap { $0.placed == current ? $0.own : nil } ?? current
        let placed = min(bounds.height, own)
        item.shortening = placed < own ? (own, placed) : nil
        return placed
    }

    package var naturalWidth: CGFloat { CGFloat(layout.naturalWidth) }
    var isEmpty: Bool { items.isEmpty }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let spans = layout.spans(from: 0, to: Double(bounds.width))
        for (index, span) in spans.enumerated() {
            guard let view = views[index], view.superview === self else { continue }
            let height = view is BarButton ? bounds.height : height(of: view, item: items[index])
            let x = readsRightToLeft ? bounds.width - CGFloat(span.start + span.width) : CGFloat(span.start)
            view.place(byHost: CGRect(x: x, y: ((bounds.height - height) / 2).rounded(), width: CGFloat(span.width), height: height))
        }
    }

    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
            || super.point(inside: point, with: event)
    }
}
