internal import Foundation

/// The scroll view that a screen's bars follow: the one that the controller sets, its view, or its bottommost subview.
@MainActor enum ContentScrollViewFinder {
    static func find(in controller: UIViewController) -> UIScrollView? {
        let found = controller.contentScrollView(for: .top)
        return found?.contentInsetAdjustmentBehavior == .never ? nil : found
    }

    /// Recomputes the adjusted insets of the content.
    static func readjustInsets(_ controller: UIViewController) { search(controller)?.updateAdjustment() }

    /// The first scroll view among a screen's bottommost subviews.
    static func search(_ controller: UIViewController) -> UIScrollView? {
        var link = controller.viewIfLoaded
        var depth = 0
        while let view = link, depth < 4 {
            if let found = view as? UIScrollView { return found }
            link = view.subviews.first
            depth += 1
        }
        return nil
    }
}

/// Whether a screen's content extends under the bars at its top and bottom.
@MainActor final class ContentEdgeTracker {
    private weak var watcher: (any ScrollEdgeObserver)?
    private weak var top: UIScrollView?
    private weak var bottom: UIScrollView?

    init(_ watcher: any ScrollEdgeObserver) { self.watcher = watcher }

    /// A screen without a scroll view has no content under its bars.
    var isAtTop: Bool { top.map { $0.isAtTopEdge || $0.isBelowTopBars } ?? true }
    var isAtBottom: Bool { bottom?.isAtBottomEdge ?? true }

    func watch(_ screen: UIViewController?) {
        guard let watcher else { return }
        let (newTop, newBottom) = (screen?.contentScrollView(for: .top), screen?.contentScrollView(for: .bottom))
        guard newTop !== top || newBottom !== bottom else { return }
        top?.edgeWatchers.remove(watcher)
        bottom?.edgeWatchers.remove(watcher)
        (top, bottom) = (newTop, newBottom)
        newTop?.edgeWatchers.add(watcher)
        newBottom?.edgeWatchers.add(watcher)
    }
}

/// Scroll views that a controller sets for the bars at its edges.
@MainActor struct ContentScrollViews {
    private struct Entry {
        var edge: NSDirectionalRectEdge
        weak var view: UIScrollView?
    }
    private var entries: [Entry] = []

    subscript(edge: NSDirectionalRectEdge) -> UIScrollView? { entries.last { $0.edge.contains(edge) && $0.view != nil }?.view }

    mutating func set(_ view: UIScrollView?, for edges: NSDirectionalRectEdge) {
        for index in entries.indices { entries[index].edge.subtract(edges) }
        entries.removeAll { $0.edge.isEmpty || $0.view == nil }
        if let view { entries.append(Entry(edge: edges, view: view)) }
    }
}

extension UIScrollView {
    /// A scroll view below the bars that ignores the safe area, such as a cropped image: its content is never under the bars.
    fileprivate var isBelowTopBars: Bool {
        guard contentInsetAdjustmentBehavior == .never, let holder = superview else { return false }
        let bars = holder.safeAreaInsets.top
        return bars > 0 && frame.minY >= bars - 0.5
    }
}
