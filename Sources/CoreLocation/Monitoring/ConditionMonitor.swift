internal import Foundation
internal import UIKitCore

/// The conditions of one monitor, and the events that its app has not received.
@MainActor package final class ConditionMonitor: LocationListener {
    private struct Entry {
        let condition: any CLCondition
        var lastEvent: CLMonitor.Event
        /// What the last event says that was made, received or not.
        var finding: ConditionFinding
        let isOverLimit: Bool
    }

    let name: String
    private let store: MonitorStore
    private var entries: [String: Entry] = [:]
    private(set) var identifiers: [String] = []
    private var pending: [CLMonitor.Event] = []
    private var waiting: [(number: Int, continuation: CheckedContinuation<CLMonitor.Event?, Never>)] = []
    private var count = 0
    private var hasBegun = false

    /// The number of conditions that an app can observe at once. > Apple: Monitoring location changes with Core Location.
    static let limit = 20

    /// How many of its conditions count toward ``limit``.
    var observedCount: Int { entries.values.count { !$0.isOverLimit } }

    init(_ name: String, _ store: MonitorStore) {
        (self.name, self.store) = (name, store)
        for stored in store.read() {
            guard let condition = stored.condition, entries[stored.identifier] == nil else { continue }
            let finding = ConditionFinding(CLMonitor.Event.State(rawValue: stored.state) ?? .unknown)
            let event = CLMonitor.Event(stored.identifier, finding, date: stored.date)
            insert(stored.identifier, Entry(condition: condition, lastEvent: event, finding: finding, isOverLimit: false))
        }
    }

    private func insert(_ identifier: String, _ entry: Entry) {
        identifiers.append(identifier)
        entries[identifier] = entry
    }

    // MARK: Conditions

    func add(_ condition: any CLCondition, _ identifier: String, assuming state: CLMonitor.Event.State, _ service: LocationService) {
        remove(identifier)
        let isOverLimit = service.monitoredConditionCount >= Self.limit
        let finding = ConditionFinding(state)
        let event = CLMonitor.Event(identifier, finding, date: service.now())
        insert(identifier, Entry(condition: condition, lastEvent: event, finding: finding, isOverLimit: isOverLimit))
        guard save() else { return report(identifier, ConditionFinding(.unmonitored, [.notStored]), service) }
        refresh(identifier, service)
    }

    func forget(_ identifier: String) {
        remove(identifier)
        // A file that cannot be written keeps the condition for the next launch, which finds it in `identifiers`.
        _ = save()
    }

    private func remove(_ identifier: String) {
        guard entries.removeValue(forKey: identifier) != nil else { return }
        identifiers.removeAll { $0 == identifier }
        pending.removeAll { $0.identifier == identifier }
    }

    func record(for identifier: String) -> CLMonitor.Record? {
        entries[identifier].map { CLMonitor.Record(condition: $0.condition, lastEvent: $0.lastEvent) }
    }

    private func save() -> Bool {
        store.write(identifiers.compactMap { identifier in entries[identifier].flatMap { StoredCondition($0.condition, $0.lastEvent) } })
    }

    // MARK: Events

    func refresh(_ service: LocationService) {
        for identifier in identifiers { refresh(identifier, service) }
    }

    private func refresh(_ identifier: String, _ service: LocationService) {
        guard let entry = entries[identifier] else { return }
        let finding =
            entry.isOverLimit ? ConditionFinding(.unmonitored, [.limitExceeded]) : ConditionFinding(entry.condition, service)
        if let finding { report(identifier, finding, service) }
    }

    private func report(_ identifier: String, _ finding: ConditionFinding, _ service: LocationService) {
        guard entries[identifier].map({ $0.finding != finding }) == true else { return }
        entries[identifier]?.finding = finding
        pending.append(CLMonitor.Event(identifier, finding, date: service.now()))
        while !waiting.isEmpty, let event = take() { waiting.removeFirst().continuation.resume(returning: event) }
    }

    /// The oldest event, which is the condition's last one from here on.
    private func take() -> CLMonitor.Event? {
        guard !pending.isEmpty else { return nil }
        let event = pending.removeFirst()
        entries[event.identifier]?.lastEvent = event
        _ = save()
        return event
    }

    func nextEvent() async -> CLMonitor.Event? {
        if !hasBegun {
            hasBegun = true
            LocationService.current.beginImplicitSession()
            refresh(LocationService.current)
        }
        if let event = take() { return event }
        count += 1
        let number = count
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(returning: nil) }
                waiting.append((number, continuation))
            }
        } onCancel: {
            Task { @MainActor in self.cancel(number) }
        }
    }

    private func cancel(_ number: Int) {
        guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: index).continuation.resume(returning: nil)
    }
}
