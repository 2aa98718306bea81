internal import Foundation

/// Controls the time of a layer and its sublayers, so that its animations follow a gesture.
///
/// > Isolation: the main thread.
package final class LayerTimeScrubber {
    private let layer: CALayer
    private let start: CFTimeInterval

    /// Pauses the layer's time. Animations added from now on begin at `elapsed` 0.
    package init(_ layer: CALayer) {
        self.layer = layer
        start = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = start
    }

    /// Seconds since time was paused, in the layer's time.
    package var elapsed: CFTimeInterval = 0 {
        didSet { layer.timeOffset = start + elapsed }
    }

    /// Resumes time from its current value.
    package func resume() {
        let now = layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
        layer.beginTime = now
        layer.timeOffset = start + elapsed
        layer.speed = 1
    }

    /// Ends every animation in the layer's tree, unfinished. Delegates are notified before changes that they postponed are shown.
    package func endAnimations() {
        var tree = [layer]
        while let next = tree.popLast() {
            for record in next.animations { record.stop(finished: false) }
            next.removeAllAnimations()
            tree += next.sublayers ?? []
        }
    }
}
