package import DeviceProtocol

/// Which device changes are sent to an app, and when: while one is unprocessed, later changes are merged into one.
///
/// An app redraws everything visible when the device changes. Without this, many changes in a row (a text size slider, a page that sends
/// thousands of settings) would queue up, and each would use the memory of a whole screen.
package struct DeviceChangeThrottle {
    /// Maximum number of unprocessed changes, where other events come between them.
    package static let limit = 4
    private var waiting: DeviceState?
    /// Numbers of the queries sent after changes and not answered yet.
    private var unanswered: Set<UInt32> = []

    package init() {}

    /// A new state. > Returns: what to send now; nil while the app still processes the previous one.
    package mutating func offer(_ state: DeviceState) -> DeviceState? {
        guard unanswered.isEmpty, waiting == nil else {
            waiting = state
            return nil
        }
        return state
    }

    /// What to send before another event, so that events keep their order.
    package mutating func takeBeforeOthers() -> DeviceState? {
        guard unanswered.count < Self.limit else { return nil }
        defer { waiting = nil }
        return waiting
    }

    /// A state was sent, followed by a query of this number.
    package mutating func told(_ number: UInt32) { unanswered.insert(number) }

    package func owns(_ number: UInt32) -> Bool { unanswered.contains(number) }

    /// The app has processed a change. > Returns: what to send now.
    package mutating func answered(_ number: UInt32) -> DeviceState? {
        unanswered.remove(number)
        guard unanswered.isEmpty else { return nil }
        defer { waiting = nil }
        return waiting
    }
}
