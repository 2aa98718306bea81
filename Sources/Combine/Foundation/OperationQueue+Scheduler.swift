public import Foundation

/// An operation queue executes each action as an operation.
extension OperationQueue: Scheduler {
    /// Moments by the date.
    public typealias SchedulerTimeType = DateSchedulerTime<OperationQueue>

    /// There are no options.
    public struct SchedulerOptions: Sendable {}

    /// The current date.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// 0.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Executes the action as an operation.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let transfer = Transfer(action)
        addOperation { transfer.value() }
    }

    /// Adds an operation after a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let transfer = Transfer(action)
        clock.asyncAfter(deadline: .now() + max(now.distance(to: date).timeInterval, 0)) { self.addOperation { transfer.value() } }
    }

    /// Adds an operation after a moment, and further ones.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let queue = clock
        let first = queue.now.advanced(by: .seconds(max(now.distance(to: date).timeInterval, 0)))
        return queue.schedule(
            after: first, interval: .seconds(interval.timeInterval), tolerance: queue.minimumTolerance, options: nil
        ) { self.schedule(options: nil, action) }
    }

    /// Where the time until an operation passes.
    private var clock: DispatchQueue { self === OperationQueue.main ? .main : .global() }
}
