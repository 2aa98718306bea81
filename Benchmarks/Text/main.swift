import BenchSupport
import Foundation
import TextShaping

/// Measures text layouts per second against Pango in one run, and editing a document of a megabyte in a text view.
///
///     ferry-bench-text [--json] [--peers Benchmarks/Peers] [--rounds N]

func layoutsPerSecond(_ texts: [String], maximumLines: Int, rounds: Int) -> Double {
    let style = TextStyle(font: .system(size: 15))
    var paragraph = TextParagraph()
    paragraph.lineBreak = .truncatingTail
    let constraints = TextConstraints(width: 366, maximumLines: maximumLines)
    var best = Double.infinity
    var height = 0.0
    for _ in 0...rounds {
        let start = milliseconds()
        for text in texts { height += TextLayout.make(TextContent(text, style: style, paragraph: paragraph), constraints).usedHeight }
        best = min(best, (milliseconds() - start) / 1000)
    }
    precondition(height > 0, "layouts came out empty")
    return Double(texts.count) / best
}

/// Why the peer cannot be measured.
struct NoPeer: Error { var reason: String }

/// Pango's layouts per second by mode.
func pango(_ texts: [String], peers: String) throws -> [String: Double] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-bench-text-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = folder.appendingPathComponent("texts")
    try Data(texts.map { $0 + "\n" }.joined().utf8).write(to: list)
    let script = """
        pkg-config --exists pangocairo && command -v cc >/dev/null || { echo absent; exit 0; }
        cc -O2 -w -o "$1/peer" "$2/pango_text.c" $(pkg-config --cflags --libs pangocairo) && "$1/peer" "$1/texts"
        """
    let process = Process()
    let (pipe, errors) = (Pipe(), folder.appendingPathComponent("errors"))
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, "sh", folder.path, peers]
    process.standardOutput = pipe
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard output != "absent\n" else { throw NoPeer(reason: "its development package, pkg-config or a C compiler is not installed") }
    let pairs = output.split(separator: "\n").compactMap { line -> (String, Double)? in
        let parts = line.split(separator: " ")
        return parts.count == 2 ? Double(parts[1]).map { (String(parts[0]), $0) } : nil
    }
    guard !pairs.isEmpty else {
        let words = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        throw NoPeer(reason: "its program failed (status \(process.terminationStatus)): \(words.suffix(400))")
    }
    return Dictionary(pairs) { $1 }
}

func option(_ name: String, default value: String) -> String {
    let arguments = CommandLine.arguments
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return value }
    return arguments[index + 1]
}

let texts = TimelineTexts.make(5000)
let rounds = option("--rounds", default: 3)
let shortened = layoutsPerSecond(texts, maximumLines: 6, rounds: rounds)
let wrapped = layoutsPerSecond(texts, maximumLines: 0, rounds: rounds)
var (peer, missing): ([String: Double], [String]) = ([:], [])
do {
    peer = try pango(texts, peers: option("--peers", default: "Benchmarks/Peers"))
} catch {
    let reason = (error as? NoPeer)?.reason ?? "\(error)"
    missing = ["Pango, which text layouts are compared with: \(reason)"]
}
var metrics: [Metric] = []
for (name, own) in [("wrapped", wrapped), ("shortened", shortened)] {
    metrics.append(Metric("text.layouts.\(name)", own.rounded(), "1/s"))
    // Without the peer's value there is no ratio to check.
    guard let theirs = peer[name], theirs > 0 else { continue }
    metrics.append(Metric("text.layouts.\(name).pango", theirs.rounded(), "1/s"))
    metrics.append(Metric("text.layouts.\(name).ratio", own / theirs, "×", atLeast: 4))
}
metrics += DocumentBenchmark().run(rounds: rounds)
try Metric.report(metrics, missing: missing)
