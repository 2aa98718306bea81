import BenchSupport
import Foundation

// Tuan on an iPad Pro 12.9: a keystroke of the city search over 10,000 places, a scrolled frame of the grid, a frame of a moved map with 500
// deals. The app moves by itself, see its `Exercise`.
// Proves TU-32.1.

struct TuanBenchmark {
    private let simulator: String
    private let program: String
    private static let device = "iPad Pro (12.9-inch) (6th generation)"

    init(root: String) throws {
        simulator = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path + "/ferry-simulator"
        // Listing the devices builds the simulator.
        guard try Child([root + "/ferry", "devices"]).run().status == 0 else { throw BenchmarkFailure("the simulator cannot be built") }
        let built = try Child([root + "/ferry", "build", root + "/Apps/Tuan", "--release"]).run()
        guard built.status == 0, let path = built.output.split(separator: "\n").last?.split(separator: " ").last else {
            throw BenchmarkFailure("the app cannot be built:\n" + built.output.suffix(2000))
        }
        program = String(path)
    }

    private struct Search: Decodable {
        var median: Double
        var p99: Double
        var found: Int
        var places: Int
    }

    private func run<Value: Decodable>(_ options: [String], _ exercise: String, _ type: Value.Type) throws -> Value {
        let words = [simulator, program, "--device", Self.device, "--locale", "zh_CN"] + options + ["--", "exercise=\(exercise)"]
        let result = try Child(words).run(limit: 300)
        for line in result.output.split(separator: "\n") where line.hasPrefix("{") {
            if let value = try? JSONDecoder().decode(type, from: Data(line.utf8)) { return value }
        }
        throw BenchmarkFailure("\(exercise): no values (status \(result.status)):\n\(result.output.suffix(2000))")
    }

    private func frames(_ exercise: String) throws -> MeasuredFrames {
        let runs = try (0..<3).map { _ in try run(["--measure-frames", "600"], exercise, MeasuredFrames.self) }
        return runs.sorted { $0.appProcessor < $1.appProcessor }[1]
    }

    func metrics() throws -> [Metric] {
        let search = try run(["--measure-launch"], "cities", Search.self)
        let (grid, map, pins) = (try frames("grid"), try frames("map"), try frames("pins"))
        return [
            Metric("tuan.search.p99", search.p99, "ms", target: 4), Metric("tuan.search.median", search.median, "ms"),
            Metric("tuan.grid.app", grid.appProcessor, "ms/frame", target: 1.5),
            Metric("tuan.grid.server", grid.serverProcessor, "ms/frame"),
            Metric("tuan.grid.changed", Double(grid.changed), "of 600", atLeast: 600),
            Metric("tuan.map.app", map.appProcessor, "ms/frame", target: 4), Metric("tuan.map.server", map.serverProcessor, "ms/frame"),
            Metric("tuan.map.changed", Double(map.changed), "of 600", atLeast: 600),
            Metric("tuan.pins.app", pins.appProcessor, "ms/frame", target: 4), Metric("tuan.pins.server", pins.serverProcessor, "ms/frame"),
        ]
    }
}

do {
    let root = ProcessInfo.processInfo.environment["FERRY_ROOT"] ?? FileManager.default.currentDirectoryPath
    try Metric.report(try TuanBenchmark(root: root).metrics())
} catch {
    FileHandle.standardError.write(Data("ferry-bench-tuan: \(error)\n".utf8))
    exit(1)
}
