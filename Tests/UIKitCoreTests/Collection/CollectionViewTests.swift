import Foundation
import TestSupport
import Testing
import UIKitCore
import UILists

extension CollectionSuites {
    @Suite("Collection view") @MainActor struct CollectionViewTests {
        let stage = CollectionStage()
        private func rows(_ height: CGFloat = 50) -> UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: height)
            layout.minimumLineSpacing = 0
            return layout
        }

        @Test("CV-1: prepare, content size, elements; prepare again only after an invalidation", .contract("CV-1"))
        func order() {
            let layout = LoggingLayout(stage.journal)
            let view = stage.show(layout, ItemSource(5))
            #expect(Array(stage.journal.take().prefix(3)) == ["prepare", "size", "elements"])
            view.contentOffset.y = 10
            view.setNeedsLayout()
            stage.app.flush()
            #expect(!stage.journal.take().contains("prepare"))
            layout.invalidateLayout()
            stage.app.flush()
            #expect(stage.journal.take().contains("prepare"))
        }

        @Test("CV-2, CV-11: a cell is created, sized, given its attributes and selection, then displayed", .contract("CV-2", "CV-11"))
        func display() {
            let source = ItemSource(2)
            let view = stage.show(rows(), ItemSource(0))
            source.journal = stage.journal
            source.logsDisplay = true
            view.dataSource = source
            view.delegate = source
            view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
            stage.app.flush()
            #expect(stage.journal.take() == ["cell 0", "display 0", "cell 1", "display 1 selected"])
        }

        @Test("a cell that is dequeued has its item's size, new or reused, so that its inside can be laid out by its bounds")
        func sizeWhenDequeued() throws {
            let source = ItemSource(100)
            var sizes: [CGSize] = []
            source.onDequeue = { cell, _ in sizes.append(cell.bounds.size) }
            let view = stage.show(rows(), source)
            #expect(sizes == Array(repeating: CGSize(width: 300, height: 50), count: 8))
            let frames = view.visibleCells.compactMap { ($0 as? TestCell)?.firstFrame.origin.y }.sorted()
            #expect(frames == (0..<8).map { CGFloat($0) * 50 })
            sizes = []
            let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
            layout.itemSize = CGSize(width: 200, height: 60)
            view.reloadData()
            stage.app.flush()
            #expect(!sizes.isEmpty)
            #expect(sizes.allSatisfy { $0 == CGSize(width: 200, height: 60) })
        }

        @Test("CV-3, CV-4: counts are read once; cells that leave are reused", .contract("CV-3", "CV-4"))
        func reuse() {
            let source = ItemSource(100)
            TestCell.made = 0
            let view = stage.show(rows(), source)
            #expect(TestCell.made == 8)
            #expect(view.visibleCells.count == 8)
            for step in 1...60 {
                view.contentOffset.y = CGFloat(step) * 20
                stage.app.flush()
            }
            #expect(TestCell.made == 9)
            #expect(view.core.pool.made == 9)
            #expect(view.indexPathsForVisibleItems.first?.item == 24)
        }

        @Test("CV-4: an unregistered identifier raises UIKit's message", .contract("CV-4"))
        func unregistered() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
                let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                _ = view.dequeueReusableCell(withReuseIdentifier: "none", for: IndexPath(item: 0, section: 0))
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(
                text.contains("could not dequeue a view of kind: UICollectionElementKindCell with identifier none - must register a nib"))
        }

        @Test(
            "CV-5: a cell that was not dequeued raises",
            .contract("CV-5", differs: "dequeuing outside of the data source is let pass, as before iOS 18"))
        func unauthenticated() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
                final class Stranger: ItemSource {
                    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
                        -> UICollectionViewCell
                    {
                        UICollectionViewCell(frame: .zero)
                    }
                }
                CollectionStage().show(UICollectionViewFlowLayout(), Stranger(3))
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("was not retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath: or is nil"))
        }

        // Proves LS-2.4.
        @Test("one layout for two collection views raises an error that says so")
        func shared() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
                let layout = UICollectionViewFlowLayout()
                let one = UICollectionView(frame: .zero, collectionViewLayout: layout)
                let two = UICollectionView(frame: .zero, collectionViewLayout: layout)
                _ = (one, two)
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("UICollectionView layouts cannot be shared"))
        }

        // MARK: Selection

        @Test("CV-6, CV-7: a tap highlights, selects and deselects the previous item", .contract("CV-6", "CV-7"))
        func tap() {
            let source = ItemSource(5)
            let view = stage.show(rows(), source)
            source.logs = true
            stage.tap(view, 1)
            #expect(stage.journal.take() == ["should highlight 1", "highlight 1", "should select 1", "unhighlight 1", "select 1"])
            #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
            stage.tap(view, 3)
            #expect(
                stage.journal.take() == [
                    "should highlight 3", "highlight 3", "should select 3", "unhighlight 3", "deselect 1", "select 3",
                ])
            #expect(view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
            #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == false)
        }

        @Test("CV-8: with multiple selection, a tap on a selected item asks and deselects", .contract("CV-8"))
        func multiple() {
            let source = ItemSource(5)
            let view = stage.show(rows(), source)
            view.allowsMultipleSelection = true
            stage.tap(view, 0)
            stage.tap(view, 2)
            #expect(view.indexPathsForSelectedItems?.map(\.item) == [0, 2])
            source.logs = true
            stage.tap(view, 0)
            #expect(stage.journal.take() == ["should highlight 0", "highlight 0", "should deselect 0", "unhighlight 0", "deselect 0"])
            source.refusesDeselection = true
            stage.tap(view, 2)
            #expect(view.indexPathsForSelectedItems?.map(\.item) == [2])
        }

        @Test("CV-9: a tap on the selected item selects it again, without deselection", .contract("CV-9"))
        func again() {
            let source = ItemSource(5)
            let view = stage.show(rows(), source)
            stage.tap(view, 1)
            source.logs = true
            stage.tap(view, 1)
            #expect(stage.journal.take() == ["should highlight 1", "highlight 1", "should select 1", "unhighlight 1", "select 1"])
            #expect(view.indexPathsForSelectedItems?.map(\.item) == [1])
            source.refusesSelection = true
            stage.tap(view, 1)
            #expect(stage.journal.take() == ["should highlight 1", "highlight 1", "should select 1", "unhighlight 1"])
            #expect(view.indexPathsForSelectedItems?.map(\.item) == [1])
        }

        @Test("an item the delegate refuses is neither highlighted nor selected")
        func refusals() {
            let source = ItemSource(5)
            let view = stage.show(rows(), source)
            source.logs = true
            source.refusesHighlight = true
            stage.tap(view, 1)
            #expect(stage.journal.take() == ["should highlight 1"])
            source.refusesHighlight = false
            source.refusesSelection = true
            stage.tap(view, 1)
            #expect(view.indexPathsForSelectedItems?.isEmpty == true)
            view.allowsSelection = false
            _ = stage.journal.take()
            stage.tap(view, 1)
            #expect(stage.journal.take().isEmpty)
        }

        @Test("CV-10: selecting in code calls no delegate, and scrolls only when asked to", .contract("CV-10"))
        func code() {
            let source = ItemSource(50)
            let view = stage.show(rows(), source)
            source.logs = true
            view.selectItem(at: IndexPath(item: 30, section: 0), animated: false, scrollPosition: [])
            #expect(view.contentOffset.y == 0)
            view.selectItem(at: IndexPath(item: 20, section: 0), animated: false, scrollPosition: .top)
            #expect(view.contentOffset.y == 1000)
            #expect(view.indexPathsForSelectedItems?.map(\.item) == [20])
            view.deselectItem(at: IndexPath(item: 20, section: 0), animated: false)
            #expect(view.indexPathsForSelectedItems?.isEmpty == true)
            #expect(stage.journal.take().isEmpty)
            view.selectItem(at: IndexPath(item: 20, section: 0), animated: false, scrollPosition: [])
            view.reloadData()
            #expect(view.indexPathsForSelectedItems?.isEmpty == true)
        }

        // MARK: Scrolling

        @Test("CV-33: scrolling to an item needs a layout, and is clamped to the content", .contract("CV-33"))
        func scrolling() {
            stage.activate()
            let fresh = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: rows())
            let source = ItemSource(50)
            fresh.dataSource = source
            fresh.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: false)
            #expect(fresh.contentOffset == .zero)
            let view = stage.show(rows(), source)
            view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .centeredVertically, animated: false)
            #expect(view.contentOffset.y == 825)
            view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .bottom, animated: false)
            #expect(view.contentOffset.y == 650)
            view.scrollToItem(at: IndexPath(item: 49, section: 0), at: .top, animated: true)
            stage.settle()
            #expect(view.contentOffset.y == 2100)
        }

        @Test("scrolling to a missing item raises UIKit's message")
        func outOfBounds() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
                let view = CollectionStage().show(UICollectionViewFlowLayout(), ItemSource(5))
                view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: false)
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(
                text.contains(
                    "'NSInternalInconsistencyException', reason: 'Attempted to scroll the collection view to an out-of-bounds item (9) when "
                        + "there are only 5 items in section 0."))
        }

        @Test("CV-35: prefetches items ahead, and cancels them when scrolling reverses", .contract("CV-35"))
        func prefetching() {
            @MainActor final class Ahead: NSObject, UICollectionViewDataSourcePrefetching {
                var asked: [Int] = []
                var cancelled: [Int] = []
                func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                    asked += indexPaths.map(\.item)
                }
                func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
                    cancelled += indexPaths.map(\.item)
                }
            }
            let view = stage.show(rows(), ItemSource(100))
            let ahead = Ahead()
            #expect(view.isPrefetchingEnabled)
            view.prefetchDataSource = ahead
            stage.app.flush()
            view.contentOffset.y = 0.5
            stage.app.flush()
            view.contentOffset.y = 100
            stage.app.flush()
            #expect(!ahead.asked.isEmpty)
            #expect(Set(ahead.asked).count == ahead.asked.count)
            #expect(ahead.asked.allSatisfy { $0 >= 8 })
            view.contentOffset.y = 60
            stage.app.flush()
            #expect(!ahead.cancelled.isEmpty)
            #expect(ahead.cancelled.allSatisfy { ahead.asked.contains($0) })
        }

        // MARK: Hostile

        @Test("reloads within callbacks, inconsistent sources and views of no size neither hang nor crash")
        func hostile() {
            let source = ItemSource(20)
            let view = stage.show(rows(), source)
            var count = 0
            source.onCell = { _ in
                count += 1
                if count < 50 { view.reloadData() }
            }
            view.reloadData()
            for _ in 0..<60 { stage.app.flush() }
            #expect(count < 3000)
            source.onCell = nil
            stage.app.flush()
            #expect(view.visibleCells.count == 8)
            view.frame.size = .zero
            stage.app.flush()
            view.frame.size = CGSize(width: 300, height: 400)
            stage.app.flush()
            #expect(view.visibleCells.count == 8)
            source.sections = []
            view.reloadData()
            stage.app.flush()
            #expect(view.visibleCells.isEmpty)
            #expect(view.contentSize.height == 0)
            source.sections = Array(repeating: ["a"], count: 10_000)
            view.reloadData()
            stage.app.flush()
            #expect(view.contentSize.height == 500_000)
            view.contentOffset.y = 400_000
            stage.app.flush()
            #expect(view.visibleCells.count == 8)
        }

        @Test("deleting everything while scrolling comes to rest at the top")
        func deletionWhileDecelerating() {
            let source = ItemSource(200)
            let view = stage.show(rows(), source)
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), steps: 4)
            #expect(view.isDecelerating)
            source.sections = [[]]
            view.deleteItems(at: (0..<200).map { IndexPath(item: $0, section: 0) })
            stage.frames(3)
            #expect(view.contentOffset.y == 0)
            #expect(view.visibleCells.isEmpty)
        }

        @Test("a scrolled frame creates no cells, queries no layout and lays out nothing")
        func steady() {
            let view = stage.show(rows(), ItemSource(100_000))
            for step in 1...20 {
                view.contentOffset.y = CGFloat(step) * 40
                stage.app.flush()
            }
            let (made, prepared, asked) = (view.core.pool.made, view.core.preparations, view.core.visible.queries)
            for step in 1...100 {
                view.contentOffset.y = 800 + CGFloat(step)
                stage.app.flush()
            }
            #expect(view.core.pool.made == made)
            #expect(view.core.preparations == prepared)
            #expect(view.core.visible.queries - asked <= 1)
        }

        @Test("the background view is behind the cells and does not scroll")
        func background() {
            let view = stage.show(rows(), ItemSource(50))
            let background = UIView()
            view.backgroundView = background
            view.contentOffset.y = 120
            stage.app.flush()
            #expect(background.frame == view.bounds)
            #expect(view.subviews.first === background)
            view.backgroundView = nil
            #expect(background.superview == nil)
        }
    }
}

/// One column of rows, which tells what it is asked.
@MainActor final class LoggingLayout: UICollectionViewLayout {
    let journal: Journal
    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }
    required init?(coder: NSCoder) { nil }
    override func prepare() {
        super.prepare()
        journal.add("prepare")
    }
    override var collectionViewContentSize: CGSize {
        journal.add("size")
        return CGSize(width: 300, height: 1000)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        journal.add("elements")
        return (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 300, height: 50)
        return attributes
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        journal.add("updates \(updateItems.count)")
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        journal.add("initial \(itemIndexPath.item)")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        journal.add("final \(itemIndexPath.item)")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    override func finalizeCollectionViewUpdates() { journal.add("finalize") }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        journal.add("target")
        return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
}
