internal import Foundation
internal import HostInterface
internal import QuartzCore

/// Whether the application is active, and the order in which its delegates and observers hear of changes.
///
/// > Contract: UIKit, AP2-1 to AP2-6, AP2-9, AP2-10, AP2-12.
@MainActor struct ApplicationLifeCycle {
    private(set) var state: UIApplication.State = .inactive
    private(set) var scenes: [UIScene] = []
    private var lastTask = 0
    private var tasks: [Int: (@MainActor @Sendable () -> Void)?] = [:]
    /// When the time behind ends. > Units: seconds of the application's clock.
    private(set) var backgroundEnd: TimeInterval?
    private var cancelExpiry: (@MainActor () -> Void)?

    /// How long tasks may go on behind (R). > Contract: AP2-15. > Units: seconds.
    package static let backgroundTime: TimeInterval = 30

    nonisolated init() {}

    private var application: UIApplication { ApplicationContext.current.application }
    private var delegate: (any UIApplicationDelegate)? { application.delegate }

    mutating func beginTask(_ expired: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
        lastTask += 1
        tasks[lastTask] = .some(expired)
        return UIBackgroundTaskIdentifier(rawValue: lastTask)
    }

    mutating func endTask(_ identifier: UIBackgroundTaskIdentifier) { tasks[identifier.rawValue] = nil }

    /// The time behind begins, or ends early with the way back.
    fileprivate mutating func countDown(_ begins: Bool) {
        cancelExpiry?()
        (cancelExpiry, backgroundEnd) = (nil, nil)
        guard begins else { return }
        let context = ApplicationContext.current
        backgroundEnd = context.now + Self.backgroundTime
        cancelExpiry = context.delays.run(after: Self.backgroundTime) { ApplicationContext.current.lifeCycle.expire() }
    }

    private mutating func expire() {
        let waiting = tasks.sorted { $0.key < $1.key }.compactMap(\.value)
        cancelExpiry = nil
        // Those who are told may begin and end tasks.
        DispatchQueue.main.async { for expired in waiting { expired() } }
    }
}

extension ApplicationLifeCycle {
    /// Launches: the delegates are told, the first scene is connected, and the application becomes active.
    ///
    /// - Parameter url: what the application was started to open: told as launch options, or to a scene as it connects. > Contract: AP2-12.
    static func launch(opening url: URL?) {
        let application = UIApplication.shared
        guard let delegate = application.delegate else { return }
        let options: [UIApplication.LaunchOptionsKey: Any]? = SceneManifest.isThere ? nil : url.map { [.url: $0] }
        let accepts = [
            delegate.application(application, willFinishLaunchingWithOptions: options),
            delegate.application(application, didFinishLaunchingWithOptions: options),
        ]
        post(UIApplication.didFinishLaunchingNotification)
        let connection = UIScene.ConnectionOptions(urlContexts: Set(url.map { [UIOpenURLContext(url: $0)] } ?? []))
        if let scene = SceneManifest.connectScene(application, delegate, connection) {
            current.scenes.append(scene)
            SceneManifest.tellConnected(scene, connection)
        } else if let url, accepts.allSatisfy({ $0 }) {
            _ = delegate.application(application, open: url, options: [:])
        }
        enterForeground(isLaunch: true)
        becomeActive()
    }

    func handle(_ change: ApplicationEvent.LifeCycle) {
        switch change {
        case .becomeActive: Self.becomeActive()
        case .resignActive: Self.resignActive()
        case .enterBackground: Self.enterBackground()
        case .enterForeground: Self.enterForeground(isLaunch: false)
        case .terminate: Self.terminate()
        case .memoryWarning: Self.warnOfMemory()
        }
    }

    func open(_ url: URL) {
        let context = UIOpenURLContext(url: url)
        if let scene = scenes.first, let delegate = scene.delegate {
            delegate.scene(scene, openURLContexts: [context])
        } else {
            _ = delegate?.application(application, open: url, options: [:])
        }
    }

    private static var current: ApplicationLifeCycle {
        get { ApplicationContext.current.lifeCycle }
        set { ApplicationContext.current.lifeCycle = newValue }
    }

    private static func becomeActive() {
        if current.state == .background { enterForeground(isLaunch: false) }
        guard current.state != .active else { return }
        current.state = .active
        for scene in current.scenes { scene.move(to: .foregroundActive) }
        if current.scenes.isEmpty { current.delegate?.applicationDidBecomeActive(current.application) }
        post(UIApplication.didBecomeActiveNotification)
    }

    private static func resignActive() {
        guard current.state == .active else { return }
        current.state = .inactive
        ApplicationContext.current.touchRouter.cancelAll(time: ApplicationContext.current.now)
        for scene in current.scenes { scene.move(to: .foregroundInactive) }
        if current.scenes.isEmpty { current.delegate?.applicationWillResignActive(current.application) }
        post(UIApplication.willResignActiveNotification)
    }

    private static func enterBackground() {
        resignActive()
        guard current.state != .background else { return }
        current.state = .background
        for scene in current.scenes { scene.move(to: .background) }
        if current.scenes.isEmpty { current.delegate?.applicationDidEnterBackground(current.application) }
        post(UIApplication.didEnterBackgroundNotification)
        current.countDown(true)
        // > Contract: AN-16.
        LayerContext.main.timing.removeAll()
    }

    private static func enterForeground(isLaunch: Bool) {
        if isLaunch {
            // A launch without scenes says nothing of the foreground.
            for scene in current.scenes { scene.move(to: .foregroundInactive) }
            return
        }
        guard current.state == .background else { return }
        current.state = .inactive
        current.countDown(false)
        for scene in current.scenes { scene.move(to: .foregroundInactive) }
        if current.scenes.isEmpty { current.delegate?.applicationWillEnterForeground(current.application) }
        post(UIApplication.willEnterForegroundNotification)
    }

    /// > Contract: AP2-8: who sleeps behind is not told.
    private static func terminate() {
        if current.state != .background {
            current.delegate?.applicationWillTerminate(current.application)
            post(UIApplication.willTerminateNotification)
        }
        exit(0)
    }

    /// Takes a scene away for good. > Contract: AP2-7.
    static func disconnect(_ session: UISceneSession) {
        guard let scene = session.connectedScene, current.scenes.contains(where: { $0 === scene }) else { return }
        if scene.activationState == .foregroundActive { scene.move(to: .foregroundInactive) }
        scene.move(to: .background)
        scene.move(to: .unattached)
        current.scenes.removeAll { $0 === scene }
        for window in ApplicationContext.current.windows.all where window.windowScene === scene { window.windowScene = nil }
        session.connectedScene = nil
        current.delegate?.application(current.application, didDiscardSceneSessions: [session])
    }

    private static func warnOfMemory() {
        current.delegate?.applicationDidReceiveMemoryWarning(current.application)
        for window in ApplicationContext.current.windows.all { window.rootViewController?.forEachInTree { $0.didReceiveMemoryWarning() } }
        post(UIApplication.didReceiveMemoryWarningNotification)
    }

    private static func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: current.application)
    }
}

extension UIViewController {
    /// This controller, its children and what they present.
    func forEachInTree(_ body: (UIViewController) -> Void) {
        body(self)
        for child in children { child.forEachInTree(body) }
        presentation.presented?.presented.forEachInTree(body)
    }
}
