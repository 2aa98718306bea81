internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// A list's drag and drop delegates, through its adapter. All index paths are the app's.
@preconcurrency @MainActor protocol ListDragDropSource: AnyObject {
    associatedtype Proposal: UIDropProposal
    associatedtype Coordinator: ListDropCoordinator

    var canDrag: Bool { get }
    var canDrop: Bool { get }

    func dragItems(for session: any UIDragSession, at index: IndexPath) -> [UIDragItem]
    func addedDragItems(for session: any UIDragSession, at index: IndexPath, _ point: CGPoint) -> [UIDragItem]
    func dragPreviewParameters(at index: IndexPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool

    func canHandle(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    /// nil without a drop delegate.
    func dropProposal(_ session: any UIDropSession, at destination: IndexPath?) -> Proposal?
    func performDrop(_ coordinator: Coordinator)
    func dropPreviewParameters(at index: IndexPath) -> UIDragPreviewParameters?
}

/// What drag and drop asks a list for: its cells and frames, and where a drop would go. All index paths are the app's.
@preconcurrency @MainActor protocol ListDragDropHost: DropIndicatorHost {
    associatedtype Source: ListDragDropSource
    associatedtype DraggedCell: DraggableListCell

    var source: Source { get }
    /// The view that has the interactions.
    var dragDropView: UIView { get }

    /// The row or item at a point of the view; nil over a placeholder.
    func draggablePath(at point: CGPoint) -> IndexPath?
    func shownCell(at path: IndexPath) -> DraggedCell?
    var shownCells: [DraggedCell] { get }
    /// Before the delegate knows of the drag.
    func dragWillBegin()

    /// The row or item at a point; over a placeholder, the position at which its row would be inserted.
    func dropDestination(at point: CGPoint, _ space: DropIndicator) -> IndexPath?
    /// What a proposal to drop at a point shows.
    func dropTarget(_ proposal: Source.Proposal, at point: CGPoint) -> ListDropTarget
    /// - Parameter proposal: the delegate's last one, if any.
    func makeDropCoordinator(
        _ items: [ListDropItem], _ destination: IndexPath?, _ proposal: Source.Proposal?, _ session: any UIDropSession
    ) -> Source.Coordinator
    /// The size of the preview of a dropped item that was dragged from a row or item of this list; nil: from elsewhere.
    func previewSize(of path: IndexPath?) -> CGSize
    /// The frame to which a dropped item flies; nil if there is no such row or item.
    func dropFrame(at path: IndexPath) -> CGRect?
    /// The target and final appearance of an item dropped on a placeholder.
    func landing(_ id: Int, _ preview: UITargetedDragPreview) -> UITargetedDragPreview
}

/// How a list shows where a drag would drop.
enum ListDropTarget {
    case none
    /// A gap at the destination, once the drag has rested there so long, in seconds.
    case gap(after: TimeInterval)
    /// A row is highlighted; nil: the one at the destination.
    case row(IndexPath?)
}

/// A cell that shows whether its row or item is dragged.
@preconcurrency @MainActor protocol DraggableListCell: UIView {
    associatedtype DragState: ListCellDragState

    func changeDragState(_ dragState: DragState)
}

/// The states of a dragged cell. UIKit has the same ones for cells of tables and of collection views, as two types.
protocol ListCellDragState {
    static var none: Self { get }
    static var lifting: Self { get }
    static var dragging: Self { get }
}

extension UITableViewCell: DraggableListCell {}
extension UITableViewCell.DragState: ListCellDragState {}
extension UICollectionViewCell: DraggableListCell {}
extension UICollectionViewCell.DragState: ListCellDragState {}
