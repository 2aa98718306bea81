import CoreGraphics
import Dispatch
import Foundation

/// Fires at frame boundaries for running display links; sleeps when there are none.
package final class DisplayTicker: @unchecked Sendable {
    package static var main: DisplayTicker { LayerContext.main.ticker }
    /// A link may retain the ticker longer than the test whose layers these were.
    private weak var context: LayerContext?
    /// Frame rate of the simulated displays.
    static let framesPerSecond = 60
    package static let frameDuration: CFTimeInterval = 1 / CFTimeInterval(framesPerSecond)

    private var links: [CADisplayLink] = []
    private var timer: (any DispatchSourceTimer)?

    /// The mode of the main loop; links of other modes wait.
    package var mode = RunLoop.Mode.default

    init(context: LayerContext) { self.context = context }

    deinit { timer?.cancel() }

    private var now: CFTimeInterval { (context ?? LayerContext.main).now }

    package var isRunning: Bool { timer != nil }

    /// Targets of the running links.
    package var targets: [AnyObject] { links.compactMap(\.target) }

    func add(_ link: CADisplayLink) {
        guard !links.contains(where: { $0 === link }) else { return }
        links.append(link)
        schedule()
    }

    func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
        guard links.isEmpty else { return }
        timer?.cancel()
        timer = nil
    }

    /// Calls every running link for the frame that begins now.
    package func tick() {
        let frame = (now / Self.frameDuration + Self.slack).rounded(.down) * Self.frameDuration
        for link in links where links.contains(where: { $0 === link }) { link.tick(frame) }
    }

    /// A timer may fire slightly before its frame. > Units: frames.
    private static let slack = 0.01

    private func schedule() {
        guard timer == nil, !links.isEmpty else { return }
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
