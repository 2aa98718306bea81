import Foundation
import TestSupport
import Testing
import UIKitCore
import UILists

extension CollectionSuites {
    @Suite("Collection view updates") @MainActor struct CollectionUpdateTests {
        let stage = CollectionStage()

        private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

        @Test("CV-12: deletions and reloads count before the batch, insertions after, moves from old to new", .contract("CV-12"))
        func semantics() {
            let source = ItemSource([["a", "b", "c", "d", "e"]])
            let view = stage.show(CollectionStage.rowLayout(), source)
            let kept = view.cellForItem(at: path(2))
            source.lastCells = []
            view.performBatchUpdates {
                source.sections = [["x", "B", "c", "a", "e"]]
                view.insertItems(at: [path(0)])
                view.deleteItems(at: [path(3)])
                view.reloadItems(at: [path(1)])
                view.moveItem(at: path(0), to: path(3))
            }
            stage.settle()
            #expect(view.texts == ["x", "B", "c", "a", "e"])
            #expect(view.cellForItem(at: path(2)) === kept)
            #expect(Set(source.lastCells) == [path(0), path(1)])
            #expect(view.subviews.filter { $0 is TestCell && !$0.isHidden }.count == 5)
        }

        @Test("CV-13: an inconsistent batch raises UIKit's message with the counts", .contract("CV-13"))
        func invalid() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
                let source = ItemSource(5)
                let view = CollectionStage().show(UICollectionViewFlowLayout(), source)
                view.performBatchUpdates {
                    source.sections[0].removeLast()
                    view.insertItems(at: [IndexPath(item: 0, section: 0)])
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(
                text.contains(
                    "number of items contained in an existing section after the update (4) must be equal to the number of items contained in that "
                        + "section before the update (5), plus or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted)"
                ))
        }

        @Test("inconsistent section counts raise too")
        func invalidSections() async {
            let sections = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
                let view = CollectionStage().show(UICollectionViewFlowLayout(), ItemSource(1, 1))
                view.deleteSections(IndexSet(integer: 0))
            }
            let first = String(decoding: sections?.standardErrorContent ?? [], as: UTF8.self)
            #expect(first.contains("invalid number of sections"))
        }

