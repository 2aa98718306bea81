public import Foundation

/// Not available in Ferry: the service behind it is Apple's, which a simulated device does not have.
@available(*, unavailable, message: "the service behind it is Apple's, which a simulated device does not have")
@preconcurrency @MainActor open class UIEventAttribution: NSObject {}

/// Not available in Ferry: the service behind it is Apple's, which a simulated device does not have.
@available(*, unavailable, message: "the service behind it is Apple's, which a simulated device does not have")
@preconcurrency @MainActor open class UIEventAttributionView: NSObject {}
