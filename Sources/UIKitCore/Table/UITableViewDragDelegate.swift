public import CoreGraphics
public import Foundation
internal import ObjectiveC

/// Provides the items of drags from a table's rows.
///
/// > Contract: UIKit, UITableViewDragDelegate; every member but the first is optional.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// An empty array starts no drag.
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
}

extension UITableViewDragDelegate {
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        ObjCRuntime.optional(self, "tableView:itemsForAddingToDragSession:atIndexPath:point:", [tableView, session, indexPath, point]) ?? []
    }
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
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        ObjCRuntime.optional(self, "tableView:dragSessionAllowsMoveOperation:", [tableView, session]) ?? true
    }
    public func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        ObjCRuntime.optional(self, "tableView:dragSessionIsRestrictedToDraggingApplication:", [tableView, session]) ?? false
    }
}
