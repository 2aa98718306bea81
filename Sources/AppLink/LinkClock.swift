internal import CSystem
public import DeviceProtocol
internal import Glibc

/// The system's monotonic clock, which the simulator may have replaced by its own.
public final class LinkClock: DeviceClock {
    /// Creates access to the clock.
    public init() {}

    /// Seconds since an arbitrary origin.
    public var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// The process's wall clock, which may differ from the machine's.
enum WallClock {
    /// Sets it ahead by the device's shift; without the library that can do this, it is unchanged.
    static func follow(_ device: DeviceState) {
        guard device.timeShift.isFinite, abs(device.timeShift) < 9e9 else { return }
        _ = ferry_wall_clock_shift(Int64(saturating: device.timeShift * 1e9))
    }
}

/// The process's virtual clock, if it has one.
package enum VirtualClock {
    /// The clock's time when a process starts. > Units: seconds.
    package static let start = 1000.0
    /// 2007-01-09 09:41:00 UTC, the wall clock's time at `start`. > Units: seconds since 1970.
    package static let wallStart = 1_168_335_660.0

    package static var isPresent: Bool { ferry_virtual_clock_present() != 0 }
    package static var now: Double { Double(ferry_virtual_clock_now()) / 1e9 }

    /// When something is due next; nil if nothing is.
    package static var nextDeadline: Double? {
        let next = ferry_virtual_clock_next_deadline()
        return next == .max ? nil : Double(next) / 1e9
    }

    /// Waits until the process is idle at the current time. `goOn` is called regularly and ends the wait with false.
    package static func settle(while goOn: () -> Bool) -> Bool { drive(while: goOn) { false } }

    /// Calls `step` whenever the process is idle until it returns false: on this thread, or on the main thread while that is the only one
    /// that works. `goOn` is called regularly while the process is not idle, and ends this with false.
    ///
    /// > Parameters: isIdle: nothing was given to the process to do since it was idle last.
    static func drive(isIdle: Bool = false, while goOn: () -> Bool, _ step: () -> Bool) -> Bool {
        // To look whether all threads sleep takes longer than to see that none has run.
        var isIdle = isIdle && ferry_virtual_clock_is_untouched() != 0
        return withoutActuallyEscaping(step) { step in
            let steps = Steps(step)
            return withExtendedLifetime(steps) {
                let context = Unmanaged.passUnretained(steps).toOpaque()
                while ferry_virtual_clock_drive(isIdle ? 1 : 0, Steps.run, context, 100_000_000) == 0 {
                    if !goOn() { return false }
                    isIdle = false
                }
                return true
            }
        }
    }

    private final class Steps {
        private let step: () -> Bool

        init(_ step: @escaping () -> Bool) { self.step = step }

        static let run: @convention(c) (UnsafeMutableRawPointer?) -> Bool = { context in
            guard let context else { return false }
            return Unmanaged<Steps>.fromOpaque(context).takeUnretainedValue().step()
        }
    }

    /// Advances the clock to `time`, stopping at every time at which something is due until it is done.
    ///
    /// > Parameters: isIdle: nothing was given to the process to do since it was idle last. then: called when all is done, on any thread, before the
    /// calling one goes on.
    static func advance(to time: Double, isIdle: Bool = false, while goOn: () -> Bool, then: () -> Void) -> Bool {
        let target = UInt64(saturating: (time * 1e9).rounded())
        return drive(isIdle: isIdle, while: goOn) {
            if step(to: target) { return true }
            then()
            return false
        }
    }

    /// Advances the clock of an idle process to the next time at which something is due, at most to `target`.
    ///
    /// > Returns: whether something was, for which the process works now. > Units: nanoseconds.
    static func step(to target: UInt64) -> Bool {
        let next = ferry_virtual_clock_next_deadline()
        ferry_virtual_clock_advance(min(next, target))
        return next <= target
    }

    /// Forks the process, which is idle; see `ferry_virtual_clock_take_snapshot`.
    ///
    /// > Returns: why that cannot be done, an empty text if it was done; nil in a process that goes on from the copy.
    static func takeSnapshot(control: Int32, link: Int32) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { reason in
            reason.initialize(repeating: 0)
            guard let text = reason.baseAddress else { return "no memory" }
            switch ferry_virtual_clock_take_snapshot(control, link, text, reason.count) {
            case 0: return String(cString: text)
            case 1: return ""
            default: return nil
            }
        }
    }

    /// The machine's own clock. > Units: seconds.
    static var realNow: Double { Double(ferry_virtual_clock_real_now()) / 1e9 }
}
