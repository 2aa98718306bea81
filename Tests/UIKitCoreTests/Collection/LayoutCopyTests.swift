import Foundation
import Testing
import UIKitCore
import UILists

@Suite("Copies of mutable layout objects", .application) @MainActor struct LayoutCopyTests {
    private let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))

    private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: "header", alignment: .top, absoluteOffset: CGPoint(x: 1, y: 2))
        (header.pinToVisibleBounds, header.extendsBoundary, header.zIndex) = (true, false, 7)
        return header
    }

    private func copy<Value: NSObject & NSCopying>(_ value: Value) throws -> Value {
        let copy = try #require(value.copy() as? Value)
        #expect(copy !== value)
        return copy
    }

    @Test("items, groups and their badges are copied with their settings, and are independent of the original")
    func items() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top]))
        badge.zIndex = 5
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
        item.contentInsets.top = 3
        let other = try copy(item)
        item.contentInsets.top = 9
        badge.zIndex = 1
        #expect(other.contentInsets.top == 3)
        #expect(other.layoutSize === size)
        #expect(other.supplementaryItems.map(\.zIndex) == [5])
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        group.interItemSpacing = .fixed(4)
        let groupCopy = try copy(group)
        item.contentInsets.top = 0
        #expect(groupCopy.interItemSpacing?.spacing == 4)
        #expect(groupCopy.subitems.map(\.contentInsets.top) == [9])
        let headerCopy = try copy(header())
        #expect(headerCopy.pinToVisibleBounds)
        #expect(!headerCopy.extendsBoundary)
        #expect(headerCopy.zIndex == 7)
        #expect(headerCopy.offset.y == 2)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "b")
        background.zIndex = -2
        #expect(try copy(background).zIndex == -2)
    }

    @Test("a section is copied with its settings, and is independent of the original")
    func section() throws {
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        (section.interGroupSpacing, section.contentInsets.leading) = (6, 8)
        section.orthogonalScrollingBehavior = .groupPaging
        section.orthogonalScrollingProperties.bounce = .never
        section.boundarySupplementaryItems = [header()]
        section.visibleItemsInvalidationHandler = { _, _, _ in }
        let other = try copy(section)
        (section.interGroupSpacing, section.orthogonalScrollingProperties.bounce) = (0, .always)
        section.boundarySupplementaryItems[0].pinToVisibleBounds = false
        #expect(other.interGroupSpacing == 6)
        #expect(other.contentInsets.leading == 8)
        #expect(other.orthogonalScrollingBehavior == .groupPaging)
        #expect(other.orthogonalScrollingProperties.bounce == .never)
        #expect(other.visibleItemsInvalidationHandler != nil)
        #expect(other.boundarySupplementaryItems.map(\.pinToVisibleBounds) == [true])
    }

    @Test("a layout has its own copy of its configuration")
    func configuration() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 5
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [])), configuration: configuration)
        configuration.interSectionSpacing = 9
        #expect(layout.configuration.interSectionSpacing == 5)
        layout.configuration = configuration
        configuration.scrollDirection = .horizontal
        #expect(layout.configuration.interSectionSpacing == 9)
        #expect(layout.configuration.scrollDirection == .vertical)
    }

    @Test("an app's subclass without a copy of its own is not reduced to its base class")
    func subclass() {
        final class Own: NSCollectionLayoutSection {}
        let own = Own(group: .vertical(layoutSize: size, subitems: []))
        #expect(own.copy() as? Own === own)
    }

    @Test("motion effects and text lists are copied with their settings")
    func others() throws {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        effect.maximumRelativeValue = 10
        let group = UIMotionEffectGroup()
        group.motionEffects = [effect]
        let other = try copy(group)
        effect.maximumRelativeValue = 20
        #expect((other.motionEffects?.first as? UIInterpolatingMotionEffect)?.maximumRelativeValue as? Int == 10)
        let list = NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 4)
        let listCopy = try copy(list)
        list.startingItemNumber = 1
        #expect(listCopy.startingItemNumber == 4)
        #expect(listCopy.listOptions == .prependEnclosingMarker)
    }
}
