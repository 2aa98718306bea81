internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Pictures shown one after the other by the render server, whatever the app is doing.
@MainActor final class FrameAnimation {
    private static let key = "UIImageViewAnimation"
    private var ending: Ending?

    var isRunning: Bool { ending != nil }

    /// Starts from the first picture; a running animation is left as it is. `repeatCount` 0 repeats for ever.
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

    /// Hears of the end; animations keep their delegates, so this keeps nothing.
    private final class Ending: NSObject, CAAnimationDelegate {
        private weak var owner: FrameAnimation?
        init(_ owner: FrameAnimation) { self.owner = owner }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            // Layers on screen belong to the main thread, and tell their delegates there.
            nonisolated(unsafe) let ending = self
            MainActor.assumeIsolated { ending.owner?.finished(ending) }
        }
    }
}
