package import HostInterface

/// Where the device is, for the module `CoreLocation`, which an app need not import.
@MainActor package enum DeviceLocationHandlers {
    package static var onChange: ((DeviceLocation?) -> Void)?
    /// The way from one place to the next, for the module `UserNotifications`.
    package static var onMove: ((_ from: DeviceLocation?, _ to: DeviceLocation?) -> Void)?
}
