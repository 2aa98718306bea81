public import CoreGraphics
public import Foundation

/// A row that stands for data that is still loading.
///
/// > Contract: UIKit, UITableViewPlaceholder
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat
    /// Configures the cell each time it is needed.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// - Parameter rowHeight: in points; `UITableView.automaticDimension` measures the cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (self.insertionIndexPath, self.reuseIdentifier, self.rowHeight) = (insertionIndexPath, reuseIdentifier, rowHeight)
        super.init()
    }
}

/// A row that stands for a dropped item until it is loaded.
///
/// > Contract: UIKit, UITableViewDropPlaceholder
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// The final appearance of the drop preview, by the placeholder's cell.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces a placeholder with a row, or removes it.
///
/// > Contract: UIKit, UITableViewDropPlaceholderContext
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder with a row: the closure inserts the item into the data at the given index path.
    ///
    /// > Returns: false when the placeholder no longer exists, as after a reload; the closure is not called then.
    @discardableResult func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// > Returns: false when the placeholder no longer exists.
    @discardableResult func deletePlaceholder() -> Bool
}
