import Testing

@testable import RenderProtocol

@Suite("RenderGravity") struct GravityTests {
    private let box = RenderRect(10, 20, 100, 60)

    @Test(
        "places unscaled contents in the box",
        arguments: [
            (RenderGravity.topLeft, 10.0, 20.0), (.top, 45, 20), (.topRight, 80, 20), (.left, 10, 40), (.center, 45, 40), (.right, 80, 40),
            (.bottomLeft, 10, 60), (.bottom, 45, 60), (.bottomRight, 80, 60),
        ])
    func unscaled(gravity: RenderGravity, x: Double, y: Double) {
        #expect(gravity.rect(width: 30, height: 20, in: box) == RenderRect(x, y, 30, 20))
    }

    @Test("contents larger than the box extend beyond it on the sides away from their edge")
    func large() {
        #expect(RenderGravity.center.rect(width: 140, height: 80, in: box) == RenderRect(-10, 10, 140, 80))
        #expect(RenderGravity.topLeft.rect(width: 140, height: 80, in: box) == RenderRect(10, 20, 140, 80))
        #expect(RenderGravity.bottomRight.rect(width: 140, height: 80, in: box) == RenderRect(-30, 0, 140, 80))
    }

    @Test("scales contents to the box, with their proportions or without")
    func scaled() {
        #expect(RenderGravity.resize.rect(width: 30, height: 30, in: box) == box)
        #expect(RenderGravity.resizeAspect.rect(width: 30, height: 30, in: box) == RenderRect(30, 20, 60, 60))
        #expect(RenderGravity.resizeAspectFill.rect(width: 30, height: 30, in: box) == RenderRect(10, 0, 100, 100))
    }

    @Test("contents without an area fill the box when scaled", arguments: [RenderGravity.resize, .resizeAspect, .resizeAspectFill])
    func empty(gravity: RenderGravity) {
        #expect(gravity.rect(width: 0, height: 5, in: box) == box)
    }
}
