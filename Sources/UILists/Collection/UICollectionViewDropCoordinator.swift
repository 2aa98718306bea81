public import CoreGraphics
public import Foundation
internal import ObjectiveC

/// How a collection view would handle a drag over it.
///
/// > Contract: UIKit, UICollectionViewDropProposal
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// How the drop relates to the item under it.
    public enum Intent: Int, Sendable {
        /// No relation: no space opens and no item is highlighted.
        case unspecified = 0
        /// Between items, which move aside.
        case insertAtDestinationIndexPath = 1
        /// Into an item, which is highlighted.
        case insertIntoDestinationIndexPath = 2
    }

    /// How the drop relates to the item under it; `unspecified` by default.
    open private(set) var intent: Intent = .unspecified

    public override init(operation: UIDropOperation) { super.init(operation: operation) }

    /// Creates a proposal.
    ///
    /// - Parameters:
    ///   - operation: what the drop would do.
    ///   - intent: whether it inserts items or goes into one.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// The same under the name that the initialiser has in Objective-C.
    ///
    /// - Parameters:
    ///   - dropOperation: what the drop would do.
    ///   - intent: whether it inserts items or goes into one.
    public convenience init(dropOperation: UIDropOperation, intent: Intent) { self.init(operation: dropOperation, intent: intent) }
}

/// The dropped items and their destination.
///
/// > Contract: UIKit, UICollectionViewDropCoordinator
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The dropped items.
    var items: [any UICollectionViewDropItem] { get }
    /// Where items would be inserted, or the item that receives them; nil outside of all items.
    ///
    /// Counts the data source's items as they are before the drop.
    var destinationIndexPath: IndexPath? { get }
    /// What the delegate proposed last.
    var proposal: UICollectionViewDropProposal { get }
    /// The drop session, which loads the items' data.
    var session: any UIDropSession { get }
    /// Animates a dropped item to the frame of an item, which must be inserted before.
    ///
    /// - Parameters:
    ///   - dragItem: the dropped item.
    ///   - indexPath: the item whose frame is the target.
    ///
    /// > Returns: an object to add animations and completions to.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates a dropped item into a rectangle of a cell.
    ///
    /// - Parameters:
    ///   - dragItem: the dropped item.
    ///   - indexPath: the item that receives it.
    ///   - rect: the target, in points of the cell.
    ///
    /// > Returns: an object to add animations and completions to.
    @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Animates a dropped item to a position in any view.
    ///
    /// - Parameters:
    ///   - dragItem: the dropped item.
    ///   - target: the view and the position in it.
    ///
    /// > Returns: an object to add animations and completions to.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
    /// Shows a placeholder until the dropped data are loaded; the data source does not have it.
    ///
    /// - Parameters:
    ///   - dragItem: the dropped item.
    ///   - placeholder: the position and cell of the placeholder.
    ///
    /// > Returns: the object with which the placeholder is replaced or removed.
    @discardableResult func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext
}

/// One of the items dropped on a collection view.
///
/// > Contract: UIKit, UICollectionViewDropItem
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The item of the drag session, whose provider loads the data.
    var dragItem: UIDragItem { get }
    /// Where the item was when the drag began; nil if it comes from another view.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item's preview in points; in Ferry zero for items from other views.
    var previewSize: CGSize { get }
}
