internal import Foundation

/// The scroll view that a screen's bars follow: the one it names, its view, or the one that lies lowest in it.
@MainActor enum ContentScrollViewFinder {
    static func find(in controller: UIViewController) -> UIScrollView? {
        let found = controller.contentScrollView(for: .top)
        return found?.contentInsetAdjustmentBehavior == .never ? nil : found
    }

    /// What the content keeps clear of is worked out again.
    static func readjustInsets(_ controller: UIViewController) { search(controller)?.updateAdjustment() }

    /// The first scroll view among the views at the bottom of a screen's.
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

/// Whether the content of a screen lies under the bars at its ends.
@MainActor final class ContentEdgeTracker {
    private weak var watcher: (any ScrollEdgeObserver)?
    private weak var top: UIScrollView?
    private weak var bottom: UIScrollView?

    init(_ watcher: any ScrollEdgeObserver) { self.watcher = watcher }

    /// A screen without content that scrolls has none under its bars.
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

/// Scroll views that a controller names for the bars at its edges.
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
    /// Lies apart from the bars and takes no space for them, such as a picture that is cropped: however far it is scrolled, its content is
    /// not under them.
    fileprivate var isBelowTopBars: Bool {
        guard contentInsetAdjustmentBehavior == .never, let holder = superview else { return false }
        let bars = holder.safeAreaInsets.top
        return bars > 0 && frame.minY >= bars - 0.5
    }
}
