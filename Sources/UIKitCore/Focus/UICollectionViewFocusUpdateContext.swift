public import Foundation

/// A focus move from or to an item of a collection view.
///
/// > Contract: UIKit, UICollectionViewFocusUpdateContext
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// Nil if no item of the view had the focus.
    public let previouslyFocusedIndexPath: IndexPath?
    /// Nil if no item of the view will have it.
    public let nextFocusedIndexPath: IndexPath?

    init(from previous: IndexPath?, to next: IndexPath?) {
        (previouslyFocusedIndexPath, nextFocusedIndexPath) = (previous, next)
        super.init()
    }
}
