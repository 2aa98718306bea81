public import CoreGraphics
public import Foundation
internal import ObjectiveC

/// Provides the drag items for a drag of items.
///
/// > Contract: UIKit, UICollectionViewDragDelegate; all but the first are optional.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// Returns what is dragged when the user lifts an item; an empty array begins no drag.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - session: the drag that would begin.
    ///   - indexPath: the pressed item.
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    /// Returns what a tap on another item adds to a running drag; nothing by default.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - session: the running drag.
    ///   - indexPath: the tapped item.
    ///   - point: the tap, in points of the content.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// Returns the visible part and the background of a lifted cell; nil, the default, shows the whole cell.
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    /// Called when lifted items begin to move.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    /// Called when the drag was dropped or cancelled.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    /// Returns whether a drop in this app may move the items instead of copying them; true by default.
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Returns whether the items can be dropped in this app only; false by default.
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
