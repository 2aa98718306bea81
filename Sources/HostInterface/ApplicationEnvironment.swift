/// What an application needs of the world outside it: its device, time, events, and someone to tell what it wants.
/// UIKitCore knows this protocol only; AppLink speaks it over a socket, tests in memory.
///
/// > Isolation: the main thread.
public protocol ApplicationEnvironment: AnyObject {
    /// The device as the app last heard of it.
    var device: DeviceState { get }
    var clock: any HostClock { get }
    /// What the app was started with.
    var beginning: AppBeginning { get }
    /// Called on the main thread with everything that happens to the app.
    var onEvent: ((ApplicationEvent) -> Void)? { get set }
    func send(_ request: ApplicationRequest)
}

extension ApplicationEnvironment {
    public var beginning: AppBeginning { AppBeginning() }
}

public enum ApplicationEvent: Hashable, Sendable {
    public enum LifeCycle: UInt8, Sendable, CaseIterable {
        case becomeActive, resignActive, enterBackground, enterForeground, terminate, memoryWarning
    }
    case input(InputEvent)
    case deviceChanged(DeviceState)
    case lifeCycle(LifeCycle)
    /// A link, and the identifier of the app it comes from; empty where it comes from elsewhere.
    case openURL(String, from: String = "")
    /// The answer to `ApplicationRequest.openURL` of this number: whether an app opens it.
    case openedURL(id: UInt32, Bool)
    /// Answer with `ApplicationRequest.elements` and the same number, once the layout is up to date.
    case queryElements(id: UInt32)
    /// Answer with `ApplicationRequest.treeText` and the same number.
    case queryTree(id: UInt32)
    /// Answer with `ApplicationRequest.screen` and the same number; the views of these layers are asked for by name.
    case queryScreen(id: UInt32, layers: [UInt64])
    /// Answer with `ApplicationRequest.issues` and the same number.
    case audit(id: UInt32, AccessibilityAuditType)
    /// An assistive tool acts on the element that is named so; answer with `ApplicationRequest.performed` and the same number.
    case perform(id: UInt32, element: UInt64, AccessibilityAction)
    /// What was asked for with `ApplicationRequest.candidates` and this number.
    case candidates(id: UInt32, SpellingCandidates)
    /// A notification came from a server; its JSON.
    case push(identifier: String, payload: String)
    /// The answer to `ApplicationRequest.registerForPush`: a token in hexadecimal digits, or why there is none.
    case pushToken(String, problem: String)
    /// A person answered a notification that the device showed.
    case answer(NotificationAnswer)
    /// A person chose a line of the icon's menu.
    case shortcut(AppShortcut)
    /// The app is to look for something new; answered with `ApplicationRequest.fetched`.
    case fetch
    /// To the app of the device's own screens: what they show from now on.
    case shell(ShellState)
    /// To whoever is in front: a banner of an app that is not. What a person does with it comes as `ApplicationRequest.answered`.
    case banner(DeviceBanner)
}

public enum ApplicationRequest: Hashable, Sendable {
    /// Of what the system draws over an app: the status bar, the home indicator.
    public enum StatusBarStyle: UInt8, Sendable, CaseIterable { case automatic, light, dark }
    /// The first frame was committed.
    case didLaunch
    case statusBar(StatusBarStyle, hidden: Bool)
    /// Of the bar's right part, where scenes lie side by side; `statusBar` sets both.
    case statusBarEnd(StatusBarStyle)
    case homeIndicator(StatusBarStyle, hidden: Bool)
    /// Bits of `UIRectEdge`: at these edges the system's gestures wait for a second stroke.
    case deferredEdges(UInt8)
    /// Bits `1 << DeviceState.Orientation.rawValue` of what the front controller supports; which it wants until a person turns the device, 0
    /// for none.
    case supportedOrientations(UInt8, preferred: UInt8 = 0)
    /// A `DeviceState.Orientation` that the device is to be turned to, as a person would.
    case turn(UInt8)
    /// Whether the screen is to stay while nobody touches it.
    case idleTimer(isHeldOff: Bool)
    case elements(id: UInt32, [AccessibilityElement])
    case treeText(id: UInt32, String)
    case screen(id: UInt32, ScreenReport)
    case issues(id: UInt32, [AccessibilityAuditIssue])
    /// Whether the element took the action.
    case performed(id: UInt32, Bool)
    /// The app has news for assistive tools.
    case accessibility(AccessibilityNews)
    /// A text input became (or stopped being) first responder; the simulator may show a keyboard. `type` is `UIKeyboardType`'s raw value.
    case keyboard(visible: Bool, type: Int)
    /// The keyboard spells Chinese: what may `letters` stand for, after choices among the candidates of earlier answers?
    case candidates(id: UInt32, letters: String, choices: [Int])
    /// What the device keeps of the app's notifications from now on.
    case notifications(AppNotifications)
    /// The device shows it over what is on the screen; the app is behind.
    case showNotification(DeviceNotification)
    /// The app wants a token for notifications from servers, or gives it back.
    case registerForPush(Bool)
    /// The app did what a silent notification was for; `UIBackgroundFetchResult` raw value.
    case pushHandled(UInt8)
    /// The app looked for something new; `UIBackgroundFetchResult` raw value.
    case fetched(UInt8)
    /// What the app changed about its icon, for the device to keep.
    case homeIcon(HomeIcon)
    /// What a person allowed the app to know of the place, for the device to keep.
    case location(LocationPermission)
    /// From the app of the device's own screens.
    case shell(ShellWish)
    /// What a person did with a notification of the app of this identifier, in a banner or in a list of the device's own screens.
    case answered(NotificationAnswer, app: String)
    /// A link that another app is to open, or that a person should know of; answered with `ApplicationEvent.openedURL`, number 0 with nothing.
    case openURL(id: UInt32, String)
    case haptic(String)
    case pasteboard(String)
    /// One line for the simulator's log.
    case log(String)
}

/// What a spelling may stand for.
public struct SpellingCandidates: Hashable, Sendable {
    /// Text that was chosen; all of it when there are no candidates.
    public var fixed: String
    /// What is open of the letters, a space between syllables.
    public var spelling: String
    public var candidates: [String]
    public init(fixed: String = "", spelling: String = "", candidates: [String] = []) {
        (self.fixed, self.spelling, self.candidates) = (fixed, spelling, candidates)
    }
}
