public import Foundation

/// Not available in Ferry: no simulated device has the hardware.
@available(*, unavailable, message: "no simulated device has the hardware")
@preconcurrency @MainActor open class UIAcceleration: NSObject {}

/// Not available in Ferry: no simulated device has the hardware.
@available(*, unavailable, message: "no simulated device has the hardware")
@preconcurrency @MainActor open class UIAccelerometer: NSObject {}

/// Not available in Ferry: no simulated device has the hardware.
@available(*, unavailable, message: "no simulated device has the hardware")
@preconcurrency @MainActor public protocol UIAccelerometerDelegate: NSObjectProtocol {}
