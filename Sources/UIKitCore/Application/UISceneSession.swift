public import Foundation
internal import ViewLayout

/// The persistent record of a scene, connected or not.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
    /// The kind of interface of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }

    /// The same across launches.
    public let persistentIdentifier: String
    public let role: Role
    public package(set) var configuration: UISceneConfiguration
    public package(set) weak var connectedScene: UIScene?
    /// Saved with the session, as far as property lists support the values.
    public var userInfo: [String: Any]?
    /// The activity that the scene's delegate returned before it was disconnected; nil for a new one.
    public var stateRestorationActivity: NSUserActivity?
    public var scene: UIScene? { connectedScene }
    /// Its position from the left in Split View when the application was last visible; nil for a background scene.
    var place: Int?
    var dividerRestPosition: SplitScreenLayout.Rest?

    package init(role: Role, configuration: UISceneConfiguration, identifier: String = UUID().uuidString) {
        self.role = role
        persistentIdentifier = identifier
        self.configuration = configuration
        super.init()
    }
}

/// The classes of a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    open private(set) var name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    /// A new scene shows its initial controller.
    open var storyboard: UIStoryboard?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        SceneManifest.fill(self)
    }
}

/// Options for destroying a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

/// The animation of the windows of a destroyed scene.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    public enum DismissalAnimation: Int, Sendable {
        case standard = 1
        case commit = 2
        case decline = 3
    }
    open var windowDismissalAnimation: DismissalAnimation = .standard
}
