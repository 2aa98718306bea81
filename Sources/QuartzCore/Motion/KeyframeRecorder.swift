import CoreGraphics
import Foundation
import RenderProtocol

/// Collects what changes in the parts of a keyframe animation and makes one animation of each value that changed.
package final class KeyframeRecorder {
    private struct Step {
        var start: Double
        var end: Double
        var value: AnimatedValue
    }
    private final class Track {
        let layer: CALayer
        let keyPath: String
        let key: AnimatedKey
        let first: AnimatedValue
        var steps: [Step] = []
        init(_ layer: CALayer, _ keyPath: String, _ key: AnimatedKey, _ first: AnimatedValue) {
            (self.layer, self.keyPath, self.key, self.first) = (layer, keyPath, key, first)
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
    /// The part of the whole, 0...1, that changes belong to.
    private var part: ClosedRange<Double> = 0...1

    package init() {}

    /// Runs `body` with its changes belonging to a part of the whole. > Units: 0...1.
    package func during(_ start: Double, _ length: Double, _ body: () -> Void) {
        let outer = part
        let from = min(max(start, 0), 1)
        part = from...min(1, from + max(length, 0))
        body()
        part = outer
    }

    /// Made before the change. Nil when the value cannot be animated.
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
            if let index = track.steps.firstIndex(where: { $0.start == part.lowerBound && $0.end == part.upperBound }) {
                track.steps[index].value = new
            } else {
                track.steps.append(Step(start: part.lowerBound, end: part.upperBound, value: new))
            }
        }
    }

    /// Adds the animations.
    package func finish(
        mode: CAAnimationCalculationMode, motion: LayerMotion, didAdd: () -> Void
    ) {
        for track in tracks {
            let animation = CAKeyframeAnimation(keyPath: track.keyPath)
            let frames = Self.frames(track.first, track.steps, isDiscrete: mode == .discrete)
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

    /// A value holds until the part that changes it begins; a part that begins before the one ahead of it ended starts there.
    private static func frames(
        _ first: AnimatedValue, _ steps: [Step], isDiscrete: Bool
    ) -> [(time: Double, value: AnimatedValue)] {
        var frames = [(time: 0.0, value: first)]
        for step in steps.sorted(by: { $0.start < $1.start }) {
            let last = frames[frames.count - 1]
            let start = max(step.start, last.time)
            if isDiscrete {
                if step.start <= 0 { frames = [(0, step.value)] } else { frames.append((step.start, step.value)) }
                continue
            }
            if start > last.time { frames.append((start, last.value)) }
            frames.append((max(step.end, start), step.value))
        }
        let last = frames[frames.count - 1]
        if !isDiscrete, last.time < 1 { frames.append((1, last.value)) }
        return frames
    }
}
