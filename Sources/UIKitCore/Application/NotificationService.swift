package import DeviceProtocol
internal import Foundation

/// Handles an app's notifications: implemented by the module `UserNotifications`, which apps that use only UIKit's API do not import.
@preconcurrency @MainActor package protocol NotificationService: AnyObject {
    /// Restores what the device stored while the app did not run.
    func restore(_ kept: AppNotifications)
    /// The user changed the permission in Settings.
    func allow(_ permission: AppNotifications.Permission)
    /// A remote notification arrived.
    func receive(_ payload: PushPayload, identifier: String)
    /// The user responded to a notification that the device showed.
    func answer(_ answer: NotificationResponse)
    /// The same at launch: the launch options for the delegate.
    func launchOptions(for answer: NotificationResponse) -> [UIApplication.LaunchOptionsKey: Any]
    /// The launch image for this response; nil for the default one.
    func launchImageName(for answer: NotificationResponse) -> String?
    /// The launch is complete: the current delegate receives the response that caused it. > Contract: LN-8
    func finishLaunch(_ answer: NotificationResponse)
    /// For scenes: the response that caused the launch.
    func response(to answer: NotificationResponse) -> AnyObject?
    func badgeChanged()
    /// The device moved.
    func moved(from old: DeviceLocation?, to new: DeviceLocation?)
    /// Shows another app's notification, over this app.
    func show(_ banner: DeviceBanner)

    // API from before User Notifications.
    func schedule(_ notification: UILocalNotification)
    func present(_ notification: UILocalNotification)
    /// Nil: all.
    func cancel(_ notification: UILocalNotification?)
    var scheduled: [UILocalNotification] { get }
    func register(_ settings: UIUserNotificationSettings)
    var oldSettings: UIUserNotificationSettings { get }
}

/// Creates an application's service on first use.
@MainActor package enum NotificationServices {
    // Of the process: set once, before an application starts, and by tests.
    package static var make: (() -> any NotificationService)?
}

/// The application's push registration.
@MainActor struct PushRegistration {
    private(set) var token: Data?

    nonisolated init() {}

    mutating func take(_ token: String, problem: String) {
        let application = UIApplication.shared
        guard let data = Data(hexadecimal: token), !data.isEmpty else {
            self.token = nil
            let error = NSError(
                domain: NSCocoaErrorDomain, code: 3010,
                userInfo: [NSLocalizedDescriptionKey: problem.isEmpty ? "remote notifications are not available" : problem])
            application.delegate?.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
            return
        }
        self.token = data
        application.delegate?.application(application, didRegisterForRemoteNotificationsWithDeviceToken: data)
    }

    mutating func drop() { token = nil }
}

extension Data {
    fileprivate init?(hexadecimal text: String) {
        let digits = Array(text.utf8)
        guard digits.count % 2 == 0, digits.count <= 256 else { return nil }
        var bytes: [UInt8] = []
        for index in stride(from: 0, to: digits.count, by: 2) {
            guard let byte = UInt8(String(decoding: digits[index...index + 1], as: UTF8.self), radix: 16) else { return nil }
            bytes.append(byte)
        }
        self.init(bytes)
    }
}
