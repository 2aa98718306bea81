internal import Foundation
package import HostInterface
internal import UIKitCore

/// A request in a form that outlives the app's process.
struct NotificationArchive: Codable {
    struct Trigger: Codable {
        var interval: TimeInterval?
        var components: DateComponents?
        var repeats: Bool
    }

    struct Attachment: Codable {
        var identifier: String
        var path: String
    }

    var identifier = ""
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: Int?
    var sound: String?
    var launchImage = ""
    var category = ""
    var thread = ""
    var level = UNNotificationInterruptionLevel.active.rawValue
    var relevance = 0.0
    /// A property list; what is none is not kept.
    var userInfo: Data?
    var attachments: [Attachment] = []
    var trigger: Trigger?
    /// It was made with the calls of before User Notifications.
    var isOld = false
    var start = Date(timeIntervalSince1970: 0)

    init?(_ text: String) {
        guard let read = try? JSONDecoder().decode(NotificationArchive.self, from: Data(text.utf8)) else { return nil }
        self = read
    }

    init(_ request: UNNotificationRequest, start: Date) {
        let content = request.content
        (identifier, title, subtitle, body) = (request.identifier, content.title, content.subtitle, content.body)
        (badge, sound, launchImage) = (content.badge?.intValue, content.sound?.name, content.launchImageName)
        (category, thread) = (content.categoryIdentifier, content.threadIdentifier)
        (level, relevance, self.start) = (content.interruptionLevel.rawValue, content.relevanceScore, start)
        userInfo = try? PropertyListSerialization.data(fromPropertyList: content.userInfo, format: .binary, options: 0)
        attachments = content.attachments.map { Attachment(identifier: $0.identifier, path: $0.url.path) }
        isOld = request.isOld
        switch request.trigger {
        case let one as UNTimeIntervalNotificationTrigger: trigger = Trigger(interval: one.timeInterval, repeats: one.repeats)
        case let one as UNCalendarNotificationTrigger: trigger = Trigger(components: one.dateComponents, repeats: one.repeats)
        default: break
        }
    }

    /// The same for the same request.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    var request: UNNotificationRequest {
        let content = UNMutableNotificationContent()
        (content.title, content.subtitle, content.body) = (title, subtitle, body)
        content.badge = badge.map { NSNumber(value: $0) }
        content.sound = sound.map { UNNotificationSound(kept: $0) }
        (content.launchImageName, content.categoryIdentifier, content.threadIdentifier) = (launchImage, category, thread)
        content.interruptionLevel = UNNotificationInterruptionLevel(rawValue: level) ?? .active
        content.relevanceScore = relevance
        let values = userInfo.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        content.userInfo = values as? [AnyHashable: Any] ?? [:]
        content.attachments = attachments.compactMap {
            try? UNNotificationAttachment(identifier: $0.identifier, url: URL(fileURLWithPath: $0.path))
        }
        return UNNotificationRequest(identifier: identifier, content: content, trigger: madeTrigger, isOld: isOld)
    }

    private var madeTrigger: UNNotificationTrigger? {
        guard let trigger else { return nil }
        if let interval = trigger.interval {
            // Made by a process that checked them; read from bytes that nobody did.
            guard interval > 0, !trigger.repeats || interval >= 60 else { return nil }
            return UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: trigger.repeats)
        }
        return trigger.components.map { UNCalendarNotificationTrigger(dateMatching: $0, repeats: trigger.repeats) }
    }
}

extension UNNotificationRequest {
    /// As the device keeps it.
    func kept(start: Date) -> DeviceNotification {
        DeviceNotification(
            identifier: identifier, title: content.title, subtitle: content.subtitle, body: content.body, badge: content.badge?.intValue,
            sound: content.sound?.name ?? "", category: content.categoryIdentifier,
            picture: content.attachments.first { $0.type.hasPrefix("public.") }?.url.path ?? "", payload: payload ?? "",
            archive: payload == nil ? NotificationArchive(self, start: start).text : "")
    }
}

extension UNNotification {
    /// As the device keeps it.
    package var kept: DeviceNotification {
        var kept = request.kept(start: date)
        kept.date = date.timeIntervalSince1970
        return kept
    }

    /// One that the device kept.
    convenience init(_ kept: DeviceNotification) {
        let request: UNNotificationRequest
        if let payload = try? PushPayload(Array(kept.payload.utf8)) {
            request = UNNotificationRequest(payload, identifier: kept.identifier)
        } else if let archive = NotificationArchive(kept.archive) {
            request = archive.request
        } else {
            let content = UNMutableNotificationContent()
            (content.title, content.subtitle, content.body) = (kept.title, kept.subtitle, kept.body)
            request = UNNotificationRequest(identifier: kept.identifier, content: content, trigger: nil)
        }
        self.init(date: Date(timeIntervalSince1970: kept.date), request: request)
    }
}

extension UNNotificationRequest {
    /// One from a server.
    convenience init(_ payload: PushPayload, identifier: String) {
        let content = UNMutableNotificationContent()
        (content.title, content.subtitle, content.body) = (payload.title, payload.subtitle, payload.body)
        content.badge = payload.badge.map { NSNumber(value: $0) }
        content.sound = payload.sound.isEmpty ? nil : UNNotificationSound(kept: payload.sound)
        (content.categoryIdentifier, content.threadIdentifier) = (payload.category, payload.thread)
        content.userInfo = payload.userInfo
        self.init(identifier: identifier, content: content, trigger: UNPushNotificationTrigger(), payload: payload.text)
    }
}

extension UNNotificationCategory {
    var kept: AppNotifications.Category {
        AppNotifications.Category(
            identifier: identifier,
            actions: actions.map { .init(identifier: $0.identifier, title: $0.title, options: UInt64($0.options.rawValue)) },
            hearsDismissal: options.contains(.customDismissAction))
    }

    convenience init(_ kept: AppNotifications.Category) {
        self.init(
            identifier: kept.identifier,
            actions: kept.actions.map {
                UNNotificationAction(
                    identifier: $0.identifier, title: $0.title, options: UNNotificationActionOptions(rawValue: UInt($0.options)))
            }, intentIdentifiers: [], options: kept.hearsDismissal ? [.customDismissAction] : [])
    }
}
