package import DeviceProtocol
package import Foundation

/// An app's notifications: pending ones, delivered ones, and the authorization.
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

    /// From the stored form. What cannot be decoded any more is omitted.
    package init(_ kept: AppNotifications) {
        status = UNAuthorizationStatus(kept.permission)
        options = UNAuthorizationOptions(rawValue: UInt(kept.options))
        waiting = kept.pending.compactMap { one in
            guard let archive = NotificationArchive(one.archive) else { return nil }
            let due = one.moments.first.map(Date.init(timeIntervalSince1970:)) ?? (one.region == nil ? nil : .distantFuture)
            return due.map { Pending(request: archive.request, start: archive.start, due: $0) }
        }
        delivered = kept.delivered.map(UNNotification.init)
    }

    /// The stored form.
    package func kept(at now: Date) -> AppNotifications {
        let permission: AppNotifications.Permission =
            switch status {
            case .notDetermined: .undecided
            case .denied: .denied
            case .authorized, .ephemeral: .granted
            case .provisional: .quiet
            }
        return AppNotifications(
            permission: permission, options: UInt64(options.rawValue),
            pending: waiting.map { one in
                var kept = one.request.kept(start: one.start)
                kept.moments = Self.moments(of: one)
                return kept
            }, delivered: delivered.map(\.kept))
    }

    /// The number of next times of a repeating one that the device knows.
    private static let knownOccurrences = 16

    private static func moments(of one: Pending) -> [Double] {
        guard one.due < .distantFuture else { return [] }
        var moments = [one.due]
        guard let trigger = one.request.trigger, trigger.repeats else { return moments.map(\.timeIntervalSince1970) }
        while moments.count < knownOccurrences, let last = moments.last, let next = trigger.next(after: last, start: one.start) {
            moments.append(next)
        }
        return moments.map(\.timeIntervalSince1970)
    }

    package var pending: [UNNotificationRequest] { waiting.map(\.request) }
    /// When the next one is due; nil if all wait for locations.
    package var next: Date? { waiting.map(\.due).filter { $0 < .distantFuture }.min() }

    package mutating func answer(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
        (self.status, self.options) = (status, options)
    }

    /// Adds a pending request; replaces one with the same identifier. > Returns: whether it will ever be due.
    package mutating func add(_ request: UNNotificationRequest, at now: Date) -> Bool {
        guard let due = request.trigger?.next(after: now, start: now) else { return false }
        waiting.removeAll { $0.request.identifier == request.identifier }
        waiting.append(Pending(request: request, start: now, due: due))
        // The soonest ones are retained.
        if waiting.count > Self.limit, let last = waiting.indices.max(by: { waiting[$0].due < waiting[$1].due }) {
            waiting.remove(at: last)
        }
        return true
    }

    /// Returns the due ones, in order; repeating ones are scheduled again.
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

    /// Returns those whose region was entered or left, according to their trigger; repeating ones are scheduled again.
    package mutating func takeCrossed(from old: DeviceLocation?, to new: DeviceLocation?, _ now: Date) -> [UNNotification] {
        func isCrossed(_ one: Pending) -> Bool {
            (one.request.trigger as? UNLocationNotificationTrigger)?.watched?.isCrossed(from: old, to: new) ?? false
        }
        let crossed = waiting.filter(isCrossed)
        waiting.removeAll { isCrossed($0) && $0.request.trigger?.repeats == false }
        return crossed.map { UNNotification(date: now, request: $0.request) }
    }

    /// Newest first; replaces one of the same identifier. > Contract: LN-2
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

extension UNAuthorizationStatus {
    init(_ permission: AppNotifications.Permission) {
        switch permission {
        case .undecided: self = .notDetermined
        case .denied: self = .denied
        case .granted: self = .authorized
        case .quiet: self = .provisional
        }
    }
}
