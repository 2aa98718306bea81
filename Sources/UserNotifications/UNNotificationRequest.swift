public import Foundation
public import UIKitCore

/// A scheduled notification. > Contract: User Notifications, UNNotificationRequest
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The app's key; a request replaces another of the same key, pending or delivered.
    public let identifier: String
    /// The content to show, copied when the request was created.
    public let content: UNNotificationContent
    /// When the notification is delivered; nil means at once.
    public let trigger: UNNotificationTrigger?

    /// The JSON of a remote notification.
    package let payload: String?
    /// Created with the API before User Notifications.
    package let isOld: Bool

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - identifier: the app's key for the request.
    ///   - content: the content; it is copied.
    ///   - trigger: when to deliver it; nil delivers it at once.
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
    /// The time of the delivery.
    public let date: Date
    /// The request that was delivered.
    public let request: UNNotificationRequest
    package init(date: Date, request: UNNotificationRequest) {
        (self.date, self.request) = (date, request)
        super.init()
    }
}

/// The user's response to a notification. > Contract: User Notifications, UNNotificationResponse; LN-7
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification that the user responded to.
    public let notification: UNNotification
    /// `UNNotificationDefaultActionIdentifier` for a tap on the notification itself.
    public let actionIdentifier: String
    /// The scene in which the app shows what the user asked for: the active one, else any. Nil without scenes.
    @MainActor open var targetScene: UIScene? {
        let scenes = UIApplication.shared.connectedScenes
        return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
    }
    package init(notification: UNNotification, actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
        super.init()
    }
}

/// The user's response with text, to a ``UNTextInputNotificationAction``.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The text that the user entered.
    public let userText: String
    package init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}

/// The action of a tap on the notification itself, which opens the app.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of dismissing a notification whose category has `customDismissAction`.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// How notifications of a category are handled.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app is notified when the user dismisses the notification.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
    /// Notifications appear in a car, which no device here has.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
    /// The title is shown even if previews are hidden; they never are here.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
    /// The subtitle is shown even if previews are hidden; they never are here.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
}

/// The actions of a category of notifications. > Contract: User Notifications, UNNotificationCategory
public final class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// The category's key, as in a content's `categoryIdentifier`.
    public let identifier: String
    /// The buttons in order.
    public let actions: [UNNotificationAction]
    /// The Siri intents that go with the category; not used here.
    public let intentIdentifiers: [String]
    /// How notifications of the category are handled.
    public let options: UNNotificationCategoryOptions
    /// The text shown instead of the body if the user hides previews. > Partial: previews are always shown.
    public let hiddenPreviewsBodyPlaceholder: String
    /// What stands for several of a thread. > Partial: all of a thread are listed here.
    public let categorySummaryFormat: String

    /// Creates a category from its buttons and options.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, hiddenPreviewsBodyPlaceholder: nil,
            categorySummaryFormat: nil, options: options)
    }

    /// Creates a category with the text for hidden previews, which is never shown here.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String,
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil, options: options)
    }

    /// Creates a category.
    ///
    /// - Parameters:
    ///   - identifier: the category's key.
    ///   - actions: the buttons in order.
    ///   - intentIdentifiers: the Siri intents that go with it; not used here.
    ///   - hiddenPreviewsBodyPlaceholder: the text for hidden previews; never shown here.
    ///   - categorySummaryFormat: the text for several notifications of a thread; never shown here.
    ///   - options: how notifications of the category are handled.
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
