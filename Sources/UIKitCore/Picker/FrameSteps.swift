internal import Foundation
internal import ObjectiveC
internal import QuartzCore

/// Runs a closure once a frame, with the time since it began, until that answers false.
@MainActor final class FrameSteps: NSObject {
    private var link: CADisplayLink?
    private var began: CFTimeInterval = 0
    private var step: ((TimeInterval) -> Bool)?

    private static let selector: Selector = {
        ObjCRuntime.register(FrameSteps.self, "step:") { target, arguments in
            target.run(ObjCRuntime.argument(arguments, 0))
            return nil
        }
        return Selector("step:")
    }()

    var isRunning: Bool { link != nil }

    /// What ran before is dropped.
    func start(_ step: @escaping (TimeInterval) -> Bool) {
        stop()
        self.step = step
        began = CACurrentMediaTime()
        let link = CADisplayLink(target: self, selector: Self.selector)
        self.link = link
        link.add(to: .main, forMode: .common)
    }

    func stop() {
        link?.invalidate()
        link = nil
        step = nil
    }

    private func run(_ link: CADisplayLink) {
        guard self.link === link, let step else { return }
        // The frame being made now shows a frame later; the finger's last place was for the one before.
        if !step(max(0, link.timestamp - began)), self.link === link { stop() }
    }
}
