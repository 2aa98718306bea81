import Foundation
import TestSupport
import Testing
import UIKitCore
import UILists

extension CollectionSuites {
    @Suite("Collection view: interactive movement") @MainActor struct ReorderTests {
        let stage = CollectionStage()

        private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

        @Test("CV-34: a moved item displaces others; the model moves on release", .contract("CV-34"))
        func interactive() {
            let source = ItemSource([["a", "b", "c", "d"]])
            let view = stage.show(CollectionStage.rowLayout(), source)
            #expect(view.beginInteractiveMovementForItem(at: path(0)))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 125))
            stage.frames(0.4)
            #expect(view.texts == ["b", "c", "a", "d"])
            #expect(source.sections == [["a", "b", "c", "d"]])
            #expect(view.cellForItem(at: path(2))?.center == CGPoint(x: 150, y: 125))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 170))
            view.endInteractiveMovement()
            stage.settle()
            #expect(stage.journal.take() == ["move 0.0 → 0.3"])
            #expect(source.sections == [["b", "c", "d", "a"]])
            #expect(view.texts == ["b", "c", "d", "a"])
            #expect(view.cellForItem(at: path(3))?.frame == CGRect(x: 0, y: 150, width: 300, height: 50))
        }

        @Test("a cell's configuration state tells that it is moved, until it is released or the move is cancelled")
        func configurationState() throws {
            let source = ItemSource([["a", "b", "c"]])
            let view = stage.show(CollectionStage.rowLayout(), source)
            let cell = try #require(view.cellForItem(at: path(0)))
            for isCancelled in [false, true] {
                #expect(!cell.configurationState.isReordering)
                #expect(view.beginInteractiveMovementForItem(at: path(0)))
                #expect(cell.configurationState.isReordering)
                #expect(view.cellForItem(at: path(1))?.configurationState.isReordering == false)
                if isCancelled { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() }
                stage.settle()
            }
            #expect(!cell.configurationState.isReordering)
        }

        @Test("a cancelled move changes nothing")
        func cancelled() {
            let source = ItemSource([["a", "b", "c"]])
            let view = stage.show(CollectionStage.rowLayout(), source)
            #expect(view.beginInteractiveMovementForItem(at: path(0)))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 125))
            stage.frames(0.2)
            view.cancelInteractiveMovement()
            stage.settle()
            #expect(view.texts == ["a", "b", "c"])
            #expect(stage.journal.take().isEmpty)
            #expect(view.cellForItem(at: path(0))?.frame.minY == 0)
        }

        @Test("an item held at an edge scrolls the view, up to the content's end")
        func reorderScrolls() {
            let source = ItemSource(60)
            let view = stage.show(CollectionStage.rowLayout(), source)
            #expect(view.beginInteractiveMovementForItem(at: path(2)))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 200))
            stage.frames(0.2)
            #expect(view.contentOffset.y == 0)
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 380))
            stage.frames(0.5)
            #expect(view.contentOffset.y > 150)
            stage.frames(8)
            #expect(view.contentOffset.y == 2600)
            #expect(view.texts.last == "0.2" || view.texts.contains("0.2"))
            view.endInteractiveMovement()
            let rest = view.contentOffset
            stage.settle()
            #expect(view.contentOffset == rest)
            #expect(source.sections[0].firstIndex(of: "0.2") == 59)
        }

        @Test("a layout receives the previous and the current index path of a moving item")
        func previousPosition() {
            final class Watching: UICollectionViewFlowLayout {
                var received: [CGPoint] = []
                override func invalidationContext(
                    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
                    previousIndexPaths: [IndexPath], previousPosition: CGPoint
                ) -> UICollectionViewLayoutInvalidationContext {
                    received += [previousPosition, targetPosition]
                    return super.invalidationContext(
                        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
                        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
                }
            }
            let layout = Watching()
            layout.itemSize = CGSize(width: 300, height: 50)
            layout.minimumLineSpacing = 0
            let view = stage.show(layout, ItemSource(5))
            #expect(view.beginInteractiveMovementForItem(at: path(0)))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 40))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 120))
            #expect(layout.received == [CGPoint(x: 150, y: 40), CGPoint(x: 150, y: 120)])
            view.cancelInteractiveMovement()
        }

    }
}
