internal import Foundation
internal import ObjectiveC
internal import QuartzCore

/// Calls once a frame while it runs; costs nothing while it does not.
@MainActor final class FrameClock: NSObject {
    private var link: CADisplayLink?
    private let onFrame: (TimeInterval) -> Void
    private static let registered: Void = ObjCRuntime.register(FrameClock.self, "step:") { clock, _ in
        clock.step()
        return nil
    }

    init(_ onFrame: @escaping (TimeInterval) -> Void) {
        Self.registered
        self.onFrame = onFrame
        super.init()
    }

    /// Now, on the clock of the frames.
    static var now: TimeInterval { LayerContext.main.now }

    func start() {
        guard link == nil else { return }
        let link = CADisplayLink(target: self, selector: Selector("step:"))
        self.link = link
        link.add(to: .main, forMode: .common)
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    private func step() { if let link { onFrame(link.timestamp) } }
}
