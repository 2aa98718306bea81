internal import CoreLocation
package import DeviceProtocol
internal import Foundation
internal import UIKitCore

/// A serialized request, which outlives the app's process.
struct NotificationArchive: Codable {
    struct Trigger: Codable {
        var interval: TimeInterval?
        var components: DateComponents?
        var repeats: Bool
        var region: Region?
    }

    struct Region: Codable {
        var identifier: String
        var latitude: Double
        var longitude: Double
        var radius: Double
        var onEntry: Bool
        var onExit: Bool
    }

    struct Attachment: Codable {
        var identifier: String
        var path: String
        var type: String?
        var isHidden: Bool?
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
    var target: String?
    var filter: String?
    /// A property list; other values are not stored.
    var userInfo: Data?
    var attachments: [Attachment] = []
    var trigger: Trigger?
    /// Created with the API before User Notifications.
    var isOld = false
    var slide: String?
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
        attachments = content.attachments.map {
            Attachment(identifier: $0.identifier, path: $0.url.path, type: $0.type, isHidden: $0.hidesThumbnail)
        }
        (target, filter) = (content.targetContentIdentifier, content.filterCriteria)
        (isOld, slide) = (request.isOld, content.slide)
        switch request.trigger {
        case let one as UNTimeIntervalNotificationTrigger: trigger = Trigger(interval: one.timeInterval, repeats: one.repeats)
        case let one as UNCalendarNotificationTrigger: trigger = Trigger(components: one.dateComponents, repeats: one.repeats)
        case let one as UNLocationNotificationTrigger: trigger = Region(one.region).map { Trigger(repeats: one.repeats, region: $0) }
        default: break
        }
    }

    /// Deterministic for equal requests.
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
        (content.relevanceScore, content.slide) = (relevance, slide)
        (content.targetContentIdentifier, content.filterCriteria) = (target, filter)
        let values = userInfo.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        content.userInfo = values as? [AnyHashable: Any] ?? [:]
        content.attachments = attachments.compactMap {
            var options: [AnyHashable: Any] = [UNNotificationAttachmentOptionsThumbnailHiddenKey: $0.isHidden ?? false]
            options[UNNotificationAttachmentOptionsTypeHintKey] = $0.type
            return try? UNNotificationAttachment(identifier: $0.identifier, url: URL(fileURLWithPath: $0.path), options: options)
        }
        return UNNotificationRequest(identifier: identifier, content: content, trigger: madeTrigger, isOld: isOld)
    }

    private var madeTrigger: UNNotificationTrigger? {
        guard let trigger else { return nil }
        if let interval = trigger.interval {
            // Validated by the process that created it, but not when decoded.
            guard interval > 0, !trigger.repeats || interval >= 60 else { return nil }
            return UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: trigger.repeats)
        }
        if let region = trigger.region { return UNLocationNotificationTrigger(region: region.made, repeats: trigger.repeats) }
        return trigger.components.map { UNCalendarNotificationTrigger(dateMatching: $0, repeats: trigger.repeats) }
    }
}

extension NotificationArchive.Region {
    /// Nil for a region that is not a circle.
    fileprivate init?(_ region: CLRegion) {
        guard let circle = region as? CLCircularRegion else { return nil }
        self.init(
            identifier: circle.identifier, latitude: circle.center.latitude, longitude: circle.center.longitude, radius: circle.radius,
            onEntry: circle.notifyOnEntry, onExit: circle.notifyOnExit)
    }

    fileprivate var made: CLRegion {
        let center = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        let region = CLCircularRegion(center: center, radius: radius, identifier: identifier)
        (region.notifyOnEntry, region.notifyOnExit) = (onEntry, onExit)
        return region
    }
}

