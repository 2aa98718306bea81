public import Foundation
internal import ViewLayout

/// What remains of a scene while it is not connected.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
    /// What kind of interface a scene is.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }

    /// The same over the app's launches.
    public let persistentIdentifier: String
    public let role: Role
    public package(set) var configuration: UISceneConfiguration
    public package(set) weak var connectedScene: UIScene?
    /// Kept with the session, where property lists have such values.
    public var userInfo: [String: Any]?
    /// What the scene's delegate said of the scene before it went; nil for a new one.
    public var stateRestorationActivity: NSUserActivity?
    public var scene: UIScene? { connectedScene }
    /// Which of those side by side it was when the application was last seen, from the left; nil for one behind.
    var place: Int?
    var dividerRestPosition: SplitScreenLayout.Rest?

    package init(role: Role, configuration: UISceneConfiguration, identifier: String = UUID().uuidString) {
        self.role = role
        persistentIdentifier = identifier
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
    /// Whose initial controller a new scene shows.
    open var storyboard: UIStoryboard?

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
