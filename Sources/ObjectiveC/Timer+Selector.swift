public import Foundation

/// Timers that send a message. The timer retains its target until it is invalidated; the method may take the timer.
///
/// > Contract: Foundation, Timer.init(timeInterval:target:selector:userInfo:repeats:)
extension Timer {
    /// `Timer()`: one that never fires, as a placeholder. The parameter is there because extensions cannot override `init()`.
    public convenience init(_: Void = ()) {
        self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        invalidate()
    }

    /// Creates a timer that sends a message after `ti` seconds, once it is added to a run loop.
    ///
    /// - Parameters:
    ///   - ti: Seconds until the first message and between two messages.
    ///   - aTarget: The receiver, retained until the timer's end.
    ///   - aSelector: A method that takes the timer, or nothing.
    ///   - userInfo: The timer's `userInfo`, as the receiver sees it.
    ///   - yesOrNo: Whether it continues until `invalidate()`.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo
        )
    }

    /// Creates a timer that first sends a message at a date, once it is added to a run loop.
    ///
    /// - Parameters:
    ///   - date: When to send first.
    ///   - ti: Seconds between two messages.
    ///   - t: The receiver, retained until the timer's end.
    ///   - s: A method that takes the timer, or nothing.
    ///   - ui: The timer's `userInfo`, as the receiver sees it.
    ///   - rep: Whether it continues until `invalidate()`.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
    ) {
        // Used by the timer's block only, on the thread of its run loop.
        nonisolated(unsafe) let (target, information) = (t as AnyObject, ui)
        self.init(deviceFire: date, interval: ti, repeats: rep, owner: PendingTimer.owner(target, s)) { timer in
            let sender = information == nil ? timer : SelectorTimer(standingFor: timer, userInfo: information)
            _ = ObjCRuntime.send(s, to: target, [sender])
        }
    }

    /// Creates a timer that sends a message and adds it to the current run loop, in the default mode.
    ///
    /// - Parameters:
    ///   - ti: Seconds until the first message and between two messages.
    ///   - aTarget: The receiver, retained until the timer's end.
    ///   - aSelector: A method that takes the timer, or nothing.
    ///   - userInfo: The timer's `userInfo`.
    ///   - yesOrNo: Whether it continues until `invalidate()`.
    /// - Returns: The timer, which the run loop retains.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        // Used by the timer's block only, on the thread of its run loop.
        nonisolated(unsafe) let target = aTarget as AnyObject
        let owner = PendingTimer.owner(target, aSelector)
        let timer = SelectorTimer(after: ti, repeats: yesOrNo, userInfo: userInfo, owner: owner) { timer in
            _ = ObjCRuntime.send(aSelector, to: target, [timer])
        }
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// A timer with user information, which Foundation on Linux declares but never sets.
///
/// An initialiser cannot return a subclass: a timer created by `Timer(timeInterval:target:…)` passes one of these to its target
/// in its place.
private final class SelectorTimer: EndingTimer {
    private let information: Any?
    private let original: Timer?

    init(
        after interval: TimeInterval, repeats: Bool, userInfo: Any?, owner: @autoclosure @escaping @Sendable () -> String,
        block: @Sendable @escaping (Timer) -> Void
    ) {
        information = userInfo
        original = nil
        let action = TimerAction(block, repeats: repeats)
        let (date, interval) = (Date(timeIntervalSinceNow: max(interval, 0)), TimerAction.interval(interval, repeats: repeats))
        super.init(fire: date, interval: interval, repeats: repeats) { action.call($0) }
        TimerActions.shared.adopt(self, action, PendingTimer(owner: owner, due: date, interval: repeats ? interval : nil))
    }

    init(standingFor timer: Timer, userInfo: Any?) {
        information = userInfo
        original = timer
        super.init(fire: .distantFuture, interval: timer.timeInterval, repeats: false) { _ in }
        // It is never scheduled, and is released after its call.
        TimerActions.shared.adopt(
            self, TimerAction({ _ in }, repeats: false), PendingTimer(owner: { "" }, due: .distantFuture, interval: nil))
        super.invalidate()
    }

    override var userInfo: Any? { information }
    override var isValid: Bool { original?.isValid ?? super.isValid }

    override func invalidate() {
        original?.invalidate()
        super.invalidate()
    }
}
