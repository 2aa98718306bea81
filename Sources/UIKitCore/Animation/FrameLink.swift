internal import Foundation
internal import ObjectiveC
internal import QuartzCore

/// Calls once a frame while it runs; costs nothing while it does not.
///
/// The display link behind it exists only then, so that what is called may hold this link and be let go of.
@MainActor final class FrameLink: NSObject {
    private var link: CADisplayLink?
    private let onFrame: ((CADisplayLink) -> Void)?
    private var step: ((TimeInterval) -> Bool)?
    private var began: CFTimeInterval = 0

    private static let selector: Selector = {
        ObjCRuntime.register(FrameLink.self, "frame:") { frames, arguments in
            frames.frame(ObjCRuntime.argument(arguments, 0))
            return nil
        }
        return Selector("frame:")
    }()

    /// `onFrame` is called by what `start()` starts.
    init(_ onFrame: ((CADisplayLink) -> Void)? = nil) {
        self.onFrame = onFrame
        super.init()
    }

    /// Now, on the clock of the frames. > Units: seconds.
    static var now: TimeInterval { LayerContext.main.now }

    var isRunning: Bool { link != nil }

    func start() {
        guard link == nil else { return }
        let link = CADisplayLink(target: self, selector: Self.selector)
        self.link = link
        link.add(to: .main, forMode: .common)
    }

    /// Calls `step` with the time since now until it answers false. What ran before is dropped.
    func run(_ step: @escaping (TimeInterval) -> Bool) {
        stop()
        self.step = step
        began = Self.now
        start()
    }

    func stop() {
        link?.invalidate()
        link = nil
        step = nil
    }

    private func frame(_ link: CADisplayLink) {
        guard self.link === link else { return }
        guard let step else {
            onFrame?(link)
            return
        }
        // The frame being made now shows a frame later; the finger's last place was for the one before.
        if !step(max(0, link.timestamp - began)), self.link === link { stop() }
    }
}
