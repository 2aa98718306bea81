package import Foundation
internal import ObjectiveC
package import QuartzCore

/// Calls back once per frame while it runs; costs nothing otherwise.
///
/// Its display link exists only while it runs, so that the callback's owner may retain this object and still be released.
@MainActor package final class FrameLink: NSObject {
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
    package init(_ onFrame: ((CADisplayLink) -> Void)? = nil) {
        self.onFrame = onFrame
        super.init()
    }

    /// The current time on the frames' clock. > Units: seconds.
    static var now: TimeInterval { LayerContext.main.now }

    var isRunning: Bool { link != nil }

    package func start() {
        guard link == nil else { return }
        let link = CADisplayLink(target: self, selector: Self.selector)
        self.link = link
        link.add(to: .main, forMode: .common)
    }

    /// Calls `step` with the elapsed time until it returns false. Replaces a previous step.
    func run(_ step: @escaping (TimeInterval) -> Bool) {
        stop()
        self.step = step
        began = Self.now
        start()
    }

    /// The rates at which a running link calls back.
    func prefer(_ range: CAFrameRateRange) { link?.preferredFrameRateRange = range }

    package func stop() {
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
