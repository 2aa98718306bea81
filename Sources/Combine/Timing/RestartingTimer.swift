internal import Foundation

/// Calls an action after some time, unless it is restarted or cancelled before.
final class RestartingTimer<Context: Scheduler> {
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private let lock = NSLock()
    private var generation = 0
    private var pending: (any Cancellable)?

    init(_ scheduler: Context, _ options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.options = options
    }

    /// > Parameters: interval: time until the action, in the scheduler's time.
    func restart(_ interval: Context.SchedulerTimeType.Stride, _ action: @escaping () -> Void) {
        let (mine, earlier) = lock.withLock {
            generation += 1
            return (generation, pending.take())
        }
        earlier?.cancel()
        let date = scheduler.now.advanced(by: interval)
        let scheduled = scheduler.schedule(
            after: date, interval: interval, tolerance: scheduler.minimumTolerance, options: options
        ) { [weak self] in
            guard let self else { return }
            let due: (isDue: Bool, timer: (any Cancellable)?) = self.lock.withLock {
                guard self.generation == mine else { return (false, nil) }
                self.generation += 1
                return (true, self.pending.take())
            }
            due.timer?.cancel()
            if due.isDue { action() }
        }
        let isCurrent = lock.withLock {
            guard generation == mine else { return false }
            pending = scheduled
            return true
        }
        if !isCurrent { scheduled.cancel() }
    }

    func cancel() {
        let earlier = lock.withLock {
            generation += 1
            return pending.take()
        }
        earlier?.cancel()
    }
}
