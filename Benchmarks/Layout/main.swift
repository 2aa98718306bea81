import BenchSupport
import Foundation

/// Measures constraint layout: the engine alone, next to kiwi in the same run, and UIKit over it.
///
///     ferry-bench-layout [--json] [--peers Benchmarks/Peers] [--cache .build/peers] [--rounds N]
///
/// Each part adds its rows: `EngineBenchmark` for the solver alone, `KiwiPeer` for the comparison, `ConstraintBenchmark` for constraints and
/// frames of views, `FeedBenchmark` for self-sizing cells.

func text(_ name: String, default value: String) -> String {
    let arguments = CommandLine.arguments
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return value }
    return arguments[index + 1]
}

let rounds = option("--rounds", default: 5)
var missing: [String] = []
var metrics = EngineBenchmark(rounds: rounds).run()
do {
    metrics += try KiwiPeer(sources: text("--peers", default: "Benchmarks/Peers"), cache: text("--cache", default: ".build/peers")).run()
} catch {
    missing.append("kiwi, which the constraint engine is compared with: \((error as? KiwiPeer.Absence)?.reason ?? "\(error)")")
}
metrics += ConstraintBenchmark(rounds: rounds).run()
metrics += FeedBenchmark(rounds: rounds).run()
try Metric.report(metrics, missing: missing)
