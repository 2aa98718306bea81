public import Foundation
internal import ObjectiveC

/// Receives a scene's life cycle events; all members are optional.
///
/// > Contract: UIKit, UISceneDelegate
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    // MARK: Activities
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
    /// Called in the background: the state from which the scene is restored.
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
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
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
    public var window: UIWindow? {
        get { nil }
        set { UnimplementedSetting.report("window", on: self) }
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
