public import Foundation

/// Not available in Ferry: Ferry has no such windows of scenes yet.
@available(*, unavailable, message: "Ferry has no such windows of scenes yet")
@preconcurrency @MainActor open class UIWindowSceneActivationAction: NSObject {}

/// Not available in Ferry: Ferry has no such windows of scenes yet.
@available(*, unavailable, message: "Ferry has no such windows of scenes yet")
@preconcurrency @MainActor open class UIWindowSceneActivationInteraction: NSObject {}

/// Not available in Ferry: Ferry has no such windows of scenes yet.
@available(*, unavailable, message: "Ferry has no such windows of scenes yet")
@preconcurrency @MainActor open class UIWindowSceneDragInteraction: NSObject {}

/// Not available in Ferry: Ferry has no such windows of scenes yet.
@available(*, unavailable, message: "Ferry has no such windows of scenes yet")
@preconcurrency @MainActor open class UIWindowSceneProminentPlacement: NSObject {}

/// Not available in Ferry: Ferry has no such windows of scenes yet.
@available(*, unavailable, message: "Ferry has no such windows of scenes yet")
@preconcurrency @MainActor open class UIWindowSceneStandardPlacement: NSObject {}

/// Not available in Ferry: Ferry has no such windows of scenes yet.
@available(*, unavailable, message: "Ferry has no such windows of scenes yet")
@preconcurrency @MainActor open class UISceneSystemProtectionManager: NSObject {}

/// Not available in Ferry: Ferry has no such windows of scenes yet.
@available(*, unavailable, message: "Ferry has no such windows of scenes yet")
@preconcurrency @MainActor open class UISceneWindowingBehaviors: NSObject {}
