public import Foundation
internal import Synchronization

/// Timers that call a closure, as on Apple's systems: the first call is after the interval, and `invalidate()`, or the only call of a
/// timer that does not repeat, releases the closure and the run loop's reference to the timer.
///
/// Foundation on Linux fires `Timer(timeInterval:repeats:block:)` at once, and never releases a timer's closure or the timer. `ferry build`
/// replaces the initialisers with Foundation's labels by these.
///
/// > Contract: Foundation, Timer.init(timeInterval:repeats:block:), Timer.invalidate().
extension Timer {
    /// Creates a timer that calls `block` after `interval` seconds, once it is added to a run loop.
    ///
    /// - Parameters:
    ///   - interval: Seconds until the first call and between two calls; negative is 0.
    ///   - repeats: Whether it continues until `invalidate()`.
    ///   - block: Called on the run loop's thread; released at the timer's end.
    ///   - file: The source that creates the timer, for reports of what an app waits for.
    ///   - line: Its line.
    public convenience init(
        deviceTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let date = Date(timeIntervalSinceNow: max(interval, 0))
        self.init(deviceFire: date, interval: interval, repeats: repeats, block: block, file: file, line: line)
    }

    /// Creates a timer that first calls `block` at a date, once it is added to a run loop.
    ///
    /// - Parameters:
    ///   - date: When to call first.
    ///   - interval: Seconds between two calls.
    ///   - repeats: Whether it continues until `invalidate()`.
    ///   - block: Called on the run loop's thread; released at the timer's end.
    ///   - file: The source that creates the timer, for reports of what an app waits for.
    ///   - line: Its line.
    public convenience init(
        deviceFire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(deviceFire: date, interval: interval, repeats: repeats, owner: "\(file):\(line)", block: block)
    }

    /// > Parameters: owner: what reports name the timer by: its place in the source, or its target and selector.
    convenience init(
        deviceFire date: Date, interval: TimeInterval, repeats: Bool, owner: @autoclosure @escaping @Sendable () -> String,
        block: @escaping @Sendable (Timer) -> Void
    ) {
        let action = TimerAction(block, repeats: repeats)
        let interval = TimerAction.interval(interval, repeats: repeats)
        self.init(fire: date, interval: interval, repeats: repeats) { action.call($0) }
        TimerActions.shared.adopt(self, action, PendingTimer(owner: owner, due: date, interval: repeats ? interval : nil))
    }

    /// Creates a timer that calls `block` and adds it to the current run loop, in the default mode.
    ///
    /// - Parameters:
    ///   - interval: Seconds until the first call and between two calls; negative is 0.
    ///   - repeats: Whether it continues until `invalidate()`.
    ///   - block: Called on the run loop's thread; released at the timer's end.
    ///   - file: The source that creates the timer, for reports of what an app waits for.
    ///   - line: Its line.
    /// - Returns: The timer, which the run loop retains.
    @discardableResult
    public class func scheduledTimer(
        deviceTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Timer {
        let timer = Timer(deviceTimeInterval: interval, repeats: repeats, block: block, file: file, line: line)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// A timer's closure, until the timer ends.
final class TimerAction: Sendable {
    private struct Block {
        let call: @Sendable (Timer) -> Void
    }
    private let block: Mutex<Block?>
    private let repeats: Bool

    init(_ block: @escaping @Sendable (Timer) -> Void, repeats: Bool) {
        self.block = Mutex(Block(call: block))
        self.repeats = repeats
    }

    func call(_ timer: Timer) {
        block.withLock { $0 }?.call(timer)
        if !repeats { TimerActions.shared.end(timer) }
    }

    func clear() {
        // The closure's captures may be released and run any code: outside the lock.
        let last = block.withLock { block in
            defer { block = nil }
            return block
        }
        withExtendedLifetime(last) {}
    }

    /// A repeating timer has an interval above zero. > Units: seconds.
    static func interval(_ interval: TimeInterval, repeats: Bool) -> TimeInterval { repeats ? max(interval, 0.000_1) : interval }
}

/// The actions of the timers that have not ended. > Isolation: any thread.
package final class TimerActions: Sendable {
    package static let shared = TimerActions()
    private let actions = Mutex<[ObjectIdentifier: (action: TimerAction, timer: PendingTimer)]>([:])

    var count: Int { actions.withLock { $0.count } }

    /// Timers that have not ended, the next one first, as lines of a report.
    package func descriptions(at now: Date) -> [String] {
        let timers = actions.withLock { $0.values.map(\.timer) }
        return timers.map { ($0.next(after: now), $0) }.filter { $0.0 < .distantFuture }.map { ($0.0, $0.1.description(at: now)) }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.1)
    }

    func adopt(_ timer: Timer, _ action: TimerAction, _ pending: PendingTimer) {
        actions.withLock { $0[ObjectIdentifier(timer)] = (action, pending) }
        guard type(of: timer) == Timer.self else { return }
        // The first word of an object is its class, and a class without added properties has objects of the same layout: an extension's
        // initialiser cannot return another class.
        let word = unsafeBitCast(EndingTimer.self as AnyClass, to: UnsafeRawPointer.self)
        Unmanaged.passUnretained(timer).toOpaque().storeBytes(of: word, as: UnsafeRawPointer.self)
    }

    /// Releases the timer's action, and Foundation's reference for the run loop.
    func end(_ timer: Timer) {
        guard let action = actions.withLock({ $0.removeValue(forKey: ObjectIdentifier(timer)) }) else { return }
        action.action.clear()
        Unmanaged.passUnretained(timer).release()
    }
}

/// The class of `Timer`s created with a closure.
class EndingTimer: Timer {
    override func invalidate() {
        super.invalidate()
        TimerActions.shared.end(self)
    }
}
