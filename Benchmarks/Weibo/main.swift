import BenchSupport
import Foundation

// Weibo's timeline of 10,000 mixed rows on an iPhone of 1170 × 2532 pixels: a scrolled frame, the memory when all rows were shown, and the launch to
// the first rows. The app has its rows in memory and its images in files, and moves by itself: see its `Exercise`. And the first image of a service's
// sign-in page in a web view: see its `PageExercise`.

struct WeiboBenchmark {
    private let workplace: Workplace
    private let simulator: String
    private let program: String
    private let data = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-bench-weibo-\(getpid())")
    private static let device = "iPhone 14"
    private static let rounds = 3
    /// A screen has three rows and more: so many frames show all.
    private static let pages = 4000

    init(root: String) throws {
        workplace = try Workplace(root: root, worlds: "bench-weibo")
        simulator = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path + "/ferry-simulator"
        // Listing the devices builds the simulator.
        guard try Child([root + "/ferry", "devices"]).run().status == 0 else { throw BenchmarkFailure("the simulator cannot be built") }
        let built = try Child([root + "/ferry", "build", root + "/Apps/Weibo", "--release"]).run()
        guard built.status == 0, let path = built.output.split(separator: "\n").last?.split(separator: " ").last else {
            throw BenchmarkFailure("the app cannot be built:\n" + built.output.suffix(2000))
        }
        program = String(path)
    }

    func end() { try? FileManager.default.removeItem(at: data) }

    private func values<Value: Decodable>(
        _ options: [String], _ exercise: String, _ type: Value.Type, arguments: [String] = []
    ) throws -> Value {
        let place = ["--device", Self.device, "--locale", "zh_CN", "--data", data.path]
        let result = try Child([simulator, program] + place + options + ["--", "exercise=\(exercise)"] + arguments).run(limit: 600)
        for line in result.output.split(separator: "\n") where line.hasPrefix("{") {
            if let value = try? JSONDecoder().decode(type, from: Data(line.utf8)) { return value }
        }
        throw BenchmarkFailure("\(exercise): no values (status \(result.status)):\n\(result.output.suffix(2000))")
    }

    /// The sign-in page of a service: from the making of the web view to the first image, and the memory of the engine then. The first round reads the
    /// engine's files.
    private func page() throws -> [Metric] {
        struct Page: Decodable {
            var paint: Double
            var engine: Double
        }
        let folder = workplace.worlds + "/service"
        let service = try Daemon(
            workplace.build("weibo-service"), ["--data", folder, "--port", "0", "--log", "warn", "--seeded-small"], waitsForLine: true)
        guard let port = service.firstLine.split(separator: ":").last.flatMap({ UInt16($0) }) else {
            throw BenchmarkFailure("the service says \(service.firstLine)")
        }
        let address = "http://127.0.0.1:\(port)/oauth2/authorize"
        let rounds = try (0..<Self.rounds).map { _ in
            try values(["--measure-idle"], "sign-in", Page.self, arguments: ["page=\(address)"])
        }
        return withExtendedLifetime(service) {
            [
                Metric("weibo.page.paint", rounds.map(\.paint).min() ?? .infinity, "ms", target: 600),
                Metric("weibo.page.engine", rounds.map(\.engine).min() ?? .infinity, "MB"),
            ]
        }
    }

    func metrics() throws -> [Metric] {
        struct Launch: Decodable { var rows: Double }
        let launches = try (0..<Self.rounds * 2).map { _ in try values(["--measure-launch"], "launch", Launch.self).rows }
        let scrolls = try (0..<Self.rounds).map { _ in try values(["--measure-frames", "600"], "scroll", MeasuredFrames.self) }
        let scroll = scrolls.sorted { $0.appProcessor < $1.appProcessor }[Self.rounds / 2]
        let pages = try values(["--measure-frames", "\(Self.pages)"], "pages", MeasuredFrames.self)
        return [
            Metric("weibo.launch.rows", launches.min() ?? .infinity, "ms", target: 150),
            Metric("weibo.scroll.app", scroll.appProcessor, "ms/frame", target: 1.5),
            Metric("weibo.scroll.server", scroll.serverProcessor, "ms/frame"),
            Metric("weibo.scroll.wall99", scroll.wall99, "ms", target: 8),
            Metric("weibo.scroll.changed", Double(scroll.changed), "of 600", atLeast: 600),
            Metric("weibo.pages.memory", pages.appMemory, "MB", target: 120),
            Metric("weibo.pages.changed", Double(pages.changed), "of \(Self.pages)", atLeast: Double(Self.pages)),
        ] + (try page())
    }
}

do {
    let root = ProcessInfo.processInfo.environment["FERRY_ROOT"] ?? FileManager.default.currentDirectoryPath
    let benchmark = try WeiboBenchmark(root: root)
    defer { benchmark.end() }
    try Metric.report(try benchmark.metrics())
} catch {
    FileHandle.standardError.write(Data("ferry-bench-weibo: \(error)\n".utf8))
    exit(1)
}
