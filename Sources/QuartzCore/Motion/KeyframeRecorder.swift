import CoreGraphics
import Foundation
import RenderProtocol

/// Records the changes of a keyframe animation and creates one animation for each changed value.
package final class KeyframeRecorder {
    private final class Track {
        let layer: CALayer
        let keyPath: String
        let key: AnimatedKey
        var steps: KeyframeSteps
        init(_ layer: CALayer, _ keyPath: String, _ key: AnimatedKey, _ first: AnimatedValue) {
            (self.layer, self.keyPath, self.key, steps) = (layer, keyPath, key, KeyframeSteps(first))
        }
    }
    private final class Action: NSObject, CAAction {
        let recorder: KeyframeRecorder
        let trace: ValueTrace
        init(_ recorder: KeyframeRecorder, _ trace: ValueTrace) { (self.recorder, self.trace) = (recorder, trace) }
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            if let layer = anObject as? CALayer { recorder.record(trace, on: layer) }
        }
    }
    private var tracks: [Track] = []
    /// The fraction of the animation, 0...1, of the current changes.
    private var part: ClosedRange<Double> = 0...1

    package init() {}

    /// Runs `body` with its changes in a fraction of the animation. > Units: 0...1.
    package func during(_ start: Double, _ length: Double, _ body: () -> Void) {
        let outer = part
        part = KeyframeSteps.part(start, length)
        body()
        part = outer
    }

    /// Created before the change. Nil if the value cannot be animated.
    package func action(_ layer: CALayer, key: String) -> (any CAAction)? {
        ValueTrace(layer, key: key).map { Action(self, $0) }
    }

    private func record(_ trace: ValueTrace, on layer: CALayer) {
        for (keyPath, key, old) in trace.values {
            guard let new = layer.values.value(for: key), new != old else { continue }
            let track =
                tracks.first { $0.layer === layer && $0.keyPath == keyPath }
                ?? {
                    let track = Track(layer, keyPath, key, old)
                    tracks.append(track)
                    return track
                }()
            track.steps.set(new, in: part)
        }
    }

    /// Adds the animations.
    package func finish(
        mode: CAAnimationCalculationMode, motion: LayerMotion, didAdd: () -> Void
    ) {
        for track in tracks {
            let animation = CAKeyframeAnimation(keyPath: track.keyPath)
            let frames = track.steps.frames(isDiscrete: mode == .discrete)
            animation.values = frames.compactMap { ValueCoding.object($0.value, for: track.key) }
            animation.keyTimes = frames.map { NSNumber(value: $0.time) }
            if mode == .discrete { animation.keyTimes?.append(1) }
            animation.calculationMode = mode
            if case .curve(let function) = motion.pace { animation.timingFunction = function }
            motion.apply(to: animation, on: track.layer)
            track.layer.add(animation, forKey: track.keyPath)
            didAdd()
        }
        tracks = []
    }
}
