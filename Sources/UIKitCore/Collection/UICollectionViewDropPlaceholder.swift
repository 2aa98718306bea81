public import Foundation

/// An item that stands for data still on its way.
///
/// > Contract: UIKit, UICollectionViewPlaceholder
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// Fills the cell, each time it is needed.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }
}

/// An item that stands for what was dropped until it has been loaded.
///
/// > Contract: UIKit, UICollectionViewDropPlaceholder
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// How what was dropped looks at its end, by the placeholder's cell.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Makes an item out of a placeholder, or takes it away.
///
/// > Contract: UIKit, UICollectionViewDropPlaceholderContext
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// Puts an item in the placeholder's place: the closure inserts it into the data, where it is told.
    ///
    /// > Returns: false when the placeholder is gone, as after a reload; the closure is not called then.
    @discardableResult func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// > Returns: false when the placeholder is gone already.
    @discardableResult func deletePlaceholder() -> Bool
    /// Has the placeholder's `cellUpdateHandler` fill its cell again.
    func setNeedsCellUpdate()
}
