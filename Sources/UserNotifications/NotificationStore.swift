package import Foundation
package import HostInterface

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

    /// As the device kept it. What cannot be read any more is left out.
    package init(_ kept: AppNotifications) {
        switch kept.permission {
        case .undecided: status = .notDetermined
        case .denied: status = .denied
        case .granted: status = .authorized
        case .quiet: status = .provisional
        }
        options = UNAuthorizationOptions(rawValue: UInt(kept.options))
        waiting = kept.pending.compactMap { one in
            guard let archive = NotificationArchive(one.archive) else { return nil }
            let due = one.moments.first.map(Date.init(timeIntervalSince1970:)) ?? (one.region == nil ? nil : .distantFuture)
            return due.map { Pending(request: archive.request, start: archive.start, due: $0) }
        }
        delivered = kept.delivered.map(UNNotification.init)
    }

    /// As the device is to keep it.
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

    /// The device knows the next few of one that repeats.
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
    /// The moment of the next one; nil where all wait for places.
    package var next: Date? { waiting.map(\.due).filter { $0 < .distantFuture }.min() }

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

    /// Those whose region was entered or left, as they want it; repeating ones wait anew.
    package mutating func takeCrossed(from old: DeviceLocation?, to new: DeviceLocation?, _ now: Date) -> [UNNotification] {
        func isCrossed(_ one: Pending) -> Bool {
            (one.request.trigger as? UNLocationNotificationTrigger)?.watched?.isCrossed(from: old, to: new) ?? false
        }
        let crossed = waiting.filter(isCrossed)
        waiting.removeAll { isCrossed($0) && $0.request.trigger?.repeats == false }
        return crossed.map { UNNotification(date: now, request: $0.request) }
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
