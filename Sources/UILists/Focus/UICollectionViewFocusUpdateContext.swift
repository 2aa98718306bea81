public import Foundation
public import UIKitCore

/// A focus move from or to an item of a collection view.
///
/// > Contract: UIKit, UICollectionViewFocusUpdateContext
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that had the focus.
    ///
    /// Nil if no item of the view had the focus.
    public let previouslyFocusedIndexPath: IndexPath?
    /// The item that gets the focus.
    ///
    /// Nil if no item of the view will have it.
    public let nextFocusedIndexPath: IndexPath?

    init(from previous: IndexPath?, to next: IndexPath?) {
        (previouslyFocusedIndexPath, nextFocusedIndexPath) = (previous, next)
        super.init()
    }
}
