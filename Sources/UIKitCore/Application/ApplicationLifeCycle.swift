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
    private var tasks: Set<Int> = []

    nonisolated init() {}

    private var application: UIApplication { ApplicationContext.current.application }
    private var delegate: (any UIApplicationDelegate)? { application.delegate }

    mutating func beginTask() -> UIBackgroundTaskIdentifier {
        lastTask += 1
        tasks.insert(lastTask)
        return UIBackgroundTaskIdentifier(rawValue: lastTask)
    }

    mutating func endTask(_ identifier: UIBackgroundTaskIdentifier) { tasks.remove(identifier.rawValue) }
}

extension ApplicationLifeCycle {
    /// Launches: the delegates are told, the first scene is connected, and the application becomes active.
    static func launch() {
        let application = UIApplication.shared
        guard let delegate = application.delegate else { return }
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        post(UIApplication.didFinishLaunchingNotification)
        if let scene = SceneManifest.connectFirstScene(application, delegate) {
            current.scenes.append(scene)
            SceneManifest.tellConnected(scene)
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
        for scene in current.scenes { scene.move(to: .foregroundInactive) }
        if current.scenes.isEmpty { current.delegate?.applicationWillEnterForeground(current.application) }
        post(UIApplication.willEnterForegroundNotification)
    }

    private static func terminate() {
        current.delegate?.applicationWillTerminate(current.application)
        post(UIApplication.willTerminateNotification)
        exit(0)
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
