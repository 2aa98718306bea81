public import CoreGraphics
public import Foundation
internal import ObjectiveC

/// Provides the items of drags from a table's rows.
///
/// > Contract: UIKit, UITableViewDragDelegate; every member but the first is optional.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// Returns the items of a drag that begins on a row.
    ///
    /// An empty array starts no drag.
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    /// Returns items to add to a drag in progress when the user taps another row; empty for none.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// Returns the outline and background of the dragged row's preview; nil for the whole cell.
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    /// Called when a drag from the table began to move.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// Called when a drag from the table ended, dropped or cancelled.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Whether a drop inside this app may move the rows instead of copying them; true without an implementation.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Whether the drag cannot be dropped on another app; false without an implementation.
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
}

extension UITableViewDragDelegate {
    /// No items, for a delegate that does not implement it.
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        ObjCRuntime.optional(self, "tableView:itemsForAddingToDragSession:atIndexPath:point:", [tableView, session, indexPath, point]) ?? []
    }
    /// Nil, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        (ObjCRuntime.optional(self, "tableView:dragPreviewParametersForRowAtIndexPath:", [tableView, indexPath])
            as UIDragPreviewParameters??) ?? nil
    }
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        ObjCRuntime.optional(self, "tableView:dragSessionWillBegin:", [tableView, session])
    }
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        ObjCRuntime.optional(self, "tableView:dragSessionDidEnd:", [tableView, session])
    }
    /// True, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        ObjCRuntime.optional(self, "tableView:dragSessionAllowsMoveOperation:", [tableView, session]) ?? true
    }
    /// False, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        ObjCRuntime.optional(self, "tableView:dragSessionIsRestrictedToDraggingApplication:", [tableView, session]) ?? false
    }
}
