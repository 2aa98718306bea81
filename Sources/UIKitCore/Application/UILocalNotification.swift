public import Foundation

/// An app's notification, from before User Notifications; in the same store.
///
/// > Contract: UIKit, UILocalNotification
public class UILocalNotification: NSObject, NSCopying, @unchecked Sendable {
    /// When the notification is first due; nil, the default, delivers it at once.
    open var fireDate: Date?
    /// The time zone of `fireDate`; nil, the default, is absolute time, otherwise the date follows the clock in that zone.
    open var timeZone: TimeZone?
    /// The unit of time after which it is delivered again, such as `.day`; empty, the default, is once.
    ///
    /// Units other than minute, hour, day, week, month and year count as once.
    open var repeatInterval: NSCalendar.Unit = []
    /// The calendar of the repetition; nil is the user's current one.
    open var repeatCalendar: Calendar?
    /// The message of the banner.
    open var alertBody: String?
    /// Whether sliding it on the lock screen performs `alertAction`.
    open var hasAction = true
    /// The lock screen's text for sliding; nil is "view".
    open var alertAction: String?
    /// The name of the image shown instead of the launch screen if the notification launches the application; nil for the usual one.
    open var alertLaunchImage: String?
    /// The title of the banner; nil shows none.
    open var alertTitle: String?
    /// The name of a sound file of the bundle, or `UILocalNotificationDefaultSoundName`; nil is silent.
    open var soundName: String?
    /// The number on the application's icon when it is delivered; 0, the default, does not change it.
    open var applicationIconBadgeNumber = 0
    /// The app's own data, which the delegate receives with the notification.
    open var userInfo: [AnyHashable: Any]?
    /// The identifier of a category whose actions the notification offers; nil for none.
    open var category: String?
    /// Its identifier in the store.
    package var identifier = UUID().uuidString

    public override init() { super.init() }

    /// Returns a copy with the same identifier in the store, so that cancelling either cancels both.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UILocalNotification()
        (copy.fireDate, copy.timeZone, copy.repeatInterval, copy.repeatCalendar) = (fireDate, timeZone, repeatInterval, repeatCalendar)
        (copy.alertBody, copy.hasAction, copy.alertAction, copy.alertLaunchImage) = (alertBody, hasAction, alertAction, alertLaunchImage)
        (copy.alertTitle, copy.soundName, copy.applicationIconBadgeNumber) = (alertTitle, soundName, applicationIconBadgeNumber)
        (copy.userInfo, copy.category, copy.identifier) = (userInfo, category, identifier)
        return copy
    }
}

/// The value of `soundName` for the system's default sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// The ways in which notifications may reach the user.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the application's icon.
    public static let badge = UIUserNotificationType(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UIUserNotificationType(rawValue: 1 << 1)
    /// A banner or an entry on the lock screen.
    public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// The types and categories of notifications that an app asks for, or that the user permits.
///
/// > Contract: UIKit, UIUserNotificationSettings
public class UIUserNotificationSettings: NSObject, @unchecked Sendable {
    /// The types of notifications.
    public let types: UIUserNotificationType
    /// Creates settings for `registerUserNotificationSettings(_:)`.
    ///
    /// - Parameters:
    ///   - types: what the user is asked to permit.
    ///   - categories: groups of actions that notifications may offer; nil for none.
    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        self.types = types
        self.categories = categories
        super.init()
    }
    /// The categories with actions; nil in settings that the system returns.
    public let categories: Set<UIUserNotificationCategory>?
}

/// The actions of a kind of notification.
public class UIUserNotificationCategory: NSObject, @unchecked Sendable {
    /// The name under which notifications refer to the category; nil for one that was not set.
    open fileprivate(set) var identifier: String?
    fileprivate var list: [UIUserNotificationAction] = []
    /// Returns the actions in their order; the same for both contexts.
    ///
    /// On iOS the minimal context has at most two actions.
    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { list }
}

/// A category whose identifier and actions can be set.
public class UIMutableUserNotificationCategory: UIUserNotificationCategory, @unchecked Sendable {
    open override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    /// Sets the actions of a context.
    ///
    /// Ferry has one list for both: actions for the minimal context apply only while there are none for the default one.
    ///
    /// - Parameters:
    ///   - actions: the actions in their order; nil for none.
    ///   - context: where they are shown.
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        if context == .default || list.isEmpty { list = actions ?? [] }
    }
}

/// Where the actions of a notification are shown.
public enum UIUserNotificationActionContext: UInt, Sendable {
    /// Where there is space for all actions.
    case `default` = 0
    /// Where there is space for two actions, as in a banner.
    case minimal = 1
}

/// What an action asks of the user.
public enum UIUserNotificationActionBehavior: UInt, Sendable {
    /// A button that is only tapped.
    case `default` = 0
    /// The user enters text.
    case textInput = 1
}

/// The user's text, in the information of a response.
public let UIUserNotificationActionResponseTypedTextKey = "UIUserNotificationActionResponseTypedTextKey"
/// The title of the send button, in an action's parameters.
public let UIUserNotificationTextInputActionButtonTitleKey = "UIUserNotificationTextInputActionButtonTitleKey"

/// Whether an action brings the application to the front.
public enum UIUserNotificationActivationMode: UInt, Sendable {
    /// The application opens.
    case foreground = 0
    /// The application handles the action in the background.
    case background = 1
}

/// A button of a notification.
public class UIUserNotificationAction: NSObject, @unchecked Sendable {
    /// The name that the delegate receives when the user chooses the action.
    open fileprivate(set) var identifier: String?
    /// The localized text of the button.
    open fileprivate(set) var title: String?
    /// Whether the application opens for the action; `foreground` by default.
    open fileprivate(set) var activationMode = UIUserNotificationActivationMode.foreground
    /// Whether the button is red; false by default.
    open fileprivate(set) var isDestructive = false
    /// Whether the device must be unlocked first; false by default.
    open fileprivate(set) var isAuthenticationRequired = false
    /// Whether the user enters text for the action.
    open fileprivate(set) var behavior = UIUserNotificationActionBehavior.default
    /// Options of the behaviour: for text, the title of the send button.
    open fileprivate(set) var parameters: [AnyHashable: Any] = [:]
}

/// An action whose properties can be set.
public class UIMutableUserNotificationAction: UIUserNotificationAction, @unchecked Sendable {
    open override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    open override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    open override var activationMode: UIUserNotificationActivationMode {
        get { super.activationMode }
        set { super.activationMode = newValue }
    }
    open override var isDestructive: Bool {
        get { super.isDestructive }
        set { super.isDestructive = newValue }
    }
    open override var isAuthenticationRequired: Bool {
        get { super.isAuthenticationRequired }
        set { super.isAuthenticationRequired = newValue }
    }
    open override var behavior: UIUserNotificationActionBehavior {
        get { super.behavior }
        set { super.behavior = newValue }
    }
    open override var parameters: [AnyHashable: Any] {
        get { super.parameters }
        set { super.parameters = newValue }
    }
}
