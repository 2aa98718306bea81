import Foundation

/// Time by the kernel's clocks, which a virtual clock of the simulator's does not replace. They count hundredths of a second.
///
/// > Units: milliseconds.
enum KernelClock {
    /// Since the machine's start.
    static var uptime: Double? {
        let text = try? String(contentsOfFile: "/proc/uptime", encoding: .utf8)
        return text?.split(separator: " ").first.flatMap { Double($0) }.map { $0 * 1e3 }
    }

    /// Since this process's start.
    static var processAge: Double? {
        guard let line = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8), let end = line.lastIndex(of: ")"),
            // Field 22; the second is the program's name, which may have spaces.
            let ticks = line[end...].split(separator: " ").dropFirst(20).first.flatMap({ Double($0) }), let uptime
        else { return nil }
        return uptime - ticks / Double(sysconf(Int32(_SC_CLK_TCK))) * 1e3
    }
}
