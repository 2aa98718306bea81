import CoreGraphics
import Dispatch
import Foundation

/// Fires at frame boundaries for running display links, and for layers that draw their animations; sleeps when there are none.
package final class DisplayTicker: @unchecked Sendable {
    package static var main: DisplayTicker { LayerContext.main.ticker }
    /// A link may retain the ticker longer than the test whose layers these were.
    private weak var context: LayerContext?
    /// Frame rate of the simulated displays.
    static let framesPerSecond = 60
    package static let frameDuration: CFTimeInterval = 1 / CFTimeInterval(framesPerSecond)

    private var links: [CADisplayLink] = []
    /// Layers that draw a value only they have, while it is animated.
    private var drawing: [CALayer] = []
    private var isIdle: Bool { links.isEmpty && drawing.isEmpty }
    private var timer: (any DispatchSourceTimer)?

    /// The mode of the main loop; links of other modes wait.
    package var mode = RunLoop.Mode.default

    init(context: LayerContext) { self.context = context }

    deinit { timer?.cancel() }

    private var now: CFTimeInterval { (context ?? LayerContext.main).now }

    package var isRunning: Bool { timer != nil }

    /// Targets of the running links, and layers that draw each frame.
    package var targets: [AnyObject] { links.compactMap(\.target) + drawing }

    func add(_ link: CADisplayLink) {
        guard !links.contains(where: { $0 === link }) else { return }
        links.append(link)
        schedule()
    }

    func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
        sleepIfIdle()
    }

    private func sleepIfIdle() {
        guard isIdle else { return }
        timer?.cancel()
        timer = nil
    }

    func add(drawing layer: CALayer) {
        guard !drawing.contains(where: { $0 === layer }) else { return }
        drawing.append(layer)
        schedule()
    }

    /// An animation has ended: the layer draws its values without it, and no further frame unless another animation goes on.
    func stopDrawing(_ layer: CALayer) {
        layer.setNeedsDisplay()
        guard !layer.needsDisplayEachFrame else { return }
        drawing.removeAll { $0 === layer }
        sleepIfIdle()
    }

    /// Called before the links of a frame, with true, and after them; UIKit's update links run then.
    package var onTick: ((_ begins: Bool) -> Void)?

    /// Calls every running link for the frame that begins now.
    package func tick() {
        onTick?(true)
        defer { onTick?(false) }
        let frame = (now / Self.frameDuration + Self.slack).rounded(.down) * Self.frameDuration
        for link in links where links.contains(where: { $0 === link }) { link.tick(frame) }
        for layer in drawing { layer.setNeedsDisplay() }
    }

    /// A timer may fire slightly before its frame. > Units: frames.
    private static let slack = 0.01

    private func schedule() {
        guard timer == nil, !isIdle else { return }
        let now = now
        let next = ((now / Self.frameDuration + Self.slack).rounded(.down) + 1) * Self.frameDuration
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + (next - now), leeway: .nanoseconds(0))
        source.setEventHandler { [weak self] in
            guard let self else { return }
            timer = nil
            (context ?? LayerContext.main).resume {
                self.tick()
                self.schedule()
            }
        }
        timer = source
        source.resume()
    }
}
