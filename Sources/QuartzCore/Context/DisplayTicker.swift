import CoreGraphics
import Dispatch
import Foundation
import RenderProtocol

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
    /// What the alarm of the link's clock calls, where it has one.
    private var bell: (any DispatchSourceUserDataAdd)?
    /// When the alarm rings for the next frame; nil if it does not. > Units: nanoseconds.
    private var due: UInt64?

    /// The mode of the main loop; links of other modes wait.
    package var mode = RunLoop.Mode.default

    init(context: LayerContext) { self.context = context }

    deinit {
        timer?.cancel()
        bell?.cancel()
    }

    private var now: CFTimeInterval { (context ?? LayerContext.main).now }

    package var isRunning: Bool { timer != nil || due != nil }

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
        if due != nil { context?.link?.alarm?.set(.max) }
        due = nil
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
        guard !isRunning, !isIdle else { return }
        let now = now
        let next = ((now / Self.frameDuration + Self.slack).rounded(.down) + 1) * Self.frameDuration
        let deadline = DispatchTime.now() + (next - now)
        if let alarm = context?.link?.alarm { set(alarm, to: deadline) } else { startTimer(deadline) }
    }

    private func startTimer(_ deadline: DispatchTime) {
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: deadline, leeway: .nanoseconds(0))
        source.setEventHandler { [weak self] in
            guard let self else { return }
            timer = nil
            beginFrame()
        }
        timer = source
        source.resume()
    }

    private func set(_ alarm: any FrameAlarm, to deadline: DispatchTime) {
        if bell == nil {
            let source = DispatchSource.makeUserDataAddSource(queue: .main)
            source.setEventHandler { [weak self] in self?.ring() }
            source.activate()
            bell = source
            // Does not change any more.
            alarm.onRing { [weak self] in self?.bell?.add(data: 1) }
        }
        due = deadline.uptimeNanoseconds
        alarm.set(deadline.uptimeNanoseconds)
    }

    private func ring() {
        // It may have been set for a later frame since it rang.
        guard let due, due <= DispatchTime.now().uptimeNanoseconds else { return }
        self.due = nil
        beginFrame()
    }

    private func beginFrame() {
        (context ?? LayerContext.main).resume {
            self.tick()
            self.schedule()
        }
    }
}
