public import Foundation

/// Not available in Ferry: Ferry has no such part of drawing yet.
@available(*, unavailable, message: "Ferry has no such part of drawing yet")
@preconcurrency @MainActor open class UIShape: NSObject {}

/// Not available in Ferry: Ferry has no such part of drawing yet.
@available(*, unavailable, message: "Ferry has no such part of drawing yet")
@preconcurrency @MainActor public protocol UIShapeProvider: NSObjectProtocol {}

/// Not available in Ferry: Ferry has no such part of drawing yet.
@available(*, unavailable, message: "Ferry has no such part of drawing yet")
public struct UIResolvedShape {}

/// Not available in Ferry: Ferry has no such part of drawing yet.
@available(*, unavailable, message: "Ferry has no such part of drawing yet")
@preconcurrency @MainActor open class UIUpdateLink: NSObject {}

/// Not available in Ferry: Ferry has no such part of drawing yet.
@available(*, unavailable, message: "Ferry has no such part of drawing yet")
open class UIUpdateInfo: NSObject {}

/// Not available in Ferry: Ferry has no such part of drawing yet.
@available(*, unavailable, message: "Ferry has no such part of drawing yet")
public struct UIUpdateActionPhase {}

/// Not available in Ferry: Ferry has no such part of drawing yet.
@available(*, unavailable, message: "Ferry has no such part of drawing yet")
@preconcurrency @MainActor open class UIImageReader: NSObject {}
