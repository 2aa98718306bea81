public import CoreGraphics
public import Foundation
internal import ObjectiveC

/// What a collection view would do with a drag over it.
///
/// > Contract: UIKit, UICollectionViewDropProposal
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// How the drop relates to the item under it.
    public enum Intent: Int, Sendable {
        case unspecified = 0
        /// Between items, which make room.
        case insertAtDestinationIndexPath = 1
        /// Into an item, which shows that it is meant.
        case insertIntoDestinationIndexPath = 2
    }

    open private(set) var intent: Intent = .unspecified

    public override init(operation: UIDropOperation) { super.init(operation: operation) }

    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    public convenience init(dropOperation: UIDropOperation, intent: Intent) { self.init(operation: dropOperation, intent: intent) }
}

/// What was dropped, and where.
///
/// > Contract: UIKit, UICollectionViewDropCoordinator
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var items: [any UICollectionViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
    /// Shows an item that stands for what was dropped until its data is there; the data source knows nothing of it.
    @discardableResult func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext
}

/// > Contract: UIKit, UICollectionViewDropItem
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// Of what comes from this collection view.
    var sourceIndexPath: IndexPath? { get }
    var previewSize: CGSize { get }
}
