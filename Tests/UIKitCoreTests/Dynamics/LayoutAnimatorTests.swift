import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIDynamics
import UIKitCore
import UILists

@Suite("Dynamics of a collection view's layout", .application) @MainActor struct LayoutAnimatorTests {
    /// Attributes that an animator moves.
    private final class Layout: UICollectionViewLayout {
        var animator: UIDynamicAnimator?
        var invalidations = 0
        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }
        override func invalidateLayout() {
            invalidations += 1
            super.invalidateLayout()
        }
    }

    private let app = TestApplication()

    private func cell(_ item: Int, y: CGFloat) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 100, y: y, width: 50, height: 50)
        return attributes
    }

    private func run(_ animator: UIDynamicAnimator, _ frames: Int) { for _ in 0..<frames { animator.simulation.advance(1.0 / 60) } }

    @Test("moves attributes, invalidates the layout in each frame, and finds attributes by index path")
    func attributes() {
        let layout = Layout()
        let animator = UIDynamicAnimator(collectionViewLayout: layout)
        let (first, second) = (cell(0, y: 0), cell(1, y: 100))
        animator.addBehavior(UIGravityBehavior(items: [first]))
        animator.addBehavior(UIDynamicItemBehavior(items: [second]))
        layout.invalidations = 0
        run(animator, 12)
        #expect(first.center.y > 40)
        #expect(layout.invalidations == 12)
        #expect(animator.layoutAttributesForCell(at: IndexPath(item: 1, section: 0)) === second)
        #expect(animator.layoutAttributesForCell(at: IndexPath(item: 2, section: 0)) == nil)
        #expect(animator.layoutAttributesForSupplementaryView(ofKind: "header", at: IndexPath(item: 1, section: 0)) == nil)
        #expect(animator.items(in: CGRect(x: 100, y: 100, width: 50, height: 50)).contains { $0 === second })
    }

    @Test("the reference bounds are the layout's content")
    func boundary() {
        let layout = Layout()
        let animator = UIDynamicAnimator(collectionViewLayout: layout)
        let item = cell(0, y: 300)
        let collision = UICollisionBehavior(items: [item])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [item]))
        run(animator, 180)
        #expect(abs(item.frame.maxY - 400) < 2)
    }

    @Test("does not keep the layout")
    func lifetime() {
        weak var weakLayout: Layout?
        let animator: UIDynamicAnimator
        do {
            let layout = Layout()
            weakLayout = layout
            animator = UIDynamicAnimator(collectionViewLayout: layout)
        }
        #expect(weakLayout == nil)
        animator.addBehavior(UIGravityBehavior(items: [cell(0, y: 0)]))
        run(animator, 2)
        #expect(animator.isRunning)
    }
}
