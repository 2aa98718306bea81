import MapEngine
import Testing

@Suite("Collisions of annotations") struct CollisionTests {
    private func shape(_ kind: CollisionShape.Kind, _ x: Double, _ y: Double = 0, width: Double = 80, height: Double = 20) -> CollisionShape
    {
        CollisionShape(kind, middle: ViewPoint(x, y), width: width, height: height)
    }

    @Test("rectangles collide when they overlap, and not when they only share an edge")
    func rectangles() {
        let one = shape(.rectangle, 0)
        #expect(one.collides(with: shape(.rectangle, 79)))
        #expect(!one.collides(with: shape(.rectangle, 80)))
        #expect(one.collides(with: shape(.rectangle, 0, 19)))
        // A circle around the larger side would reach this one.
        #expect(!one.collides(with: shape(.rectangle, 0, 20)))
    }

    @Test("a circle has the smaller side's diameter")
    func circles() {
        let one = shape(.circle, 0)
        #expect(one.collides(with: shape(.circle, 19)))
        #expect(!one.collides(with: shape(.circle, 20)))
        // The corners of two squares around them overlap.
        #expect(!one.collides(with: shape(.circle, 15, 15)))
    }

    @Test("a circle and a rectangle collide from both sides")
    func mixed() {
        for (x, y, isNear) in [(49.0, 0.0, true), (50, 0, false), (0, 19, true), (0, 20, false), (48, 18, false), (45, 15, true)] {
            let (circle, rectangle) = (shape(.circle, x, y), shape(.rectangle, 0))
            #expect(circle.collides(with: rectangle) == isNear, "\(x), \(y)")
            #expect(rectangle.collides(with: circle) == isNear, "\(x), \(y)")
        }
    }

    @Test("a shape of no kind collides with nothing")
    func none() {
        #expect(!shape(.none, 0).collides(with: shape(.rectangle, 0)))
        #expect(!shape(.circle, 0).collides(with: shape(.none, 0)))
    }

    private func item(_ x: Double, _ priority: Double, required: Bool = false) -> Crowding.Item {
        Crowding.Item(shape(.rectangle, x), priority: priority, isRequired: required)
    }

    @Test("the more important view is shown, the first one among equals, and required ones always")
    func crowding() {
        #expect(Crowding.hidden([item(0, 250), item(10, 750), item(200, 250)]) == [0])
        #expect(Crowding.hidden([item(0, 250), item(10, 250)]) == [1])
        #expect(Crowding.hidden([item(0, 1000, required: true), item(10, 1000, required: true)]) == [])
        #expect(Crowding.hidden([item(0, 750), item(10, 1000, required: true)]) == [0])
        // What is hidden hides nothing: the third is visible, as the second one is not.
        #expect(Crowding.hidden([item(0, 900), item(60, 800), item(120, 700)]) == [1])
    }
}
