package import Foundation

/// A timer that has not ended, for reports of what an app waits for.
struct PendingTimer: Sendable {
    /// The place in the source that made it, or its target and selector.
    let owner: @Sendable () -> String
    /// When it fires first.
    let due: Date
    /// Between two calls; nil for a timer that fires once. > Units: seconds.
    let interval: TimeInterval?

    /// The name of a timer with a target in reports.
    static func owner(_ target: AnyObject, _ selector: Selector) -> String {
        let receiver: AnyClass = target as? AnyClass ?? type(of: target)
        return "\(receiver), \(selector.description)"
    }

    /// When it fires next; one whose time has come fires at once.
    func next(after now: Date) -> Date {
        guard let interval, due < now else { return max(due, now) }
        let passed = (now.timeIntervalSince(due) / interval).rounded(.up)
        return due + passed * interval
    }

    func description(at now: Date) -> String {
        let time = PendingTime.text(next(after: now).timeIntervalSince(now))
        guard let interval else { return "a Timer (\(owner())) fires in \(time)" }
        return "a Timer (\(owner())) fires every \(PendingTime.text(interval)), next in \(time)"
    }
}

/// Durations in reports.
package enum PendingTime {
    /// > Units: seconds; in thousandths, so that the last digits of a clock do not show.
    package static func text(_ seconds: TimeInterval) -> String {
        let rounded = (seconds * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded)) s" : "\(rounded) s"
    }
}
