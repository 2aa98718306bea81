/// What a view has been told of a touch, and what is being held back from it while recognisers make up their minds.
///
/// A value without views, so that the rules of holding, cancelling and finishing can be tested alone.
package struct TouchDelivery: Hashable, Sendable {
    package enum Message: Hashable, Sendable, CaseIterable { case began, moved, ended, cancelled }
    package enum Stage: Hashable, Sendable {
        /// The view knows nothing yet.
        case fresh
        /// The view got `began`.
        case open
        /// The view got `ended` or `cancelled`, or is never to hear of the touch.
        case closed
    }

    package private(set) var stage: Stage = .fresh
    /// Messages that wait, in order; moves are joined.
    package private(set) var held: [Message] = []

    package init() {}

    /// A new phase arrived. > Returns: what to tell the view now.
    package mutating func receive(_ message: Message, holdsBegan: Bool, holdsEnded: Bool) -> [Message] {
        guard stage != .closed else { return [] }
        if message == .cancelled { return cancel() }
        if message == .moved, held.last == .moved { return release(holdsBegan: holdsBegan, holdsEnded: holdsEnded) }
        held.append(message)
        return release(holdsBegan: holdsBegan, holdsEnded: holdsEnded)
    }

    /// A recogniser decided. > Returns: what may be told now.
    package mutating func release(holdsBegan: Bool, holdsEnded: Bool) -> [Message] {
        if stage == .closed || (stage == .fresh && holdsBegan) { return [] }
        var told: [Message] = []
        while let first = held.first {
            if first == .ended && holdsEnded { break }
            held.removeFirst()
            stage = first == .ended ? .closed : .open
            told.append(first)
        }
        return told
    }

    /// A recogniser claimed the touch, or the system took it away.
    package mutating func cancel() -> [Message] {
        defer {
            stage = .closed
            held = []
        }
        return stage == .open ? [.cancelled] : []
    }

    /// The view is never to hear of this touch.
    package mutating func withhold() {
        stage = .closed
        held = []
    }
}
