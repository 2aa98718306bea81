internal import DarwinFoundation
internal import Foundation
package import HostInterface

/// What an app found when it was woken to look.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData = 0
    case noData = 1
    case failed = 2
}

public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted = 0
    case denied = 1
    case available = 2
}

/// > Contract: UIKit, UIApplication, registering for remote notifications
extension UIApplication {
    /// Asks for the device's token; the delegate hears of it, or why there is none, each time.
    public func registerForRemoteNotifications() { ApplicationContext.current.send(.registerForPush(true)) }

    public func unregisterForRemoteNotifications() {
        ApplicationContext.current.pushRegistration.drop()
        ApplicationContext.current.send(.registerForPush(false))
    }

    public var isRegisteredForRemoteNotifications: Bool { ApplicationContext.current.pushRegistration.token != nil }
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    /// Tells the delegate of a remote notification as before User Notifications, or that the app is to look for something new.
    package func receiveRemoteNotification(_ userInfo: [AnyHashable: Any]) {
        guard let delegate else { return ApplicationContext.current.send(.pushHandled(UInt8(UIBackgroundFetchResult.noData.rawValue))) }
        delegate.application(self, didReceiveRemoteNotification: userInfo) { result in
            ApplicationContext.current.send(.pushHandled(UInt8(result.rawValue)))
        }
    }

    /// Whether the app may be run behind for what comes from a server.
    package static var wakesForRemoteNotifications: Bool {
        (Bundle.main.infoDictionary?["UIBackgroundModes"] as? [String])?.contains("remote-notification") ?? false
    }
}

extension PushPayload {
    /// The whole payload as delegates are given it.
    package var userInfo: [AnyHashable: Any] {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
    }

    /// With the app's texts in the place of their keys.
    package var localized: PushPayload {
        var payload = self
        payload.localize { DeviceLocale.text($0, comment: "") }
        return payload
    }
}
