public import Foundation

/// The content for which a scene can be activated, and for which it is preferred.
///
/// The predicates evaluate the target content identifier, a string: of a link its URL, of activities, notifications and shortcuts the one
/// they provide.
/// > Contract: UIKit, UISceneActivationConditions
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
    /// True for all by default.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// False for all by default. Among the scenes that can be activated, one that prefers it is chosen.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    public override init() { super.init() }
}

/// Chooses the scene for a link, an activity, a notification or a shortcut.
@MainActor enum TargetSceneSelection {
    /// Of those that can be activated, the one that prefers it; else the one the user works in, or another. Nil if none can, and without
    /// scenes.
    static func existing(for target: String?) -> UIScene? {
        guard let usual = ApplicationLifeCycle.targetScene else { return nil }
        guard let target else { return usual }
        let rest = ApplicationLifeCycle.shown + ApplicationLifeCycle.current.scenes
        let able = ([usual] + rest).filter { $0.activationConditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: target) }
        return able.first { $0.activationConditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: target) }
            ?? able.first
    }

    /// The scene, brought to the front; if none can be activated, the one the user works in.
    static func scene(for target: String?) -> UIScene? {
        let found = existing(for: target) ?? ApplicationLifeCycle.targetScene
        if let found { bringForward(found) }
        return found
    }

    private static func bringForward(_ scene: UIScene) {
        let stage = scene.applicationContext.stage
        if stage.isUsed, !stage.shows(scene) { _ = ApplicationLifeCycle.show(scene.session, UIScene.ConnectionOptions(), nextTo: nil) }
    }

    /// Notifies the scene, or connects a new one with the same options if several are allowed and no existing one can be activated.
    ///
    /// - Returns: false without scenes, or where the scene has no delegate.
    static func notify(_ target: String?, options: UIScene.ConnectionOptions, _ body: (UIScene, any UISceneDelegate) -> Void) -> Bool {
        let isUsed = ApplicationContext.current.stage.isUsed
        if isUsed, existing(for: target) == nil, ApplicationLifeCycle.targetScene != nil {
            return ApplicationLifeCycle.show(SceneManifest.newSession(), options, nextTo: nil)
        }
        guard let scene = scene(for: target), let delegate = scene.delegate else { return false }
        body(scene, delegate)
        return true
    }
}

extension UIApplication {
    /// The user responded to a notification: activates the scene for its content.
    package func bringSceneForward(for target: String) { _ = TargetSceneSelection.scene(for: target) }
}
