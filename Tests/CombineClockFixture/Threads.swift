import CSystem
import Foundation
import Synchronization

/// Threads that pass work to each other, one of which begins and ends in each round.
private final class Ring: Sendable {
    private static let size = 4
    static let rounds = 200
    static let hops = 50
    private let places = (0..<size).map { _ in DispatchSemaphore(value: 0) }
    /// All hops, and whether a round is on its way.
    private let state = Mutex((hops: 0, left: 0))

    func start() {
        for index in 0..<Self.size {
            Thread.detachNewThread { [self] in
                while true {
                    places[index].wait()
                    let goesOn = state.withLock { state in
                        state.hops += 1
                        state.left -= 1
                        return state.left > 0
                    }
                    if goesOn { places[(index + 1) % Self.size].signal() }
                }
            }
        }
    }

    func beginRound() {
        state.withLock { $0.left = Self.hops }
        Thread.detachNewThread { [self] in places[0].signal() }
    }

    var hopCount: Int { state.withLock { $0.hops } }
}

/// Prints whether the process was ever found idle while work was on its way from thread to thread, and ends.
func runThreads() -> Never {
    let ring = Ring()
    ring.start()
    var early = 0
    var untouched = 0
    for round in 1...Ring.rounds {
        ring.beginRound()
        guard ferry_virtual_clock_settle(10_000_000_000) != 0 else {
            print("not idle")
            exit(1)
        }
        if ring.hopCount != round * Ring.hops { early += 1 }
        if ferry_virtual_clock_is_untouched() != 0 { untouched += 1 }
    }
    print("early", early, "untouched", untouched)
    ring.beginRound()
    while ring.hopCount == Ring.rounds * Ring.hops { sched_yield() }
    print("touched", ferry_virtual_clock_is_untouched() == 0)
    exit(0)
}
