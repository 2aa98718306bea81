internal import Foundation

/// A single shot on the main run loop, on the clock that all timers follow.
@MainActor final class GestureTimer {
    private var timer: Timer?

    func start(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        cancel()
        let timer = Timer(timeInterval: delay, repeats: false) { _ in MainActor.assumeIsolated { action() } }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func cancel() {
        timer?.invalidate()
        timer = nil
    }
}
