import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension CollectionSuites {
    @Suite("Compositional layout: insets reference and mirroring") @MainActor struct CompositionalReferenceTests {
        let stage = CollectionStage()

        private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
        }
        private func section() -> NSCollectionLayoutSection {
            let row = size(.fractionalWidth(1), .absolute(40))
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top)
            let section = NSCollectionLayoutSection(
                group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
            section.boundarySupplementaryItems = [header]
            return section
        }
        private func show(_ section: NSCollectionLayoutSection) -> UICollectionView {
            stage.activate()
            stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30)
            let view = stage.show(UICollectionViewCompositionalLayout(section: section), ItemSource(2))
            view.frame = stage.controller.view.bounds
            stage.app.flush()
            return view
        }
        private func header(_ view: UICollectionView) -> CGRect? {
            view.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?.frame
        }

        @Test("sections respect the safe area at each side, except with the insets reference .none")
        func safeArea() {
            let view = show(section())
            let width = view.bounds.width
            #expect(view.frame(0) == CGRect(x: 50, y: 20, width: width - 80, height: 40))
            #expect(header(view) == CGRect(x: 50, y: 0, width: width - 80, height: 20))
            let bare = section()
            bare.contentInsetsReference = .none
            #expect(show(bare).frame(0) == CGRect(x: 0, y: 20, width: width, height: 40))
        }

        @Test("layout margins and readable width are the view's; headers may have another reference")
        func margins() {
            let inMargins = section()
            inMargins.contentInsetsReference = .layoutMargins
            inMargins.supplementaryContentInsetsReference = .none
            let view = show(inMargins)
            let margins = view.layoutMargins
            #expect(margins.left > 50)
            #expect(view.frame(0)?.minX == margins.left)
            #expect(view.frame(0)?.maxX == view.bounds.width - margins.right)
            #expect(header(view)?.minX == 0)
            #expect(header(view)?.width == view.bounds.width)
            let readable = section()
            readable.contentInsetsReference = .readableContent
            let wide = show(readable)
            wide.frame.size.width = 1000
            stage.app.flush()
            #expect(abs((wide.frame(0)?.width ?? 0) - 672) < 1)
            #expect(abs((wide.frame(0)?.midX ?? 0) - (wide.layoutMargins.left + 1000 - wide.layoutMargins.right) / 2) < 1)
        }

        // MARK: Read from the right

        private func carousel(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ source: ItemSource) -> UICollectionView {
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.absolute(200), .absolute(100)),
                subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = behavior
            let view = stage.show(UICollectionViewCompositionalLayout(section: section), ItemSource(0))
            view.semanticContentAttribute = .forceRightToLeft
            view.dataSource = source
            stage.app.flush()
            return view
        }
        private func inner(_ view: UICollectionView) -> UIScrollView? { view.subviews.compactMap { $0 as? UIScrollView }.first }
        /// Where an item is seen, in the collection view.
        private func seen(_ view: UICollectionView, _ item: Int) -> CGRect? {
            view.cellForItem(at: IndexPath(item: item, section: 0)).map { $0.convert($0.bounds, to: view) }
        }

        @Test("an orthogonal section begins at the right in right-to-left layout")
        func mirrored() throws {
            let source = ItemSource(5)
            let view = carousel(.continuous, source)
            let scroller = try #require(inner(view))
            #expect(scroller.contentSize.width == 1000)
            #expect(scroller.contentOffset.x == 700)
            #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1])
            #expect(seen(view, 0) == CGRect(x: 100, y: 0, width: 200, height: 100))
            #expect(seen(view, 1)?.minX == -100)
            #expect(view.indexPathForItem(at: CGPoint(x: 290, y: 50))?.item == 0)
            #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 50))?.item == 1)
            view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .left, animated: false)
            stage.app.flush()
            #expect(scroller.contentOffset.x == 0)
            #expect(seen(view, 4)?.minX == 0)
        }

        @Test("dragged to the right it comes to rest at the next group")
        func mirroredPaging() throws {
            let view = carousel(.groupPaging, ItemSource(5))
            let scroller = try #require(inner(view))
            stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 220, y: 250), rests: true)
            stage.settle()
            #expect(scroller.contentOffset.x == 500)
            #expect(seen(view, 1)?.maxX == 300)
        }

        @Test("appended items keep the visible ones in position")
        func mirroredGrowth() throws {
            let source = ItemSource(5)
            let view = carousel(.continuous, source)
            source.sections[0] += ["more", "and more"]
            view.insertItems(at: [IndexPath(item: 5, section: 0), IndexPath(item: 6, section: 0)])
            stage.settle()
            #expect(inner(view)?.contentOffset.x == 1100)
            #expect(seen(view, 0)?.maxX == 300)
        }
    }
}
