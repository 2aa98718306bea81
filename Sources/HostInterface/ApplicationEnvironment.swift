/// What an application needs of the world outside it: its device, time, events, and someone to tell what it wants.
/// UIKitCore knows this protocol only; AppLink speaks it over a socket, tests in memory.
///
/// > Isolation: the main thread.
public protocol ApplicationEnvironment: AnyObject {
    /// The device as the app last heard of it.
    var device: DeviceState { get }
    var clock: any HostClock { get }
    /// Called on the main thread with everything that happens to the app.
    var onEvent: ((ApplicationEvent) -> Void)? { get set }
    func send(_ request: ApplicationRequest)
}

public enum ApplicationEvent: Hashable, Sendable {
    public enum LifeCycle: UInt8, Sendable, CaseIterable {
        case becomeActive, resignActive, enterBackground, enterForeground, terminate, memoryWarning
    }
    case input(InputEvent)
    case deviceChanged(DeviceState)
    case lifeCycle(LifeCycle)
    case openURL(String)
    /// Answer with `ApplicationRequest.elements` and the same number, once the layout is up to date.
    case queryElements(id: UInt32)
    /// Answer with `ApplicationRequest.treeText` and the same number.
    case queryTree(id: UInt32)
    /// Answer with `ApplicationRequest.issues` and the same number.
    case audit(id: UInt32, AccessibilityAuditType)
    /// An assistive tool acts on the element that is named so; answer with `ApplicationRequest.performed` and the same number.
    case perform(id: UInt32, element: UInt64, AccessibilityAction)
    /// What was asked for with `ApplicationRequest.candidates` and this number.
    case candidates(id: UInt32, SpellingCandidates)
}

public enum ApplicationRequest: Hashable, Sendable {
    /// Of what the system draws over an app: the status bar, the home indicator.
    public enum StatusBarStyle: UInt8, Sendable, CaseIterable { case automatic, light, dark }
    /// The first frame was committed.
    case didLaunch
    case statusBar(StatusBarStyle, hidden: Bool)
    case homeIndicator(StatusBarStyle, hidden: Bool)
    /// Bits `1 << DeviceState.Orientation.rawValue` of what the front controller supports.
    case supportedOrientations(UInt8)
    case elements(id: UInt32, [AccessibilityElement])
    case treeText(id: UInt32, String)
    case issues(id: UInt32, [AccessibilityAuditIssue])
    /// Whether the element took the action.
    case performed(id: UInt32, Bool)
    /// The app has news for assistive tools.
    case accessibility(AccessibilityNews)
    /// A text input became (or stopped being) first responder; the simulator may show a keyboard. `type` is `UIKeyboardType`'s raw value.
    case keyboard(visible: Bool, type: Int)
    /// The keyboard spells Chinese: what may `letters` stand for, after choices among the candidates of earlier answers?
    case candidates(id: UInt32, letters: String, choices: [Int])
    case openURL(String)
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
