import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension CollectionSuites {
    @Suite("Wheels over orthogonal sections") @MainActor struct OrthogonalWheelTests {
        let stage = CollectionStage()

        @Test("a vertical wheel scrolls the page, a horizontal one the section under it", arguments: [false, true])
        func ways(snaps: Bool) throws {
            let layout = UICollectionViewCompositionalLayout { _, _ in
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(150)), subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = snaps ? .groupPaging : .continuous
                return section
            }
            let view = stage.show(layout, ItemSource(8, 8, 8, 8, 8))
            let scrollers = view.subviews.compactMap { $0 as? OrthogonalScrollView }.filter { !$0.isHidden }
            let first = try #require(scrollers.min { $0.frame.minY < $1.frame.minY })
            func turn(_ x: Double, _ y: Double) {
                stage.app.send(.input(.scroll(x: 190, y: 260, deltaX: x, deltaY: y, time: stage.app.environment.manualClock.now)))
                stage.app.flush()
            }
            turn(0, -40)
            #expect(view.contentOffset.y == 40)
            #expect(first.contentOffset.x == 0)
            stage.frames(0.3)
            turn(-120, 0)
            #expect(view.contentOffset.y == 40)
            #expect(first.contentOffset.x == 120)
            stage.frames(1.5)
            #expect(view.contentOffset.y == 40)
            #expect(first.contentOffset.x == (snaps ? 200 : 120))
            // At the section's end the page, which goes up and down alone, stays where it is.
            turn(500, 0)
            stage.frames(1.5)
            #expect(first.contentOffset.x == 0)
            turn(60, 0)
            #expect(first.contentOffset.x == 0)
            #expect(view.contentOffset == CGPoint(x: 0, y: 40))
        }
    }
}