extension UNNotificationRequest {
    /// The stored form.
    func kept(start: Date) -> DeviceNotification {
        var kept = DeviceNotification(
            identifier: identifier, title: content.title, subtitle: content.subtitle, body: content.body, badge: content.badge?.intValue,
            sound: content.sound?.name ?? "", category: content.categoryIdentifier,
            picture: content.attachments.lazy.compactMap(\.imagePath).first ?? "", payload: payload ?? "",
            archive: payload == nil ? NotificationArchive(self, start: start).text : "")
        (kept.thread, kept.isPassive) = (content.threadIdentifier, content.interruptionLevel == .passive)
        kept.slide = content.slide ?? ""
        if let trigger = trigger as? UNLocationNotificationTrigger {
            (kept.region, kept.repeatsRegion) = (trigger.watched, trigger.repeats)
        }
        return kept
    }
}

extension UNNotification {
    /// The stored form.
    package var kept: DeviceNotification {
        var kept = request.kept(start: date)
        kept.date = date.timeIntervalSince1970
        return kept
    }

    /// From the stored form.
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
    /// A remote notification.
    convenience init(_ payload: PushPayload, identifier: String) {
        let payload = payload.localized
        let content = UNMutableNotificationContent()
        (content.title, content.subtitle, content.body) = (payload.title, payload.subtitle, payload.body)
        content.badge = payload.badge.map { NSNumber(value: $0) }
        content.sound = payload.sound.isEmpty ? nil : UNNotificationSound(kept: payload.sound)
        (content.categoryIdentifier, content.threadIdentifier) = (payload.category, payload.thread)
        content.interruptionLevel = UNNotificationInterruptionLevel(payload.level)
        (content.relevanceScore, content.targetContentIdentifier) = (payload.relevance, payload.target)
        content.filterCriteria = payload.filter
        content.userInfo = payload.userInfo
        self.init(identifier: identifier, content: content, trigger: UNPushNotificationTrigger(), payload: payload.text)
    }
}

extension UNNotificationInterruptionLevel {
    fileprivate init(_ level: PushPayload.Level) {
        switch level {
        case .passive: self = .passive
        case .active: self = .active
        case .timeSensitive: self = .timeSensitive
        case .critical: self = .critical
        }
    }
}

extension UNNotificationAction {
    fileprivate var kept: AppNotifications.Action {
        var kept = AppNotifications.Action(identifier: identifier, title: title, options: UInt64(options.rawValue))
        kept.icon = icon?.name ?? ""
        if let input = self as? UNTextInputNotificationAction {
            (kept.takesText, kept.inputTitle, kept.placeholder) = (true, input.textInputButtonTitle, input.textInputPlaceholder)
        }
        return kept
    }

    fileprivate static func made(_ kept: AppNotifications.Action) -> UNNotificationAction {
        let options = UNNotificationActionOptions(rawValue: UInt(kept.options))
        let icon = kept.icon.isEmpty ? nil : UNNotificationActionIcon(kept: kept.icon)
        guard kept.takesText else {
            return UNNotificationAction(identifier: kept.identifier, title: kept.title, options: options, icon: icon)
        }
        return UNTextInputNotificationAction(
            identifier: kept.identifier, title: kept.title, options: options, icon: icon, textInputButtonTitle: kept.inputTitle,
            textInputPlaceholder: kept.placeholder)
    }
}

extension UNNotificationCategory {
    var kept: AppNotifications.Category {
        var kept = AppNotifications.Category(
            identifier: identifier,
            actions: actions.map(\.kept),
            observesDismissal: options.contains(.customDismissAction))
        (kept.options, kept.placeholder) = (UInt64(options.rawValue), hiddenPreviewsBodyPlaceholder)
        kept.summary = categorySummaryFormat
        return kept
    }

    convenience init(_ kept: AppNotifications.Category) {
        self.init(
            identifier: kept.identifier,
            actions: kept.actions.map(UNNotificationAction.made), intentIdentifiers: [],
            hiddenPreviewsBodyPlaceholder: kept.placeholder, categorySummaryFormat: kept.summary,
            options: UNNotificationCategoryOptions(rawValue: UInt(kept.options)).union(kept.observesDismissal ? [.customDismissAction] : [])
        )
    }
}
