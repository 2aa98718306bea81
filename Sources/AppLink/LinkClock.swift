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
    package static func settle(while goOn: () -> Bool) -> Bool {
        while ferry_virtual_clock_settle(100_000_000) == 0 {
            if !goOn() { return false }
        }
        return true
    }

    /// Advances the clock to `time`, stopping at every time at which something is due until it is done.
    package static func advance(to time: Double, while goOn: () -> Bool) -> Bool {
        let target = UInt64(saturating: (time * 1e9).rounded())
        while settle(while: goOn) {
            let next = ferry_virtual_clock_next_deadline()
            if next > target {
                ferry_virtual_clock_advance(target)
                return settle(while: goOn)
            }
            ferry_virtual_clock_advance(next)
        }
        return false
    }
}
