public import Foundation
public import UIKitCore

/// What the user may do with the window of a scene.
///
/// > Source: Apple, UISceneWindowingBehaviors
@preconcurrency @MainActor open class UISceneWindowingBehaviors: NSObject {
    /// Whether the user may close the window; true by default.
    open var isClosable = true
    /// Whether the user may minimise the window; true by default.
    open var isMiniaturizable = true

    override init() { super.init() }
}

extension UIWindowScene {
    /// What the user may do with the scene's window; nil, since the windows of Ferry's devices have no buttons.
    ///
    /// > Source: Apple, UIWindowScene.windowingBehaviors, which is nil where windows cannot be closed or minimised.
    public var windowingBehaviors: UISceneWindowingBehaviors? { nil }
}
