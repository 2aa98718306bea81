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
}

/// Hears what happens to a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set { UnimplementedSetting.report("window", on: self) }
    }
}
