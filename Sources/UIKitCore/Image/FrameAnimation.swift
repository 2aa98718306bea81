internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// A sequence of images shown by the render server, independently of the app.
@MainActor final class FrameAnimation {
    private static let key = "UIImageViewAnimation"
    private var ending: Ending?

    var isRunning: Bool { ending != nil }

    /// Starts at the first image; a running animation is not changed. `repeatCount` 0 repeats forever.
    func start(_ images: [CGImage], duration: TimeInterval, repeatCount: Int, on layer: CALayer) {
        guard ending == nil, !images.isEmpty else { return }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = images
        animation.calculationMode = .discrete
        animation.keyTimes = (0...images.count).map { NSNumber(value: Double($0) / Double(images.count)) }
        animation.duration = duration
        animation.repeatCount = repeatCount > 0 ? Float(repeatCount) : .infinity
        let ending = Ending(self)
        animation.delegate = ending
        self.ending = ending
        layer.add(animation, forKey: Self.key)
    }

    func stop(on layer: CALayer) {
        guard ending != nil else { return }
        ending = nil
        layer.removeAnimation(forKey: Self.key)
    }

    private func finished(_ ending: Ending) { if self.ending === ending { self.ending = nil } }

    /// Handles the animation's end; animations retain their delegates, so this retains nothing.
    private final class Ending: NSObject, CAAnimationDelegate {
        private weak var owner: FrameAnimation?
        init(_ owner: FrameAnimation) { self.owner = owner }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            // Layers on screen belong to the main thread, and call their delegates there.
            nonisolated(unsafe) let ending = self
            MainActor.assumeIsolated { ending.owner?.finished(ending) }
        }
    }
}
