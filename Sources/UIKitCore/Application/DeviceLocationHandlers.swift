package import DeviceProtocol

/// An application's callbacks for the device's location, for the module `CoreLocation`, which an app need not import.
@MainActor package final class DeviceLocationHandlers {
    package var onChange: ((DeviceLocation?) -> Void)?
    package var onBeacons: (([DeviceBeacon]) -> Void)?
    /// The user changed the app's permission in Settings.
    package var onPermission: ((LocationPermission) -> Void)?

    nonisolated init() {}
}
