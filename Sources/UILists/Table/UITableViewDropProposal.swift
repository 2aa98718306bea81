public import CoreGraphics
public import Foundation

/// What a table would do with a drag over it, and where.
///
/// > Contract: UIKit, UITableViewDropProposal
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// Where a drop would go, and how the table shows that.
    public enum Intent: Int, Sendable {
        /// Nowhere in particular: the table shows no target.
        case unspecified = 0
        /// Between rows, which move aside to show where.
        case insertAtDestinationIndexPath = 1
        /// Into a row, which is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// Into a row in its middle, between rows elsewhere.
        case automatic = 3
    }

    /// Where the drop would go.
    public let intent: Intent

    /// Creates a proposal that shows a target for the drop.
    ///
    /// - Parameters:
    ///   - operation: What a drop would do; the target is shown for copying and moving.
    ///   - intent: Where the drop would go.
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
    /// The dropped items.
    var items: [any UITableViewDropItem] { get }
    /// Where the drop happened.
    ///
    /// Nil beyond the last row.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal of the delegate, under which the drop happened.
    var proposal: UITableViewDropProposal { get }
    /// The drop session, from which the items' data is loaded.
    var session: any UIDropSession { get }
    /// Animates an item to a row that already exists in the table.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates an item into part of a row, where it shrinks to fit. > Units: points in the row's cell.
    @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Animates an item to a position in any view, given by a preview target.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
    /// Shows a row that stands for the item until its data is loaded; the data source does not know it.
    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
}

/// One item dropped on a table.
///
/// > Contract: UIKit, UITableViewDropItem
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    /// The dropped item, whose provider loads its data.
    var dragItem: UIDragItem { get }
    /// Its source row, if it came from the same table.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item's preview in points.
    var previewSize: CGSize { get }
}
