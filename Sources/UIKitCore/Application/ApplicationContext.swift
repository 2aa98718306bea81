package import DeviceProtocol
package import Foundation
internal import QuartzCore

/// The state of one running application: its environment, screen, windows, touches. Apple's `shared` objects forward to it.
@MainActor package final class ApplicationContext {
    /// The initial storyboard of an app without scenes.
    var mainStoryboard: () -> UIStoryboard? = { MainStoryboard.ofApp }
    /// The application that runs; in a test, the test's.
    package static var current: ApplicationContext { ApplicationScope.current?.context ?? installed }
    private static var installed = ApplicationContext(environment: StandaloneEnvironment(), hostsTests: true)
    /// What shows its windows.
    private(set) var layers = LayerContext.main
    /// What any thread may ask for.
    private(set) var objects = ApplicationObjects.ofProcess
    /// The scope in which this was installed.
    private weak var scope: ApplicationScope?
    /// The same while this is its application.
    var home: ApplicationScope? { scope.flatMap { $0.known === self ? $0 : nil } }

    package let environment: any ApplicationEnvironment
    /// The scheduler of the recognisers' delayed actions.
    package private(set) lazy var delays: any DelayedActionScheduler = ApplicationDelays(scheduler, self)
    private let scheduler: any DelayedActionScheduler
    /// The last received device state.
    package internal(set) var device: DeviceState
    /// Values of the app's `Info.plist`.
    package let declaration: AppInfoDictionary
    /// The app's current interface orientation.
    var interfaceOrientation: UIInterfaceOrientation
    var orientations = InterfaceOrientations()
    /// The status bar of an app whose controllers do not control it.
    var applicationStatusBar: (style: UIStatusBarStyle, isHidden: Bool)
    package let windows = WindowStack()
    let missingWindow = MissingWindowNotice()
    package let stage = SceneLayoutController()
    package let touchRouter = TouchRouter()
    package let keyRouter = KeyRouter()
    package let hoverRouter = HoverRouter()
    package let motionEffects = MotionEffectDriver()
    package let pasteboards = PasteboardStore()
    let pointerTracker = PointerTracker()
    let invertColorsExemption = InvertColorsExemption()
    let focusRequests = PendingFirstResponders()
    let updates = UpdateCycle()
    /// What moves scroll views' content now.
    var movers: Set<ObjectIdentifier> = []
    /// The session of the visible menu.
    weak var menu: AnyObject?
    /// The `UIMenuController`, once it was used.
    var menuController: AnyObject?
    /// Where an assistive tool's cursor is.
    weak var accessibilityFocus: UIResponder?
    package let locationHandlers = DeviceLocationHandlers()
    /// The state of the module `CoreLocation`.
    package var locationService: AnyObject?
    /// The state of the module `UIDocuments`.
    package var documentService: AnyObject?
    var dayChanges = SignificantTimeChange.State()
    /// A launch screen is being made: nibs have UIKit's classes only.
    var isMakingLaunchScreen = false
    /// Members without effect that were logged.
    var reportedSettings: Set<String> = []
    /// The language tag of the keyboard's mode; see `UITextInputMode`.
    var inputLanguage = "en-US"
    /// Nil in programs without the software keyboard's module.
    package private(set) lazy var keyboard = InputKeyboards.make()
    let keyboardTracking = KeyboardLayoutGuideTracker()
    package let screen: UIScreen
    package let uiDevice: UIDevice
    /// Appearance proxies.
    package let appearances = AppearanceStore()
    package private(set) lazy var application = UIApplication()
    /// Runs before the next layout, once each.
    private var beforeLayout: [() -> Void] = []
    /// Conflicts of constraints whose source lines were looked up.
    var conflictsNamed = 0
    var interactionBlocks = 0
    /// The deferred system gesture edges last sent to the simulator.
    var lastSentDeferredEdges: ApplicationRequest.ScreenEdges = []
    /// Code runs here without an application: a package's tests, which Xcode would run inside an app with a window.
    let hostsTests: Bool
    private var hostWindow: UIWindow?
    /// Set only in the shell.
    package weak var shell: (any ShellPresenter)?
    var lifeCycle = ApplicationLifeCycle()
    var pushRegistration = PushRegistration()
    var links = LinkOpener()
    /// The user's choice in Settings since the launch; nil while that of the launch holds.
    package internal(set) var changedLocationPermission: LocationPermission?
    /// The app's changes to its Home Screen icon.
    var homeIcon: HomeIcon
    let iconAlert = SystemAlert()
    var alerts = SystemAlert.Queue()
    let shakeToEdit = ShakeToEdit()
    /// The minimum interval between background fetches. > Units: seconds.
    var fetchInterval = UIApplication.backgroundFetchIntervalNever
    /// Stores the interface while the app does not run.
    package internal(set) lazy var restoration = RestorationStore.ofApp()
    /// The application's notification service; nil if there is none.
    package lazy var notificationService: (any NotificationService)? = NotificationServices.make?()

    /// > Parameters: declared: the app's `Info.plist`; nil for the main bundle's.
    package init(
        environment: any ApplicationEnvironment, delays: any DelayedActionScheduler = RunLoopActionScheduler(), hostsTests: Bool = false,
        declared: [String: Any]? = nil
    ) {
        ResponderSelectors.register()
        self.environment = environment
        self.hostsTests = hostsTests
        scheduler = delays
        device = environment.device
        homeIcon = environment.beginning.icon
        let information = declared ?? Bundle.main.infoDictionary ?? [:]
        declaration = AppInfoDictionary(information, idiom: environment.device.idiom)
        BundleFonts.register(information["UIAppFonts"], in: .main)
        applicationStatusBar = (declaration.statusBarStyle, declaration.isStatusBarHidden)
        interfaceOrientation = UIInterfaceOrientation(environment.device.orientation)
        screen = UIScreen(device: environment.device, style: declaration.style)
        uiDevice = UIDevice(state: environment.device)
        windows.owner = self
        stage.owner = self
        (touchRouter.owner, keyRouter.owner, hoverRouter.owner, pointerTracker.owner) = (self, self, self, self)
    }

    /// Work on other threads may hold the last reference: windows, their views and their layers are of the main thread also at their end.
    isolated deinit {}

    /// The context of a responder's application; the current one without a responder.
    package static func of(_ responder: UIResponder?) -> ApplicationContext { responder?.applicationContext ?? current }

    /// Makes a context the current one; the previous one is removed with its windows.
    package static func install(_ context: ApplicationContext, application: UIApplication? = nil) {
        let scope = ApplicationScope.current
        let previous = scope == nil ? installed : scope?.known
        let layers = LayerContext.main
        for window in previous?.windows.visible ?? [] { layers.removeRoot(window.layer) }
        previous?.stage.clear()
        // Windows deallocated with the old context access the current one.
        withExtendedLifetime(previous) {
            if let scope { scope.context = context } else { installed = context }
        }
        (context.scope, context.layers, context.objects) = (scope, layers, scope?.objects ?? .ofProcess)
        if let application { context.application = application }
        CurrentTraits.deviceDefault = UITraitCollection(values: DeviceTraits.values(of: context.device, style: context.declaration.style))
        context.environment.onEvent = { [weak context] event in
            MainActor.assumeIsolated { context.map { context in context.perform { ApplicationEvents.handle(event, context) } } }
        }
        layers.around = { [weak context] work in MainActor.assumeIsolated { if let context { context.perform(work) } else { work() } } }
        layers.animatesViews = true
        layers.willLayout = { MainActor.assumeIsolated { current.runBeforeLayout() } }
    }

    /// Called before the application's windows are accessed: tests find the key window of their host app.
    func showHostWindowIfNeeded() {
        guard hostsTests, hostWindow == nil, windows.visible.isEmpty else { return }
        let window = UIWindow(frame: screen.bounds)
        hostWindow = window
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
    }

    package func send(_ request: ApplicationRequest) { environment.send(request) }
    package var now: TimeInterval { environment.clock.now }
    var isIgnoringInteraction: Bool { interactionBlocks > 0 }

    /// Runs `action` at the start of the next commit, or at once during one.
    func beforeNextLayout(_ action: @escaping () -> Void) {
        beforeLayout.append(action)
        layers.schedule()
    }

    /// Has the layers laid out and sent soon.
    func scheduleCommit() { layers.schedule() }

    private func runBeforeLayout() {
        while !beforeLayout.isEmpty {
            let actions = beforeLayout
            beforeLayout = []
            for action in actions { action() }
        }
        for window in windows.visible { ViewLayoutPass.prepare(window) }
    }
}
