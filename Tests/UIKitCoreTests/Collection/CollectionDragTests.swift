import DeviceProtocol
import Foundation
import ObjectiveC
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension CollectionSuites {
    @Suite("Collection view: drags and drops") @MainActor struct DragTests {
        let stage = CollectionStage()

        private func rows(_ source: ItemSource) -> UICollectionView { stage.show(CollectionStage.rowLayout(), source) }

        @Test("an item held and moved is dragged, and dropped where its model says; both delegates are called in order")
        func dragAndDrop() {
            let source = ItemSource([["a", "b", "c", "d"]])
            let (view, busy) = busyRows(source)
            defer { withExtendedLifetime(busy) {} }
            let (from, to) = (stage.place(view, 0), stage.place(view, 2))
            stage.app.touch(.began, from.x, from.y)
            stage.frames(0.7)
            stage.app.touch(.moved, from.x + 30, from.y + 20)
            stage.frames(0.1)
            #expect(view.hasActiveDrag)
            stage.app.touch(.moved, to.x, to.y)
            stage.frames(0.1)
            #expect(view.hasActiveDrop)
            stage.app.touch(.ended, to.x, to.y)
            stage.frames(1.5)
            #expect(source.sections == [["b", "c", "a", "d"]])
            #expect(view.texts == ["b", "c", "a", "d"])
            let received = stage.journal.take()
            #expect(received.filter { $0.hasPrefix("dr") } == ["drag", "drop 0 → 2", "drag end", "drop end"])
            #expect(!view.hasActiveDrag)
            #expect(!view.hasActiveDrop)
            #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
        }

        /// Holds an item and carries it over another.
        private func carry(_ item: Int, over other: Int, in view: UICollectionView) {
            let (from, to) = (stage.place(view, item), stage.place(view, other))
            stage.app.touch(.began, from.x, from.y)
            stage.frames(0.7)
            stage.app.touch(.moved, from.x + 30, from.y)
            stage.frames(0.1)
            stage.app.touch(.moved, to.x, to.y)
            stage.frames(0.05)
        }
        private func busyRows(_ source: ItemSource) -> (UICollectionView, BusyDelegate) {
            let view = rows(source)
            let busy = BusyDelegate(source)
            (view.dragDelegate, view.dropDelegate) = (busy, busy)
            stage.app.flush()
            return (view, busy)
        }

        @Test("items make a gap where a drag would insert, which the drop fills")
        func space() {
            let source = ItemSource([["a", "b", "c", "d"]])
            let (view, busy) = busyRows(source)
            carry(3, over: 1, in: view)
            stage.settle()
            #expect(view.frame(0)?.minY == 0)
            #expect(view.frame(1)?.minY == 100)
            #expect(view.contentSize.height == 250)
            #expect(view.texts == ["a", "b", "c", "d"])
            #expect(view.numberOfItems(inSection: 0) == 4)
            // In the gap it stays; over the next it goes on.
            let place = view.convert(CGPoint(x: 150, y: 60), to: nil)
            stage.app.touch(.moved, place.x, place.y)
            stage.settle()
            #expect(view.frame(1)?.minY == 100)
            stage.app.touch(.moved, place.x, place.y + 80)
            stage.settle()
            #expect(view.frame(1)?.minY == 50)
            #expect(view.frame(2)?.minY == 150)
            stage.app.touch(.ended, place.x, place.y + 60)
            stage.frames(1.5)
            #expect(source.sections == [["a", "b", "d", "c"]])
            #expect(view.texts == ["a", "b", "d", "c"])
            #expect((0..<4).map { view.frame($0)?.minY } == [0, 50, 100, 150])
            #expect(!view.hasUncommittedUpdates)
            #expect(stage.journal.take().contains("look 2"))
            withExtendedLifetime(busy) {}
        }

        @Test("the gap closes when the drag leaves, and remains the item's on a drop")
        func roomCloses() {
            let source = ItemSource([["a", "b", "c", "d"]])
            let (view, busy) = busyRows(source)
            carry(0, over: 2, in: view)
            stage.settle()
            #expect(view.frame(2)?.minY == 100)
            #expect(view.frame(3)?.minY == 200)
            stage.app.touch(.moved, 20, 100)
            stage.settle()
            #expect(view.frame(3)?.minY == 150)
            #expect(view.contentSize.height == 200)
            stage.app.touch(.ended, 20, 100)
            stage.frames(1.5)
            #expect(source.sections == [["a", "b", "c", "d"]])
            #expect(!view.hasUncommittedUpdates)
            withExtendedLifetime(busy) {}
        }

        @Test("an item that would take a drop is highlighted without a gap")
        func into() {
            let (view, busy) = busyRows(ItemSource([["a", "b", "c", "d"]]))
            busy.intent = .insertIntoDestinationIndexPath
            let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
            carry(3, over: 1, in: view)
            #expect(cell?.isHighlighted == true)
            #expect(cell?.configurationState.cellDropState == .targeted)
            #expect(view.frame(1)?.minY == 50)
            stage.app.touch(.moved, 20, 100)
            stage.frames(0.1)
            #expect(cell?.isHighlighted == false)
            #expect(cell?.configurationState.cellDropState == UICellConfigurationState.DropState.none)
            stage.app.touch(.ended, 20, 100)
            stage.frames(1)
        }

        @Test("with a slow cadence the gap opens later")
        func cadence() {
            let (view, busy) = busyRows(ItemSource([["a", "b", "c", "d"]]))
            view.reorderingCadence = .slow
            carry(3, over: 1, in: view)
            stage.frames(0.3)
            #expect(view.frame(1)?.minY == 50)
            stage.frames(0.4)
            #expect(view.frame(1)?.minY == 100)
            stage.app.touch(.moved, 20, 100)
            stage.app.touch(.ended, 20, 100)
            stage.frames(1)
            withExtendedLifetime(busy) {}
        }

        @Test("a drag held at an edge scrolls the list, and drops at the new position")
        func edges() {
            let source = ItemSource(40)
            let (view, busy) = busyRows(source)
            carry(1, over: 3, in: view)
            let edge = view.convert(CGPoint(x: 150, y: 390), to: nil)
            stage.app.touch(.moved, edge.x, edge.y)
            stage.frames(0.5)
            let offset = view.contentOffset.y
            #expect(offset > 150)
            stage.app.touch(.moved, edge.x, edge.y - 150)
            stage.frames(0.5)
            let rest = view.contentOffset.y
            #expect(rest < offset + 40)
            stage.app.touch(.ended, edge.x, edge.y - 150)
            stage.frames(1.5)
            #expect(view.contentOffset.y == rest)
            #expect((source.sections[0].firstIndex(of: "0.1") ?? 0) >= Int(rest / 50) + 3)
            withExtendedLifetime(busy) {}
        }

        @Test("an item under a resting drag is selected if spring loading is on and the delegate allows it")
        func springs() {
            let (view, busy) = busyRows(ItemSource([["a", "b", "c", "d"]]))
            busy.intent = .unspecified
            view.delegate = busy
            view.isSpringLoaded = true
            carry(0, over: 2, in: view)
            stage.frames(2)
            #expect(view.indexPathsForSelectedItems == [])
            let next = stage.place(view, 3)
            stage.app.touch(.moved, next.x, next.y)
            stage.frames(2)
            #expect(view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
            stage.app.touch(.moved, 20, 100)
            stage.app.touch(.ended, 20, 100)
            stage.frames(1)
        }

        @Test("a drop outside changes nothing")
        func dragCancelled() {
            let source = ItemSource([["a", "b", "c", "d"]])
            let (view, busy) = busyRows(source)
            defer { withExtendedLifetime(busy) {} }
            let from = stage.place(view, 0)
            stage.app.touch(.began, from.x, from.y)
            stage.frames(0.7)
            stage.app.touch(.moved, 200, 300)
            stage.app.touch(.moved, 200, 100)
            stage.frames(0.1)
            stage.app.touch(.ended, 200, 100)
            stage.frames(1.5)
            #expect(source.sections == [["a", "b", "c", "d"]])
            #expect(view.texts == ["a", "b", "c", "d"])
            #expect(stage.journal.take().contains("drag end"))
            #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
        }

    }
}

