public import CoreGraphics
public import Foundation

/// What a table would do with a drag over it, and where.
///
/// > Contract: UIKit, UITableViewDropProposal
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    public enum Intent: Int, Sendable {
        case unspecified = 0
        /// Between rows, which move aside.
        case insertAtDestinationIndexPath = 1
        /// Into a row, which is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// Into a row in its middle, between rows elsewhere.
        case automatic = 3
    }

    public let intent: Intent

    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
}

/// The items dropped on a table, and where.
///
/// > Contract: UIKit, UITableViewDropCoordinator
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    var items: [any UITableViewDropItem] { get }
    /// Nil beyond the last row.
    var destinationIndexPath: IndexPath? { get }
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }
    /// Animates an item to a row that already exists in the table.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates an item into part of a row, where it shrinks to fit. > Units: points in the row's cell.
    @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
    /// Shows a row that stands for the item until its data is loaded; the data source does not know it.
    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
}

/// One item dropped on a table.
///
/// > Contract: UIKit, UITableViewDropItem
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// Its source row, if it came from the same table.
    var sourceIndexPath: IndexPath? { get }
    var previewSize: CGSize { get }
}
