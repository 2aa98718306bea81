package import Foundation

/// Runs an action once, later, on the main thread.
@MainActor package protocol DelayedActions: AnyObject {
    /// > Returns: a closure that cancels the action.
    func run(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void
}

/// Timers of the main run loop, on the process's clock for all timers.
@MainActor package final class RunLoopActions: DelayedActions {
    package init() {}

    package func run(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        // Foundation's `Timer(timeInterval:…)` on Linux fires at once.
        let due = Date(timeIntervalSinceNow: delay)
        let timer = Timer(fire: due, interval: 0, repeats: false) { _ in MainActor.assumeIsolated { action() } }
        RunLoop.main.add(timer, forMode: .common)
        return { timer.invalidate() }
    }
}

/// A one-shot timer that can be restarted.
@MainActor final class GestureTimer {
    private var takeBack: (@MainActor () -> Void)?

    func start(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        cancel()
        takeBack = ApplicationContext.current.delays.run(after: delay) { [weak self] in
            self?.takeBack = nil
            action()
        }
    }

    func cancel() {
        takeBack?()
        takeBack = nil
    }
}
