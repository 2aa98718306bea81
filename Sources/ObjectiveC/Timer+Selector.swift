public import Foundation

/// Timers that send a message. The timer keeps its target until it is invalidated; the method may take the timer.
///
/// > Contract: Foundation, Timer.init(timeInterval:target:selector:userInfo:repeats:)
extension Timer {
    /// `Timer()`: one that never fires, to be replaced. The parameter is there because extensions cannot override `init()`.
    public convenience init(_: Void = ()) {
        self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        invalidate()
    }

    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo
        )
    }

    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
    ) {
        nonisolated(unsafe) let (target, information) = (t as AnyObject, ui)
        self.init(deviceFire: date, interval: ti, repeats: rep) { timer in
            let sender = information == nil ? timer : SelectorTimer(standingFor: timer, userInfo: information)
            _ = ObjCRuntime.send(s, to: target, [sender])
        }
    }

    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        nonisolated(unsafe) let target = aTarget as AnyObject
        let timer = SelectorTimer(after: ti, repeats: yesOrNo, userInfo: userInfo) { timer in
            _ = ObjCRuntime.send(aSelector, to: target, [timer])
        }
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// A timer with user information, which Foundation on Linux declares but never sets.
///
/// An initialiser cannot answer with a subclass: a timer made by `Timer(timeInterval:target:…)` hands its target one of these that
/// stands for it.
private final class SelectorTimer: EndingTimer {
    private let information: Any?
    private let original: Timer?

    init(after interval: TimeInterval, repeats: Bool, userInfo: Any?, block: @Sendable @escaping (Timer) -> Void) {
        information = userInfo
        original = nil
        let action = TimerAction(block, repeats: repeats)
        super.init(
            fire: Date(timeIntervalSinceNow: max(interval, 0)), interval: TimerAction.interval(interval, repeats: repeats), repeats: repeats
        ) { action.call($0) }
        TimerActions.shared.adopt(self, action)
    }

    init(standingFor timer: Timer, userInfo: Any?) {
        information = userInfo
        original = timer
        super.init(fire: .distantFuture, interval: timer.timeInterval, repeats: false) { _ in }
        // It is never scheduled, and goes with its call.
        TimerActions.shared.adopt(self, TimerAction({ _ in }, repeats: false))
        super.invalidate()
    }

    override var userInfo: Any? { information }
    override var isValid: Bool { original?.isValid ?? super.isValid }

    override func invalidate() {
        original?.invalidate()
        super.invalidate()
    }
}
