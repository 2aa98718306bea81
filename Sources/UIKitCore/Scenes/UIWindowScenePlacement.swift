public import Foundation

/// Where a requested scene appears. Only its subclasses are made.
///
/// > Source: Apple, UIWindowScenePlacement
@preconcurrency @MainActor open class UIWindowScenePlacement: NSObject, NSCopying {
    nonisolated override init() { super.init() }

    /// Returns the placement itself, which cannot change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The usual place: next to the requesting scene.
///
/// > Source: Apple, UIWindowSceneStandardPlacement
@preconcurrency @MainActor open class UIWindowSceneStandardPlacement: UIWindowScenePlacement {
    /// Creates the placement.
    public nonisolated override init() { super.init() }
    /// Returns the placement.
    open class func standard() -> UIWindowSceneStandardPlacement { UIWindowSceneStandardPlacement() }
}

/// In the middle, above the other scenes. Ferry shows such a scene next to the requesting one, which the log reports once.
///
/// > Source: Apple, UIWindowSceneProminentPlacement
@preconcurrency @MainActor open class UIWindowSceneProminentPlacement: UIWindowScenePlacement {
    /// Creates the placement.
    public nonisolated override init() { super.init() }
    /// Returns the placement.
    open class func prominent() -> UIWindowSceneProminentPlacement { UIWindowSceneProminentPlacement() }
}
