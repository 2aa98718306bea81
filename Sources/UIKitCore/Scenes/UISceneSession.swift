public import Foundation
internal import ViewLayout

/// The persistent record of a scene, connected or not.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
    /// The kind of interface of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A scene with windows on the device's screen; the only role in Ferry.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A scene on another display; never used by Ferry.
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }

    /// A name of the session that is the same across launches.
    public let persistentIdentifier: String
    /// What kind of scene the session is for.
    public let role: Role
    /// The classes and the storyboard with which the scene connects.
    public package(set) var configuration: UISceneConfiguration
    /// The session's scene; nil while it is not connected.
    public package(set) weak var connectedScene: UIScene?
    /// The app's own data, which are stored with the session as far as property lists support the values.
    public var userInfo: [String: Any]?
    /// The activity that the scene's delegate returned before it was disconnected; nil for a new one.
    public var stateRestorationActivity: NSUserActivity?
    /// The same as `connectedScene`.
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
    /// The name of the configuration in `Info.plist`; nil for its first entry.
    open private(set) var name: String?
    /// The kind of scene that it configures.
    public let role: UISceneSession.Role
    /// The class of the scene; nil for `UIWindowScene`.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate, which is created with `init()`; nil for none.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller a new scene shows; nil for none.
    open var storyboard: UIStoryboard?

    /// Creates a configuration with the values of the entry of that name in the scene manifest of `Info.plist`.
    ///
    /// - Parameters:
    ///   - name: the entry's `UISceneConfigurationName`; nil for the first one, an empty name for none.
    ///   - sessionRole: the kind of scene.
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
    /// How the image of a destroyed scene leaves the screen.
    public enum DismissalAnimation: Int, Sendable {
        /// It fades out.
        case standard = 1
        /// It moves up, as for something sent.
        case commit = 2
        /// It moves down, as for something discarded.
        case decline = 3
    }
    /// How the scene leaves the screen; `standard` by default.
    open var windowDismissalAnimation: DismissalAnimation = .standard
}
