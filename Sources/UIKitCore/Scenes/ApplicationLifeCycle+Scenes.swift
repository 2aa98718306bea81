internal import CoreGraphics
internal import Foundation

/// Scenes that open next to others, enter the background, and are destroyed.
///
/// > Contract: UIKit, AP2-7.
extension ApplicationLifeCycle {
    var openSessions: Set<UISceneSession> { Set(scenes.map(\.session) + waiting) }

    /// The scene that receives app-wide callbacks: the one the user works in.
    static var addressee: UIScene? {
        let key = ApplicationContext.current.windows.key?.windowScene
        return key.flatMap { scene in current.scenes.first { $0 === scene } } ?? shown.first ?? current.scenes.first
    }

    /// Shows the scene of `session` next to another, connecting it if needed. False if none can be created.
    static func show(_ session: UISceneSession, _ activity: NSUserActivity?, beside requesting: UIWindowScene?) -> Bool {
        let known = session.connectedScene
        guard show(session, UIScene.ConnectionOptions(userActivities: Set(activity.map { [$0] } ?? [])), beside: requesting) else {
            return false
        }
        if let known { tellActivity(activity, known) }
        return true
    }

    /// The same with the connection options of a new scene.
    static func show(_ session: UISceneSession, _ options: UIScene.ConnectionOptions, beside requesting: UIWindowScene?) -> Bool {
        let (stage, state) = (ApplicationContext.current.stage, current.state)
        let known = session.connectedScene
        guard let scene = known ?? make(session, options) else { return false }
        guard let windowScene = scene as? UIWindowScene else { return false }
        if known == nil {
            current.scenes.append(scene)
            current.waiting.removeAll { $0 === session }
        }
        let leaving = stage.admit(windowScene, beside: requesting)
        if known == nil { SceneManifest.tellConnected(scene, options) }
        if let leaving { tellBehind(leaving) }
        if state != .background { scene.move(to: .foregroundInactive) }
        stage.bringIn()
        if state == .active { scene.move(to: .foregroundActive) }
        if let window = windowScene.lastKey ?? windowScene.windows.last(where: { !$0.isHidden }) { window.makeKey() }
        return true
    }

    static func tellActivity(_ activity: NSUserActivity?, _ scene: UIScene) {
        guard let activity, let delegate = scene.delegate else { return }
        delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
        delegate.scene(scene, continue: activity)
    }

    /// The user pushed the scene off the screen.
    static func sendBehind(_ scene: UIWindowScene) {
        ApplicationContext.current.stage.dismissSideways(scene)
        giveKeyAway(from: scene)
        tellBehind(scene)
    }

    private static func giveKeyAway(from scene: UIWindowScene) {
        let windows = ApplicationContext.current.windows
        guard windows.key?.windowScene === scene else { return }
        let next = windows.visible.last { $0.windowScene !== scene && !$0.isSystem && $0.canBecomeKey }
        windows.makeKey(next?.windowScene?.keyWindow ?? next)
    }

    private static func tellBehind(_ scene: UIScene) {
        if scene.activationState == .foregroundActive { scene.move(to: .foregroundInactive) }
        scene.move(to: .background)
        KeptSessions.ask(scene)
    }

    /// Destroys a session, with its scene if it has one.
    static func destroy(_ session: UISceneSession, _ options: UISceneDestructionRequestOptions?) {
        let stage = ApplicationContext.current.stage
        if current.waiting.contains(where: { $0 === session }) {
            current.waiting.removeAll { $0 === session }
            return discard(session)
        }
        guard let scene = session.connectedScene, current.scenes.contains(where: { $0 === scene }) else { return }
        if scene.activationState == .foregroundActive { scene.move(to: .foregroundInactive) }
        scene.move(to: .background)
        scene.move(to: .unattached)
        current.scenes.removeAll { $0 === scene }
        session.connectedScene = nil
        guard let windowScene = scene as? UIWindowScene, stage.shows(windowScene) else {
            (scene as? UIWindowScene).map(letGo)
            return discard(session)
        }
        giveKeyAway(from: windowScene)
        stage.dismiss(windowScene, way: way(options)) { letGo(of: windowScene) }
        discard(session)
    }

    /// The direction in which its image leaves: up after a commit, down after a decline; otherwise it fades.
    private static func way(_ options: UISceneDestructionRequestOptions?) -> CGVector {
        switch (options as? UIWindowSceneDestructionRequestOptions)?.windowDismissalAnimation {
        case .commit: CGVector(dx: 0, dy: -1)
        case .decline: CGVector(dx: 0, dy: 1)
        case .standard, nil: .zero
        }
    }

    private static func letGo(of scene: UIWindowScene) {
        for window in ApplicationContext.current.windows.all where window.windowScene === scene { window.windowScene = nil }
        ApplicationContext.current.stage.forget(scene)
    }

    private static func discard(_ session: UISceneSession) {
        KeptSessions.write(current.scenes, ApplicationContext.current.restoration, waiting: current.waiting)
        current.delegate?.application(current.application, didDiscardSceneSessions: [session])
    }
}
