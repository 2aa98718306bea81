public import Foundation
public import UIKitCore

/// Whether the user must authenticate to see a scene. Only the system makes one.
///
/// > Source: Apple, UISceneSystemProtectionManager
@preconcurrency @MainActor open class UISceneSystemProtectionManager: NSObject {
    /// Whether the user locked the app: false, since a device of Ferry locks no app.
    open var isUserAuthenticationEnabled: Bool { false }

    override init() { super.init() }
}

extension UIScene {
    /// The protection of the scene by the system; nil, since a device of Ferry locks no app.
    ///
    /// > Source: Apple, UIScene.systemProtectionManager
    public var systemProtectionManager: UISceneSystemProtectionManager? { nil }
    /// Posted when the protection of a scene changes; never by Ferry.
    public static nonisolated let systemProtectionDidChangeNotification = Notification.Name("UISceneSystemProtectionDidChangeNotification")
}
