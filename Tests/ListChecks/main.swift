import BatchModel
import Foundation
import ListChecking
import UIKitCore

/// Long-running checks of lists: batches against models, in the engine and in lists in a window, and a very long table.
///
///     ferry-list-checks [--engine N] [--lists N] [--seed N]
///
/// N is how many valid batches, and as many with a mistake, the engine gets, and how many each kind of list gets.

func option(_ name: String, default fallback: Int) -> Int {
    let words = CommandLine.arguments
    return words.firstIndex(of: name).flatMap { $0 + 1 < words.count ? Int(words[$0 + 1]) : nil } ?? fallback
}

func notify(_ line: String) {
    print(line)
    fflush(nil)
}

let engineRounds = option("--engine", default: 1_000_000)
let listRounds = option("--lists", default: 12_000)
let seed = UInt64(option("--seed", default: 2026))
let start = Date()

/// The engine has only value types and runs on the other processors.
final class EngineRun: @unchecked Sendable {
    private let lock = NSLock()
    private let group = DispatchGroup()
    private var tally = EngineCheck.Tally()

    init(rounds: Int, seed: UInt64, workers: Int) {
        for worker in 0..<workers {
            let count = rounds / workers + (worker < rounds % workers ? 1 : 0)
            DispatchQueue.global().async(group: group) {
                let part = EngineCheck().run(count, seed: seed &+ UInt64(worker) &* 7919)
                self.lock.withLock { self.tally.add(part) }
            }
        }
    }

    func wait() -> EngineCheck.Tally {
        group.wait()
        return lock.withLock { tally }
    }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()

// First, so that other checks are not measured. The best of three runs is closest to the machine's speed.
var openings: [OpeningCheck.Figures] = []
if let container = window.rootViewController?.view {
    for _ in 0..<3 { openings.append(OpeningCheck(rows: 1_000_000).run(in: container)) }
}
let opening = openings.map(\.milliseconds).min() ?? .infinity
let memory = openings.first?.megabytes ?? .infinity
let cells = openings.map { max($0.cellsAtOpening, $0.cellsAtInsertion * 4) }.max() ?? .max
// Times are printed but not checked: they depend on the machine and its load. `ferry bench timeline` compares them.
let opensWell = memory <= 40 && cells <= 16
notify(
    String(
        format:
            "1000000 rows of different heights: open in %.0f ms (goal: 150) and %.1f MB (<= 40), %d cells; one row more: %.1f ms, %d cells%@",
        opening, memory, openings.first?.cellsAtOpening ?? 0, openings.map(\.insertionMilliseconds).min() ?? 0,
        openings.first?.cellsAtInsertion ?? 0, opensWell ? "" : ": MISSED"))

// In a frame without a new row nothing may be allocated, by lists or below them.
let allocationsOfStillFrame = 0
var scrollsWell = true
if let container = window.rootViewController?.view {
    for kind in ScrollCheck.Kind.allCases {
        let (still, moving, prepared) = ScrollCheck(kind, in: container).run()
        let isWell =
            still.isStill && moving.showsNewRows && prepared.showsPreparedRows && prepared.allocations <= moving.allocations
            && still.allocations <= allocationsOfStillFrame
        scrollsWell = scrollsWell && isWell
        notify("\(kind), a frame without a new row: \(still)")
        notify("\(kind), a frame with one new row: \(moving)")
        notify("\(kind), a frame with one new row that was prepared: \(prepared)\(isWell ? "" : ": MISSED")")
    }
}

let engine = EngineRun(rounds: engineRounds, seed: seed, workers: max(1, ProcessInfo.processInfo.activeProcessorCount - 1))

var lists = ListCheckResults()
if let container = window.rootViewController?.view {
    for kind in ListCheck.Kind.allCases {
        for isAnimated in [false, true] {
            // Animated batches take longer.
            let rounds = isAnimated ? max(1, listRounds / 5) : listRounds
            let tally = ListCheck(kind, in: container, isAnimated: isAnimated, seed: seed &+ UInt64(lists.batches)).run(rounds)
            notify(
                "\(kind), \(isAnimated ? "animated" : "at once"): \(tally.batches) batches, \(tally.asked) cells requested, \(tally.prepared) prepared, \(tally.kept) kept, "
                    + "\(tally.differences) differences")
            lists.add(tally)
        }
    }
}
notify("lists: \(lists.batches) batches, \(lists.differences) differences (\(Int(Date().timeIntervalSince(start))) s)")

let tally = engine.wait()
notify(
    "engine: \(tally.valid) valid batches, \(tally.differences) differences; \(tally.invalid) with a mistake, \(tally.accepted) accepted, "
        + "\(tally.otherMessages) rejected with another message (\(Int(Date().timeIntervalSince(start))) s in all)")
for first in [lists.first, tally.first] {
    if let first { notify("first: \(first)") }
}
exit(opensWell && scrollsWell && tally.isClean && lists.differences == 0 && lists.batches > 0 ? 0 : 1)
