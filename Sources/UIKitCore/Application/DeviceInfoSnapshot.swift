package import DeviceProtocol
public import Foundation
internal import Synchronization

/// Device state that is available to any thread and to other libraries of the application.
///
/// > Isolation: any thread.
package enum DeviceInfoSnapshot {
    private static let known = Mutex(DeviceState.standard)
    /// The state that the app received last; the standard device before.
    package static var device: DeviceState { known.withLock { $0 } }
    static var savesPower: Bool { device.savesPower }

    /// The Networking library, which does not depend on this one, observes the former and requests by posting the latter.
    private static let networkChanged = Notification.Name("FerryNetworkDidChange")
    private static let networkAsked = Notification.Name("FerryNetworkIsAsked")
    private static let answering: any Sendable = NetworkStateResponder()

    private final class NetworkStateResponder: Sendable {
        init() { _ = NotificationCenter.default.addObserver(forName: networkAsked, object: nil, queue: nil) { _ in notifyNetworkChange() } }
    }

    static func take(_ device: DeviceState) {
        _ = answering
        let old = known.withLock { known in
            defer { known = device }
            return known
        }
        if old.network != device.network { notifyNetworkChange() }
        guard old.savesPower != device.savesPower else { return }
        NotificationCenter.default.post(name: .NSProcessInfoPowerStateDidChange, object: ProcessInfo.processInfo)
    }

    private static func notifyNetworkChange() {
        let network = device.network
        NotificationCenter.default.post(name: networkChanged, object: nil, userInfo: ["network": network.name])
    }
}

extension ProcessInfo {
    /// Low Power Mode. > Contract: Foundation, ProcessInfo.isLowPowerModeEnabled
    public var isLowPowerModeEnabled: Bool { DeviceInfoSnapshot.savesPower }
}

extension NSNotification.Name {
    /// Posted after Low Power Mode was turned on or off, with `ProcessInfo.processInfo` as the object.
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name("NSProcessInfoPowerStateDidChangeNotification")
}
