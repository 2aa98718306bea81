internal import Glibc

/// How long processors have worked for a process, in user and system together, all its threads.
package enum ProcessorTime {
    /// 0 for a process that is gone. > Units: seconds.
    package static func used(by process: Int32) -> Double {
        var clock = clockid_t()
        var time = timespec()
        guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
