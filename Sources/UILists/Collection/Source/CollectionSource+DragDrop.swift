internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// The drag delegate and the drop delegate. All index paths are the app's.
extension CollectionSource {
    private var drags: (any UICollectionViewDragDelegate)? { view.dragDelegate }
    private var drops: (any UICollectionViewDropDelegate)? { view.dropDelegate }

    var canDrag: Bool { drags != nil && view.dragInteractionEnabled }
    var canDrop: Bool { drops != nil }

    // MARK: Drag

    func dragItems(for session: any UIDragSession, at index: IndexPath) -> [UIDragItem] {
        drags?.collectionView(view, itemsForBeginning: session, at: index) ?? []
    }

    func addedDragItems(for session: any UIDragSession, at index: IndexPath, _ point: CGPoint) -> [UIDragItem] {
        drags?.collectionView(view, itemsForAddingTo: session, at: index, point: point) ?? []
    }

    func dragPreviewParameters(at index: IndexPath) -> UIDragPreviewParameters? {
        drags?.collectionView(view, dragPreviewParametersForItemAt: index)
    }

    func dragWillBegin(_ session: any UIDragSession) { drags?.collectionView(view, dragSessionWillBegin: session) }
    func dragDidEnd(_ session: any UIDragSession) { drags?.collectionView(view, dragSessionDidEnd: session) }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        drags?.collectionView(view, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        drags?.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    // MARK: Drop

    func canHandle(_ session: any UIDropSession) -> Bool { drops?.collectionView(view, canHandle: session) ?? false }
    func dropDidEnter(_ session: any UIDropSession) { drops?.collectionView(view, dropSessionDidEnter: session) }
    func dropDidExit(_ session: any UIDropSession) { drops?.collectionView(view, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { drops?.collectionView(view, dropSessionDidEnd: session) }

    /// nil without a drop delegate.
    func dropProposal(_ session: any UIDropSession, at destination: IndexPath?) -> UICollectionViewDropProposal? {
        drops?.collectionView(view, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    }

    func performDrop(_ coordinator: CollectionDropCoordinator) { drops?.collectionView(view, performDropWith: coordinator) }

    func dropPreviewParameters(at index: IndexPath) -> UIDragPreviewParameters? {
        drops?.collectionView(view, dropPreviewParametersForItemAt: index)
    }
}