        @Test("index paths that do not exist raise too")
        func invalidItems() async {
            let items = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
                let view = CollectionStage().show(UICollectionViewFlowLayout(), ItemSource(1))
                view.deleteItems(at: [IndexPath(item: 4, section: 0)])
            }
            let second = String(decoding: items?.standardErrorContent ?? [], as: UTF8.self)
            #expect(second.contains("attempt to delete item 4 from section 0 which only contains 1 items before the update"))
        }

        @Test("CV-14: prepare, updates, target, elements, initial and final attributes, finalize", .contract("CV-14"))
        func layoutOrder() {
            let source = ItemSource(4)
            let layout = LoggingLayout(stage.journal)
            let view = stage.show(layout, source)
            _ = stage.journal.take()
            view.performBatchUpdates {
                source.sections[0].remove(at: 1)
                source.sections[0].append("new")
                view.deleteItems(at: [path(1)])
                view.insertItems(at: [path(3)])
            }
            var order = stage.journal.take()
            #expect(order.first == "prepare")
            order.removeAll { $0 == "size" || $0 == "elements" }
            #expect(order == ["prepare", "updates 2", "target", "initial 3", "final 1", "finalize"])
            stage.settle()
            #expect(view.texts == ["0.0", "0.2", "0.3", "new"])
        }

        @Test("CV-15: a view that has not loaded reads its counts before the block", .contract("CV-15"))
        func unloaded() {
            stage.activate()
            let source = ItemSource(3)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: CollectionStage.rowLayout())
            view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            view.performBatchUpdates {
                source.sections[0].append("more")
                view.insertItems(at: [path(3)])
            }
            #expect(view.numberOfItems(inSection: 0) == 4)
            stage.controller.view.addSubview(view)
            stage.app.flush()
            #expect(view.visibleCells.count == 4)
        }

        @Test("CV-16: the completion runs after the animation, with true when uninterrupted", .contract("CV-16"))
        func completion() {
            let source = ItemSource(3)
            let view = stage.show(CollectionStage.rowLayout(), source)
            var finished: Bool?
            view.performBatchUpdates {
                source.sections[0].append("x")
                view.insertItems(at: [path(3)])
            } completion: {
                finished = $0
            }
            stage.frames(0.1)
            #expect(finished == nil)
            stage.settle()
            #expect(finished == true)
        }

        @Test("an inserted cell fades in at its position while the others move")
        func motion() {
            let source = ItemSource(3)
            let view = stage.show(CollectionStage.rowLayout(), source)
            source.sections[0].insert("x", at: 0)
            view.insertItems(at: [path(0)])
            #expect(view.cellForItem(at: path(0))?.frame.minY == 0)
            #expect(view.cellForItem(at: path(0))?.layer.animation(forKey: "opacity") != nil)
            #expect(view.cellForItem(at: path(1))?.layer.animation(forKey: "position") != nil)
            stage.settle()
            #expect(view.cellForItem(at: path(0))?.alpha == 1)
        }

        @Test("selections follow their items and are removed with them")
        func selection() {
            let source = ItemSource(5)
            let view = stage.show(CollectionStage.rowLayout(), source)
            view.allowsMultipleSelection = true
            for item in [1, 3] { view.selectItem(at: path(item), animated: false, scrollPosition: []) }
            view.performBatchUpdates {
                source.sections[0].remove(at: 3)
                source.sections[0].insert("x", at: 0)
                view.deleteItems(at: [path(3)])
                view.insertItems(at: [path(0)])
            }
            stage.settle()
            #expect(view.indexPathsForSelectedItems == [path(2)])
            #expect(view.cellForItem(at: path(2))?.isSelected == true)
        }

        @Test("reconfiguring keeps the cell and configures it again; reloading takes another")
        func reconfigure() {
            let source = ItemSource(3)
            let view = stage.show(CollectionStage.rowLayout(), source)
            let cell = view.cellForItem(at: path(1))
            source.sections[0][1] = "changed"
            view.reconfigureItems(at: [path(1)])
            #expect(view.cellForItem(at: path(1)) === cell)
            #expect(view.texts[1] == "changed")
            view.reloadItems(at: [path(1)])
            stage.settle()
            #expect(view.cellForItem(at: path(1)) !== cell)
        }

        @Test("reconfiguring with insertions, deletions and moves configures the right cell")
        func reconfigureInBatch() {
            let source = ItemSource([["a", "b", "c", "d"]])
            let view = stage.show(CollectionStage.rowLayout(), source)
            let (b, c) = (view.cellForItem(at: path(1)), view.cellForItem(at: path(2)))
            source.lastCells = []
            view.performBatchUpdates {
                source.sections = [["x", "y", "B", "d", "C"]]
                view.deleteItems(at: [path(0)])
                view.insertItems(at: [path(0), path(1)])
                view.moveItem(at: path(2), to: path(4))
                view.reconfigureItems(at: [path(0), path(1), path(2)])
            }
            stage.settle()
            #expect(view.texts == ["x", "y", "B", "d", "C"])
            #expect(view.cellForItem(at: path(2)) === b)
            #expect(view.cellForItem(at: path(4)) === c)
            #expect(source.lastCells.sorted() == [path(0), path(1), path(2), path(4)])
        }

        @Test("an item reconfigured with insertions gets its new preferred size")
        func reconfigureSizes() {
            let layout = CollectionStage.rowLayout()
            layout.estimatedItemSize = CGSize(width: 300, height: 50)
            let source = ItemSource([["a", "b", "c"]])
            source.preferred = { CGSize(width: 300, height: $0 == "B" ? 120 : 50) }
            let view = stage.show(layout, source)
            view.performBatchUpdates {
                source.sections = [["x", "a", "B", "c"]]
                view.insertItems(at: [path(0)])
                view.reconfigureItems(at: [path(1)])
            }
            stage.settle()
            #expect(view.texts == ["x", "a", "B", "c"])
            #expect((0..<4).compactMap { view.cellForItem(at: path($0))?.frame.minY } == [0, 50, 100, 220])
        }

        @Test("sections are inserted, deleted and moved with their headers")
        func sections() {
            let layout = CollectionStage.rowLayout()
            layout.headerReferenceSize = CGSize(width: 0, height: 20)
            let source = ItemSource([["a"], ["b"], ["c"]])
            let view = stage.show(layout, source)
            view.performBatchUpdates {
                source.sections = [["c"], ["n"], ["a"]]
                view.deleteSections(IndexSet(integer: 1))
                view.insertSections(IndexSet(integer: 1))
                view.moveSection(2, toSection: 0)
            }
            stage.settle()
            #expect(view.texts == ["c", "n", "a"])
            #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.frame.minY) == [0, 70, 140])
        }

        @Test("a hundred random batches leave the view equal to the model, with cells of retained items unchanged")
        func random() {
            var generator = SplitMix(seed: 7)
            let source = ItemSource([(0..<12).map { "i\($0)" }])
            let view = stage.show(CollectionStage.rowLayout(), source)
            var serial = 100
            for _ in 0..<100 {
                let old = source.sections[0]
                var deleted: [Int] = []
                for index in old.indices where Int.random(in: 0..<4, using: &generator) == 0 { deleted.append(index) }
                var new = old.enumerated().filter { !deleted.contains($0.offset) }.map(\.element)
                var inserted: [Int] = []
                for _ in 0..<Int.random(in: 0...3, using: &generator) {
                    let place = Int.random(in: 0...new.count, using: &generator)
                    inserted = inserted.map { $0 >= place ? $0 + 1 : $0 } + [place]
                    new.insert("i\(serial)", at: place)
                    serial += 1
                }
                view.performBatchUpdates {
                    source.sections[0] = new
                    view.deleteItems(at: deleted.map { path($0) })
                    view.insertItems(at: inserted.map { path($0) })
                }
                stage.frames(Bool.random(using: &generator) ? 0.05 : 0.5)
                #expect(view.texts == Array(new.prefix(view.texts.count)))
                #expect(view.texts.count == min(8, new.count))
            }
            stage.settle()
            #expect(view.subviews.filter { $0 is TestCell && !$0.isHidden }.count == view.visibleCells.count)
        }

        // MARK: Layouts

        @Test("a layout inserts and deletes headers with those of sections, and is asked about every kind")
        func ownElements() {
            final class Own: UICollectionViewFlowLayout {
                var asked: [String] = []
                var comes = false
                override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
                    asked.append("insert \(elementKind)")
                    return comes && elementKind == UICollectionView.elementKindSectionHeader ? [IndexPath(item: 0, section: 0)] : []
                }
                override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
                    asked.append("delete \(elementKind)")
                    return []
                }
            }
            let layout = Own()
            layout.itemSize = CGSize(width: 300, height: 50)
            layout.headerReferenceSize = CGSize(width: 0, height: 20)
            layout.register(TestHeader.self, forDecorationViewOfKind: "card")
            let source = ItemSource([["a"]])
            let view = stage.show(layout, source)
            func header() -> UICollectionReusableView? {
                view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
            }
            func add() {
                source.sections[0].append("b")
                view.insertItems(at: [path(source.sections[0].count - 1)])
            }
            let first = header()
            add()
            stage.settle()
            #expect(first != nil)
            #expect(header() === first)
            #expect(
                Set(layout.asked) == [
                    "insert UICollectionElementKindSectionHeader", "insert UICollectionElementKindSectionFooter", "delete card",
                ])
            layout.comes = true
            add()
            #expect(header() !== first)
            #expect(first?.alpha == 0)
            stage.settle()
            #expect(header()?.alpha == 1)
            #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
        }

        @Test("an invalidation's offset and size adjustments apply at once, until the layout returns its size")
        func adjustments() {
            let view = stage.show(CollectionStage.rowLayout(), ItemSource(40))
            view.contentOffset.y = 100
            stage.app.flush()
            let context = UICollectionViewFlowLayoutInvalidationContext()
            context.contentSizeAdjustment = CGSize(width: 0, height: 500)
            context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
            view.collectionViewLayout.invalidateLayout(with: context)
            #expect(view.contentSize.height == 2500)
            stage.app.flush()
            #expect(view.contentSize.height == 2000)
            #expect(view.contentOffset.y == 130)
        }

        @Test("CV-36: animates to a new layout, and asks for the target offset", .contract("CV-36"))
        func transition() {
            @MainActor final class Scrolled: UICollectionViewFlowLayout {
                override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
                    CGPoint(x: 0, y: 120)
                }
            }
            let view = stage.show(CollectionStage.rowLayout(), ItemSource(60))
            let cell = view.cellForItem(at: path(6))
            let next = Scrolled()
            next.itemSize = CGSize(width: 140, height: 80)
            var isDone = false
            view.setCollectionViewLayout(next, animated: true) { isDone = $0 }
            #expect(view.collectionViewLayout === next)
            #expect(next.collectionView === view)
            #expect(view.contentOffset.y == 120)
            #expect(view.cellForItem(at: path(6)) === cell)
            #expect(cell?.frame.minY == 270)
            #expect(cell?.layer.animation(forKey: "position") != nil)
            stage.settle()
            #expect(isDone)
        }

        @Test("an interactive transition interpolates between the layouts, and ends in either")
        func interactiveTransition() {
            let view = stage.show(CollectionStage.rowLayout(), ItemSource(20))
            let old = view.collectionViewLayout
            let next = UICollectionViewFlowLayout()
            next.itemSize = CGSize(width: 300, height: 100)
            next.minimumLineSpacing = 0
            var ended: [Bool] = []
            let between = view.startInteractiveTransition(to: next) { ended += [$0, $1] }
            between.transitionProgress = 0.5
            stage.app.flush()
            #expect(view.frame(1) == CGRect(x: 0, y: 75, width: 300, height: 75))
            view.cancelInteractiveTransition()
            stage.settle()
            #expect(view.collectionViewLayout === old)
            #expect(view.frame(1)?.minY == 50)
            #expect(ended == [true, false])
            view.startInteractiveTransition(to: next)
            view.finishInteractiveTransition()
            stage.settle()
            #expect(view.collectionViewLayout === next)
            #expect(view.frame(1)?.minY == 100)
        }
    }
}

/// Random numbers that are the same with every run.
private struct SplitMix: RandomNumberGenerator {
    var seed: UInt64
    mutating func next() -> UInt64 {
        seed &+= 0x9E37_79B9_7F4A_7C15
        var value = seed
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
