internal import Foundation

/// The first window of an app whose `Info.plist` names a storyboard: created before the launch callback of its delegate, shown after.
///
/// > Contract: UIKit, `UIMainStoryboardFile` and `UISceneStoryboardFile`.
@MainActor enum MainStoryboard {
    /// The storyboard in the app's `Info.plist`.
    static var ofApp: UIStoryboard? {
        AppInformation.text("UIMainStoryboardFile").map { UIStoryboard(name: $0, bundle: nil) }
    }

    /// For an app without scenes; nil if the app names none.
    static func makeWindow(for delegate: any UIApplicationDelegate) -> UIWindow? {
        guard !SceneManifest.isThere, let storyboard = ApplicationContext.current.mainStoryboard() else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = storyboard.instantiateInitialViewController()
        delegate.window = window
        return window
    }

    /// For a scene.
    static func makeWindow(for scene: UIScene) -> UIWindow? {
        guard let scene = scene as? UIWindowScene, let storyboard = scene.session.configuration.storyboard else { return nil }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = storyboard.instantiateInitialViewController()
        (scene.delegate as? any UIWindowSceneDelegate)?.window = window
        return window
    }

    /// A delegate that set its own window shows that itself.
    static func show(_ window: UIWindow?, of current: UIWindow?) {
        if let window, current === window { window.makeKeyAndVisible() }
    }
}
