public import CoreGraphics
public import Foundation
internal import ObjectiveC

/// How a collection view would handle a drag over it.
///
/// > Contract: UIKit, UICollectionViewDropProposal
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// How the drop relates to the item under it.
    public enum Intent: Int, Sendable {
        case unspecified = 0
        /// Between items, which move aside.
        case insertAtDestinationIndexPath = 1
        /// Into an item, which is highlighted.
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

/// The dropped items and their destination.
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
    /// Shows a placeholder until the dropped data are loaded; the data source does not have it.
    @discardableResult func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext
}

/// > Contract: UIKit, UICollectionViewDropItem
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// For items of this collection view.
    var sourceIndexPath: IndexPath? { get }
    var previewSize: CGSize { get }
}
