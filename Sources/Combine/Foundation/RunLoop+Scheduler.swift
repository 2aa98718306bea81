public import Foundation
internal import ObjectiveC

/// A run loop executes actions in its default mode, not while the user drags. It follows the device's clock.
extension RunLoop: Scheduler {
    /// Moments by the date.
    public typealias SchedulerTimeType = DateSchedulerTime<RunLoop>

    /// There are no options.
    public struct SchedulerOptions: Sendable {}

    /// The current date.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// 0.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Executes the action in a next turn.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let transfer = Transfer(action)
        perform(inModes: [.default]) { transfer.value() }
        // A run loop that waits does not notice a block; it does notice a timer.
        if self !== RunLoop.main || !MainQueue.isCurrent {
            add(Timer(deviceTimeInterval: 0, repeats: false) { _ in }, forMode: .default)
        }
    }

    /// Executes the action after a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let transfer = Transfer(action)
        let timer = Timer(deviceFire: date.date, interval: 0, repeats: false) { _ in transfer.value() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
    }

    /// Executes the action after a moment and repeatedly after it.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let transfer = Transfer(action)
        let timer = Timer(deviceFire: date.date, interval: interval.timeInterval, repeats: true) { _ in transfer.value() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }
}
