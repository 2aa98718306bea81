public import Foundation

/// One change of a batch, as its layout receives it.
///
/// Changes of whole sections have `NSNotFound` as their item.
/// > Contract: UIKit, UICollectionViewUpdateItem
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// The kind of a change.
    public enum Action: Int, Sendable {
        /// An item or section is inserted.
        case insert = 0
        /// An item or section is deleted.
        case delete = 1
        /// The view of an item, or of all items of a section, is requested again.
        case reload = 2
        /// An item or section has another position.
        case move = 3
        /// No change.
        case none = 4
    }

    /// The index path before the batch; nil for insertions.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// The index path after the batch; nil for deletions.
    open private(set) var indexPathAfterUpdate: IndexPath?
    /// The kind of the change.
    open private(set) var updateAction: Action

    package init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
        super.init()
    }
}
