public import Foundation

/// Not available in Ferry: Ferry has no such windows of scenes yet.
@available(*, unavailable, message: "Ferry has no such windows of scenes yet")
@preconcurrency @MainActor open class UIWindowSceneDragInteraction: NSObject {}
