public import Dispatch

/// A dispatch queue executes actions in the order of their moments. It follows the device's clock.
extension DispatchQueue: Scheduler {
    /// How a queue executes actions.
    ///
    /// > Contract: Dispatch, DispatchQueue.SchedulerOptions
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS
        /// The flags of the work items.
        public var flags: DispatchWorkItemFlags
        /// A group that the actions belong to.
        public var group: DispatchGroup?

        /// Creates options.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The current moment.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// 0.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Executes the action asynchronously.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let transfer = Transfer(action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { transfer.value() }
    }

    /// Executes the action after a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let transfer = Transfer(action)
        let group = options?.group.map { Transfer($0) }
        group?.value.enter()
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            transfer.value()
            group?.value.leave()
        }
    }

    /// Executes the action after a moment and repeatedly after it.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let transfer = Transfer(action)
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { transfer.value() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
