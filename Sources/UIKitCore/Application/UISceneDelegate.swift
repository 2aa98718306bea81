public import Foundation
internal import ObjectiveC

/// Hears what happens to a scene; every member may be left out.
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
    /// Asked in the background: what the scene is to be made from when it comes again.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called after the scene connected, with what was kept of the one before it.
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

/// Hears what happens to a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    /// Called after a scene has another size, another orientation or other traits, with those it had.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// Called after a scene lies elsewhere or is held otherwise, with how it was.
    func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
    /// A person chose a line of the icon's menu; of one that the scene is connected for, the connection options tell.
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
