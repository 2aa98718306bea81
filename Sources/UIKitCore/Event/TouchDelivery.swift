/// The messages of a touch that a view has received, and those delayed until recognisers decide.
///
/// A value without views, so that the rules of delaying, cancelling and finishing can be tested alone.
package struct TouchDelivery: Hashable, Sendable {
    package enum Message: Hashable, Sendable, CaseIterable { case began, moved, ended, cancelled }
    package enum Stage: Hashable, Sendable {
        /// The view has received nothing.
        case fresh
        /// The view received `began`.
        case open
        /// The view received `ended` or `cancelled`, or will never receive the touch.
        case closed
    }

    package private(set) var stage: Stage = .fresh
    /// Delayed messages, in order; moves are merged.
    package private(set) var held: [Message] = []

    package init() {}

    /// A new phase arrived. > Returns: the messages to deliver now.
    package mutating func receive(_ message: Message, holdsBegan: Bool, holdsEnded: Bool) -> [Message] {
        guard stage != .closed else { return [] }
        if message == .cancelled { return cancel() }
        if message == .moved, held.last == .moved { return release(holdsBegan: holdsBegan, holdsEnded: holdsEnded) }
        held.append(message)
        return release(holdsBegan: holdsBegan, holdsEnded: holdsEnded)
    }

    /// A recogniser decided. > Returns: the messages that can be delivered now.
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

    /// A recogniser claimed the touch, or the system cancelled it.
    package mutating func cancel() -> [Message] {
        defer {
            stage = .closed
            held = []
        }
        return stage == .open ? [.cancelled] : []
    }

    /// The view will never receive this touch.
    package mutating func withhold() {
        stage = .closed
        held = []
    }
}
