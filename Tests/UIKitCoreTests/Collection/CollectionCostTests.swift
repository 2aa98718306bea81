import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension CollectionSuites {
    /// What does not grow with the number of items or sections.
    @Suite("Cost of collection views") @MainActor struct CollectionCostTests {
        let stage = CollectionStage()

        private func size(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        }
        private func section(_ height: NSCollectionLayoutDimension, pinned: Bool = false) -> NSCollectionLayoutSection {
            let row = size(height)
            let section = NSCollectionLayoutSection(
                group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
            guard pinned else { return section }
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(30)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [header]
            return section
        }
        private func scroll(_ view: UICollectionView, by step: CGFloat, times: Int) {
            for _ in 0..<times {
                view.contentOffset.y += step
                stage.app.flush()
            }
        }

        @Test("self-sizing cells of a flow layout cost one further layout")
        func flow() {
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 300, height: 40)
            layout.minimumLineSpacing = 0
            let source = ItemSource([(0..<5000).map { "\($0)" }])
            source.preferred = { CGSize(width: 300, height: 40 + CGFloat($0.count) * 5) }
            let view = stage.show(layout, source)
            let before = layout.fullLayoutCount
            scroll(view, by: 60, times: 100)
            #expect(layout.fullLayoutCount == before)
            let shown = view.indexPathsForVisibleItems
            #expect(shown.count > 5)
            #expect(shown.count < 12)
            var y = view.frame(0)?.minY ?? -1
            for item in 0..<(shown.last?.item ?? 0) {
                #expect(view.frame(item)?.minY == y)
                #expect(view.frame(item)?.height == 40 + CGFloat("\(item)".count) * 5)
                y += view.frame(item)?.height ?? 0
            }
        }

        @Test("self-sizing cells of a compositional layout invalidate only their section")
        func sections() {
            let layout = UICollectionViewCompositionalLayout(section: section(.estimated(40)))
            let source = ItemSource((0..<2000).map { ["\($0)"] })
            source.preferred = { _ in CGSize(width: 300, height: 60) }
            let view = stage.show(layout, source)
            let before = layout.placements
            scroll(view, by: 60, times: 50)
            #expect(layout.placements - before < 70)
            let last = view.indexPathsForVisibleItems.last?.section ?? 0
            #expect(last > 50)
            #expect(view.frame(0, last)?.minY == CGFloat(last) * 60)
        }

        @Test("wrapped items are wrapped again only near cells that change their width")
        func wrapping() {
            let word = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(50), heightDimension: .absolute(30)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(30)), subitems: [word])
            let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            let source = ItemSource([(0..<5000).map { "\($0)" }])
            source.preferred = { CGSize(width: 60 + CGFloat((Int($0) ?? 0) * 37 % 80), height: 30) }
            let view = stage.show(layout, source)
            let before = layout.groupsSolved
            scroll(view, by: 30, times: 20)
            #expect(layout.groupsSolved - before < 4000)
            for path in view.indexPathsForVisibleItems {
                #expect(view.frame(path.item)?.width == 60 + CGFloat(path.item * 37 % 80))
            }
        }

        @Test("visible headers move without new requests", arguments: [false, true])
        func pinned(isFlow: Bool) {
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 300, height: 50)
            flow.minimumLineSpacing = 0
            flow.headerReferenceSize = CGSize(width: 0, height: 30)
            flow.sectionHeadersPinToVisibleBounds = true
            let layout = isFlow ? flow : UICollectionViewCompositionalLayout(section: section(.absolute(50), pinned: true))
            let view = stage.show(layout, ItemSource(20, 20, 20))
            func header(_ section: Int) -> CGFloat? {
                view.supplementaryView(
                    forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame.minY
            }
            scroll(view, by: 5, times: 1)
            let (asked, prepared) = (view.core.visible.queries, view.core.preparations)
            scroll(view, by: 5, times: 20)
            #expect(view.core.visible.queries == asked)
            #expect(view.core.preparations == prepared)
            #expect(header(0) == 105)
            // The next header pushes it away, and takes its place.
            view.contentOffset.y = 1010
            stage.app.flush()
            #expect(header(0) == 1000)
            #expect(header(1) == 1030)
            scroll(view, by: 10, times: 10)
            #expect(header(0) == nil)
            #expect(header(1) == 1110)
            scroll(view, by: -10, times: 10)
            #expect(header(0) == 1000)
            #expect(header(1) == 1030)
            #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 1015))?.section != 1)
        }
    }
}
