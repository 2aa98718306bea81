internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// The drag delegate and the drop delegate.
extension TableSource {
    private var drags: (any UITableViewDragDelegate)? { table.dragDelegate }
    private var drops: (any UITableViewDropDelegate)? { table.dropDelegate }

    var canDrag: Bool { drags != nil && table.dragInteractionEnabled }
    var canDrop: Bool { drops != nil }

    // MARK: Drag

    func dragItems(for session: any UIDragSession, at index: IndexPath) -> [UIDragItem] {
        drags?.tableView(table, itemsForBeginning: session, at: index) ?? []
    }

    func addedDragItems(for session: any UIDragSession, at index: IndexPath, _ point: CGPoint) -> [UIDragItem] {
        drags?.tableView(table, itemsForAddingTo: session, at: index, point: point) ?? []
    }

    func dragPreviewParameters(at index: IndexPath) -> UIDragPreviewParameters? {
        drags?.tableView(table, dragPreviewParametersForRowAt: index)
    }

    func dragWillBegin(_ session: any UIDragSession) { drags?.tableView(table, dragSessionWillBegin: session) }
    func dragDidEnd(_ session: any UIDragSession) { drags?.tableView(table, dragSessionDidEnd: session) }
    func dragAllowsMove(_ session: any UIDragSession) -> Bool { drags?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        drags?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    // MARK: Drop

    func canHandle(_ session: any UIDropSession) -> Bool { drops?.tableView(table, canHandle: session) ?? false }
    func dropDidEnter(_ session: any UIDropSession) { drops?.tableView(table, dropSessionDidEnter: session) }
    func dropDidExit(_ session: any UIDropSession) { drops?.tableView(table, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { drops?.tableView(table, dropSessionDidEnd: session) }

    /// nil without a drop delegate.
    func dropProposal(_ session: any UIDropSession, at destination: IndexPath?) -> UITableViewDropProposal? {
        drops?.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    }

    func performDrop(_ coordinator: TableDropCoordinator) { drops?.tableView(table, performDropWith: coordinator) }

    func dropPreviewParameters(at index: IndexPath) -> UIDragPreviewParameters? {
        drops?.tableView(table, dropPreviewParametersForRowAt: index)
    }
}
