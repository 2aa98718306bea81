import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitCore
import UILists

extension CollectionSuites {
    @Suite("Collection view: items prepared between frames") @MainActor struct Lookahead {
        let stage = CollectionStage()

        private func layout(_ width: CGFloat = 300) -> UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: width, height: 50)
            layout.minimumLineSpacing = 0
            layout.minimumInteritemSpacing = 0
            return layout
        }

        private func show(_ layout: UICollectionViewLayout, _ count: Int = 100) -> (UICollectionView, ItemSource) {
            let source = ItemSource(count)
            let view = stage.show(layout, source)
            while LayerContext.main.runIdleWork() { stage.app.flush() }
            source.logsDisplay = true
            _ = stage.journal.take()
            return (view, source)
        }

        private func scroll(_ view: UICollectionView, to top: CGFloat) {
            view.contentOffset.y = top
            stage.app.flush()
            while LayerContext.main.runIdleWork() { stage.app.flush() }
        }

        private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

        @Test("CV-35: the next item is requested between frames, displayed when visible, and ended only then", .contract("CV-35"))
        func prepares() throws {
            let (view, _) = show(layout())
            scroll(view, to: 10)
            #expect(stage.journal.take() == ["cell 8", "display 8", "cell 9"])
            let cell = try #require(view.cellForItem(at: path(9)))
            #expect(cell.isHidden)
            #expect(!view.visibleCells.contains(cell))
            #expect(view.indexPath(for: cell) == path(9))
            scroll(view, to: 55)
            #expect(stage.journal.take() == ["end 0", "display 9", "cell 10"])
            #expect(view.visibleCells.contains(cell))
            #expect(!cell.isHidden)
            #expect(cell.frame.minY == 450)
        }

        @Test("prepared items are on the render server before they are visible; reused cells are not sent again")
        func sendsEarly() {
            let (view, _) = show(layout())
            for step in 1...30 { scroll(view, to: CGFloat(step) * 20) }
            stage.link.forget()
            for step in 31...60 { scroll(view, to: CGFloat(step) * 20) }
            let made = stage.link.changes.filter { if case .create = $0 { true } else { false } }
            #expect(made.isEmpty)
            #expect(!stage.link.changes.isEmpty)
            #expect(view.subviews.filter { $0 is TestCell }.count <= 11)
        }

        @Test("prepares all items of the next line, one at a time")
        func lines() {
            let (view, _) = show(layout(100))
            view.contentOffset.y = 10
            stage.app.flush()
            _ = stage.journal.take()
            #expect(LayerContext.main.runIdleWork())
            #expect(stage.journal.take() == ["cell 27"])
            stage.app.flush()
            while LayerContext.main.runIdleWork() { stage.app.flush() }
            #expect(stage.journal.take() == ["cell 28", "cell 29"])
            view.contentOffset.y = 55
            stage.app.flush()
            #expect(stage.journal.take().filter { $0.hasPrefix("cell") } == [])
            #expect(view.texts.count == 27)
        }

        @Test("prepares items above when scrolling up, and at the side when scrolling sideways")
        func ways() {
            let (view, _) = show(layout())
            scroll(view, to: 1000)
            _ = stage.journal.take()
            scroll(view, to: 990)
            #expect(stage.journal.take().contains("cell 18"))
            #expect(view.cellForItem(at: path(18))?.isHidden == true)
            let across = layout(100)
            across.scrollDirection = .horizontal
            let (row, _) = show(across)
            row.contentOffset.x = 10
            stage.app.flush()
            while LayerContext.main.runIdleWork() { stage.app.flush() }
            #expect(row.cellForItem(at: path(32))?.isHidden == true)
        }

        @Test("a prepared item keeps its preferred size when it is shown")
        func sizes() {
            let layout = layout()
            layout.estimatedItemSize = CGSize(width: 300, height: 50)
            let (view, source) = show(layout, 0)
            source.sections = [(0..<50).map(String.init)]
            var asked: [String] = []
            source.preferred = { text in
                asked.append(text)
                return CGSize(width: 300, height: 60)
            }
            view.reloadData()
            scroll(view, to: 0)
            scroll(view, to: 10)
            #expect(view.cellForItem(at: path(7))?.frame.height == 60)
            for step in 1...20 { scroll(view, to: CGFloat(step) * 10) }
            #expect((0..<10).allSatisfy { view.frame($0)?.height == 60 })
            // Item 7 came before the first were found to be higher than guessed.
            let later = asked.filter { $0 != "7" }
            #expect(later.count == Set(later).count)
            #expect(later.contains("9"))
        }

        @Test("a reload, a batch and a new layout discard prepared items without delegate calls", arguments: 0..<3)
        func letsGo(change: Int) throws {
            let (view, source) = show(layout())
            scroll(view, to: 10)
            _ = stage.journal.take()
            switch change {
            case 0: view.reloadData()
            case 1:
                source.sections[0].insert("new", at: 9)
                UIView.performWithoutAnimation { view.insertItems(at: [path(9)]) }
            default: view.setCollectionViewLayout(layout(), animated: false)
            }
            stage.frames(0.5)
            #expect(!stage.journal.take().contains("end 9"))
            scroll(view, to: 55)
            #expect((view.cellForItem(at: path(9)) as? TestCell)?.text == (change == 1 ? "new" : "0.9"))
            #expect(view.subviews.filter { $0 is TestCell && !$0.isHidden }.count == view.visibleCells.count)
        }

        @Test("an item selected after preparation appears selected; nothing is prepared where prefetching is off")
        func adopts() {
            let (view, _) = show(layout())
            scroll(view, to: 10)
            view.selectItem(at: path(9), animated: false, scrollPosition: [])
            scroll(view, to: 55)
            #expect(view.cellForItem(at: path(9))?.isSelected == true)
            view.isPrefetchingEnabled = false
            #expect(view.cellForItem(at: path(10)) == nil)
            _ = stage.journal.take()
            scroll(view, to: 60)
            #expect(stage.journal.take() == [])
        }

        @Test("a data source may reload while asked for a prepared item")
        func reloads() {
            let (view, source) = show(layout())
            source.onCell = { [weak source, weak view] path in
                guard path.item == 9, let source, let view else { return }
                source.onCell = nil
                source.sections = [["a", "b"]]
                view.reloadData()
            }
            scroll(view, to: 10)
            #expect(view.numberOfItems(inSection: 0) == 2)
            stage.frames(0.1)
            #expect(view.texts == ["a", "b"])
            #expect(view.cellForItem(at: path(9)) == nil)
        }
    }
}
