internal import AppLink
internal import HostInterface

/// Brings the app's elements to those who speak of them when these ask: the desktop's assistive tools, and the simulator's own speech.
///
/// > Isolation: the simulator's main thread. > Units: seconds.
struct AssistiveFeed {
    private let bridge: (any AssistiveBridge)?
    private var question: (session: ObjectIdentifier, number: UInt32)?
    private var seen: (session: ObjectIdentifier, transactions: Int)?
    private var lastAsked = 0.0
    private var isDue = false
    /// What is on the screen has changed since it was asked for.
    private var isStale = true
    /// Somebody besides the bridge follows every change.
    var isWatched = false {
        didSet { if isWatched, !oldValue { isStale = true } }
    }
    /// Those who follow are told of a moving screen so often.
    private static let interval = 0.1

    init(bridge: (any AssistiveBridge)?) { self.bridge = bridge }

    /// When `step` has something to do without anything else having happened.
    var nextWakeUp: Double? { isDue ? lastAsked + Self.interval : nil }

    /// > Returns: what is on the screen, when it has just come.
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
        // The new elements themselves say it.
        case .screenChanged, .layoutChanged: bridge?.contentChanged()
        }
    }
}
