import BenchSupport
import Foundation

// The Deals service on loopback: a mixture of requests at 1,000 a second with 200,000 deals, and each kind one after the other with 200,000
// and with 10,000,000, whose cost must not depend on the number. The large database takes 30 GB in .ferry/bench-deals and is kept between
// runs; FERRY_BENCH_DEALS=N takes another number.

struct DealsBenchmark {
    let workplace: Workplace
    let sizes: (small: Int, large: Int)

    private static let rate = 1000.0
    private static let seconds = 10
    /// Requests of a kind that are measured one after the other.
    private static let count = 1500

    func run() throws -> [Metric] {
        let service = try workplace.build("deals-service")
        let small = try world(sizes.small, service)
        var metrics = try steady(small)
        let large = try world(sizes.large, service)
        for (index, kind) in RequestPlan.kinds.enumerated() {
            let targets = (0..<64).map { RequestPlan.target(index, $0) }
            // Alternating, and the better of three runs: the machine's speed varies. The first run also fills caches.
            var best = (small: Double.infinity, large: Double.infinity)
            for _ in 0..<3 {
                best.small = min(best.small, try median(small, targets))
                best.large = min(best.large, try median(large, targets))
            }
            metrics.append(Metric("deals.\(kind.name), \(sizes.large)", best.large, "ms"))
            metrics.append(Metric("deals.\(kind.name), against \(sizes.small)", best.large / best.small, "x", target: 1.5))
        }
        return metrics
    }

    private func steady(_ world: World) throws -> [Metric] {
        let load = LoadGenerator(port: world.port, targets: RequestPlan.mixture(2000), connections: 16)
        _ = try load.run(count: 2000, rate: Self.rate)
        let runs = try (0..<3).map { _ in try load.run(count: Int(Self.rate) * Self.seconds, rate: Self.rate) }
        let best = runs.min { $0.percentile(0.99) < $1.percentile(0.99) } ?? []
        return [
            Metric("deals.p99 at 1000/s, \(sizes.small)", best.percentile(0.99), "ms", target: 5),
            Metric("deals.median at 1000/s, \(sizes.small)", best.percentile(0.5), "ms"),
        ]
    }

    private func median(_ world: World, _ targets: [String]) throws -> Double {
        try LoadGenerator(port: world.port, targets: targets, connections: 1).run(count: Self.count, rate: nil).percentile(0.5)
    }

    /// A service with its deals, which runs while this is kept.
    private struct World {
        var daemon: Daemon
        var port: UInt16
    }

    private func world(_ size: Int, _ service: String) throws -> World {
        let folder = "\(workplace.worlds)/\(size)"
        _ = try Workplace.run(service, ["seed", "--data", folder, "--deals", "\(size)", "--log", "warn"])
        let daemon = try Daemon(service, ["--data", folder, "--port", "0", "--log", "warn"], waitsForLine: true)
        guard let port = daemon.firstLine.split(separator: ":").last.flatMap({ UInt16($0) }) else {
            throw BenchmarkFailure("the service says \(daemon.firstLine)")
        }
        return World(daemon: daemon, port: port)
    }
}

do {
    let environment = ProcessInfo.processInfo.environment
    let workplace = try Workplace(root: environment["FERRY_ROOT"] ?? FileManager.default.currentDirectoryPath, worlds: "bench-deals")
    let large = environment["FERRY_BENCH_DEALS"].flatMap { Int($0) } ?? 10_000_000
    try Metric.report(try DealsBenchmark(workplace: workplace, sizes: (200_000, large)).run())
} catch {
    FileHandle.standardError.write(Data("ferry-bench-deals: \(error)\n".utf8))
    exit(1)
}
