package import HostInterface

/// Where the device is, for the module `CoreLocation`, which an app need not import.
@MainActor package enum DevicePlace {
    package static var onChange: ((DeviceLocation?) -> Void)?
}
