package import Foundation

/// A bar whose height depends on how far a scroll view is scrolled.
@MainActor package protocol ScrollFollower: AnyObject {
    func didScroll(_ scrollView: UIScrollView)
    /// Where a drag comes to rest. > Units: points.
    func restingOffset(_ scrollView: UIScrollView, forProposed proposed: CGPoint) -> CGPoint
}

/// Something at an edge of content, that looks different while nothing of the content lies under it.
@MainActor package protocol ScrollEdgeWatcher: AnyObject {
    func edgesMayHaveChanged()
}

/// Who watches the edges of one scroll view. Lets go of those that are gone.
@MainActor struct ScrollEdgeWatchers {
    private struct Entry { weak var watcher: (any ScrollEdgeWatcher)? }
    private var entries: [Entry] = []

    mutating func add(_ watcher: any ScrollEdgeWatcher) {
        remove(watcher)
        entries.append(Entry(watcher: watcher))
    }

    mutating func remove(_ watcher: any ScrollEdgeWatcher) { entries.removeAll { $0.watcher == nil || $0.watcher === watcher } }

    func tell() { for entry in entries { entry.watcher?.edgesMayHaveChanged() } }
}

extension UIScrollView {
    /// The content begins at the view's upper end, less insets, or below it.
    var isAtTopEdge: Bool { contentOffset.y <= -adjustedContentInset.top + UIScrollView.edgeSlack }
    /// The content ends at the view's lower end, less insets, or above it.
    var isAtBottomEdge: Bool {
        contentOffset.y + bounds.height - adjustedContentInset.bottom >= contentSize.height - UIScrollView.edgeSlack
    }

    /// Sums of rounded lengths miss each other by this much at most. > Units: points.
    private static let edgeSlack: CGFloat = 0.5
}
