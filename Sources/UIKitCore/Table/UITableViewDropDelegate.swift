public import Foundation
internal import ObjectiveC

/// Decides on drags over a table, and accepts drops.
///
/// > Contract: UIKit, UITableViewDropDelegate; every member but the first is optional.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// `destinationIndexPath` is nil beyond the last row.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        ObjCRuntime.optional(self, "tableView:canHandleDropSession:", [tableView, session]) ?? true
    }
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        ObjCRuntime.optional(self, "tableView:dropSessionDidEnter:", [tableView, session])
    }
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        ObjCRuntime.optional(
            self, "tableView:dropSessionDidUpdate:withDestinationIndexPath:", [tableView, session, destinationIndexPath])
            ?? UITableViewDropProposal(operation: session.localDragSession == nil ? .copy : .move)
    }
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        ObjCRuntime.optional(self, "tableView:dropSessionDidExit:", [tableView, session])
    }
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        ObjCRuntime.optional(self, "tableView:dropSessionDidEnd:", [tableView, session])
    }
    public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        (ObjCRuntime.optional(self, "tableView:dropPreviewParametersForRowAtIndexPath:", [tableView, indexPath])
            as UIDragPreviewParameters??) ?? nil
    }
}
