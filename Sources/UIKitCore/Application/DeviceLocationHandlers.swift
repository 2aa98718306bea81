package import DeviceProtocol

/// Callbacks for the device's location: the first is for the module `CoreLocation`, which an app need not import.
@MainActor package enum DeviceLocationHandlers {
    package static var onChange: ((DeviceLocation?) -> Void)?
    /// The user changed the app's permission in Settings.
    package static var onPermission: ((LocationPermission) -> Void)?
    /// Called for each movement, for the module `UserNotifications`.
    package static var onMove: ((_ from: DeviceLocation?, _ to: DeviceLocation?) -> Void)?
}
