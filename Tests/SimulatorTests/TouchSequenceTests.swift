import DeviceProtocol
import Simulator
import Testing

@Suite("TouchSequence")
struct TouchSequenceTests {
    @Test("a double tap is two taps close in time")
    func doubleTap() {
        let steps = TouchSequence.tap(x: 10, y: 20, count: 2).steps
        #expect(steps.map { $0.touches.first?.phase } == [.began, .ended, .began, .ended])
        #expect(steps.map(\.delay).reduce(0, +) < 0.3)
    }

    @Test("a drag moves evenly, one step a frame, and arrives")
    func drag() {
        let steps = TouchSequence.drag(from: (10, 100), to: (10, 400), seconds: 0.5).steps
        #expect(steps.count == 1 + 30 + 1)
        #expect(steps.first?.touches.first?.phase == .began)
        #expect(steps.last?.touches.first?.phase == .ended)
        #expect(steps.last?.touches.first?.y == 400)
        let ys = steps.compactMap { $0.touches.first?.y }
        #expect(zip(ys, ys.dropFirst()).allSatisfy { $1 >= $0 })
    }

    @Test("a drag of no duration still moves once")
    func instantDrag() {
        let steps = TouchSequence.drag(from: (0, 0), to: (9, 9), seconds: 0).steps
        #expect(steps.map { $0.touches.first?.phase } == [.began, .moved, .ended])
    }

    @Test("a pinch spreads two fingers by its scale about one position", arguments: [2.0, 0.5])
    func pinch(scale: Double) throws {
        let steps = TouchSequence.pinch(x: 100, y: 200, scale: scale, seconds: 0.2, span: 240).steps
        func spread(_ touches: [TouchSample]) -> Double { (touches.last?.x ?? 0) - (touches.first?.x ?? 0) }
        let (first, last) = (try #require(steps.first), try #require(steps.last))
        #expect(first.touches.count == 2)
        #expect(abs(spread(last.touches) / spread(first.touches) - scale) < 1e-9)
        #expect(abs((last.touches.map(\.x).reduce(0, +)) / 2 - 100) < 1e-9)
    }

    @Test("a twist turns two fingers about one position at one distance")
    func twist() throws {
        let steps = TouchSequence.twist(x: 100, y: 200, degrees: 90, seconds: 0.5, span: 160).steps
        #expect(steps.allSatisfy { $0.touches.count == 2 })
        for step in steps {
            let (one, other) = (step.touches[0], step.touches[1])
            #expect(abs(((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot() - 160) < 1e-9)
            #expect(abs((one.x + other.x) / 2 - 100) < 1e-9)
            #expect(abs((one.y + other.y) / 2 - 200) < 1e-9)
        }
        // From left and right to above and below: clockwise.
        #expect(abs((steps.first?.touches[0].x ?? 0) - 20) < 1e-9)
        #expect(abs((steps.last?.touches[0].y ?? 0) - 120) < 1e-9)
    }

    @Test("two fingers tap and drag in parallel; a swipe is brief")
    func pairs() {
        let tap = TouchSequence.twoFingerTap(x: 100, y: 100, span: 40).steps
        #expect(tap.map { $0.touches.count } == [2, 2])
        #expect(tap.last?.touches.first?.phase == .ended)
        let drag = TouchSequence.twoFingerDrag(from: (100, 100), to: (100, 300), seconds: 0.3, span: 40).steps
        #expect(drag.last?.touches.map(\.x) == [80, 120])
        #expect(drag.last?.touches.map(\.y) == [300, 300])
        let swipe = TouchSequence.swipe(x: 100, y: 100, .left).steps
        #expect(swipe.first?.touches.first?.x == 160)
        #expect(swipe.last?.touches.first?.x == 40)
        #expect(swipe.map(\.delay).reduce(0, +) < 0.25)
    }
}
