import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitCore
import UILists

extension CollectionSuites {
    @Suite("Compositional layout") @MainActor struct CompositionalLayoutTests {
        let stage = CollectionStage()

        private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
        }
        private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
            NSCollectionLayoutItem(layoutSize: size(width, height))
        }

        @Test("lengths, spaces, groups and decorations that extensions make as Self")
        func own() {
            #expect(NSCollectionLayoutDimension.whole.isFractionalWidth)
            #expect(NSCollectionLayoutSpacing.small.spacing == 4)
            let group = NSCollectionLayoutGroup.list(of: item(.whole, .absolute(20)))
            #expect(group.subitems.count == 1)
            #expect(NSCollectionLayoutDecorationItem.card.elementKind == "card")
        }

        @Test("CV-37: fractions of the container repeat while they fit", .contract("CV-37"))
        func grid() {
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 5
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 20)
            let view = stage.show(UICollectionViewCompositionalLayout(section: section), ItemSource(10))
            #expect(view.frame(0) == CGRect(x: 20, y: 10, width: 65, height: 60))
            #expect(view.frame(3)?.maxX == 280)
            #expect(view.frame(4)?.origin == CGPoint(x: 20, y: 75))
            #expect(view.contentSize == CGSize(width: 300, height: 230))
            #expect(view.visibleCells.count == 10)
        }

        @Test("a counted group shares its length after insets and spacings")
        func counted() {
            let one = item(.fractionalWidth(1), .fractionalHeight(1))
            one.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: one, count: 3)
            group.interItemSpacing = .fixed(15)
            let view = stage.show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), ItemSource(4))
            #expect(view.frame(0) == CGRect(x: 2, y: 2, width: 86, height: 46))
            #expect(view.frame(1)?.minX == 107)
            #expect(view.frame(3)?.minY == 52)
        }

        @Test("lays out nested groups")
        func nested() {
            let big = item(.fractionalWidth(0.5), .fractionalHeight(1))
            let pair = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
                count: 2)
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [big, pair])
            let view = stage.show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), ItemSource(7))
            #expect(view.frame(0) == CGRect(x: 0, y: 0, width: 150, height: 100))
            #expect(view.frame(2) == CGRect(x: 150, y: 50, width: 150, height: 50))
            #expect(view.frame(3) == CGRect(x: 0, y: 100, width: 150, height: 100))
            #expect(view.frame(6)?.origin == CGPoint(x: 0, y: 200))
        }

        @Test("estimated rows take their cells' preferred height; the others keep the estimate")
        func estimated() {
            let row = size(.fractionalWidth(1), .estimated(40))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
            let source = ItemSource(100)
            source.preferred = { CGSize(width: 300, height: $0 == "0.1" ? 120 : 60) }
            let view = stage.show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
            #expect(view.frame(1) == CGRect(x: 0, y: 60, width: 300, height: 120))
            #expect(view.frame(2)?.minY == 180)
            #expect(view.frame(90)?.height == 40)
            view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: false)
            stage.app.flush()
            let first = view.indexPathsForVisibleItems.first
            #expect(view.frame(60)?.height == 60)
            #expect(first?.item == 60)
        }

        @Test("items of different widths wrap, row by row")
        func wrapping() {
            let word = item(.estimated(50), .absolute(30))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [word])
            group.interItemSpacing = .fixed(10)
            let source = ItemSource([["a", "b", "c", "d"]])
            source.preferred = { CGSize(width: $0 == "b" ? 180 : 90, height: 30) }
            let view = stage.show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
            #expect(view.frame(1) == CGRect(x: 100, y: 0, width: 180, height: 30))
            #expect(view.frame(2)?.origin == CGPoint(x: 0, y: 30))
            #expect(view.frame(3)?.minX == 100)
        }

        @Test("an orthogonal section scrolls independently and snaps to its groups")
        func orthogonal() {
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.absolute(200), .absolute(100)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .groupPaging
            let source = ItemSource(50)
            let view = stage.show(UICollectionViewCompositionalLayout(section: section), source)
            #expect(view.contentSize == CGSize(width: 300, height: 100))
            #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1])
            stage.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 150, y: 252), rests: true)
            stage.settle()
            #expect(view.contentOffset == .zero)
            let inner = view.subviews.compactMap { $0 as? UIScrollView }.first
            #expect(inner?.contentOffset.x == 200 || inner?.contentOffset.x == 0)
            view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .left, animated: false)
            stage.app.flush()
            #expect(inner?.contentOffset.x == 4000)
            #expect(view.indexPathsForVisibleItems.map(\.item).contains(20))
            #expect(view.visibleCells.count <= 3)
        }

        @Test("an orthogonal section reports its visible items with the offset as it scrolls, and not on queries")
        func watched() {
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.absolute(200), .absolute(100)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            var received: [(offset: CGPoint, items: [Int])] = []
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                received.append((offset, items.map(\.indexPath.item)))
                #expect(environment.container.contentSize == CGSize(width: 300, height: 400))
                for item in items where item.indexPath.item == 1 {
                    item.alpha = 0.5
                    item.center.y += 200
                }
            }
            let view = stage.show(UICollectionViewCompositionalLayout(section: section), ItemSource(50))
            #expect(received.last?.offset == .zero)
            #expect(received.last?.items == [0, 1])
            #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
            let inner = view.subviews.compactMap { $0 as? UIScrollView }.first
            inner?.contentOffset.x = 120
            stage.app.flush()
            #expect(received.last?.offset == CGPoint(x: 120, y: 0))
            let count = received.count
            #expect(view.indexPathForItem(at: CGPoint(x: 40, y: 50)) == IndexPath(item: 0, section: 0))
            #expect(view.indexPathForItem(at: CGPoint(x: 250, y: 50)) == nil)
            #expect(received.count == count)
        }

        @Test("a vertically scrolled section reports its visible items at every step, and hit tests them at their positions")
        func watchedInContent() {
            let row = size(.fractionalWidth(1), .absolute(50))
            let section = NSCollectionLayoutSection(
                group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
            var received: [CGPoint] = []
            section.visibleItemsInvalidationHandler = { items, offset, _ in
                received.append(offset)
                for item in items { item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
            }
            let view = stage.show(UICollectionViewCompositionalLayout(section: section), ItemSource(100))
            #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame == CGRect(x: 75, y: 12.5, width: 150, height: 25))
            view.contentOffset.y = 30
            stage.app.flush()
            #expect(received.last == CGPoint(x: 0, y: 30))
            let count = received.count
            #expect(view.indexPathForItem(at: CGPoint(x: 150, y: 75)) == IndexPath(item: 1, section: 0))
            #expect(view.indexPathForItem(at: CGPoint(x: 20, y: 75)) == nil)
            #expect(received.count == count)
        }

        @Test("siblings sized to the largest share its height")
        func uniform() {
            let cell = item(.fractionalWidth(1.0 / 3), .uniformAcrossSiblings(estimate: 40))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .estimated(40)), subitems: [cell])
            let source = ItemSource(6)
            source.preferred = { CGSize(width: 100, height: $0 == "0.1" ? 90 : 30) }
            let view = stage.show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
            #expect((0..<3).map { view.frame($0)?.height } == [90, 90, 90])
            #expect(view.frame(3)?.minY == 90)
            #expect((3..<6).map { view.frame($0)?.height } == [30, 30, 30])
        }

        @Test(
            "cells retained in a layout change move into and out of their section's scroll view",
            arguments: [false, true])
        func exchanged(_ animated: Bool) {
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.absolute(200), .absolute(100)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .groupPaging
            let view = stage.show(UICollectionViewFlowLayout(), ItemSource(8))
            view.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: section), animated: animated)
            stage.frames(1)
            let inner = view.subviews.compactMap { $0 as? UIScrollView }.first
            #expect(inner != nil)
            #expect(view.visibleCells.allSatisfy { $0.superview === inner })
            stage.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 100, y: 252), rests: true)
            stage.settle()
            #expect(inner?.contentOffset.x == 200)
            view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: animated)
            stage.frames(1)
            #expect(view.visibleCells.count == 8)
            #expect(view.visibleCells.allSatisfy { $0.superview === view })
        }

        @Test("headers and footers take space, follow the insets and stay visible when pinned; backgrounds are behind")
        func boundaries() {
            let row = size(.fractionalWidth(1), .absolute(50))
            let section = NSCollectionLayoutSection(
                group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
            section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top)
            header.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [header]
            section.decorationItems = [.background(elementKind: "card")]
            let layout = UICollectionViewCompositionalLayout(section: section)
            layout.register(TestHeader.self, forDecorationViewOfKind: "card")
            let view = stage.show(layout, ItemSource(20, 3))
            #expect(view.frame(0) == CGRect(x: 16, y: 38, width: 268, height: 50))
            func top(_ section: Int) -> UICollectionReusableView? {
                view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
            }
            #expect(top(0)?.frame == CGRect(x: 16, y: 0, width: 268, height: 30))
            view.contentOffset.y = 200
            stage.app.flush()
            #expect(top(0)?.frame.minY == 200)
            #expect(view.frame(0, 1)?.minY == 1084)
            let card = view.subviews.first { $0 is TestHeader }
            #expect(card?.frame == CGRect(x: 0, y: 0, width: 300, height: 1046))
        }

        @Test("badges are at the corners of their items")
        func badges() {
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(20)), elementKind: UICollectionView.elementKindSectionFooter,
                containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
            let one = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [one])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets.top = 20
            let view = stage.show(UICollectionViewCompositionalLayout(section: section), ItemSource(2))
            let first = view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
            #expect(first?.frame == CGRect(x: 140, y: 10, width: 20, height: 20))
        }

        @Test("custom groups, a section provider, and spacing between sections")
        func custom() {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = 12
            let layout = UICollectionViewCompositionalLayout(
                sectionProvider: { index, environment in
                    #expect(environment.container.effectiveContentSize.width == 300)
                    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(index == 0 ? 40 : 90))
                    guard index == 1 else {
                        return NSCollectionLayoutSection(
                            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                    }
                    return NSCollectionLayoutSection(
                        group: .custom(layoutSize: size) { _ in
                            [
                                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 20, width: 30, height: 40)),
                                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 100, y: 0, width: 50, height: 50), zIndex: 3),
                            ]
                        })
                }, configuration: configuration)
            let view = stage.show(layout, ItemSource(1, 3))
            #expect(view.frame(0, 1) == CGRect(x: 10, y: 72, width: 30, height: 40))
            #expect(view.frame(1, 1)?.minX == 100)
            #expect(view.frame(2, 1)?.minY == 162)
            #expect(view.contentSize.height == 232)
        }

        @Test("mirrors everything in right-to-left layout")
        func mirrored() {
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item(.absolute(100), .fractionalHeight(1))])
            stage.activate()
            let view = stage.show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), ItemSource(0))
            view.semanticContentAttribute = .forceRightToLeft
            let source = ItemSource(4)
            view.dataSource = source
            stage.app.flush()
            #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 200)
            #expect(view.indexPathForItem(at: CGPoint(x: 250, y: 10))?.item == 0)
        }

        @Test("a list has rows of 44 that grow, and cards in inset grouped style")
        func list() {
            let source = ItemSource(6)
            source.preferred = { CGSize(width: 268, height: $0 == "0.2" ? 80 : 44) }
            let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
            let view = stage.show(layout, source)
            #expect(view.frame(0) == CGRect(x: 16, y: 35, width: 268, height: 44))
            #expect(view.frame(3)?.minY == 203)
            #expect(view.backgroundColor == .systemGroupedBackground)
        }

        @Test("a million equal rows cost what one screen costs")
        func million() {
            let row = size(.fractionalWidth(1), .absolute(50))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
            let source = ItemSource([(0..<100_000).map(String.init)])
            let view = stage.show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
            #expect(source.lastCells.count == 8)
            view.contentOffset.y = 2_500_000
            stage.app.flush()
            #expect(view.texts.first == "50000")
            #expect(view.visibleCells.count == 8)
        }
    }
}

@MainActor extension NSCollectionLayoutDimension {
    fileprivate static var whole: Self { .fractionalWidth(1) }
}
@MainActor extension NSCollectionLayoutSpacing {
    fileprivate static var small: Self { .fixed(4) }
}
@MainActor extension NSCollectionLayoutGroup {
    fileprivate static func list(of item: NSCollectionLayoutItem) -> Self { .vertical(layoutSize: item.layoutSize, subitems: [item]) }
}
@MainActor extension NSCollectionLayoutDecorationItem {
    fileprivate static var card: Self { .background(elementKind: "card") }
}
