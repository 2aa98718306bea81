internal import CSystem
internal import Glibc
public import HostInterface

/// The system's monotonic clock, which is the simulator's where it has put its own in the system's place.
public final class LinkClock: HostClock {
    public init() {}

    public var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// The process's wall clock, which may show another time than the machine's.
enum WallClock {
    /// Puts it by as much ahead as the device's is; where nothing was loaded that can, it stays as it is.
    static func follow(_ device: DeviceState) {
        guard device.timeShift.isFinite, abs(device.timeShift) < 9e9 else { return }
        _ = ferry_wall_clock_shift(Int64(saturating: device.timeShift * 1e9))
    }
}

/// The process's virtual clock, when it has one.
package enum VirtualClock {
    /// What the clock shows when a process starts. > Units: seconds.
    package static let start = 1000.0
    /// 2007-01-09 09:41:00 UTC, what the wall clock shows at `start`. > Units: seconds since 1970.
    package static let wallStart = 1_168_335_660.0

    package static var isPresent: Bool { ferry_virtual_clock_present() != 0 }
    package static var now: Double { Double(ferry_virtual_clock_now()) / 1e9 }

    /// Waits until nothing is left to do at the present moment. `goOn` is asked now and then and ends the wait with false.
    package static func settle(while goOn: () -> Bool) -> Bool {
        while ferry_virtual_clock_settle(100_000_000) == 0 {
            if !goOn() { return false }
        }
        return true
    }

    /// Moves the clock to `time`, stopping at every moment at which something is due until it is done.
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
