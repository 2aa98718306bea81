internal import CoreGraphics
internal import Foundation

/// Drags rows out of a table and drops items onto it, through the interactions that any view can have.
///
/// > Contract: UIKit, UITableViewDragDelegate, UITableViewDropDelegate.
@MainActor final class TableDragDrop: NSObject {
    private unowned let table: UITableView
    private var drag: UIDragInteraction?
    private var drop: UIDropInteraction?
    private(set) var hasActiveDrag = false
    private(set) var hasActiveDrop = false
    private var source: IndexPath?
    private var proposal = UITableViewDropProposal(operation: .cancel)
    private var destination: IndexPath?
    private var flights: [TableDropFlight] = []
    private lazy var room = DropRoom(table)

    init(_ table: UITableView) {
        self.table = table
        super.init()
    }

    func update() {
        let drags = table.dragDelegate != nil && table.dragInteractionEnabled
        if drags, drag == nil {
            let made = UIDragInteraction(delegate: self)
            made.isEnabled = true
            drag = made
            table.addInteraction(made)
        } else if !drags, let drag {
            table.removeInteraction(drag)
            self.drag = nil
        }
        if table.dropDelegate != nil, drop == nil {
            let made = UIDropInteraction(delegate: self)
            drop = made
            table.addInteraction(made)
        } else if table.dropDelegate == nil, let drop {
            table.removeInteraction(drop)
            self.drop = nil
        }
    }
}

extension TableDragDrop: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let path = table.indexPathForRow(at: session.location(in: table)), table.cellForRow(at: path) != nil else { return [] }
        source = path
        return table.dragDelegate?.tableView(table, itemsForBeginning: session, at: path) ?? []
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let source, let cell = table.cellForRow(at: source) else { return nil }
        let parameters = table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: source)
        return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
    }

    /// Lifted, and cancelled or dragged.
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        guard let cell = source.flatMap(table.cellForRow) else { return }
        cell.changeDragState(.lifting)
        animator.addCompletion { [weak cell] position in if position == .start { cell?.changeDragState(.none) } }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        hasActiveDrag = true
        table.selection.unhighlight()
        source.flatMap(table.cellForRow)?.changeDragState(.dragging)
        table.dragDelegate?.tableView(table, dragSessionWillBegin: session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        table.dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        table.dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        hasActiveDrag = false
        source = nil
        for cell in table.visibleCells { cell.changeDragState(.none) }
        table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let path = table.indexPathForRow(at: point) else { return [] }
        return table.dragDelegate?.tableView(table, itemsForAddingTo: session, at: path, point: point) ?? []
    }
}

