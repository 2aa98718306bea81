public import Foundation
internal import ObjectiveC

/// Receives a scene's life cycle events; all members are optional.
///
/// > Contract: UIKit, UISceneDelegate
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when a scene connects, after its main storyboard's window was created: create the window here.
    ///
    /// - Parameters:
    ///   - scene: the scene, which is not visible yet.
    ///   - session: its persistent record, with the state to restore.
    ///   - connectionOptions: why it connects: URLs, activities, a notification or a quick action.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called after the scene was removed; its session may connect again later.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene is visible and receives events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called when the scene stops receiving events, as for a system alert or on the way to the background.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called when the scene becomes visible: after it connected, and each time it returns from the background.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene is no longer visible; its state is saved after it.
    func sceneDidEnterBackground(_ scene: UIScene)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Called with URLs to open in a connected scene; those that connect it are in the connection options.
    ///
    /// - Parameters:
    ///   - scene: the scene.
    ///   - URLContexts: the URLs, with the app that opens them; one in Ferry.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    // MARK: Activities
    /// Called before an activity arrives, such as a link to a web page.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Continues an activity in a connected scene; those that connect it are in the connection options.
    ///
    /// - Parameters:
    ///   - scene: the scene.
    ///   - userActivity: the activity, with a web page's address in `webpageURL`.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Called on iOS when an activity from another device could not be fetched; never called by Ferry.
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Called with the activity of `stateRestorationActivity(for:)` once responders and its delegate have updated it, for final changes.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
    /// Returns the state from which the scene is restored; called after it entered the background; nil by default.
    ///
    /// The activity is stored with the session, and is in `session.stateRestorationActivity` when the scene connects again.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called after the scene connected, with the saved state.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        ObjCRuntime.optional(self, "scene:willConnectToSession:options:", [scene, session, connectionOptions])
    }
    public func sceneDidDisconnect(_ scene: UIScene) { ObjCRuntime.optional(self, "sceneDidDisconnect:", [scene]) }
    public func sceneDidBecomeActive(_ scene: UIScene) { ObjCRuntime.optional(self, "sceneDidBecomeActive:", [scene]) }
    public func sceneWillResignActive(_ scene: UIScene) { ObjCRuntime.optional(self, "sceneWillResignActive:", [scene]) }
    public func sceneWillEnterForeground(_ scene: UIScene) { ObjCRuntime.optional(self, "sceneWillEnterForeground:", [scene]) }
    public func sceneDidEnterBackground(_ scene: UIScene) { ObjCRuntime.optional(self, "sceneDidEnterBackground:", [scene]) }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        ObjCRuntime.optional(self, "scene:openURLContexts:", [scene, URLContexts])
    }
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        ObjCRuntime.optional(self, "scene:willContinueUserActivityWithType:", [scene, userActivityType])
    }
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        ObjCRuntime.optional(self, "scene:continueUserActivity:", [scene, userActivity])
    }
    public func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {
        ObjCRuntime.optional(self, "scene:didFailToContinueUserActivityWithType:error:", [scene, userActivityType, error])
    }
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        ObjCRuntime.optional(self, "scene:didUpdateUserActivity:", [scene, userActivity])
    }
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let answer: NSUserActivity?? = ObjCRuntime.optional(self, "stateRestorationActivityForScene:", [scene])
        return answer ?? nil
    }
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        ObjCRuntime.optional(self, "scene:restoreInteractionStateWithUserActivity:", [scene, stateRestorationActivity])
    }
}

/// Receives the life cycle events of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, _UIWindowOwner {
    /// Called after a scene's size, orientation or traits changed, with the previous values.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// Called after a scene's frame or orientation changed, with the previous geometry.
    func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
    /// The user selected a quick action; one that connects the scene is in the connection options instead.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// The scene's window; the main storyboard's window is assigned to it.
    ///
    /// Optional twice, as optional requirements of Objective-C protocols are.
    public var window: UIWindow?? {
        let owner: any _UIWindowOwner = self
        return owner.window
    }
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        ObjCRuntime.optional(
            self, "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:",
            [windowScene, previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection])
    }
    public func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry) {
        ObjCRuntime.optional(self, "windowScene:didUpdateEffectiveGeometry:", [windowScene, previousEffectiveGeometry])
    }
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        let name = "windowScene:performActionForShortcutItem:completionHandler:"
        if !ObjCRuntime.optional(self, name, [windowScene, shortcutItem, completionHandler]) { completionHandler(false) }
    }
}
