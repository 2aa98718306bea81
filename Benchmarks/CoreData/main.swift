import BenchSupport
import Foundation

/// Measures Core Data with a list of many rows, next to the same statements with bare SQLite in the same run.
///
///     ferry-bench-core-data [--json] [--rows N] [--rounds N]
///
/// Values are processor time; each ratio is Core Data's divided by SQLite's.

let rows = option("--rows", default: 100_000)
let rounds = max(1, option("--rounds", default: 3))
let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "ferry-bench-core-data-\(ProcessInfo.processInfo.processIdentifier)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

var times: [String: (managed: [Double], bare: [Double])] = [:]
for round in 0..<rounds {
    let managed = try ObjectList(at: folder.appendingPathComponent("objects-\(round).sqlite"))
    let bare = try BareList(at: folder.appendingPathComponent("rows-\(round).sqlite").path)
    for step in ListStep.allCases {
        let start = milliseconds()
        let found = try managed.run(step, rows: rows)
        let middle = milliseconds()
        let expected = try bare.run(step, rows: rows)
        let end = milliseconds()
        guard found == expected else { fatalError("\(step): \(found) objects and \(expected) rows") }
        times[step.rawValue, default: ([], [])].managed.append(middle - start)
        times[step.rawValue, default: ([], [])].bare.append(end - middle)
    }
}
var metrics: [Metric] = []
for step in ListStep.allCases {
    guard let (managed, bare) = times[step.rawValue] else { continue }
    let name = "core data, \(rows) rows, \(step.rawValue)"
    metrics.append(Metric(name, median(managed), "ms"))
    metrics.append(Metric(name + ", next to SQLite", median(managed) / max(median(bare), 0.001), "times"))
}
try? FileManager.default.removeItem(at: folder)
try Metric.report(metrics)