/// A delegate that implements every interaction method, and records the calls.
@MainActor final class BusyDelegate: NSObject, UICollectionViewDelegate, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    let model: ItemSource
    var hasMenus = false
    var selects = false
    var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
    var journal: Journal? { model.journal }

    init(_ model: ItemSource) { self.model = model }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        journal?.add("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        journal?.add("deselect \(indexPath.item)")
    }
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard hasMenus else { return nil }
        journal?.add("menu \(indexPaths.map(\.item))")
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Copy") { _ in }])
        }
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { journal?.add("display") }
    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { journal?.add("end") }

    func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        selects
    }
    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        journal?.add("choose \(indexPath.item)")
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.isEditing = true
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { journal?.add("chosen") }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: model.sections[indexPath.section][indexPath.item])))
        return [item]
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) { journal?.add("drag") }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) { journal?.add("drag end") }
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .move, intent: intent) }
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
        guard let item = coordinator.items.first, let old = item.sourceIndexPath, let new = coordinator.destinationIndexPath else { return }
        journal?.add("drop \(old.item) → \(new.item)")
        collectionView.performBatchUpdates {
            let value = self.model.sections[0].remove(at: old.item)
            self.model.sections[0].insert(value, at: new.item)
            collectionView.deleteItems(at: [old])
            collectionView.insertItems(at: [new])
        }
        coordinator.drop(item.dragItem, toItemAt: new)
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) { journal?.add("drop end") }
    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        journal?.add("look \(indexPath.item)")
        return nil
    }
    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool { indexPath.item != 2 }
}
