import DeviceProtocol
import Testing

@testable import Simulator

@Suite("Screen edge gestures") struct SystemGestureTests {
    private let edges = SystemGesture.Edges(width: 393, height: 852, hasHome: true)

    /// A stroke of ten steps.
    private func stroke(
        _ gesture: inout SystemGesture, from start: (Double, Double), to end: (Double, Double), seconds: Double, at time: Double = 0,
        _ edges: SystemGesture.Edges
    ) -> [SystemGesture.Outcome] {
        var outcomes = [gesture.receive([TouchSample(finger: 0, phase: .began, x: start.0, y: start.1)], at: time, edges)]
        for step in 1...10 {
            let part = Double(step) / 10
            let sample = TouchSample(
                finger: 0, phase: .moved, x: start.0 + (end.0 - start.0) * part, y: start.1 + (end.1 - start.1) * part)
            outcomes.append(gesture.receive([sample], at: time + seconds * part, edges))
        }
        outcomes.append(gesture.receive([TouchSample(finger: 0, phase: .ended, x: end.0, y: end.1)], at: time + seconds, edges))
        return outcomes.filter { $0 != .app }
    }

    private func kinds(_ outcomes: [SystemGesture.Outcome]) -> [SystemGesture.Kind] {
        outcomes.compactMap { if case .taken(let kind, _) = $0 { kind } else { nil } }
    }

    @Test("up from the bottom is home, down from the top is Notification Center, once each")
    func taken() {
        var gesture = SystemGesture()
        #expect(kinds(stroke(&gesture, from: (200, 845), to: (210, 500), seconds: 0.2, edges)) == [.home])
        #expect(kinds(stroke(&gesture, from: (100, 5), to: (100, 300), seconds: 0.2, edges)) == [.center])
    }

    @Test("taps, slow touches, strokes along the edge and from further inside are the app's")
    func notTaken() {
        var gesture = SystemGesture()
        #expect(stroke(&gesture, from: (200, 845), to: (200, 840), seconds: 0.1, edges).isEmpty)
        #expect(stroke(&gesture, from: (200, 845), to: (200, 700), seconds: 4, edges).isEmpty)
        #expect(stroke(&gesture, from: (50, 845), to: (350, 830), seconds: 0.2, edges).isEmpty)
        #expect(stroke(&gesture, from: (200, 825), to: (200, 300), seconds: 0.2, edges).isEmpty)
        #expect(stroke(&gesture, from: (350, 5), to: (350, 300), seconds: 0.2, edges).isEmpty)
    }

    @Test("without a home indicator the bottom is the app's")
    func button() {
        var (gesture, edges) = (SystemGesture(), edges)
        edges.hasHome = false
        #expect(stroke(&gesture, from: (200, 845), to: (200, 500), seconds: 0.2, edges).isEmpty)
    }

    @Test("a second finger gives the touches to the app")
    func two() {
        var gesture = SystemGesture()
        _ = gesture.receive([TouchSample(finger: 0, phase: .began, x: 200, y: 845)], at: 0, edges)
        _ = gesture.receive([TouchSample(finger: 1, phase: .began, x: 100, y: 400)], at: 0.02, edges)
        #expect(gesture.receive([TouchSample(finger: 0, phase: .moved, x: 200, y: 700)], at: 0.1, edges) == .app)
    }

    @Test("a deferring app gets the first stroke; a second one soon after is the system's")
    func deferred() {
        var (gesture, edges) = (SystemGesture(), edges)
        edges.deferred = .bottom
        #expect(stroke(&gesture, from: (200, 845), to: (200, 500), seconds: 0.2, edges) == [.deferred(.home)])
        #expect(gesture.awaits(.home, at: 1))
        #expect(!gesture.awaits(.center, at: 1))
        #expect(!gesture.awaits(.home, at: 4))
        #expect(kinds(stroke(&gesture, from: (200, 845), to: (200, 500), seconds: 0.2, at: 1, edges)) == [.home])
        #expect(stroke(&gesture, from: (200, 845), to: (200, 500), seconds: 0.2, at: 2, edges) == [.deferred(.home)])
        #expect(stroke(&gesture, from: (200, 845), to: (200, 500), seconds: 0.2, at: 9, edges) == [.deferred(.home)])
        #expect(kinds(stroke(&gesture, from: (100, 5), to: (100, 300), seconds: 0.2, at: 10, edges)) == [.center])
    }
}
