internal import CoreGraphics
internal import Foundation
internal import UIKitCore

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
    private var sources = DragItemSources()
    private var proposal = UITableViewDropProposal(operation: .cancel)
    private var destination: IndexPath?
    private var flights: [ListDropAnimation] = []
    private lazy var space = DropIndicator(table)

    init(_ table: UITableView) {
        self.table = table
        super.init()
    }

    func update() {
        let drags = table.source.canDrag
        if drags, drag == nil {
            let made = UIDragInteraction(delegate: self)
            made.isEnabled = true
            drag = made
            table.addInteraction(made)
        } else if !drags, let drag {
            table.removeInteraction(drag)
            self.drag = nil
        }
        if table.source.canDrop, drop == nil {
            let made = UIDropInteraction(delegate: self)
            drop = made
            table.addInteraction(made)
        } else if !table.source.canDrop, let drop {
            table.removeInteraction(drop)
            self.drop = nil
        }
    }
}

extension TableDragDrop: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let path = table.indexPathForRow(at: session.location(in: table)), table.cellForRow(at: path) != nil else { return [] }
        source = path
        let items = table.source.dragItems(for: session, at: path)
        sources.add(items, at: path)
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let source = sources[item] ?? source, let cell = table.cellForRow(at: source) else { return nil }
        let parameters = table.source.dragPreviewParameters(at: source)
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
        table.source.dragWillBegin(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        table.source.dragAllowsMove(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        table.source.dragIsRestricted(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        hasActiveDrag = false
        source = nil
        sources.removeAll()
        for cell in table.visibleCells { cell.changeDragState(.none) }
        table.source.dragDidEnd(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let path = table.indexPathForRow(at: point) else { return [] }
        let items = table.source.addedDragItems(for: session, at: path, point)
        sources.add(items, at: path)
        return items
    }
}

extension TableDragDrop: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        table.source.canHandle(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        hasActiveDrop = true
        table.source.dropDidEnter(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        let place = session.location(in: table)
        destination = destination(at: place)
        guard let proposal = table.source.dropProposal(session, at: destination) else { return UIDropProposal(operation: .cancel) }
        self.proposal = proposal
        show(proposal, at: place)
        return proposal
    }

    /// Opens a gap between rows, or highlights the row that would receive the drop.
    private func show(_ proposed: UITableViewDropProposal, at place: CGPoint) {
        let isDrop = proposed.operation == .move || proposed.operation == .copy
        guard isDrop, let destination else { return space.close() }
        switch proposed.intent {
        case .unspecified: space.close()
        case .insertIntoDestinationIndexPath: aim(at: place)
        case .automatic where isInMiddle(place): aim(at: place)
        case .insertAtDestinationIndexPath, .automatic:
            space.makeSpace(at: destination, source: hasActiveDrag && proposed.operation == .move ? source : nil)
        }
    }

    /// Targets the row itself, whatever would be inserted there.
    private func aim(at place: CGPoint) {
        if let row = table.contents.layout.row(at: place.y), !table.placeholders.isPlaceholder(row) { destination = table.index(of: row) }
        space.aim(at: destination)
    }

    /// Whether a point is nearer to a row's middle than to its edges; a gap between rows has no middle.
    private func isInMiddle(_ place: CGPoint) -> Bool {
        guard let row = table.contents.layout.row(at: place.y), !table.placeholders.isPlaceholder(row) else { return false }
        let frame = table.contents.frame(of: row)
        return abs(place.y - frame.midY) < frame.height / 4
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        hasActiveDrop = false
        space.close()
        table.source.dropDidExit(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        let items = session.items.map { TableDropItem($0, source: sources[$0] ?? (hasActiveDrag ? source : nil), size: rowSize) }
        let coordinator = TableDropCoordinator(items, destination, proposal, session, in: table)
        space.perform { table.source.performDrop(coordinator) }
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
            guard let parameters = table.source.dropPreviewParameters(at: path) else {
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
        space.close()
        table.source.dropDidEnd(session)
    }

    /// The row at a point; over a placeholder, the position at which its row would be inserted.
    private func destination(at point: CGPoint) -> IndexPath? {
        table.contents.loadIfNeeded()
        guard point.y.isFinite else { return nil }
        guard let row = table.contents.layout.row(at: point.y) else { return nil }
        // In the gap, the row that it was opened for.
        if let id = space.gapID, table.placeholders.shown(id) == row { return space.destination }
        return space.destination(over: table.index(of: row), offset: point.y - table.contents.frame(of: row).midY)
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
    private(set) var flights: [ListDropAnimation] = []

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

    private func fly(_ item: UIDragItem, _ goal: ListDropAnimation.Goal) -> any UIDragAnimating {
        let flight = ListDropAnimation(item, goal)
        flights.append(flight)
        return flight
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

extension UITableView: EdgeScrollingList {}
