import BenchSupport
import Foundation

// The Share service under wrk on loopback, with 10,000 and with 1,000,000 shares, compared with a static file of the same size from
// nginx and with the bare statements in a loop. All in one run, so that the machine is the same.
// --quick: 100,000 shares and shorter runs.

struct Report: Encodable {
    var text: String
    var metrics: [Metric]
}

do {
    let isQuick = CommandLine.arguments.contains("--quick")
    let workplace = try Workplace(
        root: ProcessInfo.processInfo.environment["FERRY_ROOT"] ?? FileManager.default.currentDirectoryPath, worlds: "bench-services")
    let report = try ServicesBenchmark(workplace: workplace, sizes: (10_000, isQuick ? 100_000 : 1_000_000), seconds: isQuick ? 2 : 6).run()
    if CommandLine.arguments.contains("--json") {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        print(String(decoding: try encoder.encode(report), as: UTF8.self))
    } else {
        print(report.text)
    }
    exit(report.metrics.allSatisfy(\.ok) ? 0 : 3)
} catch {
    FileHandle.standardError.write(Data("ferry-bench-services: \(error)\n".utf8))
    exit(1)
}
