public import Foundation

/// A temporary item for data that are not loaded yet.
///
/// > Contract: UIKit, UICollectionViewPlaceholder
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// Configures the placeholder's cell each time it is needed; nil leaves it as it was dequeued.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: where the item will be inserted in the data source.
    ///   - reuseIdentifier: the registered identifier of the placeholder's cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }
}

/// A temporary item for dropped data until they are loaded.
///
/// > Contract: UIKit, UICollectionViewDropPlaceholder
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// The parameters of the drop preview at the end of its animation, by the placeholder's cell.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces a placeholder by an item, or removes it.
///
/// > Contract: UIKit, UICollectionViewDropPlaceholderContext
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The dropped item for which the placeholder is shown.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder by an item: the closure inserts it into the data at the index path that it receives.
    ///
    /// > Returns: false if the placeholder is gone, as after a reload; the closure is not called then.
    @discardableResult func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Removes the placeholder, with an animation; the data do not change.
    ///
    /// > Returns: false if the placeholder is already gone.
    @discardableResult func deletePlaceholder() -> Bool
    /// Calls the placeholder's `cellUpdateHandler` again.
    func setNeedsCellUpdate()
}
