package import HostInterface

/// Which changes of the device an app is told, and when: while it has not dealt with one, those that follow it become one.
///
/// An app draws all it shows again when the device changes. Without this, many changes in a row (a slider of text sizes, a page that sends
/// thousands of settings) would line up and each cost the memory of a whole screen.
package struct DeviceChangeThrottle {
    /// Changes that an app may have before it at once, where other events come between them.
    package static let limit = 4
    private var waiting: DeviceState?
    /// Numbers of the questions sent after changes and not answered yet.
    private var unanswered: Set<UInt32> = []

    package init() {}

    /// A new state. > Returns: what to tell now; nil where the app has yet to deal with the one before.
    package mutating func offer(_ state: DeviceState) -> DeviceState? {
        guard unanswered.isEmpty, waiting == nil else {
            waiting = state
            return nil
        }
        return state
    }

    /// What to tell before another event, so that events keep their order.
    package mutating func takeBeforeOthers() -> DeviceState? {
        guard unanswered.count < Self.limit else { return nil }
        defer { waiting = nil }
        return waiting
    }

    /// A state is told, and a question with this number after it.
    package mutating func told(_ number: UInt32) { unanswered.insert(number) }

    package func owns(_ number: UInt32) -> Bool { unanswered.contains(number) }

    /// The app has dealt with a change. > Returns: what to tell now.
    package mutating func answered(_ number: UInt32) -> DeviceState? {
        unanswered.remove(number)
        guard unanswered.isEmpty else { return nil }
        defer { waiting = nil }
        return waiting
    }
}
