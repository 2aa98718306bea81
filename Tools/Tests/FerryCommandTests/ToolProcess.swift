import Foundation

/// `ferry-tool` as a process of its own, and what it leaves behind.
enum ToolProcess {
    /// Next to the tests.
    static let path: String? = {
        let places =
            CommandLine.arguments.prefix(1) + [(try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""]
        return places.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path + "/ferry-tool" }
            .first(where: FileManager.default.isExecutableFile)
    }()

    /// Until something is so, for a minute at most.
    static func wait(until holds: () -> Bool) {
        // Bounded by a hang only: what is waited for may have the lowest priority on a busy machine.
        for _ in 0..<6000 where !holds() { usleep(100_000) }
    }

    /// A process that has ended and waits for its parent is gone.
    static func isThere(_ identifier: pid_t) -> Bool {
        guard let data = FileManager.default.contents(atPath: "/proc/\(identifier)/stat") else { return false }
        let text = String(decoding: data, as: UTF8.self)
        guard let end = text.lastIndex(of: ")") else { return false }
        return !text[text.index(after: end)...].hasPrefix(" Z")
    }
}
