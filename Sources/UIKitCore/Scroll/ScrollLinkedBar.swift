package import Foundation

/// A bar whose height depends on a scroll view's offset.
@preconcurrency @MainActor package protocol ScrollLinkedBar: AnyObject {
    func didScroll(_ scrollView: UIScrollView)
    /// The offset at which a drag settles. > Units: points.
    func restingOffset(_ scrollView: UIScrollView, forProposed proposed: CGPoint) -> CGPoint
}

/// A view at an edge of the content, whose appearance depends on whether content is below it.
@preconcurrency @MainActor package protocol ScrollEdgeObserver: AnyObject {
    func edgesMayHaveChanged()
}

/// The observers of one scroll view's edges. Drops deallocated ones.
@MainActor struct ScrollEdgeObservers {
    private struct Entry { weak var watcher: (any ScrollEdgeObserver)? }
    private var entries: [Entry] = []

    mutating func add(_ watcher: any ScrollEdgeObserver) {
        remove(watcher)
        entries.append(Entry(watcher: watcher))
    }

    mutating func remove(_ watcher: any ScrollEdgeObserver) { entries.removeAll { $0.watcher == nil || $0.watcher === watcher } }

    func notify() { for entry in entries { entry.watcher?.edgesMayHaveChanged() } }
}

extension UIScrollView {
    /// The content begins at the view's top, less insets, or below it.
    var isAtTopEdge: Bool { contentOffset.y <= -adjustedContentInset.top + UIScrollView.edgeSlack }
    /// The content ends at the view's bottom, less insets, or above it.
    var isAtBottomEdge: Bool {
        contentOffset.y + bounds.height - adjustedContentInset.bottom >= contentSize.height - UIScrollView.edgeSlack
    }

    /// The tolerance for sums of rounded lengths. > Units: points.
    private static let edgeSlack: CGFloat = 0.5
}
