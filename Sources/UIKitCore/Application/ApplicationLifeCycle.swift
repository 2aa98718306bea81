internal import DeviceProtocol
internal import Foundation
internal import QuartzCore

/// The application's state, and the order in which delegates and observers are notified of changes.
///
/// > Contract: UIKit, AP2-1 to AP2-6, AP2-9, AP2-10, AP2-12.
@MainActor struct ApplicationLifeCycle {
    private(set) var state: UIApplication.State = .inactive
    /// The connected scenes.
    var scenes: [UIScene] = []
    /// Sessions of an earlier launch that have not been shown again.
    var waiting: [UISceneSession] = []
    private var lastTask = 0
    private var tasks: [Int: (@MainActor @Sendable () -> Void)?] = [:]
    /// When the background time ends. > Units: seconds of the application's clock.
    private(set) var backgroundEnd: TimeInterval?
    private var cancelExpiry: (@MainActor () -> Void)?

    /// How long background tasks may run (R). > Contract: AP2-15. > Units: seconds.
    package static let backgroundTime: TimeInterval = 30

    nonisolated init() {}

    var application: UIApplication { ApplicationContext.current.application }
    var delegate: (any UIApplicationDelegate)? { application.delegate }

    mutating func beginTask(_ expired: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
        lastTask += 1
        tasks[lastTask] = .some(expired)
        return UIBackgroundTaskIdentifier(rawValue: lastTask)
    }

    mutating func endTask(_ identifier: UIBackgroundTaskIdentifier) { tasks[identifier.rawValue] = nil }

    /// A background task is running, and its time has not expired.
    fileprivate var runsInBackground: Bool { !tasks.isEmpty && backgroundEnd.map { ApplicationContext.current.now < $0 } ?? false }

    /// The background time begins, or ends early when the app returns to the foreground.
    fileprivate mutating func countDown(_ begins: Bool) {
        cancelExpiry?()
        (cancelExpiry, backgroundEnd) = (nil, nil)
        guard begins else { return }
        let context = ApplicationContext.current
        backgroundEnd = context.now + Self.backgroundTime
        cancelExpiry = context.delays.run(after: Self.backgroundTime) { [weak context] in context?.lifeCycle.expire() }
    }

    private mutating func expire() {
        let waiting = tasks.sorted { $0.key < $1.key }.compactMap(\.value)
        cancelExpiry = nil
        // Expiration handlers may begin and end tasks.
        ApplicationContext.later { for expired in waiting { expired() } }
    }
}

