package import Foundation

/// Runs an action once, later, on the main thread.
@preconcurrency @MainActor package protocol DelayedActionScheduler: AnyObject {
    /// > Returns: a closure that cancels the action.
    func run(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void
}

/// Timers of the main run loop, on the process's clock for all timers.
@MainActor package final class RunLoopActionScheduler: DelayedActionScheduler {
    package init() {}

    package func run(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        // Foundation's `Timer(timeInterval:…)` on Linux fires at once.
        let due = Date(timeIntervalSinceNow: delay)
        let timer = Timer(fire: due, interval: 0, repeats: false) { _ in MainActor.assumeIsolated { action() } }
        RunLoop.main.add(timer, forMode: .common)
        return { timer.invalidate() }
    }
}

/// Runs an application's delayed actions with it as the current one.
@MainActor final class ApplicationDelays: DelayedActionScheduler {
    private let scheduler: any DelayedActionScheduler
    private weak var context: ApplicationContext?

    init(_ scheduler: any DelayedActionScheduler, _ context: ApplicationContext) { (self.scheduler, self.context) = (scheduler, context) }

    func run(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        scheduler.run(after: delay) { [weak context] in
            if let context { context.perform(action) } else { action() }
        }
    }
}

/// A one-shot timer that can be restarted.
@MainActor package final class GestureTimer {
    private var takeBack: (@MainActor () -> Void)?

    package init() {}

    package func start(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        cancel()
        takeBack = ApplicationContext.current.delays.run(after: delay) { [weak self] in
            self?.takeBack = nil
            action()
        }
    }

    package func cancel() {
        takeBack?()
        takeBack = nil
    }
}
