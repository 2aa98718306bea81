/// What an application needs from outside: its device, time, events, and a receiver for its requests.
/// UIKitCore knows only this protocol; AppLink implements it over a socket, tests in memory.
///
/// > Isolation: the main thread.
public protocol ApplicationEnvironment: AnyObject {
    /// The device state that the app received last.
    var device: DeviceState { get }
    /// The clock of the app's timers and animations.
    var clock: any DeviceClock { get }
    /// What the app was launched with.
    var beginning: LaunchInfo { get }
    /// Called on the main thread for every event of the app.
    var onEvent: ((ApplicationEvent) -> Void)? { get set }
    /// Sends a request or a report to the simulator.
    func send(_ request: ApplicationRequest)
}

extension ApplicationEnvironment {
    /// Nothing to handle at launch.
    public var beginning: LaunchInfo { LaunchInfo() }
}

/// What the simulator sends to an app.
public enum ApplicationEvent: Hashable, Sendable {
    /// A change of the app's state, or a warning that memory is low.
    public enum LifeCycle: UInt8, Sendable, CaseIterable {
        /// The states in which UIKit calls the app's delegates.
        case becomeActive, resignActive, enterBackground, enterForeground, terminate, memoryWarning
    }
    /// The user's input.
    case input(InputEvent)
    /// A changed setting or condition of the device.
    case deviceChanged(DeviceState)
    /// A change of the app's state.
    case lifeCycle(LifeCycle)
    /// A URL, and the identifier of the app it comes from; empty if it comes from elsewhere.
    case openURL(String, from: String = "")
    /// Response to `ApplicationRequest.openURL` of this number: whether an app opens it.
    case openedURL(id: UInt32, Bool)
    /// Respond with `ApplicationRequest.elements` and the same number, once the layout is up to date.
    case queryElements(id: UInt32)
    /// Respond with `ApplicationRequest.treeText` and the same number.
    case queryTree(id: UInt32)
    /// Respond with `ApplicationRequest.treeText` and the same number: the elements that tests of the interface see, as JSON; with the rows
    /// of tables that are off the screen, or without them.
    case queryInterface(id: UInt32, rows: Bool = false)
    /// Respond with `ApplicationRequest.screen` and the same number; it also names the views of these layers.
    case queryScreen(id: UInt32, layers: [UInt64])
    /// An inspector's request as JSON: respond with `ApplicationRequest.treeText` and the same number.
    case inspect(id: UInt32, String)
    /// Respond with `ApplicationRequest.issues` and the same number.
    case audit(id: UInt32, AccessibilityAuditType)
    /// An assistive tool performs an action on this element; respond with `ApplicationRequest.performed` and the same number.
    case perform(id: UInt32, element: UInt64, AccessibilityAction)
    /// Response to `ApplicationRequest.candidates` of this number.
    case candidates(id: UInt32, SpellingCandidates)
    /// A remote notification arrived; its JSON.
    case push(identifier: String, payload: String)
    /// Response to `ApplicationRequest.registerForPush`: a token in hexadecimal digits, or why there is none.
    case pushToken(String, problem: String)
    /// The user responded to a notification that the device showed.
    case answer(NotificationResponse)
    /// The user chose a quick action from the icon's menu.
    case shortcut(AppShortcut)
    /// The user changed one of the app's permissions in Settings.
    case permission(PermissionChange)
    /// The user took a screenshot of the app.
    case screenshotTaken
    /// VoiceOver finished an announcement of the app, or did not speak it because the app is in the background.
    case announced(String, wasSpoken: Bool)
    /// Background fetch; the app responds with `ApplicationRequest.fetched`.
    case fetch
    /// To the shell app only: what its screens show from now on.
    case shell(ShellState)
    /// To the foreground app: a banner of a background app. The user's response comes as `ApplicationRequest.answered`.
    case banner(DeviceBanner)
}

/// What an app sends to the simulator, except for layers.
public enum ApplicationRequest: Hashable, Sendable {
    /// Style of what the system draws over an app: the status bar, the home indicator.
    public enum StatusBarStyle: UInt8, Sendable, CaseIterable { case automatic, light, dark }
    /// The first frame was committed.
    case didLaunch
    /// The style of the status bar, and whether it is hidden.
    case statusBar(StatusBarStyle, hidden: Bool)
    /// The right part of the bar, where scenes are side by side; `statusBar` sets both.
    case statusBarEnd(StatusBarStyle)
    /// The style of the home indicator, and whether it is hidden.
    case homeIndicator(StatusBarStyle, hidden: Bool)
    /// At these edges system gestures are deferred until a second swipe.
    case deferredEdges(ScreenEdges)
    /// What the front controller supports; `preferred` applies until the user rotates the device.
    case supportedOrientations(DeviceState.Orientations, preferred: DeviceState.Orientation? = nil)
    /// Asks to rotate the device, as the user would.
    case turn(DeviceState.Orientation)
    /// Why the launched app has nothing on the screen; empty once it has.
    case nothingShown(String)
    /// Whether the screen stays on while nobody touches it.
    case idleTimer(preventsLock: Bool)
    /// The elements on the screen, in response to `queryElements`.
    case elements(id: UInt32, [AccessibilityElement])
    /// The tree of views as text, in response to `queryTree`.
    case treeText(id: UInt32, String)
    /// The scroll areas and pending work, in response to `queryScreen`.
    case screen(id: UInt32, ScreenReport)
    /// The issues that were found, in response to `audit`.
    case issues(id: UInt32, [AccessibilityAuditIssue])
    /// Whether the element handled the action.
    case performed(id: UInt32, Bool)
    /// A notification for assistive tools.
    case accessibility(AccessibilityNotification)
    /// A text input became (or stopped being) first responder; the simulator may show a keyboard.
    case keyboard(visible: Bool, type: KeyboardType)
    /// Chinese input: asks for candidates of `letters`, after the candidates chosen so far.
    case candidates(id: UInt32, letters: String, choices: [Int])
    /// The app's notifications that the device stores from now on.
    case notifications(AppNotifications)
    /// The device shows it as a banner; the app is in the background.
    case showNotification(DeviceNotification)
    /// The app registers for remote notifications, or unregisters.
    case registerForPush(Bool)
    /// The app handled a silent notification.
    case pushHandled(FetchResult)
    /// The app finished a background fetch.
    case fetched(FetchResult)
    /// The app's changes to its icon, for the device to store.
    case homeIcon(HomeIcon)
    /// The user's location permission for the app, for the device to store.
    case location(LocationPermission)
    /// From the shell app only.
    case shell(ShellCommand)
    /// The user's response to a notification of the app with this identifier, in a banner or in a list of the shell.
    case answered(NotificationResponse, app: String)
    /// A URL for another app to open, or to show to the user; the response is `ApplicationEvent.openedURL`, none for number 0.
    case openURL(id: UInt32, String)
    /// Haptic feedback or a sound, for logs and scripts.
    case haptic(Feedback)
    /// The text of the app's pasteboard, for the desktop's clipboard.
    case pasteboard(String)
    /// One line for the simulator's log.
    case log(String)
}

/// Candidates for a spelling.
public struct SpellingCandidates: Hashable, Sendable {
    /// The text chosen so far; the whole text when there are no candidates.
    public var fixed: String
    /// The letters not converted yet, with a space between syllables.
    public var spelling: String
    /// The proposed texts, best first.
    public var candidates: [String]
    /// Creates the candidates of a spelling.
    public init(fixed: String = "", spelling: String = "", candidates: [String] = []) {
        (self.fixed, self.spelling, self.candidates) = (fixed, spelling, candidates)
    }
}
