internal import AppLink
internal import HostInterface

/// Brings the app's elements to the desktop's assistive tools when these ask, and what the tools do to the app.
///
/// > Isolation: the simulator's main thread. > Units: seconds.
struct AssistiveFeed {
    private let bridge: (any AssistiveBridge)?
    private var question: (session: ObjectIdentifier, number: UInt32)?
    private var seen: (session: ObjectIdentifier, transactions: Int)?
    private var lastAsked = 0.0
    private var isDue = false
    /// Tools that listen are told of a moving screen so often.
    private static let interval = 0.1

    init(bridge: (any AssistiveBridge)?) { self.bridge = bridge }

    /// When `step` has something to do without anything else having happened.
    var nextWakeUp: Double? { isDue ? lastAsked + Self.interval : nil }

    mutating func step(_ session: AppSession, at now: Double, layout: ChromeLayout, scale: Double) {
        guard let bridge else { return }
        let identity = ObjectIdentifier(session)
        if let asked = question, asked.session != identity || session.ending != nil { question = nil }
        if let asked = question, case .elements(let elements)? = session.takeAnswer(asked.number) {
            question = nil
            bridge.show(elements, at: AssistivePlacement(x: Double(layout.screen.x), y: Double(layout.screen.y), scale: scale))
        }
        if seen?.session != identity || seen?.transactions != session.transactionCount {
            seen = (identity, session.transactionCount)
            bridge.contentChanged()
        }
        isDue = false
        guard bridge.wantsElements, question == nil, session.ending == nil else { return }
        guard now - lastAsked >= Self.interval else {
            isDue = true
            return
        }
        lastAsked = now
        question = (identity, session.ask { .event(.queryElements(id: $0)) })
    }

    func hear(_ news: AccessibilityNews) {
        switch news {
        case .announcement(let text): bridge?.announce(text)
        case .pageScrolled(let text): if !text.isEmpty { bridge?.announce(text) }
        // The new elements themselves say it.
        case .screenChanged, .layoutChanged: bridge?.contentChanged()
        }
    }

    func perform(_ action: AccessibilityAction, on element: UInt64, _ session: AppSession) {
        guard session.ending == nil else { return }
        _ = session.ask { .event(.perform(id: $0, element: element, action)) }
    }
}
