package import Foundation

/// Something that runs an action once, later, on the main thread.
@MainActor package protocol DelayedActions: AnyObject {
    /// > Returns: what to call to take the action back.
    func run(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void
}

/// Timers of the main run loop, on the clock that all timers of a process follow.
@MainActor package final class RunLoopActions: DelayedActions {
    package init() {}

    package func run(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        // `Timer(timeInterval:…)` of Foundation on Linux is due at once.
        let due = Date(timeIntervalSinceNow: delay)
        let timer = Timer(fire: due, interval: 0, repeats: false) { _ in MainActor.assumeIsolated { action() } }
        RunLoop.main.add(timer, forMode: .common)
        return { timer.invalidate() }
    }
}

/// A single shot that can be set again.
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
