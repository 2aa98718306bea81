/// Knows which commands the engine has not answered in time, so that no wait on it stays unseen.
package struct CommandWatch: Sendable {
    /// A command that waits for its answer.
    package struct Entry: Equatable, Sendable {
        package let id: Int
        package let method: String
        let deadline: ContinuousClock.Instant
    }

    private var entries: [Int: Entry] = [:]

    package init() {}

    /// Whether no command waits within its time.
    package var isEmpty: Bool { entries.isEmpty }

    /// Adds a command that is to be answered before an instant.
    package mutating func add(_ id: Int, _ method: String, deadline: ContinuousClock.Instant) {
        entries[id] = Entry(id: id, method: method, deadline: deadline)
    }

    /// Removes a command that has its answer.
    package mutating func remove(_ id: Int) { entries[id] = nil }

    /// The commands whose time is over, in the order in which they were sent; each is reported once.
    package mutating func overdue(at now: ContinuousClock.Instant) -> [Entry] {
        let late = entries.values.filter { $0.deadline <= now }.sorted { $0.id < $1.id }
        for entry in late { entries[entry.id] = nil }
        return late
    }
}
