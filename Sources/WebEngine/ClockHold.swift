internal import CSystem

/// Keeps a device's clock that runs on request from getting ahead of the engine, which works in real time.
///
/// The clock stands while the engine works for a page, at most 5 seconds. A device in real time does not notice.
@MainActor final class ClockHold {
    private weak var engine: EngineProcess?
    /// Called in real time while the clock is held.
    private let tick: () -> Void
    private var number: Int?

    init(_ engine: EngineProcess, tick: @escaping () -> Void) { (self.engine, self.tick) = (engine, tick) }

    isolated deinit { set(false) }

    func set(_ isHeld: Bool) {
        guard isHeld != (number != nil) else { return }
        if let last = number {
            _ = ferry_virtual_clock_hold(-1)
            engine?.endTicks(last)
            number = nil
        } else if let engine, ferry_virtual_clock_hold(1) != 0 {
            number = engine.beginTicks(tick)
        }
    }
}
