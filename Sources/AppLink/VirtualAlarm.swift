internal import CSystem
internal import RenderProtocol
internal import Synchronization

/// The virtual clock's alarm.
struct VirtualAlarm: FrameAlarm {
    private struct Handler {
        var ring: @Sendable () -> Void
    }
    private static let handler = Mutex<Handler?>(nil)

    /// Nil if the process has no virtual clock.
    init?() {
        guard ferry_virtual_clock_has_alarm() != 0 else { return nil }
    }

    func onRing(_ ring: @escaping @Sendable () -> Void) {
        Self.handler.withLock { $0 = Handler(ring: ring) }
        ferry_virtual_clock_on_alarm { VirtualAlarm.handler.withLock { $0 }?.ring() }
    }

    func set(_ nanoseconds: UInt64) { ferry_virtual_clock_set_alarm(nanoseconds) }
}
