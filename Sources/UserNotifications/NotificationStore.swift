package import Foundation

/// An app's notifications: those to come, those that came, and whether they may.
///
/// > Contract: User Notifications, LN-1 to LN-5, LN-9.
package struct NotificationStore {
    private struct Pending {
        let request: UNNotificationRequest
        let start: Date
        var due: Date
    }

    /// > Contract: LN-3
    package static let limit = 64

    package private(set) var status = UNAuthorizationStatus.notDetermined
    package private(set) var options: UNAuthorizationOptions = []
    private var waiting: [Pending] = []
    package private(set) var delivered: [UNNotification] = []

    package init() {}

    package var pending: [UNNotificationRequest] { waiting.map(\.request) }
    /// The moment of the next one.
    package var next: Date? { waiting.map(\.due).min() }

    package mutating func answer(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
        (self.status, self.options) = (status, options)
    }

    /// Takes a request that comes later; one with the same identifier goes. > Returns: whether it ever comes.
    package mutating func add(_ request: UNNotificationRequest, at now: Date) -> Bool {
        guard let due = request.trigger?.next(after: now, start: now) else { return false }
        waiting.removeAll { $0.request.identifier == request.identifier }
        waiting.append(Pending(request: request, start: now, due: due))
        // The soonest are kept.
        if waiting.count > Self.limit, let last = waiting.indices.max(by: { waiting[$0].due < waiting[$1].due }) {
            waiting.remove(at: last)
        }
        return true
    }

    /// Those that are due, in their order; repeating ones wait anew.
    package mutating func takeDue(_ now: Date) -> [UNNotification] {
        let due = waiting.filter { $0.due <= now }.sorted { $0.due < $1.due }
        waiting = waiting.compactMap { one in
            guard one.due <= now else { return one }
            guard one.request.trigger?.repeats ?? false, let next = one.request.trigger?.next(after: now, start: one.start) else {
                return nil
            }
            var one = one
            one.due = next
            return one
        }
        return due.map { UNNotification(date: $0.due, request: $0.request) }
    }

    /// Newest first; one of the same identifier is replaced. > Contract: LN-2
    package mutating func deliver(_ notification: UNNotification) {
        delivered.removeAll { $0.request.identifier == notification.request.identifier }
        delivered.insert(notification, at: 0)
    }

    package mutating func removePending(_ identifiers: Set<String>?) {
        waiting.removeAll { identifiers?.contains($0.request.identifier) ?? true }
    }
    package mutating func removeDelivered(_ identifiers: Set<String>?) {
        delivered.removeAll { identifiers?.contains($0.request.identifier) ?? true }
    }
}
