internal import Foundation
package import HostInterface

/// Whoever keeps an app's notifications: the module `UserNotifications`, which an app that has only UIKit's own calls does not import.
@MainActor package protocol NotificationService: AnyObject {
    /// What the device kept while the app did not run.
    func restore(_ kept: AppNotifications)
    /// A remote notification came.
    func receive(_ payload: PushPayload, identifier: String)
    /// A person answered a notification that the device showed.
    func answer(_ answer: NotificationResponse)
    /// The same, while the app launches: what its delegate is told.
    func launchOptions(for answer: NotificationResponse) -> [UIApplication.LaunchOptionsKey: Any]
    /// The picture that the app shows while it starts for it; nil for its usual screen.
    func launchImageName(for answer: NotificationResponse) -> String?
    /// The launch is over: who listens now hears of the answer that it began with. > Contract: LN-8
    func finishLaunch(_ answer: NotificationResponse)
    /// For scenes: the response that a launch began with.
    func response(to answer: NotificationResponse) -> AnyObject?
    func badgeChanged()
    /// Shows a notification of another app, over this one.
    func show(_ banner: DeviceBanner)

    // The calls of before User Notifications.
    func schedule(_ notification: UILocalNotification)
    func present(_ notification: UILocalNotification)
    /// Nil: all.
    func cancel(_ notification: UILocalNotification?)
    var scheduled: [UILocalNotification] { get }
    func register(_ settings: UIUserNotificationSettings)
    var oldSettings: UIUserNotificationSettings { get }
}

/// Makes the service of an application, once someone wants it.
@MainActor package enum NotificationServices {
    package static var make: (() -> any NotificationService)?
}

/// What the running application knows of its token.
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