extension TableDragDrop: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        table.dropDelegate?.tableView(table, canHandle: session) ?? false
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        hasActiveDrop = true
        table.dropDelegate?.tableView(table, dropSessionDidEnter: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        let place = session.location(in: table)
        destination = destination(at: place)
        guard let delegate = table.dropDelegate else { return UIDropProposal(operation: .cancel) }
        proposal = delegate.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        show(proposal, at: place)
        return proposal
    }

    /// Opens a gap between rows, or highlights the row that would receive the drop.
    private func show(_ proposed: UITableViewDropProposal, at place: CGPoint) {
        let isDrop = proposed.operation == .move || proposed.operation == .copy
        guard isDrop, let destination else { return room.close() }
        switch proposed.intent {
        case .unspecified: room.close()
        case .insertIntoDestinationIndexPath: aim(at: place)
        case .automatic where isInMiddle(place): aim(at: place)
        case .insertAtDestinationIndexPath, .automatic:
            room.makeRoom(at: destination, source: hasActiveDrag && proposed.operation == .move ? source : nil)
        }
    }

    /// Targets the row itself, whatever would be inserted there.
    private func aim(at place: CGPoint) {
        if let row = table.contents.layout.row(at: place.y), !table.placeholders.isPlaceholder(row) { destination = table.index(of: row) }
        room.aim(at: destination)
    }

    /// Whether a point is nearer to a row's middle than to its edges; a gap between rows has no middle.
    private func isInMiddle(_ place: CGPoint) -> Bool {
        guard let row = table.contents.layout.row(at: place.y), !table.placeholders.isPlaceholder(row) else { return false }
        let frame = table.contents.frame(of: row)
        return abs(place.y - frame.midY) < frame.height / 4
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        hasActiveDrop = false
        room.close()
        table.dropDelegate?.tableView(table, dropSessionDidExit: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        let items = session.items.map { TableDropItem($0, source: hasActiveDrag ? source : nil, size: rowSize) }
        let coordinator = TableDropCoordinator(items, destination, proposal, session, in: table)
        room.perform { table.dropDelegate?.tableView(table, performDropWith: coordinator) }
        flights = coordinator.flights
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        switch flights.first(where: { $0.item === item })?.goal {
        case nil: return defaultPreview
        case .target(let target): return defaultPreview.retargetedPreview(with: target)
        case .placeholder(let id): return table.landing(id, defaultPreview)
        case .row(let path):
            let frame = table.rectForRow(at: path)
            guard frame != .zero else { return defaultPreview }
            let target = UIDragPreviewTarget(container: table, center: CGPoint(x: frame.midX, y: frame.midY))
            guard let parameters = table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: path) else {
                return defaultPreview.retargetedPreview(with: target)
            }
            return UITargetedDragPreview(view: defaultPreview.view, parameters: parameters, target: target)
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        flights.first { $0.item === item }?.join(animator)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        hasActiveDrop = false
        room.close()
        table.dropDelegate?.tableView(table, dropSessionDidEnd: session)
    }

    /// The row at a point; over a placeholder, the position at which its row would be inserted.
    private func destination(at point: CGPoint) -> IndexPath? {
        table.contents.loadIfNeeded()
        guard point.y.isFinite else { return nil }
        guard let row = table.contents.layout.row(at: point.y) else { return nil }
        // In the gap, the row that it was opened for.
        if let id = room.gapID, table.placeholders.shown(id) == row { return room.destination }
        return room.destination(over: table.index(of: row), offset: point.y - table.contents.frame(of: row).midY)
    }

    var rowSize: CGSize { source.map { table.rectForRow(at: $0).size } ?? CGSize(width: table.bounds.width, height: 44) }
}

/// A table's drop, as passed to its delegate.
@MainActor final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    /// The animations of the dropped items.
    private(set) var flights: [TableDropFlight] = []

    private let table: UITableView

    init(
        _ items: [TableDropItem], _ destination: IndexPath?, _ proposal: UITableViewDropProposal, _ session: any UIDropSession,
        in table: UITableView
    ) {
        self.items = items
        self.table = table
        destinationIndexPath = destination
        self.proposal = proposal
        self.session = session
        super.init()
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { fly(dragItem, .row(indexPath)) }
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        guard let cell = table.cellForRow(at: indexPath) else { return fly(dragItem, .row(indexPath)) }
        let size = items.first { $0.dragItem === dragItem }?.previewSize ?? .zero
        let fits = size.width > 0 && size.height > 0
        let scale = fits ? max(0.01, min(1, rect.width / size.width, rect.height / size.height)) : 1
        return fly(
            dragItem,
            .target(
                UIDragPreviewTarget(
                    container: cell, center: CGPoint(x: rect.midX, y: rect.midY), transform: CGAffineTransform(scaleX: scale, y: scale))))
    }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { fly(dragItem, .target(target)) }
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext {
        let context = table.insert(placeholder, for: dragItem)
        flights.append(context.flight)
        return context
    }

    private func fly(_ item: UIDragItem, _ goal: TableDropFlight.Goal) -> any UIDragAnimating {
        let flight = TableDropFlight(item, goal)
        flights.append(flight)
        return flight
    }
}

/// Animates a dropped item into a table.
@MainActor final class TableDropFlight: NSObject, UIDragAnimating {
    enum Goal {
        case row(IndexPath)
        case target(UIDragPreviewTarget)
        /// By its ID in the placeholder map.
        case placeholder(Int)
    }

    let item: UIDragItem
    let goal: Goal
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    init(_ item: UIDragItem, _ goal: Goal) {
        self.item = item
        self.goal = goal
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Forwards the animations and completions added so far to the interaction's animator.
    func join(_ animator: any UIDragAnimating) {
        for animation in animations { animator.addAnimations(animation) }
        for completion in completions { animator.addCompletion(completion) }
    }
}

/// One item dropped on a table.
@MainActor final class TableDropItem: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, source: IndexPath?, size: CGSize) {
        dragItem = item
        sourceIndexPath = source
        previewSize = size
        super.init()
    }
}
