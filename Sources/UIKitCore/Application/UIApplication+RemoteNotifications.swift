internal import DarwinFoundation
package import DeviceProtocol
internal import Foundation

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// New content was loaded.
    case newData = 0
    /// There was nothing new to load.
    case noData = 1
    /// Loading failed.
    case failed = 2
}

/// Whether the application may load content in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// The user cannot permit it, as under parental restrictions; never in Ferry.
    case restricted = 0
    /// The user has turned it off.
    case denied = 1
    /// The application may load content in the background.
    case available = 2
}

/// > Contract: UIKit, UIApplication, registering for remote notifications
extension UIApplication {
    /// Requests the device's token; the delegate receives it, or an error, each time.
    public func registerForRemoteNotifications() { applicationContext.send(.registerForPush(true)) }

    /// Ends the registration: the token is forgotten, and no further remote notifications arrive.
    public func unregisterForRemoteNotifications() {
        applicationContext.pushRegistration.drop()
        applicationContext.send(.registerForPush(false))
    }

    /// Whether the application has received a token since its launch and has not unregistered.
    public var isRegisteredForRemoteNotifications: Bool { applicationContext.pushRegistration.token != nil }
    /// Whether the application may load content in the background: the device's setting Background App Refresh.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus {
        applicationContext.device.refreshesInBackground ? .available : .denied
    }

    /// Passes a remote notification to the delegate's older method, or lets the app fetch in the background.
    package func receiveRemoteNotification(_ userInfo: [AnyHashable: Any]) {
        let context = applicationContext
        guard let delegate else { return context.send(.pushHandled(.noData)) }
        delegate.application(self, didReceiveRemoteNotification: userInfo) { result in
            context.send(.pushHandled(ApplicationRequest.FetchResult(result)))
        }
    }

    /// Whether remote notifications may run the app in the background.
    package static var wakesForRemoteNotifications: Bool {
        UIApplication.shared.backgroundRefreshStatus == .available
            && (Bundle.main.infoDictionary?["UIBackgroundModes"] as? [String])?.contains("remote-notification") ?? false
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
