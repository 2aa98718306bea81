public import Foundation
public import UIKitCore

/// Whether the system locks the pointer for a scene. Only the system makes one, for devices that can lock their pointer.
///
/// > Source: Apple, UIPointerLockState
@preconcurrency @MainActor open class UIPointerLockState: NSObject {
    /// Whether the pointer is locked, and so hidden and without effect.
    open var isLocked: Bool { false }
    /// Posted when `isLocked` changes, with the scene under `sceneUserInfoKey`; never by Ferry.
    public static nonisolated let didChangeNotification = NSNotification.Name("UIPointerLockStateDidChangeNotification")
    /// The user info key of the notification's scene.
    public static nonisolated let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"

    override init() { super.init() }
}

extension UIScene {
    /// The lock of the pointer; nil, since no device of Ferry can lock its pointer.
    ///
    /// > Source: Apple, UIScene.pointerLockState
    public var pointerLockState: UIPointerLockState? { nil }
}