extension ApplicationLifeCycle {
    /// Launches: the delegates are notified, the first scene is connected, and the application becomes active.
    ///
    /// - Parameters:
    ///   - url: what the application was started to open: passed as launch options, or to a connecting scene. > Contract: AP2-12.
    ///   - fresh: whether the saved interface is discarded.
    static func launch(opening url: URL?, fresh: Bool = false) {
        let (context, application) = (ApplicationContext.current, UIApplication.shared)
        let (beginning, service) = (context.environment.beginning, context.notificationService)
        service?.restore(beginning.notifications)
        guard let delegate = application.delegate else { return }
        let payload = beginning.payload.isEmpty ? nil : try? PushPayload(Array(beginning.payload.utf8))
        if beginning.isBehind { current.state = .background }
        let source = beginning.source.isEmpty ? nil : beginning.source
        let options = launchOptions(url, from: source, beginning, payload)
        let kept = SavedSceneSessions.sessions(in: context.restoration)
        if fresh { SavedSceneSessions.discard(context.restoration) }
        let window = MainStoryboard.makeWindow(for: delegate)
        let willFinish = delegate.application(application, willFinishLaunchingWithOptions: options)
        let factory = fresh || beginning.isBehind ? nil : StateRestorationDecoder.restore(context.restoration)
        let accepts = [willFinish, delegate.application(application, didFinishLaunchingWithOptions: options)]
        factory?.present()
        MainStoryboard.show(window, of: delegate.window)
        post(UIApplication.didFinishLaunchingNotification)
        SignificantTimeChange.observeDayChanges(context)
        // A background launch connects no scenes.
        if let payload { return application.receiveRemoteNotification(payload.userInfo) }
        if beginning.answersBehind, let answer = beginning.answer {
            service?.finishLaunch(answer)
            return
        }
        if beginning.fetches { return BackgroundFetch.run(context) }
        let answered = beginning.answer
        // > Contract: LN-8: a delegate that is set by now is notified, one that is set later is not.
        let notify = answered.map { answer in { service?.finishLaunch(answer) } }
        let page = url.flatMap(ActivityContinuation.page)
        let contexts = page == nil ? url.map { [UIOpenURLContext(url: $0, source: source)] } ?? [] : []
        let connection = UIScene.ConnectionOptions(
            urlContexts: Set(contexts), sourceApplication: source, userActivities: Set(page.map { [$0] } ?? []),
            response: answered.flatMap { service?.response(to: $0) }, shortcut: beginning.shortcut)
        if fresh, !kept.isEmpty { delegate.application(application, didDiscardSceneSessions: Set(kept)) }
        // > Contract: a delegate that has handled the launch's request returns false, and is not called again.
        if !connectScenes(connection, kept: fresh ? [] : kept), accepts.allSatisfy({ $0 }) {
            if let page {
                ActivityContinuation.go(on: page)
            } else if let url {
                _ = delegate.application(application, open: url, options: openOptions(from: source))
            } else if let shortcut = beginning.shortcut {
                AppIconController.perform(shortcut)
            }
        }
        notify?()
        enterForeground(isLaunch: true)
        becomeActive()
    }

    /// The launch options of an application without scenes.
    private static func launchOptions(
        _ url: URL?, from source: String?, _ beginning: LaunchInfo, _ payload: PushPayload?
    ) -> [UIApplication.LaunchOptionsKey: Any]? {
        if let payload { return [.remoteNotification: payload.userInfo] }
        guard !SceneManifest.isThere else { return nil }
        var options: [UIApplication.LaunchOptionsKey: Any] = [:]
        if let url, ActivityContinuation.page(url) != nil {
            options[.userActivityDictionary] = [UIApplication.LaunchOptionsKey.userActivityType: NSUserActivityTypeBrowsingWeb]
        } else if let url {
            options[.url] = url
            if let source { options[.sourceApplication] = source }
        }
        if let shortcut = beginning.shortcut { options[.shortcutItem] = UIApplicationShortcutItem(shortcut) }
        if let answer = beginning.answer, let service = ApplicationContext.current.notificationService {
            options.merge(service.launchOptions(for: answer)) { _, new in new }
        }
        return options.isEmpty ? nil : options
    }

    /// Connects the first scene, or those that were side by side when the application was last visible. False without scenes.
    private static func connectScenes(_ connection: UIScene.ConnectionOptions, kept: [UISceneSession]) -> Bool {
        let context = ApplicationContext.current
        let stage = context.stage
        let side = stage.isUsed ? kept.filter { $0.place != nil }.sorted { ($0.place ?? 0) < ($1.place ?? 0) }.prefix(2) : []
        let sessions = side.isEmpty ? [kept.first ?? SceneManifest.newSession()] : Array(side)
        current.waiting = stage.isUsed ? kept.filter { one in !sessions.contains { $0 === one } } : []
        // Only one of them receives what the application was started for.
        let options = sessions.indices.map { $0 == 0 ? connection : UIScene.ConnectionOptions() }
        let made = zip(sessions, options).compactMap { make($0, $1) }
        guard !made.isEmpty else { return false }
        current.scenes += made
        let rest = sessions.first?.dividerRestPosition ?? .half
        if stage.isUsed { stage.set(made.compactMap { $0 as? UIWindowScene }, rest: rest) }
        for (scene, options) in zip(made, options) { SceneManifest.notifySceneConnected(scene, options) }
        // Those that the application's delegate has made and shown before there was a scene.
        for window in context.windows.all { WindowRoot.sceneChanged(window) }
        return true
    }

