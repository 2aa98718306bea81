public import Foundation

/// Timers that send a message. The timer keeps its target until it is invalidated; the method may take the timer.
///
/// > Contract: Foundation, Timer.init(timeInterval:target:selector:userInfo:repeats:)
extension Timer {
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        nonisolated(unsafe) let target = aTarget as AnyObject
        self.init(timeInterval: ti, repeats: yesOrNo) { timer in _ = ObjCRuntime.send(aSelector, to: target, [timer]) }
        TimerUserInfo.set(userInfo, of: self)
    }

    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
    ) {
        nonisolated(unsafe) let target = t as AnyObject
        self.init(fire: date, interval: ti, repeats: rep) { timer in _ = ObjCRuntime.send(s, to: target, [timer]) }
        TimerUserInfo.set(ui, of: self)
    }

    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    public var userInfo: Any? { TimerUserInfo.value(of: self) }
}

/// What a timer carries for its target.
private enum TimerUserInfo {
    static let key = AssociationKey()
    static func set(_ value: Any?, of timer: Timer) {
        if let value { AssociatedObjects.shared.set(value, for: timer, key: key.pointer) }
    }
    static func value(of timer: Timer) -> Any? { AssociatedObjects.shared.value(of: timer, key: key.pointer) }
}
