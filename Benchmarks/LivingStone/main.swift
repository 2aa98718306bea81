import BenchSupport
import Foundation
// Proves LS-5.5, LS-6.1.

/// Measures the Bible reader `Apps/LivingStone`: its launch, its search, its longest chapter, its fonts, and whether it keeps what it acknowledged
/// when it is killed.
///
///     ferry-bench-living-stone [--json] [--kills N] [--rounds N], with FERRY_ROOT naming the clone
///
/// Values of the search, the chapter and the fonts are processor time: the app's, and for a scrolled frame also that of the simulator, which draws
/// the screen. Those of the launch are time of the clock, in which other programs take part: the least of the rounds counts, as for the search, which
/// another program slows down by taking the caches.

let root = ProcessInfo.processInfo.environment["FERRY_ROOT"] ?? FileManager.default.currentDirectoryPath
let rounds = max(1, option("--rounds", default: 5))

do {
    let app = try App(root: root)
    let launches = try (0..<rounds * 2).map { _ in try app.launch() }
    let searches = try (0..<rounds).map { _ in try app.values(of: "search") }
    func leastOfSearches(_ name: String) -> Double { searches.compactMap { $0[name] }.min() ?? .infinity }
    let openings = try (0..<rounds).map { _ in try app.values(of: "opening")["opening"] ?? .infinity }
    let fonts = try (0..<rounds).map { _ in try app.values(of: "fonts") }
    let frames = try (0..<rounds).map { _ in try app.frames(600) }
    let kills = try app.kills(max(1, option("--kills", default: 1000)))
    try Metric.report([
        Metric("living-stone.launch.first-frame", launches.map(\.firstFrame).min() ?? .infinity, "ms"),
        Metric("living-stone.launch.books", launches.map(\.books).min() ?? .infinity, "ms", target: 100),
        Metric("living-stone.launch.processor", median(launches.map(\.processor)), "ms"),
        Metric("living-stone.search.keystroke.slowest", leastOfSearches("keystroke"), "ms", target: 20),
        Metric("living-stone.search.keystroke.median", leastOfSearches("keystrokeMedian"), "ms"),
        Metric("living-stone.search.database.slowest", leastOfSearches("search"), "ms", target: 5),
        Metric("living-stone.search.database.median", leastOfSearches("searchMedian"), "ms"),
        Metric("living-stone.psalm-119.opening", median(openings), "ms", target: 30),
        Metric("living-stone.psalm-119.scrolling.app", median(frames.map(\.appProcessor)), "ms/frame", target: 0.6),
        Metric("living-stone.psalm-119.scrolling.server", median(frames.map(\.serverProcessor)), "ms/frame"),
        Metric("living-stone.psalm-119.scrolling.changed", median(frames.map { Double($0.changed) }), "in 600 frames", atLeast: 590),
        Metric("living-stone.fonts.custom", median(fonts.map { $0["custom"] ?? .infinity }), "ms/cell"),
        Metric("living-stone.fonts.ratio", median(fonts.map { ($0["custom"] ?? .infinity) / ($0["system"] ?? 1) }), "×", target: 1.05),
        Metric("living-stone.kills.without-loss", Double(kills.kills), "kills"),
        Metric("living-stone.kills.acknowledged", Double(kills.acknowledged), "writes"),
    ])
} catch {
    FileHandle.standardError.write(Data("ferry-bench-living-stone: \(error)\n".utf8))
    exit(1)
}
