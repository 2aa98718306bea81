import BatchModel
import Foundation
import ListChecking
import UIKitCore

/// Checks lists at length: batches against models, in the engine and in lists in a window, and a very long table.
///
///     ferry-list-checks [--engine N] [--lists N] [--seed N]
///
/// N is how many batches that add up, and as many with a mistake, the engine gets, and how many go through each kind of list.

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

/// The engine is values alone and has the other processors.
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

// Before the others, so that nothing of theirs is measured. The best of three is what the machine can do.
var openings: [OpeningCheck.Figures] = []
if let container = window.rootViewController?.view {
    for _ in 0..<3 { openings.append(OpeningCheck(rows: 1_000_000).run(in: container)) }
}
let opening = openings.map(\.milliseconds).min() ?? .infinity
let memory = openings.first?.megabytes ?? .infinity
let cells = openings.map { max($0.cellsAtOpening, $0.cellsAtInsertion * 4) }.max() ?? .max
// Times are printed and not judged: they depend on the machine and its load. `ferry bench timeline` compares them.
let opensWell = memory <= 40 && cells <= 16
notify(
    String(
        format:
            "1000000 rows of different heights: open in %.0f ms (150 is the aim) and %.1f MB (<= 40), %d cells; one row more: %.1f ms, %d cells%@",
        opening, memory, openings.first?.cellsAtOpening ?? 0, openings.map(\.insertionMilliseconds).min() ?? 0,
        openings.first?.cellsAtInsertion ?? 0, opensWell ? "" : ": MISSED"))

// Unless a row comes, nothing is allocated in a frame, by lists or below them.
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
        notify("\(kind), a frame with one new row that was ready: \(prepared)\(isWell ? "" : ": MISSED")")
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
                "\(kind), \(isAnimated ? "animated" : "at once"): \(tally.batches) batches, \(tally.asked) cells asked for, \(tally.prepared) prepared, \(tally.kept) kept, "
                    + "\(tally.differences) differences")
            lists.add(tally)
        }
    }
}
notify("lists: \(lists.batches) batches, \(lists.differences) differences (\(Int(Date().timeIntervalSince(start))) s)")

let tally = engine.wait()
notify(
    "engine: \(tally.valid) batches that add up, \(tally.differences) differences; \(tally.invalid) with a mistake, \(tally.accepted) accepted, "
        + "\(tally.otherMessages) refused in other words (\(Int(Date().timeIntervalSince(start))) s in all)")
for first in [lists.first, tally.first] {
    if let first { notify("first: \(first)") }
}
exit(opensWell && scrollsWell && tally.isClean && lists.differences == 0 && lists.batches > 0 ? 0 : 1)
