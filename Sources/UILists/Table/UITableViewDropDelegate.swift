public import Foundation
internal import ObjectiveC

/// Decides on drags over a table, and accepts drops.
///
/// > Contract: UIKit, UITableViewDropDelegate; every member but the first is optional.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Accepts a drop: changes the data and the table, and animates the items with `coordinator`.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Whether the table takes part in a drag that came over it; true without an implementation.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Called when a drag came over the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// `destinationIndexPath` is nil beyond the last row.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Called when a drag left the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Called when a drag that had been over the table ended, dropped anywhere or cancelled.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// Returns the outline and background of the preview that lands on a row; nil for the dragged preview's own.
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    /// True, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        ObjCRuntime.optional(self, "tableView:canHandleDropSession:", [tableView, session]) ?? true
    }
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        ObjCRuntime.optional(self, "tableView:dropSessionDidEnter:", [tableView, session])
    }
    /// A proposal without intent, which moves items of this app and copies others.
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
    /// Nil, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        (ObjCRuntime.optional(self, "tableView:dropPreviewParametersForRowAtIndexPath:", [tableView, indexPath])
            as UIDragPreviewParameters??) ?? nil
    }
}
