public import Foundation

/// The permissions of an app's notifications.
///
/// > Contract: User Notifications, UNAuthorizationOptions
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    /// Without a permission alert, and without banners.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case authorized = 2
    case provisional = 3
    case ephemeral = 4
}

public enum UNNotificationSetting: Int, Sendable {
    case notSupported = 0
    case disabled = 1
    case enabled = 2
}

public enum UNAlertStyle: Int, Sendable {
    case none = 0
    case banner = 1
    case alert = 2
}

/// Whether the content of notifications is shown on a locked device.
public enum UNShowPreviewsSetting: Int, Sendable {
    case always = 0
    case whenAuthenticated = 1
    case never = 2
}

/// The user's settings.
public final class UNNotificationSettings: NSObject, Sendable {
    public let authorizationStatus: UNAuthorizationStatus
    private let options: UNAuthorizationOptions

    package init(status: UNAuthorizationStatus, options: UNAuthorizationOptions) {
        (authorizationStatus, self.options) = (status, options)
        super.init()
    }

    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        authorizationStatus == .authorized && options.contains(option) ? .enabled : .disabled
    }
    public var alertSetting: UNNotificationSetting { setting(.alert) }
    public var badgeSetting: UNNotificationSetting { setting(.badge) }
    public var soundSetting: UNNotificationSetting { setting(.sound) }
    /// Available with provisional authorization too.
    public var notificationCenterSetting: UNNotificationSetting { authorizationStatus == .provisional ? .enabled : setting(.alert) }
    public var lockScreenSetting: UNNotificationSetting { setting(.alert) }
    public var carPlaySetting: UNNotificationSetting { .notSupported }
    public var announcementSetting: UNNotificationSetting { .notSupported }
    public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    public var directMessagesSetting: UNNotificationSetting { .notSupported }
    public var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
    /// They are presented like active ones, because there is no Focus that would hold those back.
    public var timeSensitiveSetting: UNNotificationSetting { setting(.alert) }
    public var showPreviewsSetting: UNShowPreviewsSetting { .always }
    public var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }
    public var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
}

/// How a notification is presented while its app is in the foreground.
///
/// > Contract: User Notifications, UNNotificationPresentationOptions; LN-6
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

public let UNErrorDomain = "UNErrorDomain"

/// > Contract: User Notifications, UNError
public struct UNError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType = 101
        case attachmentInvalidFileSize = 102
        case attachmentNotInDataStore = 103
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent = 1401
        case contentProvidingObjectNotAllowed = 1500
        case contentProvidingInvalid = 1501
        case badgeInputInvalid = 1600
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { UNErrorDomain }
    public var errorCode: Int { code.rawValue }
}
