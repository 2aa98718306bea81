import Foundation
import ObjectiveC
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension CollectionSuites {
    @Suite("Drop placeholders in collection views") @MainActor struct PlaceholderTests {
        let stage = CollectionStage()
        private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

        private func show(_ source: ItemSource) -> UICollectionView {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 50)
            layout.minimumLineSpacing = 0
            let view = stage.show(layout, source)
            view.register(TestCell.self, forCellWithReuseIdentifier: "waiting")
            return view
        }

        private func insert(_ item: Int, in view: UICollectionView, _ fill: @escaping (UICollectionViewCell) -> Void = { _ in })
            -> any UICollectionViewDropPlaceholderContext
        {
            let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path(item), reuseIdentifier: "waiting")
            placeholder.cellUpdateHandler = fill
            return view.core.insert(placeholder, for: UIDragItem(itemProvider: NSItemProvider()))
        }

        private func shown(_ view: UICollectionView) -> [String] {
            view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
                .map { view.indexPath(for: $0).map { "\($0.item)" } ?? "…" }
        }

        @Test("is shown among the items, unknown to the data source")
        func shown() {
            var fills = 0
            let source = ItemSource(4)
            let view = show(source)
            let context = insert(2, in: view) { _ in fills += 1 }
            stage.frames(0.6)
            #expect(shown(view) == ["0", "1", "…", "2", "3"])
            #expect(fills == 1)
            #expect(view.hasUncommittedUpdates)
            #expect(view.numberOfItems(inSection: 0) == 4)
            #expect(view.layoutAttributesForItem(at: path(2))?.frame.minY == 150)
            #expect(view.cellForItem(at: path(2))?.frame.minY == 150)
            #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 120)) == nil)
            #expect(view.indexPathsForVisibleItems.sorted() == [path(0), path(1), path(2), path(3)])
            #expect(view.presentationIndexPath(forDataSourceIndexPath: path(2)) == path(3))
            #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(2)) == nil)
            var counted = 0
            view.performUsingPresentationValues { counted = view.numberOfItems(inSection: 0) }
            #expect(counted == 5)
            context.setNeedsCellUpdate()
            #expect(fills == 2)
        }

        @Test("is committed or deleted, once")
        func ending() {
            let source = ItemSource(4)
            let view = show(source)
            let (first, second) = (insert(0, in: view), insert(4, in: view))
            stage.frames(0.6)
            #expect(shown(view) == ["…", "0", "1", "2", "3", "…"])
            var told: IndexPath?
            #expect(
                second.commitInsertion { place in
                    told = place
                    source.sections[0].append(source.sections[0][0])
                })
            stage.frames(0.6)
            #expect(told == path(4))
            #expect(shown(view) == ["…", "0", "1", "2", "3", "4"])
            #expect(first.deletePlaceholder())
            #expect(!first.deletePlaceholder())
            #expect(!second.commitInsertion { _ in })
            stage.frames(0.6)
            #expect(shown(view) == ["0", "1", "2", "3", "4"])
            #expect(!view.hasUncommittedUpdates)
            #expect(view.contentSize.height == 250)
        }

        @Test("batches keep it between its items, selections follow, a reload discards it")
        func batches() {
            let source = ItemSource(4)
            let view = show(source)
            view.selectItem(at: path(3), animated: false, scrollPosition: [])
            let context = insert(2, in: view)
            stage.frames(0.6)
            #expect(view.indexPathsForSelectedItems == [path(3)])
            #expect(view.cellForItem(at: path(3))?.isSelected == true)
            source.sections[0].removeFirst()
            view.deleteItems(at: [path(0)])
            stage.frames(0.6)
            #expect(shown(view) == ["0", "…", "1", "2"])
            #expect(view.indexPathsForSelectedItems == [path(2)])
            view.reloadData()
            stage.app.flush()
            #expect(shown(view) == ["0", "1", "2"])
            #expect(!context.deletePlaceholder())
        }

        @Test("touches select the items around it")
        func touches() {
            let source = ItemSource(4)
            let view = show(source)
            _ = insert(1, in: view)
            stage.frames(0.6)
            func tap(_ y: CGFloat) {
                let point = view.convert(CGPoint(x: 100, y: y), to: nil)
                stage.app.tap(point.x, point.y)
                stage.app.flush()
            }
            tap(75)
            #expect(view.indexPathsForSelectedItems == [])
            tap(125)
            #expect(view.indexPathsForSelectedItems == [path(1)])
        }
    }
}
