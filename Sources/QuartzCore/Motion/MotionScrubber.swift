package import CoreGraphics
import Foundation
import RenderProtocol

/// The changes of a block as an animation that can be played, paused and reversed: the basis of interactive animations.
package final class MotionScrubber {
    private struct Track {
        let layer: CALayer
        let keyPath: String
        let key: AnimatedKey
        let old: AnimatedValue
        var new: AnimatedValue
        let name: String
        /// Nil for a value without keyframes.
        var steps: KeyframeSteps?

        func value(at fraction: Double) -> AnimatedValue { steps?.value(at: fraction) ?? old.interpolated(to: new, fraction) }
    }
    private final class Action: NSObject, CAAction {
        let scrubber: MotionScrubber
        let trace: ValueTrace
        init(_ scrubber: MotionScrubber, _ trace: ValueTrace) { (self.scrubber, self.trace) = (scrubber, trace) }
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            if let layer = anObject as? CALayer { scrubber.record(trace, on: layer) }
        }
    }
    private var tracks: [Track] = []
    /// The fraction of the animation of the current changes; nil outside of keyframes.
    private var part: ClosedRange<Double>?
    /// Called at the end of the animation, with whether it finished.
    package var endings: [(Bool) -> Void] = []

    package init() {}

    /// Whether keyframes are being recorded.
    package var takesKeyframes: Bool { part != nil }
    /// The layers whose values are animated.
    package var layers: [CALayer] { tracks.map(\.layer) }

    /// Records the changes of `body` as keyframes.
    package func keyframes(_ body: () -> Void) { inPart(0...1, body) }

    /// Runs `body` with its changes in a fraction of the animation. > Units: 0...1.
    package func during(_ start: Double, _ length: Double, _ body: () -> Void) { inPart(KeyframeSteps.part(start, length), body) }

    private func inPart(_ inner: ClosedRange<Double>, _ body: () -> Void) {
        let outer = part
        part = inner
        body()
        part = outer
    }
    package var isEmpty: Bool { tracks.isEmpty }

    /// Created before a change. Nil if the value cannot be animated.
    package func action(_ layer: CALayer, key: String) -> (any CAAction)? {
        ValueTrace(layer, key: key).map { Action(self, $0) }
    }

    private func record(_ trace: ValueTrace, on layer: CALayer) {
        for (keyPath, key, old) in trace.values {
            guard let new = layer.values.value(for: key), new != old else { continue }
            let index = tracks.firstIndex { $0.layer === layer && $0.keyPath == keyPath } ?? tracks.endIndex
            if index == tracks.endIndex {
                let name = "\(keyPath)-scrub-\(AnimationNumbers.next())"
                tracks.append(Track(layer: layer, keyPath: keyPath, key: key, old: old, new: new, name: name))
            }
            tracks[index].new = new
            if let part {
                if tracks[index].steps == nil { tracks[index].steps = KeyframeSteps(tracks[index].old) }
                tracks[index].steps?.set(new, in: part)
            }
        }
    }

    /// Shows a fraction of the animation and stays there. > Units: 0...1.
    package func hold(at fraction: Double) {
        for track in tracks {
            let animation = make(track, from: fraction, to: fraction, pace: nil)
            animation.duration = 1
            animation.speed = 0
            animation.fillMode = .both
            track.layer.add(animation, forKey: track.name)
        }
    }

    /// Plays from one fraction to another. Returns how many animations will notify the motion's delegate.
    package func play(from start: Double, to end: Double, _ motion: LayerMotion) -> Int {
        for track in tracks {
            let animation = make(track, from: start, to: end, pace: motion)
            motion.apply(to: animation, on: track.layer)
            // The end is shown until `finish` determines the final values.
            animation.isRemovedOnCompletion = false
            track.layer.add(animation, forKey: track.name)
        }
        return tracks.count
    }

    /// Removes the animations and sets the model to a fraction of the animation.
    package func finish(at fraction: Double) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for track in tracks {
            if fraction < 1 {
                let value = fraction <= 0 ? track.old : track.value(at: fraction)
                track.layer.setValue(ValueCoding.object(value, for: track.key), forKeyPath: track.keyPath)
            }
            track.layer.removeAnimation(forKey: track.name)
        }
        CATransaction.commit()
        tracks = []
        let bodies = endings
        endings = []
        for body in bodies { body(fraction >= 1) }
    }

    private func make(_ track: Track, from start: Double, to end: Double, pace motion: LayerMotion?) -> CAAnimation {
        if let steps = track.steps { return makeKeyframes(track, steps.frames(from: start, to: end), motion) }
        let animation = motion?.makeBasic(track.keyPath) ?? CABasicAnimation(keyPath: track.keyPath)
        let (first, last): (AnimatedValue, AnimatedValue)
        if let offset = track.old.offset(from: track.new) {
            animation.isAdditive = true
            (first, last) = (offset.start, offset.end)
        } else {
            (first, last) = (track.old, track.new)
        }
        animation.fromValue = ValueCoding.object(first.interpolated(to: last, start), for: track.key)
        animation.toValue = ValueCoding.object(first.interpolated(to: last, end), for: track.key)
        return animation
    }

    private func makeKeyframes(
        _ track: Track, _ frames: [(time: Double, value: AnimatedValue)], _ motion: LayerMotion?
    ) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: track.keyPath)
        let offsets = frames.map { $0.value.difference(from: track.new) }
        animation.isAdditive = !offsets.contains { $0 == nil }
        let values = animation.isAdditive ? offsets.compactMap { $0 } : frames.map(\.value)
        animation.values = values.compactMap { ValueCoding.object($0, for: track.key) }
        animation.keyTimes = frames.map { NSNumber(value: $0.time) }
        // Keyframes accept a curve only; with a spring they are linear.
        if case .curve(let function)? = motion?.pace { animation.timingFunction = function }
        return animation
    }
}

extension LayerMotion.Pace {
    /// The progress after a fraction of the duration.
    package func progress(at fraction: Double, duration: CFTimeInterval) -> Double {
        switch self {
        case .curve(let function): function.curve.solve(fraction)
        case .spring(let mass, let stiffness, let damping, let velocity):
            SpringParameters(
                mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), initialVelocity: Double(velocity)
            ).displacement(at: fraction * duration)
        }
    }
}
