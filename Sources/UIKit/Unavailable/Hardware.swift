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

/// Not available in Ferry: no simulated device has the hardware.
@available(*, unavailable, message: "no simulated device has the hardware")
@preconcurrency @MainActor open class UICanvasFeedbackGenerator: NSObject {}

/// Not available in Ferry: no simulated device has the hardware.
@available(*, unavailable, message: "no simulated device has the hardware")
@preconcurrency @MainActor open class UIIndirectScribbleInteraction: NSObject {}

/// Not available in Ferry: no simulated device has the hardware.
@available(*, unavailable, message: "no simulated device has the hardware")
@preconcurrency @MainActor public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {}

/// Not available in Ferry: no simulated device has the hardware.
@available(*, unavailable, message: "no simulated device has the hardware")
@preconcurrency @MainActor open class UIScribbleInteraction: NSObject {}

/// Not available in Ferry: no simulated device has the hardware.
@available(*, unavailable, message: "no simulated device has the hardware")
@preconcurrency @MainActor public protocol UIScribbleInteractionDelegate: NSObjectProtocol {}

/// Not available in Ferry: no simulated device has the hardware.
@available(*, unavailable, message: "no simulated device has the hardware")
@preconcurrency @MainActor open class UIHoverAutomaticEffect: NSObject {}

/// Not available in Ferry: no simulated device has the hardware.
@available(*, unavailable, message: "no simulated device has the hardware")
@preconcurrency @MainActor open class UIHoverHighlightEffect: NSObject {}

/// Not available in Ferry: no simulated device has the hardware.
@available(*, unavailable, message: "no simulated device has the hardware")
@preconcurrency @MainActor open class UIHoverLiftEffect: NSObject {}

/// Not available in Ferry: no simulated device has the hardware.
@available(*, unavailable, message: "no simulated device has the hardware")
@preconcurrency @MainActor open class UIHoverStyle: NSObject {}

/// Not available in Ferry: no simulated device has the hardware.
@available(*, unavailable, message: "no simulated device has the hardware")
@preconcurrency @MainActor open class UIPointerLockState: NSObject {}

/// Not available in Ferry: no simulated device has the hardware.
@available(*, unavailable, message: "no simulated device has the hardware")
@preconcurrency @MainActor open class UIScreenMode: NSObject {}
