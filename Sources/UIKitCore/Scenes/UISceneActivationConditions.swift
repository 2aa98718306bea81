public import Foundation

/// For which contents a scene may be activated, and for which it is the one.
///
/// The predicates are asked with the target content identifier, a string: of a link its URL, of activities, notifications and shortcuts what
/// they say.
/// > Contract: UIKit, UISceneActivationConditions
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
    /// True for all at first.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// False for all at first. Among the scenes that may be activated, one that prefers it is.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    public override init() { super.init() }
}

/// Which scene hears of a link, an activity, a notification or a shortcut.
@MainActor enum SceneChoice {
    /// Of those that may, the one that prefers it; else the one a person works in, or another. Nil where none may, and without scenes.
    static func existing(for target: String?) -> UIScene? {
        guard let usual = ApplicationLifeCycle.addressee else { return nil }
        guard let target else { return usual }
        let rest = ApplicationLifeCycle.shown + ApplicationLifeCycle.current.scenes
        let able = ([usual] + rest).filter { $0.activationConditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: target) }
        return able.first { $0.activationConditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: target) }
            ?? able.first
    }

    /// The scene, to be seen; where none may, the one a person works in.
    static func scene(for target: String?) -> UIScene? {
        let found = existing(for: target) ?? ApplicationLifeCycle.addressee
        if let found { bringForward(found) }
        return found
    }

    private static func bringForward(_ scene: UIScene) {
        let stage = ApplicationContext.current.stage
        if stage.isUsed, !stage.shows(scene) { _ = ApplicationLifeCycle.show(scene.session, UIScene.ConnectionOptions(), beside: nil) }
    }

    /// Tells the scene, or connects a new one with the same where several may be and none of those there may be activated.
    ///
    /// - Returns: false without scenes, or where the scene has no delegate.
    static func tell(_ target: String?, options: UIScene.ConnectionOptions, _ body: (UIScene, any UISceneDelegate) -> Void) -> Bool {
        let isUsed = ApplicationContext.current.stage.isUsed
        if isUsed, existing(for: target) == nil, ApplicationLifeCycle.addressee != nil {
            return ApplicationLifeCycle.show(SceneManifest.newSession(), options, beside: nil)
        }
        guard let scene = scene(for: target), let delegate = scene.delegate else { return false }
        body(scene, delegate)
        return true
    }
}

extension UIApplication {
    /// A person answered a notification about something: the scene that shows it comes forward.
    package func bringSceneForward(for target: String) { _ = SceneChoice.scene(for: target) }
}
