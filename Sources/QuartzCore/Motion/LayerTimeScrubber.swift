internal import Foundation

/// Holds the time of a layer and everything below it, so that its animations go where a hand moves them.
///
/// > Isolation: the main thread.
package final class LayerTimeScrubber {
    private let layer: CALayer
    private let start: CFTimeInterval

    /// Stops the layer's time. What is animated from now on begins at `elapsed` 0.
    package init(_ layer: CALayer) {
        self.layer = layer
        start = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = start
    }

    /// Seconds since time was stopped, as the layer sees them.
    package var elapsed: CFTimeInterval = 0 {
        didSet { layer.timeOffset = start + elapsed }
    }

    /// Lets time go on from where it stands.
    package func resume() {
        let now = layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
        layer.beginTime = now
        layer.timeOffset = start + elapsed
        layer.speed = 1
    }

    /// Ends every animation in the layer's tree, unfinished. Who waits for them hears of it before anything is shown that they held back.
    package func endAnimations() {
        var tree = [layer]
        while let next = tree.popLast() {
            for record in next.animations { record.stop(finished: false) }
            next.removeAllAnimations()
            tree += next.sublayers ?? []
        }
    }
}
