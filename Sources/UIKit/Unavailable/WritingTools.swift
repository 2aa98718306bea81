public import Foundation

/// Not available in Ferry: the writing tools are a service of Apple that a simulated device does not have.
@available(*, unavailable, message: "the writing tools are a service of Apple that a simulated device does not have")
@preconcurrency @MainActor open class UIWritingToolsCoordinator: NSObject {}

/// Not available in Ferry: the writing tools are a service of Apple that a simulated device does not have.
@available(*, unavailable, message: "the writing tools are a service of Apple that a simulated device does not have")
@preconcurrency @MainActor public protocol UIWritingToolsCoordinatorDelegate: NSObjectProtocol {}
