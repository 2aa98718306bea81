import Foundation
import Testing

@testable import RenderProtocol

@Suite("Keyframes")
struct KeyframeTests {
    private func animation(
        _ values: [Double], times: [Double] = [], curves: [TimingCurve] = [], mode: KeyframeMode = .linear, duration: Double = 1
    ) -> [AttachedAnimation] {
        var timing = AnimationTiming()
        timing.duration = duration
        return [
            AttachedAnimation(
                key: "k",
                animation: RenderAnimation(
                    content: .keyframes(
                        .positionX, values: values.map(AnimatedValue.number), keyTimes: times, curves: curves, mode: mode, path: nil,
                        rotation: .none), timing: timing))
        ]
    }
    private func x(_ animations: [AttachedAnimation], _ time: Double) -> Double {
        AnimationSampler.present(LayerValues(), animations, at: time).values.position.x
    }

    @Test("linear keyframes pass through every value at its time")
    func linear() {
        #expect(x(animation([0, 10, 0]), 0.25) == 5)
        #expect(x(animation([0, 10, 0]), 0.5) == 10)
        #expect(x(animation([0, 10, 0], times: [0, 0.2, 1]), 0.1) == 5)
        #expect(abs(x(animation([0, 10, 0], times: [0, 0.2, 1]), 0.6) - 5) < 1e-9)
    }

    @Test("each pair has its own timing curve")
    func curves() {
        let easeIn = TimingCurve(0.42, 0, 1, 1)
        let animations = animation([0, 10, 20], curves: [easeIn, .linear])
        #expect(abs(x(animations, 0.25) - 10 * easeIn.solve(0.5)) < 1e-9)
        #expect(x(animations, 0.75) == 15)
    }

    @Test("discrete keyframes jump, and report the next jump")
    func discrete() {
        let animations = animation([1, 2, 3, 4], mode: .discrete, duration: 4)
        #expect(x(animations, 0.9) == 1)
        #expect(x(animations, 1) == 2)
        #expect(x(animations, 3.5) == 4)
        let presented = AnimationSampler.present(LayerValues(), animations, at: 1.25)
        #expect(!presented.isRunning)
        #expect(abs((presented.nextChange ?? 0) - 2) < 1e-9)
        #expect(abs((AnimationSampler.present(LayerValues(), animations, at: 3.5).nextChange ?? 0) - 4) < 1e-9)
        #expect(x(animation([1, 2], times: [0, 0.75, 1], mode: .discrete), 0.7) == 1)
    }

    @Test("paced keyframes have constant speed")
    func paced() {
        #expect(abs(x(animation([0, 10, 40], mode: .paced), 0.5) - 20) < 1e-9)
    }

    @Test("paced keyframes ignore timing functions", arguments: [KeyframeMode.paced, .cubicPaced])
    func pacedCurves(_ mode: KeyframeMode) {
        let curves = [TimingCurve(0.9, 0, 1, 0.1), TimingCurve(0, 0.9, 0.1, 1)]
        #expect(x(animation([0, 10, 40], curves: curves, mode: mode), 0.3) == x(animation([0, 10, 40], mode: mode), 0.3))
    }

    @Test("cubic keyframes pass through the values smoothly")
    func cubic() {
        let animations = animation([0, 10, 20, 10], mode: .cubic)
        #expect(abs(x(animations, 1.0 / 3) - 10) < 1e-9)
        let (before, after) = (x(animations, 2.0 / 3 - 1e-5), x(animations, 2.0 / 3 + 1e-5))
        let slopes = ((x(animations, 2.0 / 3) - before) / 1e-5, (after - x(animations, 2.0 / 3)) / 1e-5)
        #expect(abs(slopes.0 - slopes.1) < 0.01)
    }

    @Test("a layer follows a path and rotates with it")
    func path() {
        let square = RenderPath(segments: [
            .move(.zero), .line(RenderPoint(10, 0)), .line(RenderPoint(10, 30)), .close,
        ])
        var timing = AnimationTiming()
        timing.duration = 1
        func present(_ mode: KeyframeMode, _ rotation: KeyframeRotation, _ time: Double) -> LayerValues {
            let content = RenderAnimation.Content.keyframes(
                .position, values: [], keyTimes: [], curves: [], mode: mode, path: square, rotation: rotation)
            let animation = RenderAnimation(content: content, timing: timing)
            return AnimationSampler.present(LayerValues(), [AttachedAnimation(key: "p", animation: animation)], at: time).values
        }
        #expect(abs(present(.linear, .none, 0.5).position.y - 15) < 1e-9)
        let length = 40 + (900.0 + 100).squareRoot()
        #expect(abs(present(.paced, .none, 10 / length).position.x - 10) < 1e-9)
        let turned = present(.linear, .auto, 0.5).transform
        #expect(abs(turned.m12 - 1) < 1e-9)
        #expect(abs(turned.m11) < 1e-9)
    }

    @Test("handles invalid input without a trap")
    func odd() {
        #expect(x(animation([]), 0.5) == 0)
        #expect(x(animation([4]), 0.5) == 4)
        #expect(x(animation([4, 4], mode: .paced), 0.5) == 4)
        _ = x(animation([0, 1, 2], times: [1, 0, 1]), 0.5)
        _ = x(animation([0, 1, 2], times: [.nan, .nan, .nan]), 0.5)
        _ = x(animation([.nan, .infinity], mode: .cubicPaced), 0.5)
    }
}
