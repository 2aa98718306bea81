internal import Foundation

/// The first window of an app whose `Info.plist` names a storyboard: created before the launch callback of its delegate, shown after.
///
/// > Contract: UIKit, `UIMainStoryboardFile` and `UISceneStoryboardFile`.
@MainActor enum MainStoryboard {
    /// The storyboard in the app's `Info.plist`.
    static var ofApp: UIStoryboard? {
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        return storyboard(AppInformation.text("UIMainStoryboardFile", for: isPad ? .pad : .phone))
    }

    /// An empty name means that there is no storyboard: that is what a project without a storyboard may leave in its `Info.plist`.
    static func storyboard(_ name: String?) -> UIStoryboard? {
        guard let name, !name.isEmpty else { return nil }
        return UIStoryboard(name: name, bundle: nil)
    }

    /// For an app without scenes; nil if the app names none.
    static func makeWindow(for delegate: any UIApplicationDelegate) -> UIWindow? {
        guard !SceneManifest.isThere, let storyboard = ApplicationContext.current.mainStoryboard() else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.tintColor = storyboard.globalTint
        window.rootViewController = storyboard.instantiateInitialViewController()
        delegate.window = window
        return window
    }

    /// For a scene.
    static func makeWindow(for scene: UIScene) -> UIWindow? {
        guard let scene = scene as? UIWindowScene, let storyboard = scene.session.configuration.storyboard else { return nil }
        let window = UIWindow(windowScene: scene)
        window.tintColor = storyboard.globalTint
        window.rootViewController = storyboard.instantiateInitialViewController()
        (scene.delegate as? any UIWindowSceneDelegate)?.window = window
        return window
    }

    /// A delegate that set its own window shows that itself.
    static func show(_ window: UIWindow?, of current: UIWindow?) {
        if let window, current === window { window.makeKeyAndVisible() }
    }
}
