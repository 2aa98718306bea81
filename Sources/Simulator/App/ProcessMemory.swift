internal import Foundation

/// Memory of a process: its private pages and its share of shared pages.
enum ProcessMemory {
    /// Nil for a process that has exited, or whose numbers the system does not show. > Units: bytes.
    static func used(by process: Int32) -> Int? {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8),
            let line = text.split(separator: "\n").first(where: { $0.hasPrefix("Pss:") }), let kilobytes = Int(line.filter(\.isNumber))
        else { return nil }
        return kilobytes * 1024
    }
}
