internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// Drags of a collection view's items and drops onto them, through a drag and a drop interaction.
///
/// > Contract: UIKit, UICollectionViewDragDelegate, UICollectionViewDropDelegate.
@MainActor final class CollectionDragDrop: NSObject {
    unowned var core: CollectionCore!
    private var drag: UIDragInteraction?
    private var drop: UIDropInteraction?
    private(set) var hasDrag = false
    private(set) var hasDrop = false
    private var source: IndexPath?
    private var sources = DragItemSources()
    private var destination: IndexPath?
    private var proposal: UICollectionViewDropProposal?
    private var flights: [ListDropAnimation] = []
    private var view: UICollectionView { core.view }
    private lazy var space = DropIndicator(core)

    nonisolated override init() { super.init() }

    func delegateChanged() {
        let drags = core.source.canDrag
        if drags, drag == nil {
            let made = UIDragInteraction(delegate: self)
            drag = made
            view.addInteraction(made)
        } else if !drags, let drag {
            view.removeInteraction(drag)
            self.drag = nil
        }
        if core.source.canDrop, drop == nil {
            let made = UIDropInteraction(delegate: self)
            drop = made
            view.addInteraction(made)
        } else if !core.source.canDrop, let drop {
            view.removeInteraction(drop)
            self.drop = nil
        }
    }
}

extension CollectionDragDrop: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let path = view.indexPathForItem(at: session.location(in: view)), view.cellForItem(at: path) != nil else { return [] }
        source = path
        let items = core.source.dragItems(for: session, at: path)
        sources.add(items, at: path)
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let source = sources[item] ?? source, let cell = view.cellForItem(at: source) else { return nil }
        let parameters = core.source.dragPreviewParameters(at: source)
        return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
    }

    /// Lifted, and then released or dragged.
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        guard let cell = source.flatMap({ view.cellForItem(at: $0) }) else { return }
        cell.changeDragState(.lifting)
        animator.addCompletion { [weak cell] position in if position == .start { cell?.changeDragState(.none) } }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        hasDrag = true
        source.flatMap { view.cellForItem(at: $0) }?.changeDragState(.dragging)
        core.source.dragWillBegin(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        core.source.dragAllowsMove(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        core.source.dragIsRestricted(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        hasDrag = false
        source = nil
        sources.removeAll()
        for cell in view.visibleCells { cell.changeDragState(.none) }
        core.source.dragDidEnd(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let path = view.indexPathForItem(at: point) else { return [] }
        let items = core.source.addedDragItems(for: session, at: path, point)
        sources.add(items, at: path)
        return items
    }
}

extension CollectionDragDrop: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        core.source.canHandle(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        hasDrop = true
        core.source.dropDidEnter(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        // Over a placeholder, the position where its item would be inserted.
        destination = destination(at: session.location(in: view))
        guard let proposed = core.source.dropProposal(session, at: destination) else { return UIDropProposal(operation: .cancel) }
        proposal = proposed
        show(proposed, at: session.location(in: view))
        return proposed
    }

    private func destination(at place: CGPoint) -> IndexPath? {
        guard let path = core.indexPath(at: place) else { return nil }
        // In the gap, the position that it is open for.
        if let id = space.gapID, core.placeholders.shown(id).map({ IndexPath($0) }) == path { return space.destination }
        return space.destination(over: core.data(path), offset: offset(from: path, place))
    }

    /// The distance from an item's centre along the line of items: vertical in a list, in reading direction for items side by side.
    private func offset(from path: IndexPath, _ place: CGPoint) -> CGFloat {
        guard let frame = core.visible.shown[.cell(path)]?.attributes.frame else { return 0 }
        guard frame.width <= view.bounds.width / 2 else { return place.y - frame.midY }
        return view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? frame.midX - place.x : place.x - frame.midX
    }

    /// Opens a gap, or highlights the item that would receive the drop.
    private func show(_ proposed: UICollectionViewDropProposal, at place: CGPoint) {
        let isDrop = proposed.operation == .move || proposed.operation == .copy
        guard isDrop, let destination else { return space.close() }
        switch proposed.intent {
        case .insertAtDestinationIndexPath:
            space.makeSpace(
                at: destination, source: hasDrag && proposed.operation == .move ? source : nil, after: view.reorderingCadence.delay)
        case .insertIntoDestinationIndexPath:
            // The item itself, not the insertion position.
            if let path = core.indexPath(at: place), !core.isPlaceholder(path) { self.destination = core.data(path) }
            space.aim(at: self.destination)
        case .unspecified: space.close()
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        hasDrop = false
        space.close()
        core.source.dropDidExit(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        let size = source.flatMap { view.layoutAttributesForItem(at: $0)?.size } ?? .zero
        let items = session.items.map { CollectionDropItem($0, source: sources[$0] ?? (hasDrag ? source : nil), size: size) }
        let coordinator = CollectionDropCoordinator(
            items, destination, proposal ?? UICollectionViewDropProposal(operation: .cancel), session, in: view)
        space.perform { core.source.performDrop(coordinator) }
        flights = coordinator.flights
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        switch flights.first(where: { $0.item === item })?.goal {
        case nil: return defaultPreview
        case .target(let target): return defaultPreview.retargetedPreview(with: target)
        case .placeholder(let id): return core.landing(id, defaultPreview)
        case .row(let path):
            guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return defaultPreview }
            let target = UIDragPreviewTarget(container: view, center: CGPoint(x: frame.midX, y: frame.midY))
            guard let parameters = core.source.dropPreviewParameters(at: path) else {
                return defaultPreview.retargetedPreview(with: target)
            }
            return UITargetedDragPreview(view: defaultPreview.view, parameters: parameters, target: target)
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        flights.first { $0.item === item }?.join(animator)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        hasDrop = false
        space.close()
        core.source.dropDidEnd(session)
    }
}

/// A drop on a collection view, for its delegate.
@MainActor final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private let view: UICollectionView
    /// Drop animations requested by the delegate.
    private(set) var flights: [ListDropAnimation] = []

    init(
        _ items: [CollectionDropItem], _ destination: IndexPath?, _ proposal: UICollectionViewDropProposal, _ session: any UIDropSession,
        in view: UICollectionView
    ) {
        (self.items, destinationIndexPath, self.proposal, self.session, self.view) = (items, destination, proposal, session, view)
        super.init()
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { fly(dragItem, .row(indexPath)) }
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        guard let cell = view.cellForItem(at: indexPath) else { return fly(dragItem, .row(indexPath)) }
        return fly(dragItem, .target(UIDragPreviewTarget(container: cell, center: CGPoint(x: rect.midX, y: rect.midY))))
    }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { fly(dragItem, .target(target)) }
    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        let context = view.core.insert(placeholder, for: dragItem)
        flights.append(context.flight)
        return context
    }

    private func fly(_ item: UIDragItem, _ goal: ListDropAnimation.Goal) -> any UIDragAnimating {
        let flight = ListDropAnimation(item, goal)
        flights.append(flight)
        return flight
    }
}

/// One item dropped on a collection view.
@MainActor final class CollectionDropItem: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, source: IndexPath?, size: CGSize) {
        (dragItem, sourceIndexPath, previewSize) = (item, source, size)
        super.init()
    }
}

extension UICollectionView: EdgeScrollingList {}
