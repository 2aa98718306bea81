public import CoreGraphics
public import Foundation
internal import ObjectiveC

/// Decides on drags over a collection view, and receives drops.
///
/// > Contract: UIKit, UICollectionViewDropDelegate; all but the first are optional.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Called when items are dropped: update the data, and animate the items with the coordinator.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - coordinator: the dropped items, their destination, and animations.
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Returns whether the view accepts drops of a session; true by default.
    ///
    /// If false, none of the other methods are called for it.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// Called when a drag enters the view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// Returns what a drop would do at the drag's position; called for every movement.
    ///
    /// By default moves items of this app and copies others.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - session: the drag over the view.
    ///   - destinationIndexPath: the item or insertion position under the drag; nil outside of all items.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// Called when a drag leaves the view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// Called when the drag ended, by a drop here, elsewhere or not at all.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    /// Returns the visible part and the background of the preview of an item dropped at an index path; nil by default.
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
