public import CoreGraphics
public import Foundation
internal import ObjectiveC

/// Decides on drags over a collection view, and receives drops.
///
/// > Contract: UIKit, UICollectionViewDropDelegate; all but the first are optional.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        ObjCRuntime.optional(self, "collectionView:canHandleDropSession:", [collectionView, session]) ?? true
    }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        ObjCRuntime.optional(self, "collectionView:dropSessionDidEnter:", [collectionView, session])
    }
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        ObjCRuntime.optional(
            self, "collectionView:dropSessionDidUpdate:withDestinationIndexPath:", [collectionView, session, destinationIndexPath])
            ?? UICollectionViewDropProposal(operation: session.localDragSession == nil ? .copy : .move)
    }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        ObjCRuntime.optional(self, "collectionView:dropSessionDidExit:", [collectionView, session])
    }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        ObjCRuntime.optional(self, "collectionView:dropSessionDidEnd:", [collectionView, session])
    }
    public func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        ObjCRuntime.optional(self, "collectionView:dropPreviewParametersForItemAtIndexPath:", [collectionView, indexPath]) ?? nil
    }
}
