/// The order of an update's phases, and how far it is; values only.
struct UpdatePhases: Equatable {
    enum Phase: Int, CaseIterable {
        case scheduled, beforeEvents, afterEvents, beforeLinks, afterLinks, beforeCommit, afterCommit
        case beforeLowLatencyEvents, afterLowLatencyEvents, beforeLowLatencyCommit, afterLowLatencyCommit, complete

        var isLowLatency: Bool { rawValue > Self.afterCommit.rawValue && self != .complete }
    }

    /// The last phase that ran; nil between updates.
    private(set) var last: Phase?

    var isRunning: Bool { last != nil }

    /// Returns the phases that run until `target` has run; none if the update is past it. The last one ends the update.
    ///
    /// - Parameter lowLatency: whether the phases of low latency run too.
    mutating func advance(to target: Phase, lowLatency: Bool) -> [Phase] {
        let start = last.map { $0.rawValue + 1 } ?? 0
        guard start <= target.rawValue else { return [] }
        last = target == .complete ? nil : target
        return Phase.allCases[start...target.rawValue].filter { lowLatency || !$0.isLowLatency }
    }
}
