internal import DarwinFoundation
internal import Foundation
package import HostInterface

/// The result of a background fetch.
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
    /// Requests the device's token; the delegate receives it, or an error, each time.
    public func registerForRemoteNotifications() { ApplicationContext.current.send(.registerForPush(true)) }

    public func unregisterForRemoteNotifications() {
        ApplicationContext.current.pushRegistration.drop()
        ApplicationContext.current.send(.registerForPush(false))
    }

    public var isRegisteredForRemoteNotifications: Bool { ApplicationContext.current.pushRegistration.token != nil }
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    /// Passes a remote notification to the delegate's older method, or lets the app fetch in the background.
    package func receiveRemoteNotification(_ userInfo: [AnyHashable: Any]) {
        guard let delegate else { return ApplicationContext.current.send(.pushHandled(UInt8(UIBackgroundFetchResult.noData.rawValue))) }
        delegate.application(self, didReceiveRemoteNotification: userInfo) { result in
            ApplicationContext.current.send(.pushHandled(UInt8(result.rawValue)))
        }
    }

    /// Whether remote notifications may run the app in the background.
    package static var wakesForRemoteNotifications: Bool {
        (Bundle.main.infoDictionary?["UIBackgroundModes"] as? [String])?.contains("remote-notification") ?? false
    }
}

extension PushPayload {
    /// The whole payload as delegates receive it.
    package var userInfo: [AnyHashable: Any] {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
    }

    /// With the app's localized texts instead of their keys.
    package var localized: PushPayload {
        var payload = self
        payload.localize { DeviceLocale.text($0, comment: "") }
        return payload
    }
}
