internal import AppLink
internal import DeviceProtocol
internal import HostInterface

/// Sends the app's elements to assistive tools that ask for them: the desktop's, and the simulator's VoiceOver.
///
/// > Isolation: the simulator's main thread. > Units: seconds.
struct AssistiveFeed {
    private let bridge: (any AssistiveBridge)?
    private var question: (session: ObjectIdentifier, number: UInt32)?
    private var seen: (session: ObjectIdentifier, transactions: Int)?
    private var lastAsked = 0.0
    private var isDue = false
    /// The screen has changed since the last query.
    private var isStale = true
    /// A client other than the bridge follows every change.
    var isWatched = false {
        didSet { if isWatched, !oldValue { isStale = true } }
    }
    /// Interval of updates while the screen keeps changing.
    private static let interval = 0.1

    init(bridge: (any AssistiveBridge)?) { self.bridge = bridge }

    /// When `step` has something to do without another event.
    var nextWakeUp: Double? { isDue ? lastAsked + Self.interval : nil }

    /// > Returns: the elements on screen, if they have just arrived.
    mutating func step(_ session: AppSession, at now: Double, layout: ChromeLayout, scale: Double) -> [AccessibilityElement]? {
        guard bridge != nil || isWatched else { return nil }
        let identity = ObjectIdentifier(session)
        if let asked = question, asked.session != identity || session.ending != nil { question = nil }
        var came: [AccessibilityElement]?
        if let asked = question, case .elements(let elements)? = session.takeAnswer(asked.number) {
            question = nil
            came = elements
            bridge?.show(elements, at: AssistivePlacement(x: Double(layout.screen.x), y: Double(layout.screen.y), scale: scale))
        }
        if seen?.session != identity || seen?.transactions != session.transactionCount {
            seen = (identity, session.transactionCount)
            isStale = true
            bridge?.contentChanged()
        }
        isDue = false
        guard bridge?.wantsElements == true || isWatched && isStale, question == nil, session.ending == nil else { return came }
        guard now - lastAsked >= Self.interval else {
            isDue = true
            return came
        }
        lastAsked = now
        isStale = false
        question = (identity, session.ask { .event(.queryElements(id: $0)) })
        return came
    }

    func receive(_ notification: AccessibilityNotification) {
        switch notification {
        case .announcement(let text): bridge?.announce(text)
        case .pageScrolled(let text): if !text.isEmpty { bridge?.announce(text) }
        // The new elements announce it themselves.
        case .screenChanged, .layoutChanged: bridge?.contentChanged()
        }
    }
}
