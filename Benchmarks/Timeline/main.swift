import BenchSupport
import Foundation

/// Measures a scrolled list next to the same list in other toolkits, all in one run and alternating.
///
///     ferry-bench-timeline [--json] [--rounds N], with FERRY_ROOT naming the clone

struct Report: Encodable {
    /// The comparison as a table.
    var text: String
    var metrics: [Metric]
}

let root = ProcessInfo.processInfo.environment["FERRY_ROOT"] ?? FileManager.default.currentDirectoryPath
let rounds = max(1, option("--rounds", default: 3))

/// Identifies a measurement, by program and configuration.
struct Key: Hashable {
    var name: String
    var rows = 10_000
    var scale: Int
}

func notify(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

var own: [Key: [MeasuredFrames]] = [:]
var others: [Key: [PeerMetrics]] = [:]
var (measuredOpenings, estimatedOpenings): ([Double], [Double]) = ([], [])
let million = 1_000_000
let peers: Peers
do {
    peers = try Peers(root: root)
    let app = try OwnApp(root: root)
    for round in 0..<rounds {
        for scale in [3, 1] {
            for peer in Peer.all {
                guard let figures = try peers.run(peer, rows: 10_000, scale: scale) else { continue }
                others[Key(name: peer.name, scale: scale), default: []].append(figures)
            }
            for bars in OwnApp.Bars.allCases {
                own[Key(name: bars.rawValue, scale: scale), default: []].append(try app.frames(rows: 10_000, scale: scale, bars: bars))
            }
        }
        measuredOpenings.append(try app.opening(rows: 10_000, measured: true))
        estimatedOpenings.append(try app.opening(rows: million, measured: false))
        own[Key(name: "none", rows: million, scale: 1), default: []].append(
            try app.frames(rows: million, scale: 1, bars: .none, count: 60))
        // These take long and hardly vary. Qt Widgets measures every row, which takes minutes.
        if round == 0 {
            for peer in Peer.all where !peer.name.hasPrefix("raw") && !peer.name.hasPrefix("qtwidgets") {
                guard let figures = try peers.run(peer, rows: million, scale: 1) else { continue }
                others[Key(name: peer.name, rows: million, scale: 1), default: []].append(figures)
            }
        }
        notify("round \(round + 1) of \(rounds) done")
    }
} catch {
    notify("ferry-bench-timeline: \(error)")
    exit(1)
}

@MainActor
func middle(_ name: String, rows: Int = 10_000, scale: Int, _ figure: (PeerMetrics) -> Double?) -> Double? {
    let values = (others[Key(name: name, rows: rows, scale: scale)] ?? []).compactMap(figure)
    return values.isEmpty ? nil : median(values)
}

@MainActor
func ours(_ bars: OwnApp.Bars, rows: Int = 10_000, scale: Int, _ figure: (MeasuredFrames) -> Double) -> Double {
    median((own[Key(name: bars.rawValue, rows: rows, scale: scale)] ?? []).map(figure))
}

// MARK: The table

func cell(_ value: Double?, _ format: String = "%.2f") -> String { value.map { String(format: format, $0) } ?? "-" }

var table = [
    [
        "10 000 rows", "cpu @3 ms", "p99 @3 ms", "MB @3", "cpu @1 ms", "p99 @1 ms", "MB @1", "open ms", "1 000 000 rows: open ms", "MB",
    ]
]
for peer in Peer.all {
    var row = [peer.title]
    for scale in [3, 1] {
        row.append(cell(middle(peer.name, scale: scale, \.cpu_ms_frame)))
        row.append(cell(middle(peer.name, scale: scale, \.wall_p99)))
        row.append(cell(middle(peer.name, scale: scale, \.memory), "%.0f"))
    }
    row.append(cell(middle(peer.name, scale: 1, \.ready_ms), "%.0f"))
    row.append(cell(middle(peer.name, rows: million, scale: 1, \.ready_ms), "%.0f"))
    row.append(cell(middle(peer.name, rows: million, scale: 1, \.memory), "%.0f"))
    table.append(row)
}
for bars in OwnApp.Bars.allCases {
    var row = ["Ferry, bars: \(bars.rawValue)"]
    for scale in [3, 1] {
        row.append(cell(ours(bars, scale: scale, \.processor)))
        row.append(cell(ours(bars, scale: scale, \.wall99)))
        row.append(cell(ours(bars, scale: scale, \.memory), "%.0f"))
    }
    row.append(bars == .none ? cell(median(measuredOpenings), "%.0f") + " (every row measured)" : "-")
    row.append(bars == .none ? cell(median(estimatedOpenings), "%.0f") : "-")
    row.append(bars == .none ? cell(ours(.none, rows: million, scale: 1, \.memory), "%.0f") : "-")
    table.append(row)
}
let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
var text = table.map { row in zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: "  ") }
    .joined(separator: "\n")
if !peers.missing.isEmpty { text += "\n\nnot measured:\n" + peers.missing.map { "  " + $0 }.joined(separator: "\n") }

// MARK: The targets

/// Compared with a fraction of a peer's value in the same run; without a target if the peer is missing.
func metric(_ name: String, _ value: Double, _ unit: String, atMost part: Double, of peer: Double?) -> Metric {
    peer.map { Metric(name, value, unit, target: part * $0) } ?? Metric(name, value, unit)
}

let metrics = [
    metric(
        "timeline.opaque.cpu", ours(.opaque, scale: 3, \.processor), "ms/frame", atMost: 1.5,
        of: middle("raw-scroll", scale: 3, \.cpu_ms_frame)),
    metric(
        "timeline.blurred.cpu", ours(.blurred, scale: 3, \.processor), "ms/frame", atMost: 0.3,
        of: middle("qtquick-software", scale: 3, \.cpu_ms_frame)),
    metric("timeline.opaque.p99", ours(.opaque, scale: 3, \.wall99), "ms", atMost: 1, of: middle("raw-draw", scale: 3, \.wall_p99)),
    metric(
        "timeline.memory", ours(.opaque, scale: 3, \.memory), "MB", atMost: 1, of: middle("qtquick-software", scale: 3, \.memory)),
    metric("timeline.open.measured", median(measuredOpenings), "ms", atMost: 0.5, of: middle("qtwidgets", scale: 1, \.ready_ms)),
    metric(
        "timeline.open.million", median(estimatedOpenings), "ms", atMost: 0.5,
        of: middle("qtquick-software", rows: million, scale: 1, \.ready_ms)),
    metric(
        "timeline.open.million.memory", ours(.none, rows: million, scale: 1, \.memory), "MB", atMost: 0.25,
        of: middle("qtquick-software", rows: million, scale: 1, \.memory)),
    Metric("timeline.opaque.cpu.server", ours(.opaque, scale: 3, \.serverProcessor), "ms/frame"),
    Metric("timeline.opaque.cpu.paced", ours(.opaque, scale: 3, \.pacedProcessor), "ms/frame at 60 Hz"),
    Metric("timeline.frames.changed", ours(.opaque, scale: 3) { Double($0.changed) }, "of 600"),
]
if CommandLine.arguments.contains("--json") {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    do {
        print(String(decoding: try encoder.encode(Report(text: text, metrics: metrics)), as: UTF8.self))
    } catch {
        notify("ferry-bench-timeline: \(error)")
        exit(1)
    }
    exit(metrics.allSatisfy(\.ok) ? 0 : 3)
}
print(text + "\n")
do { try Metric.report(metrics) } catch { notify("ferry-bench-timeline: \(error)") }
