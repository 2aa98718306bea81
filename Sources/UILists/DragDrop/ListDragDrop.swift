internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// Drags rows or items out of a list and drops onto it, through the interactions that any view can have.
///
/// > Contract: UIKit, UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDragDelegate, UICollectionViewDropDelegate.
@MainActor final class ListDragDrop<List: ListDragDropHost>: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private unowned let list: List
    private var drag: UIDragInteraction?
    private var drop: UIDropInteraction?
    private(set) var hasActiveDrag = false
    private(set) var hasActiveDrop = false
    private var source: IndexPath?
    private var sources = DragItemSources()
    private var proposal: List.Source.Proposal?
    private var destination: IndexPath?
    private var flights: [ListDropAnimation] = []
    private lazy var space = DropIndicator(list)

    init(_ list: List) {
        self.list = list
        super.init()
    }

    private var view: UIView { list.dragDropView }

    /// A delegate or a setting changed.
    func update() {
        let drags = list.source.canDrag
        if drags, drag == nil {
            let made = UIDragInteraction(delegate: self)
            drag = made
            view.addInteraction(made)
        } else if !drags, let drag {
            view.removeInteraction(drag)
            self.drag = nil
        }
        let drops = list.source.canDrop
        if drops, drop == nil {
            let made = UIDropInteraction(delegate: self)
            drop = made
            view.addInteraction(made)
        } else if !drops, let drop {
            view.removeInteraction(drop)
            self.drop = nil
        }
    }

    // MARK: Drag

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let path = list.draggablePath(at: session.location(in: view)), list.shownCell(at: path) != nil else { return [] }
        source = path
        let items = list.source.dragItems(for: session, at: path)
        sources.add(items, at: path)
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let source = sources[item] ?? source, let cell = list.shownCell(at: source) else { return nil }
        let parameters = list.source.dragPreviewParameters(at: source)
        return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
    }

    /// Lifted, and cancelled or dragged.
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        guard let cell = source.flatMap(list.shownCell) else { return }
        cell.changeDragState(.lifting)
        animator.addCompletion { [weak cell] position in if position == .start { cell?.changeDragState(.none) } }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        hasActiveDrag = true
        list.dragWillBegin()
        source.flatMap(list.shownCell)?.changeDragState(.dragging)
        list.source.dragWillBegin(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        list.source.dragAllowsMove(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        list.source.dragIsRestricted(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        hasActiveDrag = false
        source = nil
        sources.removeAll()
        for cell in list.shownCells { cell.changeDragState(.none) }
        list.source.dragDidEnd(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let path = list.draggablePath(at: point) else { return [] }
        let items = list.source.addedDragItems(for: session, at: path, point)
        sources.add(items, at: path)
        return items
    }

    // MARK: Drop

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        list.source.canHandle(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        hasActiveDrop = true
        list.source.dropDidEnter(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        let place = session.location(in: view)
        // Over a placeholder, the position where its row would be inserted.
        destination = list.dropDestination(at: place, space)
        guard let proposed = list.source.dropProposal(session, at: destination) else { return UIDropProposal(operation: .cancel) }
        proposal = proposed
        show(proposed, at: place)
        return proposed
    }

    /// Opens a gap between rows, or highlights the row that would receive the drop.
    private func show(_ proposed: List.Source.Proposal, at place: CGPoint) {
        let isDrop = proposed.operation == .move || proposed.operation == .copy
        guard isDrop, let destination else { return space.close() }
        switch list.dropTarget(proposed, at: place) {
        case .none: space.close()
        case .gap(let delay):
            space.makeSpace(at: destination, source: hasActiveDrag && proposed.operation == .move ? source : nil, after: delay)
        case .row(let path):
            // The row itself, not the position of an insertion.
            if let path { self.destination = path }
            space.aim(at: self.destination)
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        hasActiveDrop = false
        space.close()
        list.source.dropDidExit(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        let size = previewSize
        let items = session.items.map { ListDropItem($0, source: sources[$0] ?? (hasActiveDrag ? source : nil), size: size) }
        let coordinator = list.makeDropCoordinator(items, destination, proposal, session)
        space.perform { list.source.performDrop(coordinator) }
        flights = coordinator.flights
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        switch flights.first(where: { $0.item === item })?.goal {
        case nil: return defaultPreview
        case .target(let target): return defaultPreview.retargetedPreview(with: target)
        case .placeholder(let id): return list.landing(id, defaultPreview)
        case .row(let path):
            guard let frame = list.dropFrame(at: path) else { return defaultPreview }
            let target = UIDragPreviewTarget(container: view, center: CGPoint(x: frame.midX, y: frame.midY))
            guard let parameters = list.source.dropPreviewParameters(at: path) else {
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
        list.source.dropDidEnd(session)
    }

    /// The size of the row or item from which the drag began.
    var previewSize: CGSize { list.previewSize(of: source) }
}
