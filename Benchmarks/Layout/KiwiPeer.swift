import BenchSupport
import Foundation

/// kiwi, the Cassowary solver in C++, with the same chains.
struct KiwiPeer {
    /// Why the peer cannot be measured.
    struct Absence: Error { var reason: String }

    private struct Line: Decodable {
        var views: Int
        var build_solve_ms: Double
        var edit_top_ms: Double
        var edit_width_ms: Double
    }

    /// The folder with `kiwi.cpp`.
    let sources: String
    /// Where `--install` puts kiwi's headers, and where the program is built.
    let cache: String

    func run() throws -> [Metric] {
        guard FileManager.default.fileExists(atPath: cache + "/kiwi/kiwi/kiwi.h") else {
            throw Absence(reason: "its headers are not installed")
        }
        let script = """
            command -v g++ >/dev/null || { echo absent; exit 0; }
            make -s -C "$1" "OUT=$2" "$2/kiwi-chains" && "$2/kiwi-chains"
            """
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script, "sh", sources, URL(fileURLWithPath: cache).path]
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard output != "absent\n" else { throw Absence(reason: "there is no C++ compiler") }
        let lines = output.split(separator: "\n").compactMap { try? JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
        guard !lines.isEmpty else { throw Absence(reason: "its program failed (status \(process.terminationStatus))") }
        return lines.flatMap { line in
            [
                Metric("layout.kiwi.chain.\(line.views)", line.build_solve_ms, "ms"),
                Metric("layout.kiwi.edit.top.\(line.views)", line.edit_top_ms * 1000, "µs"),
                Metric("layout.kiwi.edit.width.\(line.views)", line.edit_width_ms * 1000, "µs"),
            ]
        }
    }
}