    static func make(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UIScene? {
        let application = UIApplication.shared
        return application.delegate.flatMap { SceneManifest.connectScene(application, $0, options, session) }
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

    private static func openOptions(from source: String?) -> [UIApplication.OpenURLOptionsKey: Any] {
        var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: false]
        if let source { options[.sourceApplication] = source }
        return options
    }

    /// > Parameters: source: the identifier of the app that opens the link; empty if no app does.
    func open(_ url: URL, from source: String) {
        if let page = ActivityContinuation.page(url) { return ActivityContinuation.go(on: page) }
        let source = source.isEmpty ? nil : source
        let context = UIOpenURLContext(url: url, source: source)
        let options = UIScene.ConnectionOptions(urlContexts: [context], sourceApplication: source)
        let isTold = TargetSceneSelection.notify(url.absoluteString, options: options) { $1.scene($0, openURLContexts: [context]) }
        if !isTold {
            _ = delegate?.application(application, open: url, options: Self.openOptions(from: source))
        }
    }

    /// The scenes that are visible, or will be when the application returns to the foreground.
    static var shown: [UIScene] {
        let stage = ApplicationContext.current.stage
        return stage.isUsed ? current.scenes.filter { !($0 is UIWindowScene) || stage.shows($0) } : current.scenes
    }

    static var current: ApplicationLifeCycle {
        get { ApplicationContext.current.lifeCycle }
        set { ApplicationContext.current.lifeCycle = newValue }
    }

    private static func becomeActive() {
        if current.state == .background { enterForeground(isLaunch: false) }
        guard current.state != .active else { return }
        current.state = .active
        for scene in shown { scene.move(to: .foregroundActive) }
        if current.scenes.isEmpty { current.delegate?.applicationDidBecomeActive(current.application) }
        post(UIApplication.didBecomeActiveNotification)
    }

    private static func resignActive() {
        guard current.state == .active else { return }
        current.state = .inactive
        ApplicationContext.current.touchRouter.cancelAll(time: ApplicationContext.current.now)
        ApplicationContext.current.keyRouter.cancelAll(time: ApplicationContext.current.now)
        for scene in shown { scene.move(to: .foregroundInactive) }
        if current.scenes.isEmpty { current.delegate?.applicationWillResignActive(current.application) }
        post(UIApplication.willResignActiveNotification)
    }

    private static func enterBackground() {
        resignActive()
        guard current.state != .background else { return }
        current.state = .background
        for scene in shown { scene.move(to: .background) }
        if current.scenes.isEmpty { current.delegate?.applicationDidEnterBackground(current.application) }
        post(UIApplication.didEnterBackgroundNotification)
        current.keep()
        current.countDown(true)
        // > Contract: AN-16.
        LayerContext.main.timing.removeAll()
    }

    /// Saves the state that remains if the system ends the app in the background.
    private func keep() {
        let store = ApplicationContext.current.restoration
        if scenes.isEmpty { StateRestorationEncoder.save(store) } else { SavedSceneSessions.save(scenes, store, waiting: waiting) }
    }

    private static func enterForeground(isLaunch: Bool) {
        if isLaunch {
            // At a launch without scenes there is no foreground callback.
            for scene in shown { scene.move(to: .foregroundInactive) }
            return
        }
        guard current.state == .background else { return }
        // An application that was launched in the background has no scene yet.
        if current.scenes.isEmpty, SceneManifest.isThere {
            _ = connectScenes(UIScene.ConnectionOptions(), kept: SavedSceneSessions.sessions(in: ApplicationContext.current.restoration))
        }
        current.state = .inactive
        current.countDown(false)
        for scene in shown { scene.move(to: .foregroundInactive) }
        if current.scenes.isEmpty { current.delegate?.applicationWillEnterForeground(current.application) }
        post(UIApplication.willEnterForegroundNotification)
    }

    /// > Contract: AP2-8: a suspended app is not notified; one with a running background task is.
    private static func terminate() {
        if current.state != .background || current.runsInBackground {
            current.delegate?.applicationWillTerminate(current.application)
            post(UIApplication.willTerminateNotification)
        }
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
