import Foundation
import TestSupport
import Testing

@testable import UIKitCore

extension CollectionSuites {
    @Suite("Collection view: arrow keys") @MainActor struct Keys {
        let stage = CollectionStage()

        private func grid(_ count: Int) -> UICollectionView {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 50)
            layout.minimumLineSpacing = 0
            layout.minimumInteritemSpacing = 0
            return stage.show(layout, ItemSource(count))
        }

        private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

        private func press(_ way: ScrollWay, _ view: UICollectionView) -> IndexPath? {
            _ = CollectionKeys.step(view.core, way)
            return view.indexPathsForSelectedItems?.first
        }

        @Test("keys choose the item beside, above and below; at an end they choose nothing else")
        func grid() {
            let view = grid(8)
            #expect(press(.down, view) == path(0))
            #expect(press(.right, view) == path(1))
            #expect(press(.down, view) == path(4))
            #expect(press(.left, view) == path(3))
            #expect(!CollectionKeys.step(view.core, .left) && view.indexPathsForSelectedItems == [path(3)])
            _ = press(.right, view)
            #expect(press(.right, view) == path(5))
            // No item lies below: the nearest of the last line.
            #expect(press(.down, view) == path(7))
            #expect(!CollectionKeys.step(view.core, .down))
            #expect(press(.up, view) == path(4))
        }

        @Test("what is chosen scrolls into sight, no farther than it has to")
        func scrolls() {
            let view = grid(300)
            view.selectItem(at: path(22), animated: false, scrollPosition: [])
            #expect(press(.down, view) == path(25) && view.contentOffset.y == 50)
            #expect(view.cellForItem(at: path(25))?.isSelected == true)
            #expect(press(.up, view) == path(22) && view.contentOffset.y == 50)
        }

        @Test("items that may not be highlighted are passed over, and the delegate hears of the rest")
        func skips() {
            @MainActor final class Picky: ItemSource {
                override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
                    indexPath.item != 3
                }
            }
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 50)
            layout.minimumLineSpacing = 0
            layout.minimumInteritemSpacing = 0
            let source = Picky([(0..<9).map(String.init)])
            let view = stage.show(layout, source)
            view.selectItem(at: path(0), animated: false, scrollPosition: [])
            source.logs = true
            _ = stage.journal.take()
            #expect(press(.down, view) == path(6))
            #expect(stage.journal.take() == ["should select 6", "deselect 0", "select 6"])
            view.allowsSelection = false
            #expect(!CollectionKeys.step(view.core, .up))
        }

        @Test("a section that scrolls on its own is walked along its axis and left across it")
        func orthogonal() {
            let layout = UICollectionViewCompositionalLayout { _, _ in
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(80)), subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .continuous
                section.orthogonalScrollingProperties.decelerationRate = .fast
                return section
            }
            let view = stage.show(layout, ItemSource(5, 5))
            let scroller = view.subviews.compactMap { $0 as? UIScrollView }.first
            #expect(scroller?.decelerationRate == .fast)
            #expect(press(.right, view) == path(0))
            for item in 1...3 { #expect(press(.right, view) == path(item)) }
            stage.app.flush()
            #expect(view.visibleCells.contains { $0.isSelected })
            #expect(press(.down, view)?.section == 1)
            #expect(press(.up, view)?.section == 0)
        }
    }
}
