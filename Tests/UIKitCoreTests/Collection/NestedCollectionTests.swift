import Foundation
import ObjectiveC
import Testing
import UIKitCore
import UILists

/// A cell with a collection view of its own, whose cells have a button, and space next to it.
@MainActor private final class NestingCell: UICollectionViewCell, UICollectionViewDataSource, UICollectionViewDelegate {
    private(set) var inner: UICollectionView!
    var journal: Journal?

    override init(frame: CGRect) {
        super.init(frame: frame)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        inner = UICollectionView(frame: contentView.bounds, collectionViewLayout: layout)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.register(ButtonCell.self, forCellWithReuseIdentifier: "button")
        inner.dataSource = self
        inner.delegate = self
        contentView.addSubview(inner)
    }

    required init?(coder: NSCoder) { nil }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "button", for: indexPath)
        (cell as? ButtonCell)?.onPress = { [journal] in journal?.add("button \(indexPath.item)") }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        journal?.add("inner \(indexPath.item)")
    }
}

/// Its button covers the left half.
@MainActor private final class ButtonCell: UICollectionViewCell {
    var onPress: () -> Void = {}
    let button = UIButton(type: .custom)

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        button.addAction(UIAction { [weak self] _ in self?.onPress() }, for: .touchUpInside)
        contentView.addSubview(button)
    }

    required init?(coder: NSCoder) { nil }
}

extension CollectionSuites {
    /// A grid whose detail item stands between the others, as in an app of books that open to their chapters.
    @Suite("Detail items") @MainActor struct DetailItemTests {
        let stage = CollectionStage()

        /// Twelve rows, all of them visible, and space for two more.
        private func grid() -> (UICollectionView, ItemSource) {
            let layout = CollectionStage.rowLayout()
            layout.itemSize.height = 25
            let source = ItemSource(12)
            return (stage.show(layout, source), source)
        }

        // Proves LS-2.3.
        @Test("a detail item comes, moves and goes in batches: only it is configured, and the others keep their cells")
        func detail() throws {
            let (view, source) = grid()
            let cells = try (0..<12).map { try #require(view.cellForItem(at: IndexPath(item: $0, section: 0))) }
            func others() -> [UICollectionViewCell?] {
                source.sections[0].indices.filter { source.sections[0][$0] != "detail" }.map {
                    view.cellForItem(at: IndexPath(item: $0, section: 0))
                }
            }
            source.lastCells = []
            source.sections[0].insert("detail", at: 4)
            view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 4, section: 0)]) }
            stage.settle()
            #expect(source.lastCells == [IndexPath(item: 4, section: 0)])
            #expect(others() == cells)
            #expect(view.indexPath(for: cells[4]) == IndexPath(item: 5, section: 0))

            source.lastCells = []
            source.sections[0].remove(at: 4)
            source.sections[0].insert("detail", at: 8)
            view.performBatchUpdates {
                view.deleteItems(at: [IndexPath(item: 4, section: 0)])
                view.insertItems(at: [IndexPath(item: 8, section: 0)])
            }
            stage.settle()
            #expect(source.lastCells == [IndexPath(item: 8, section: 0)])
            #expect(others() == cells)
            #expect(view.indexPath(for: cells[7]) == IndexPath(item: 7, section: 0))
            #expect(view.indexPath(for: cells[8]) == IndexPath(item: 9, section: 0))

            source.lastCells = []
            source.sections[0].remove(at: 8)
            view.performBatchUpdates { view.deleteItems(at: [IndexPath(item: 8, section: 0)]) }
            stage.settle()
            #expect(source.lastCells.isEmpty)
            #expect(others() == cells)
            #expect(view.texts.sorted() == source.sections[0].sorted())
        }

        // Proves LS-2.3.
        @Test("after a removal index paths, selection and taps are those of the items that moved up")
        func removal() throws {
            let (view, source) = grid()
            view.selectItem(at: IndexPath(item: 5, section: 0), animated: false, scrollPosition: [])
            let cell = try #require(view.cellForItem(at: IndexPath(item: 5, section: 0)))
            source.sections[0].remove(at: 2)
            view.deleteItems(at: [IndexPath(item: 2, section: 0)])
            stage.settle()
            #expect(view.indexPath(for: cell) == IndexPath(item: 4, section: 0))
            #expect(view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
            #expect(view.cellForItem(at: IndexPath(item: 11, section: 0)) == nil)
            source.logs = true
            stage.tap(view, 2)
            #expect(stage.journal.take().suffix(2) == ["deselect 4", "select 2"])
            #expect((view.cellForItem(at: IndexPath(item: 2, section: 0)) as? TestCell)?.text == "0.3")
        }

        // MARK: Touches

        private func nested() throws -> (outer: UICollectionView, cell: NestingCell) {
            let source = ItemSource(3)
            let layout = CollectionStage.rowLayout()
            layout.itemSize.height = 100
            let view = stage.show(layout, source)
            view.register(NestingCell.self, forCellWithReuseIdentifier: "cell")
            view.reloadData()
            stage.app.flush()
            source.logs = true
            let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? NestingCell)
            cell.journal = stage.journal
            cell.inner.reloadData()
            stage.app.flush()
            return (view, cell)
        }

        private func tap(_ x: CGFloat, _ y: CGFloat, in view: UIView) {
            let place = view.convert(CGPoint(x: x, y: y), to: nil)
            stage.app.tap(place.x, place.y)
            stage.frames(0.3)
        }

        // Proves LS-3.1.
        @Test("a button in a nested cell is pressed, and selects neither its cell nor the cell around")
        func button() throws {
            let (view, cell) = try nested()
            tap(25, 25, in: cell.inner)
            tap(125, 25, in: cell.inner)
            #expect(stage.journal.take() == ["button 0", "button 1"])
            #expect(cell.inner.indexPathsForSelectedItems?.isEmpty == true)
            #expect(view.indexPathsForSelectedItems?.isEmpty == true)
        }

        // Proves LS-3.1.
        @Test("a touch next to the button selects the nested cell, not the cell around")
        func nestedCell() throws {
            let (view, cell) = try nested()
            tap(175, 25, in: cell.inner)
            #expect(stage.journal.take() == ["inner 1"])
            #expect(cell.inner.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
            #expect(view.indexPathsForSelectedItems?.isEmpty == true)
        }

        // Proves LS-10.1.
        @Test("a button below contentView gets no touches, which select the cell; in contentView it takes them")
        func besideContentView() throws {
            let source = ItemSource(3)
            let view = stage.show(CollectionStage.rowLayout(), source)
            let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
            let button = UIButton(type: .custom)
            button.frame = cell.bounds
            button.addAction(UIAction { [stage] _ in stage.journal.add("button") }, for: .touchUpInside)
            cell.insertSubview(button, belowSubview: cell.contentView)
            source.logs = true
            stage.tap(view, 1)
            #expect(stage.journal.take().last == "select 1")
            cell.contentView.addSubview(button)
            stage.tap(view, 1)
            #expect(stage.journal.take() == ["button"])
        }
    }
}
