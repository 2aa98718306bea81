public import Foundation

/// The permissions of an app's notifications.
///
/// > Contract: User Notifications, UNAuthorizationOptions
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// A sound with each notification.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// Banners, the lock screen and Notification Center.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// Display in a car, which no device here has.
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    /// Sounds in spite of a muted device; granted with the others here.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// The app has a screen for its notification settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    /// Without a permission alert, and without banners.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// Whether the app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The user has not been asked.
    case notDetermined = 0
    /// The user has refused, at the request or in Settings.
    case denied = 1
    /// The user has agreed.
    case authorized = 2
    /// The app shows notifications in Notification Center only, without having asked.
    case provisional = 3
    /// An App Clip may show notifications for a limited time; never here.
    case ephemeral = 4
}

/// The state of one setting of an app's notifications.
public enum UNNotificationSetting: Int, Sendable {
    /// The device or the app does not have the setting.
    case notSupported = 0
    /// The setting is off, or notifications are not authorized.
    case disabled = 1
    /// The setting is on.
    case enabled = 2
}

/// How notifications appear while the device is in use.
public enum UNAlertStyle: Int, Sendable {
    /// No alert appears.
    case none = 0
    /// A banner appears at the top and leaves by itself.
    case banner = 1
    /// An alert stays until the user closes it; never here.
    case alert = 2
}

/// Whether the content of notifications is shown on a locked device.
public enum UNShowPreviewsSetting: Int, Sendable {
    /// Content is shown on the locked device too.
    case always = 0
    /// Content is shown once the device is unlocked.
    case whenAuthenticated = 1
    /// Content is never shown.
    case never = 2
}

/// The user's settings for the app's notifications, as they were when they were requested.
public final class UNNotificationSettings: NSObject, Sendable {
    /// Whether the app may show notifications.
    public let authorizationStatus: UNAuthorizationStatus
    private let options: UNAuthorizationOptions

    package init(status: UNAuthorizationStatus, options: UNAuthorizationOptions) {
        (authorizationStatus, self.options) = (status, options)
        super.init()
    }

    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        authorizationStatus == .authorized && options.contains(option) ? .enabled : .disabled
    }
    /// Whether banners may appear.
    public var alertSetting: UNNotificationSetting { setting(.alert) }
    /// Whether the app's icon may have a number.
    public var badgeSetting: UNNotificationSetting { setting(.badge) }
    /// Whether notifications may sound.
    public var soundSetting: UNNotificationSetting { setting(.sound) }
    /// Available with provisional authorization too.
    public var notificationCenterSetting: UNNotificationSetting { authorizationStatus == .provisional ? .enabled : setting(.alert) }
    /// Whether notifications appear on the lock screen; as ``alertSetting`` here.
    public var lockScreenSetting: UNNotificationSetting { setting(.alert) }
    /// Whether notifications appear in a car; not supported here.
    public var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Whether Siri reads notifications aloud; not supported here.
    public var announcementSetting: UNNotificationSetting { .notSupported }
    /// Whether notifications wait for a summary; not supported here.
    public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    /// Whether notifications of direct messages appear; not supported here.
    public var directMessagesSetting: UNNotificationSetting { .notSupported }
    /// Whether critical notifications may sound on a muted device.
    public var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
    /// They are presented like active ones, because there is no Focus that would hold those back.
    public var timeSensitiveSetting: UNNotificationSetting { setting(.alert) }
    /// When the content of notifications is shown; always here.
    public var showPreviewsSetting: UNShowPreviewsSetting { .always }
    /// Whether the app said that it has a screen for its notification settings.
    public var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }
    /// How notifications appear while the device is in use: as banners, or not at all.
    public var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
}

/// How a notification is presented while its app is in the foreground.
///
/// > Contract: User Notifications, UNNotificationPresentationOptions; LN-6
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sets the number on the app's icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// Plays the notification's sound; here the log shows its name.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// Shows a banner and lists the notification; the older form of `banner` and `list` together.
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// Lists the notification in Notification Center.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// Shows a banner; here the notification is listed too.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// The domain of ``UNError`` as `NSError`.
public let UNErrorDomain = "UNErrorDomain"

/// An error of scheduling or creating a notification.
///
/// > Contract: User Notifications, UNError
public struct UNError: Error, Hashable, Sendable, CustomNSError {
    /// The cause of an error of user notifications.
    public enum Code: Int, Sendable {
        /// The user has not authorized notifications.
        case notificationsNotAllowed = 1
        /// The attachment's file does not exist, or cannot be read.
        case attachmentInvalidURL = 100
        /// The attachment's type is not supported.
        case attachmentUnrecognizedType = 101
        /// The attachment's file is empty, or too large for its type.
        case attachmentInvalidFileSize = 102
        /// The attachment's file is no longer stored; not reported here.
        case attachmentNotInDataStore = 103
        /// The trigger has no future date.
        case notificationInvalidNoDate = 1400
        /// The notification has nothing to show; not reported here.
        case notificationInvalidNoContent = 1401
        /// The object cannot change a notification's content.
        case contentProvidingObjectNotAllowed = 1500
        /// The object's content is not valid; not reported here.
        case contentProvidingInvalid = 1501
        /// The badge number is not valid; not reported here.
        case badgeInputInvalid = 1600
    }
    /// The cause of the error.
    public let code: Code
    /// Creates an error of a cause.
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { UNErrorDomain }
    public var errorCode: Int { code.rawValue }
}

extension UNError.Code {
    /// Whether an error has this reason: for `catch UNError.…` and `case UNError.…`.
    public static func ~= (match: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == UNError.errorDomain && error.code == match.rawValue
    }
}

extension UNError {
    /// The reason of this name, for a comparison in a `catch`.
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    /// The reason of this name, for a comparison in a `catch`.
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    /// The reason of this name, for a comparison in a `catch`.
    public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
    /// The reason of this name, for a comparison in a `catch`.
    public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
    /// The reason of this name, for a comparison in a `catch`.
    public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
    /// The reason of this name, for a comparison in a `catch`.
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    /// The reason of this name, for a comparison in a `catch`.
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
    /// The reason of this name, for a comparison in a `catch`.
    public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
    /// The reason of this name, for a comparison in a `catch`.
    public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
    /// The reason of this name, for a comparison in a `catch`.
    public static var badgeInputInvalid: Code { .badgeInputInvalid }
}
