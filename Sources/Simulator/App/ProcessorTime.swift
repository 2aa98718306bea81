internal import Foundation
internal import Glibc

/// Processor time of a process: user and system, all its threads.
package enum ProcessorTime {
    /// 0 for a process that has exited. > Units: seconds.
    package static func used(by process: Int32) -> Double {
        var clock = clockid_t()
        var time = timespec()
        guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The same without the threads of this name. > Units: seconds.
    package static func used(by process: Int32, exceptThreads name: String) -> Double {
        let folder = "/proc/\(process)/task"
        var sum = 0.0
        for thread in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            guard let title = text("\(folder)/\(thread)/comm"), title.trimmingCharacters(in: .newlines) != name,
                let nanoseconds = text("\(folder)/\(thread)/schedstat")?.split(separator: " ").first.flatMap({ Double($0) })
            else { continue }
            sum += nanoseconds / 1e9
        }
        return sum
    }

    private static func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
}
