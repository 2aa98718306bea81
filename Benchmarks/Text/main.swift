import BenchSupport
import Foundation
import TextShaping

/// Measures text layouts per second against Pango in one run, and a document of a megabyte in a text view.
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

/// Pango's layouts per second by mode, or nothing when its headers are not installed.
func pango(_ texts: [String], peers: String) throws -> [String: Double] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-bench-text-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = folder.appendingPathComponent("texts")
    try Data(texts.map { $0 + "\n" }.joined().utf8).write(to: list)
    let script = "cc -O2 -w -o \"$1/peer\" \"$2/pango_text.c\" $(pkg-config --cflags --libs pangocairo) && \"$1/peer\" \"$1/texts\""
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, "sh", folder.path, peers]
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let pairs = output.split(separator: "\n").compactMap { line -> (String, Double)? in
        let parts = line.split(separator: " ")
        return parts.count == 2 ? Double(parts[1]).map { (String(parts[0]), $0) } : nil
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
let peer = (try? pango(texts, peers: option("--peers", default: "Benchmarks/Peers"))) ?? [:]
var metrics: [Metric] = []
for (name, own) in [("wrapped", wrapped), ("shortened", shortened)] {
    metrics.append(Metric("text.layouts.\(name)", own.rounded(), "1/s"))
    if let theirs = peer[name] {
        metrics.append(Metric("text.layouts.\(name).pango", theirs.rounded(), "1/s"))
    } else {
        FileHandle.standardError.write(Data("Pango was not measured: install libpango1.0-dev, pkg-config and a C compiler\n".utf8))
    }
    metrics.append(Metric("text.layouts.\(name).ratio", peer[name].map { own / $0 } ?? 0, "×", atLeast: 4))
}
metrics += DocumentBenchmark().run(rounds: rounds)
try Metric.report(metrics)
