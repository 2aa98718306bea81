internal import AppLink
internal import RenderProtocol

/// Knows until when an app has nothing to do, so that its clock need not be moved frame by frame.
struct PendingAdvance {
    /// When something is due in the app; infinite if nothing is, nil if that is not known.
    private var deadline: Double?
    /// The time that the app does not know yet.
    private var time: Double?
    /// The number of the last message, if it moves the clock.
    private var last: UInt32?

    var isBehind: Bool { time != nil }

    /// Whether something is known to be due in the app at `time` or before.
    func isDue(by time: Double) -> Bool { deadline.map { $0 <= time } ?? false }

    /// > Returns: whether nothing is due until `time`, which the app has to be told before anything else.
    mutating func wait(until time: Double) -> Bool {
        // What is due at the time itself has to be done.
        guard let deadline, time < deadline else { return false }
        self.time = time
        return true
    }

    /// > Returns: the time that the app has to be told first; nil if it knows it, or the message says it.
    mutating func willSend(_ message: LinkMessage) -> Double? {
        defer { (deadline, time) = (nil, nil) }
        switch message {
        case .advance(let id, _), .passFrames(let id, _, _, _):
            last = id
            return nil
        default:
            last = nil
            return time
        }
    }

    /// The app's answer to a message of this number, which says when something is due then.
    mutating func answered(_ number: UInt32, next: Double?) {
        // Something was sent after it, which the app may do something about.
        guard number == last else { return }
        deadline = next ?? .infinity
    }

    /// The app did something at a time of its own choice.
    mutating func forget() { deadline = nil }
}
