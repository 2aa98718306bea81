public import Foundation

/// A scheduled notification. > Contract: User Notifications, UNNotificationRequest
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    /// Nil: at once.
    public let trigger: UNNotificationTrigger?

    /// The JSON of a remote notification.
    package let payload: String?
    /// Created with the API before User Notifications.
    package let isOld: Bool

    public convenience init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.init(identifier: identifier, content: content, trigger: trigger, isOld: false)
    }

    package init(
        identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?, payload: String? = nil, isOld: Bool = false
    ) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        (self.trigger, self.payload, self.isOld) = (trigger, payload, isOld)
        super.init()
    }
}

/// A delivered notification. > Contract: User Notifications, UNNotification
public final class UNNotification: NSObject, @unchecked Sendable {
    public let date: Date
    public let request: UNNotificationRequest
    package init(date: Date, request: UNNotificationRequest) {
        (self.date, self.request) = (date, request)
        super.init()
    }
}

/// The user's response to a notification. > Contract: User Notifications, UNNotificationResponse; LN-7
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    public let notification: UNNotification
    /// `UNNotificationDefaultActionIdentifier` for a tap on the notification itself.
    public let actionIdentifier: String
    package init(notification: UNNotification, actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
        super.init()
    }
}

public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    public let userText: String
    package init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app is notified when the user dismisses the notification.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
}

/// The actions of a category of notifications. > Contract: User Notifications, UNNotificationCategory
public final class UNNotificationCategory: NSObject, @unchecked Sendable {
    public let identifier: String
    public let actions: [UNNotificationAction]
    public let intentIdentifiers: [String]
    public let options: UNNotificationCategoryOptions
    /// The text shown instead of the body if the user hides previews. > Partial: previews are always shown.
    public let hiddenPreviewsBodyPlaceholder: String
    /// What stands for several of a thread. > Partial: all of a thread are listed here.
    public let categorySummaryFormat: String

    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, hiddenPreviewsBodyPlaceholder: nil,
            categorySummaryFormat: nil, options: options)
    }

    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String,
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil, options: options)
    }

    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String?,
        categorySummaryFormat: String?, options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions, self.intentIdentifiers, self.options) = (identifier, actions, intentIdentifiers, options)
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
        self.categorySummaryFormat = categorySummaryFormat ?? ""
        super.init()
    }
    public override var hash: Int { identifier.hashValue }
    public override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationCategory)?.identifier == identifier }
}
