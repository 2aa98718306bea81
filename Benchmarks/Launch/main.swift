// Time from launch to first frame and resident memory of the Handbook, compared with Qt Quick's first frame in the same run; then the
// cost of idling.
// Usage: ferry-bench-launch --json, with FERRY_ROOT naming the clone.
import Foundation

struct Metric: Codable {
    var name: String
    var value: Double
    var unit: String
    var target: String?
    var ok: Bool
}

struct Report: Codable {
    var metrics: [Metric]
    /// What could not be measured on this machine.
    var missing: [String]?
}

struct Failure: Error, CustomStringConvertible { var description: String }

let root = ProcessInfo.processInfo.environment["FERRY_ROOT"] ?? FileManager.default.currentDirectoryPath
let repetitions = 5

func run(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
}

/// The metrics that the simulator prints for one run of the Handbook; the first run builds it.
func measure(_ flag: String) throws -> [Metric] {
    let text = try run(root + "/ferry", ["run", root + "/Apps/Handbook", flag])
    guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix("{") }) else {
        throw Failure(description: "ferry run \(flag) printed no values: \(text)")
    }
    return try JSONDecoder().decode(Report.self, from: Data(line.utf8)).metrics
}

/// Qt Quick's first frame with the software renderer, in milliseconds; nil where its packages are missing.
func peer() -> Double? {
    let place = root + "/.build/peers"
    guard (try? run("/usr/bin/make", ["-s", "-C", root + "/Benchmarks/Peers", "OUT=" + place, place + "/qtquick"])) != nil else {
        return nil
    }
    let program = place + "/qtquick"
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    let settings = [
        "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "QT_QPA_UPDATE_IDLE_TIME": "0", "QT_SCALE_FACTOR": "3",
        "XDG_RUNTIME_DIR": place,
        // The peer's start time: the system's monotonic clock in milliseconds.
        "BENCH_T0": String(Double(DispatchTime.now().uptimeNanoseconds) / 1e6),
    ]
    guard let text = try? run(program, ["10000", "3"], environment: settings), let range = text.range(of: "\"first_ms\":") else {
        return nil
    }
    return Double(text[range.upperBound...].prefix { $0.isNumber || $0 == "." })
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

let runs = try (0..<repetitions).map { _ in try measure("--measure-launch") }
var missing: [String] = []
if peer() == nil { missing.append("Qt Quick, which the launch is compared with: its packages are not installed") }
let peers = (0..<repetitions).compactMap { _ in peer() }
var metrics: [Metric] = runs[0].indices.map { index in
    var metric = runs[0][index]
    metric.value = median(runs.map { $0[index].value })
    if metric.name == "launch to first frame", !peers.isEmpty {
        metric.target = "<= \(Int(median(peers))) (Qt Quick in the same run)"
        metric.ok = metric.value <= median(peers)
    } else if let limit = metric.target.flatMap({ Double($0.filter { $0.isNumber || $0 == "." }) }) {
        metric.ok = metric.value <= limit
    }
    return metric
}
if !peers.isEmpty {
    metrics.append(Metric(name: "Qt Quick, launch to first frame", value: median(peers), unit: "ms", target: nil, ok: true))
}
metrics += try measure("--measure-idle")
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
print(String(decoding: try encoder.encode(Report(metrics: metrics, missing: missing)), as: UTF8.self))
