import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension CollectionSuites {
    @Suite("Section snapshots and diffable data sources") @MainActor struct SectionSnapshotTests {
        let stage = CollectionStage()

        private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

        private func fruit() -> Tree {
            var tree = Tree()
            tree.append(["fruit", "tools"])
            tree.append(["apple", "pear"], to: "fruit")
            tree.append(["red", "green"], to: "apple")
            tree.append(["saw"], to: "tools")
            return tree
        }

        @Test("a tree keeps its order, levels and parents, and shows expanded items")
        func tree() {
            var tree = fruit()
            #expect(tree.items == ["fruit", "apple", "red", "green", "pear", "tools", "saw"])
            #expect(tree.rootItems == ["fruit", "tools"])
            #expect(tree.visibleItems == ["fruit", "tools"])
            #expect(tree.level(of: "red") == 2)
            #expect(tree.parent(of: "red") == "apple")
            #expect(tree.parent(of: "fruit") == nil)
            tree.expand(["apple"])
            #expect(tree.visibleItems == ["fruit", "tools"])
            #expect(tree.isExpanded("apple"))
            tree.expand(["fruit"])
            #expect(tree.visibleItems == ["fruit", "apple", "red", "green", "pear", "tools"])
            #expect(tree.isVisible("red"))
            #expect(!tree.isVisible("saw"))
            tree.collapse(["fruit"])
            #expect(tree.visibleItems == ["fruit", "tools"])
            #expect(tree.index(of: "pear") == 4)
            #expect(tree.contains("saw"))
            #expect(!tree.contains("nut"))
        }

        @Test("items are inserted before and after others with their subtrees, replaced and deleted")
        func editing() {
            var tree = fruit()
            tree.insert(["nuts"], before: "tools")
            tree.insert(["plum"], after: "apple")
            #expect(tree.items == ["fruit", "apple", "red", "green", "plum", "pear", "nuts", "tools", "saw"])
            #expect(tree.parent(of: "plum") == "fruit")
            #expect(tree.parent(of: "nuts") == nil)
            tree.delete(["apple"])
            #expect(tree.items == ["fruit", "plum", "pear", "nuts", "tools", "saw"])
            var other = Tree()
            other.append(["hammer"])
            other.append(["claw"], to: "hammer")
            tree.replace(childrenOf: "tools", using: other)
            #expect(tree.items.suffix(3) == ["tools", "hammer", "claw"])
            #expect(tree.level(of: "claw") == 2)
            #expect(tree.snapshot(of: "tools").items == ["hammer", "claw"])
            tree.deleteAll()
            #expect(tree.items.isEmpty)
        }

        @Test("a duplicate or missing identifier raises")
        func refusals() async {
            let duplicate = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    var tree = NSDiffableDataSourceSectionSnapshot<String>()
                    tree.append(["a"])
                    tree.append(["a"])
                }
            }
            expectStop(duplicate, "NSInternalInconsistencyException", "supplied identifiers are not unique. Identifiers: [\"a\"]")
            let parent = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    var tree = NSDiffableDataSourceSectionSnapshot<String>()
                    tree.append(["a"], to: "b")
                }
            }
            expectStop(parent, "NSInternalInconsistencyException", "the item is not in the section snapshot: b")
        }

        // MARK: On show

        private func outline() -> (UICollectionView, UICollectionViewDiffableDataSource<Int, String>) {
            let view = stage.show(
                UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .sidebar)), ItemSource(0))
            let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
                var content = cell.defaultContentConfiguration()
                content.text = text
                cell.contentConfiguration = content
                cell.accessories = [.outlineDisclosure()]
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
            }
            source.apply(fruit(), to: 7, animatingDifferences: false)
            stage.app.flush()
            return (view, source)
        }

        private func rows(_ view: UICollectionView) -> [String] {
            view.indexPathsForVisibleItems.compactMap {
                ((view.cellForItem(at: $0) as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?.text
            }
        }

        @Test("a chevron expands and collapses the rows below it, and handlers may refuse")
        func disclosure() throws {
            let (view, source) = outline()
            var received: [String] = []
            source.sectionSnapshotHandlers.willExpandItem = { received.append("open \($0)") }
            source.sectionSnapshotHandlers.willCollapseItem = { received.append("close \($0)") }
            source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "tools" }
            #expect(rows(view) == ["fruit", "tools"])
            func pressChevron(_ row: Int) throws {
                let cell = try #require(view.cellForItem(at: IndexPath(item: row, section: 0)) as? UICollectionViewListCell)
                let place = cell.convert(CGPoint(x: cell.bounds.width - 20, y: cell.bounds.midY), to: nil)
                stage.app.tap(place.x, place.y)
                stage.settle()
            }
            try pressChevron(0)
            #expect(rows(view) == ["fruit", "apple", "pear", "tools"])
            #expect(received == ["open fruit"])
            #expect(source.snapshot(for: 7).isExpanded("fruit"))
            #expect(
                (view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)?.configurationState.isExpanded == true)
            func level(_ row: Int) -> Int? {
                (view.cellForItem(at: IndexPath(item: row, section: 0)) as? UICollectionViewListCell)?.indentationLevel
            }
            #expect((0..<4).map(level) == [0, 1, 1, 0])
            try pressChevron(3)
            #expect(rows(view).count == 4)
            try pressChevron(0)
            #expect(rows(view) == ["fruit", "tools"])
            #expect(received == ["open fruit", "close fruit"])
        }

        @Test("a header expands wherever it is tapped, and is not selected")
        func headerStyle() throws {
            let (view, source) = outline()
            (view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)?.accessories = [
                .outlineDisclosure(options: .init(style: .header))
            ]
            stage.app.flush()
            stage.tap(view, 0)
            stage.settle()
            #expect(source.snapshot(for: 7).isExpanded("fruit"))
            #expect(view.indexPathsForSelectedItems == [])
            stage.tap(view, 3)
            #expect(view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
        }

        @Test("ten thousand items cost linear time")
        func large() {
            var tree = NSDiffableDataSourceSectionSnapshot<Int>()
            for group in 0..<100 {
                tree.append([group * 1000])
                tree.append((1..<100).map { group * 1000 + $0 }, to: group * 1000)
            }
            tree.expand(tree.rootItems)
            #expect(tree.visibleItems.count == 10_000)
            #expect(tree.items == tree.visibleItems)
        }

        @Test("children may be loaded on expansion")
        func lazily() {
            let (view, source) = outline()
            source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, known in
                var children = known
                if item == "tools" { children.append(["drill"]) }
                return children
            }
            source.toggleOutline(at: IndexPath(item: 1, section: 0))
            stage.settle()
            #expect(rows(view) == ["fruit", "tools", "saw", "drill"])
        }

        @Test("a new section snapshot applies only differences; other sections are unchanged")
        func apply() {
            let (view, source) = outline()
            var second = Tree()
            second.append(["one", "two"])
            source.apply(second, to: 8)
            stage.settle()
            #expect(source.snapshot().sectionIdentifiers == [7, 8])
            let kept = view.cellForItem(at: IndexPath(item: 1, section: 0))
            var first = Tree()
            first.append(["new", "tools"])
            source.apply(first, to: 7)
            stage.settle()
            #expect(rows(view) == ["new", "tools", "one", "two"])
            #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === kept)
            #expect(source.snapshot(for: 8).items == ["one", "two"])
        }

        @Test("CV-37: an applied snapshot is diffed, retained cells stay, completions run after the animation")
        func snapshots() {
            let (view, source) = outline()
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([1])
            snapshot.appendItems(["a", "b", "c"])
            source.apply(snapshot, animatingDifferences: false)
            stage.settle()
            let b = view.cellForItem(at: IndexPath(item: 1, section: 0))
            snapshot.deleteItems(["a"])
            snapshot.appendItems(["d"])
            var isDone = false
            source.apply(snapshot) { isDone = true }
            #expect(!isDone)
            #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == "b")
            stage.settle()
            #expect(isDone)
            #expect(rows(view) == ["b", "c", "d"])
            #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === b)
            #expect(source.indexPath(for: "d") == IndexPath(item: 2, section: 0))
            #expect(source.indexPath(for: "a") == nil)
        }

        @Test("an item marked for reconfiguration is reconfigured, wherever the snapshot is applied")
        func reconfigured() {
            stage.activate()
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
            view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
            var note = ""
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                (cell as? TestCell)?.text = "\(item)\(note)"
                return cell
            }
            stage.controller.view.addSubview(view)
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2, 3])
            source.apply(snapshot, animatingDifferences: false)
            stage.app.flush()
            note = "!"
            snapshot.insertItems([0], beforeItem: 1)
            snapshot.reconfigureItems([1])
            source.apply(snapshot)
            stage.settle()
            #expect(view.texts == ["0!", "1!", "2", "3"])
        }

        @Test("a reordered item is reported as a transaction")
        func reordering() {
            let (view, source) = outline()
            var moved: [[String]] = []
            source.reorderingHandlers.canReorderItem = { $0 != "tools" }
            source.reorderingHandlers.didReorder = { moved.append($0.finalSnapshot.itemIdentifiers) }
            #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
            #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 70))
            view.endInteractiveMovement()
            stage.settle()
            #expect(moved == [["tools", "fruit"]])
            #expect(source.snapshot().itemIdentifiers == ["tools", "fruit"])
        }
    }
}
