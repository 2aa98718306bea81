public import Foundation

/// What remains of a scene while it is not connected.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
    /// What kind of interface a scene is.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }

    public let persistentIdentifier = UUID().uuidString
    public let role: Role
    public package(set) var configuration: UISceneConfiguration
    public package(set) weak var connectedScene: UIScene?
    public var userInfo: [String: Any]?
    public var scene: UIScene? { connectedScene }

    package init(role: Role, configuration: UISceneConfiguration) {
        self.role = role
        self.configuration = configuration
        super.init()
    }
}

/// The classes a scene is made of.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    open private(set) var name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        SceneManifest.fill(self)
    }
}

/// How a scene is taken away.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

/// How the windows of a scene that is taken away go.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    public enum DismissalAnimation: Int, Sendable {
        case standard = 1
        case commit = 2
        case decline = 3
    }
    open var windowDismissalAnimation: DismissalAnimation = .standard
}
