/// Knows which commands the engine has not answered in time, so that no wait on it stays unseen.
package struct CommandWatch: Sendable {
    /// A command that waits for its answer.
    package struct Entry: Equatable, Sendable {
        package let id: Int
        package let method: String
        let deadline: ContinuousClock.Instant
        /// The processor time of the pages that it takes at least to be late, and what they had used when it was sent.
        var work = Duration.zero
        var workBefore = Duration.zero
        /// When it is late although the pages have not worked as long.
        var lastDeadline: ContinuousClock.Instant
    }

    private var entries: [Int: Entry] = [:]

    package init() {}

    /// Whether no command waits within its time.
    package var isEmpty: Bool { entries.isEmpty }

    /// Adds a command that is to be answered before an instant.
    package mutating func add(_ id: Int, _ method: String, deadline: ContinuousClock.Instant) {
        entries[id] = Entry(id: id, method: method, deadline: deadline, lastDeadline: deadline)
    }

    /// How many times a limit a command waits for pages that get no processor.
    private static let patience = 5

    /// Adds a command that may be ended when it is late: on a machine with other work, only when the pages have worked for most of the time.
    ///
    /// > Parameters: workBefore: the processor time that the pages have used so far.
    package mutating func add(
        _ id: Int, _ method: String, sent now: ContinuousClock.Instant, limit: Duration, workBefore: Duration
    ) {
        entries[id] = Entry(
            id: id, method: method, deadline: now + limit, work: limit / 2, workBefore: workBefore,
            lastDeadline: now + limit * Self.patience)
    }

    /// Removes a command that has its answer.
    package mutating func remove(_ id: Int) { entries[id] = nil }

    /// The commands whose time is over, in the order in which they were sent; each is reported once.
    ///
    /// > Parameters: work: the processor time that the pages have used so far.
    package mutating func overdue(at now: ContinuousClock.Instant, work: Duration = .zero) -> [Entry] {
        let late = entries.values.filter { $0.deadline <= now && ($0.lastDeadline <= now || work - $0.workBefore >= $0.work) }
            .sorted { $0.id < $1.id }
        for entry in late { entries[entry.id] = nil }
        return late
    }
}
