public import CoreGraphics
public import Foundation
internal import ObjectiveC

/// Provides the drag items for a drag of items.
///
/// > Contract: UIKit, UICollectionViewDragDelegate; all but the first are optional.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
}

extension UICollectionViewDragDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        ObjCRuntime.optional(
            self, "collectionView:itemsForAddingToDragSession:atIndexPath:point:", [collectionView, session, indexPath, point]) ?? []
    }
    public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        ObjCRuntime.optional(self, "collectionView:dragPreviewParametersForItemAtIndexPath:", [collectionView, indexPath]) ?? nil
    }
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        ObjCRuntime.optional(self, "collectionView:dragSessionWillBegin:", [collectionView, session])
    }
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        ObjCRuntime.optional(self, "collectionView:dragSessionDidEnd:", [collectionView, session])
    }
    public func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        ObjCRuntime.optional(self, "collectionView:dragSessionAllowsMoveOperation:", [collectionView, session]) ?? true
    }
    public func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
        -> Bool
    {
        ObjCRuntime.optional(self, "collectionView:dragSessionIsRestrictedToDraggingApplication:", [collectionView, session]) ?? false
    }
}
