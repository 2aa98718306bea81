public import CoreGraphics
public import Foundation

/// A row that stands for data still on its way.
///
/// > Contract: UIKit, UITableViewPlaceholder
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat
    /// Fills the cell, each time it is needed.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// - Parameter rowHeight: in points; `UITableView.automaticDimension` asks the cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (self.insertionIndexPath, self.reuseIdentifier, self.rowHeight) = (insertionIndexPath, reuseIdentifier, rowHeight)
        super.init()
    }
}

/// A row that stands for what was dropped until it has been loaded.
///
/// > Contract: UIKit, UITableViewDropPlaceholder
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// How what was dropped looks at its end, by the placeholder's cell.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Makes a row out of a placeholder, or takes it away.
///
/// > Contract: UIKit, UITableViewDropPlaceholderContext
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// Puts a row in the placeholder's place: the closure inserts it into the data, where it is told.
    ///
    /// > Returns: false when the placeholder is gone, as after a reload; the closure is not called then.
    @discardableResult func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// > Returns: false when the placeholder is gone already.
    @discardableResult func deletePlaceholder() -> Bool
}
