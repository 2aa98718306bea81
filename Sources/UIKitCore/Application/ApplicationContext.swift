package import Foundation
package import HostInterface
internal import QuartzCore

/// All that one running application is made of: its environment, screen, windows, touches. What Apple's `shared` objects stand in front of.
@MainActor package final class ApplicationContext {
    /// What an app without scenes begins with.
    var mainStoryboard: () -> UIStoryboard? = { MainStoryboard.ofApp }
    package private(set) static var current = ApplicationContext(environment: StandaloneEnvironment(), hostsTests: true)

    package let environment: any ApplicationEnvironment
    /// What recognisers wait with.
    package let delays: any DelayedActionScheduler
    /// The device as the application was last told of it.
    package internal(set) var device: DeviceState
    /// What the app's `Info.plist` says.
    package let declaration: AppInfoDictionary
    /// How the interface lies, as the app knows it.
    var interfaceOrientation: UIInterfaceOrientation
    var orientations = InterfaceOrientations()
    /// Of an app whose controllers do not decide on it.
    var applicationStatusBar: (style: UIStatusBarStyle, isHidden: Bool)
    package let windows = WindowStack()
    package let stage = SceneLayoutController()
    package let touchRouter = TouchRouter()
    package let keyRouter = KeyRouter()
    package let hoverRouter = HoverRouter()
    package let motionEffects = MotionEffectDriver()
    package let pasteboards = PasteboardStore()
    let pointerTracker = PointerTracker()
    let invertColorsExemption = InvertColorsExemption()
    let focusRequests = PendingFirstResponders()
    private(set) lazy var keyboard = SoftwareKeyboard()
    let keyboardTracking = KeyboardLayoutGuideTracker()
    package let screen: UIScreen
    package let uiDevice: UIDevice
    /// Looks set for whole classes.
    package let appearances = AppearanceStore()
    package private(set) lazy var application = UIApplication()
    /// Runs before the next layout, once each.
    private var beforeLayout: [() -> Void] = []
    var interactionBlocks = 0
    /// The edges the simulator knows of at which the system's gestures wait.
    var lastSentDeferredEdges: UInt8 = 0
    /// Code runs here without an application of its own: a package's tests, which Xcode would run inside an app with a window.
    private let hostsTests: Bool
    private var hostWindow: UIWindow?
    /// Set in the app of the device's own screens alone.
    package weak var shell: (any ShellPresenter)?
    var lifeCycle = ApplicationLifeCycle()
    var pushRegistration = PushRegistration()
    var links = LinkOpener()
    /// What the application changed about its icon on home.
    var homeIcon: HomeIcon
    let iconAlert = SystemAlert()
    let shakeToEdit = ShakeToEdit()
    /// How often the application wants to fetch at most. > Units: seconds.
    var fetchInterval = UIApplication.backgroundFetchIntervalNever
    /// Where the interface is kept while the app does not run.
    package internal(set) lazy var restoration = RestorationStore.ofApp()
    /// Whoever keeps the application's notifications; nil where nothing does.
    package lazy var notificationService: (any NotificationService)? = NotificationServices.make?()

    /// > Parameters: declared: the app's `Info.plist`; nil for that of the program.
    package init(
        environment: any ApplicationEnvironment, delays: any DelayedActionScheduler = RunLoopActionScheduler(), hostsTests: Bool = false,
        declared: [String: Any]? = nil
    ) {
        ResponderSelectors.register()
        self.environment = environment
        self.hostsTests = hostsTests
        self.delays = delays
        device = environment.device
        homeIcon = environment.beginning.icon
        let information = declared ?? Bundle.main.infoDictionary ?? [:]
        declaration = AppInfoDictionary(information, idiom: environment.device.idiom)
        BundleFonts.register(information["UIAppFonts"], in: .main)
        applicationStatusBar = (declaration.statusBarStyle, declaration.isStatusBarHidden)
        interfaceOrientation = UIInterfaceOrientation(environment.device.orientation)
        screen = UIScreen(device: environment.device, style: declaration.style)
        uiDevice = UIDevice(state: environment.device)
    }

    /// Makes a context the running one; the one before it goes with its windows.
    package static func install(_ context: ApplicationContext, application: UIApplication? = nil) {
        let previous = current
        for window in previous.windows.visible { LayerContext.main.removeRoot(window.layer) }
        previous.stage.clear()
        // Windows that die with the old context look for the current one.
        withExtendedLifetime(previous) { current = context }
        if let application { context.application = application }
        CurrentTraits.deviceDefault = UITraitCollection(values: DeviceTraits.values(of: context.device, style: context.declaration.style))
        context.environment.onEvent = { event in MainActor.assumeIsolated { ApplicationEvents.handle(event) } }
        LayerContext.main.willLayout = { MainActor.assumeIsolated { ApplicationContext.current.runBeforeLayout() } }
    }

    /// Called before someone asks for the application's windows: tests find the key window of the app they are hosted in.
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

    /// Runs `action` at the start of the next commit, or now during one.
    func beforeNextLayout(_ action: @escaping () -> Void) {
        beforeLayout.append(action)
        LayerContext.main.schedule()
    }

    private func runBeforeLayout() {
        while !beforeLayout.isEmpty {
            let actions = beforeLayout
            beforeLayout = []
            for action in actions { action() }
        }
    }
}
