public import Foundation

/// An app's notification, from before User Notifications; in the same store.
///
/// > Contract: UIKit, UILocalNotification
public class UILocalNotification: NSObject, NSCopying, @unchecked Sendable {
    /// Nil: at once.
    open var fireDate: Date?
    /// Nil is absolute time; otherwise the date follows the clock in that time zone.
    open var timeZone: TimeZone?
    /// Empty: once.
    open var repeatInterval: NSCalendar.Unit = []
    open var repeatCalendar: Calendar?
    open var alertBody: String?
    /// Whether sliding it on the lock screen performs `alertAction`.
    open var hasAction = true
    /// The lock screen's text for sliding; nil is "view".
    open var alertAction: String?
    open var alertLaunchImage: String?
    open var alertTitle: String?
    open var soundName: String?
    /// 0 does not change the badge.
    open var applicationIconBadgeNumber = 0
    open var userInfo: [AnyHashable: Any]?
    open var category: String?
    /// Its identifier in the store.
    package var identifier = UUID().uuidString

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UILocalNotification()
        (copy.fireDate, copy.timeZone, copy.repeatInterval, copy.repeatCalendar) = (fireDate, timeZone, repeatInterval, repeatCalendar)
        (copy.alertBody, copy.hasAction, copy.alertAction, copy.alertLaunchImage) = (alertBody, hasAction, alertAction, alertLaunchImage)
        (copy.alertTitle, copy.soundName, copy.applicationIconBadgeNumber) = (alertTitle, soundName, applicationIconBadgeNumber)
        (copy.userInfo, copy.category, copy.identifier) = (userInfo, category, identifier)
        return copy
    }
}

public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UIUserNotificationType(rawValue: 1 << 0)
    public static let sound = UIUserNotificationType(rawValue: 1 << 1)
    public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// > Contract: UIKit, UIUserNotificationSettings
public class UIUserNotificationSettings: NSObject, @unchecked Sendable {
    public let types: UIUserNotificationType
    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        self.types = types
        self.categories = categories
        super.init()
    }
    public let categories: Set<UIUserNotificationCategory>?
}

/// The actions of a kind of notification.
public class UIUserNotificationCategory: NSObject, @unchecked Sendable {
    open fileprivate(set) var identifier: String?
    fileprivate var list: [UIUserNotificationAction] = []
    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { list }
}

public class UIMutableUserNotificationCategory: UIUserNotificationCategory, @unchecked Sendable {
    open override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        if context == .default || list.isEmpty { list = actions ?? [] }
    }
}

public enum UIUserNotificationActionContext: UInt, Sendable {
    case `default` = 0
    case minimal = 1
}

public enum UIUserNotificationActionBehavior: UInt, Sendable {
    case `default` = 0
    /// The user enters text.
    case textInput = 1
}

/// The user's text, in the information of a response.
public let UIUserNotificationActionResponseTypedTextKey = "UIUserNotificationActionResponseTypedTextKey"
/// The title of the send button, in an action's parameters.
public let UIUserNotificationTextInputActionButtonTitleKey = "UIUserNotificationTextInputActionButtonTitleKey"

public enum UIUserNotificationActivationMode: UInt, Sendable {
    case foreground = 0
    case background = 1
}

public class UIUserNotificationAction: NSObject, @unchecked Sendable {
    open fileprivate(set) var identifier: String?
    open fileprivate(set) var title: String?
    open fileprivate(set) var activationMode = UIUserNotificationActivationMode.foreground
    open fileprivate(set) var isDestructive = false
    open fileprivate(set) var isAuthenticationRequired = false
    open fileprivate(set) var behavior = UIUserNotificationActionBehavior.default
    open fileprivate(set) var parameters: [AnyHashable: Any] = [:]
}

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
