internal import Foundation
internal import Glibc

/// How long processors have worked for a process, in user and system together, all its threads.
package enum ProcessorTime {
    /// 0 for a process that is gone. The system counts in hundredths of a second. > Units: seconds.
    package static func used(by process: Int32) -> Double {
        guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else { return 0 }
        let text = String(decoding: data, as: UTF8.self)
        // The name in parentheses may hold spaces; user and system time are fields 14 and 15.
        let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}
