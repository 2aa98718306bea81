internal import Foundation
internal import QuartzCore

/// Determines from `Info.plist` and the app's delegate whether the app has scenes, and connects the first.
///
/// > Contract: UIKit, AP2-2.
@MainActor enum SceneManifest {
    /// The default result of a delegate that does not implement the method.
    static let unspecified = UISceneConfiguration(name: "", sessionRole: .windowApplication)

    static var isThere: Bool { entry(named: nil) != nil }

    /// Whether the app supports multiple scenes.
    static var allowsSeveralScenes: Bool { dictionary?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false }

    static func newSession() -> UISceneSession {
        UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    }

    /// Creates the scene of a session, without notifying anyone yet. Nil for an application without scenes.
    static func connectScene(
        _ application: UIApplication, _ delegate: any UIApplicationDelegate, _ options: UIScene.ConnectionOptions, _ session: UISceneSession
    ) -> UIScene? {
        let placeholder = UISceneConfiguration(name: nil, sessionRole: session.role)
        let answer = delegate.application(application, configurationForConnecting: session, options: options)
        if answer === unspecified && entry(named: nil) == nil { return nil }
        let configuration = answer === unspecified ? placeholder : answer
        session.configuration = configuration
        let sceneType = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
        let scene = sceneType.init(session: session, connectionOptions: options)
        if let delegateType = configuration.delegateClass as? NSObject.Type {
            scene.delegate = DynamicClass.make(delegateType) as? any UISceneDelegate
        }
        return scene
    }

    static func notifySceneConnected(_ scene: UIScene, _ options: UIScene.ConnectionOptions) {
        let window = MainStoryboard.makeWindow(for: scene)
        defer { MainStoryboard.show(window, of: (scene.delegate as? any UIWindowSceneDelegate)?.window) }
        scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        if let activity = scene.session.stateRestorationActivity { scene.delegate?.scene(scene, restoreInteractionStateWith: activity) }
    }

    /// Completes a configuration with the manifest's values for its name.
    static func fill(_ configuration: UISceneConfiguration) {
        guard configuration.name != "", let entry = entry(named: configuration.name) else { return }
        configuration.delegateClass = (entry["UISceneDelegateClassName"] as? String).flatMap(type(named:))
        configuration.sceneClass = (entry["UISceneClassName"] as? String).flatMap(type(named:))
        configuration.storyboard = MainStoryboard.storyboard(entry["UISceneStoryboardFile"] as? String)
    }

    private static var dictionary: [String: Any]? {
        Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
    }

    private static func entry(named name: String?) -> [String: Any]? {
        let roles = dictionary?["UISceneConfigurations"] as? [String: Any]
        let entries = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
        guard let name else { return entries?.first }
        return entries?.first { $0["UISceneConfigurationName"] as? String == name }
    }

    /// The class with a name, with or without the app's module.
    static func type(named name: String) -> AnyClass? {
        if let found = NSClassFromString(name) { return found }
        let module = Bundle.main.infoDictionary?["CFBundleExecutable"] as? String
        let plain = name.split(separator: ".").last.map(String.init) ?? name
        return module.flatMap { NSClassFromString("\($0).\(plain)") }
    }
}
