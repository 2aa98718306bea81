internal import Foundation
internal import Synchronization
internal import UIKitCore

/// Repeats a measurement while a sensor is used, on the device's clock.
///
/// > Isolation: any thread; measurements are made on the main thread.
final class MotionUpdates: Sendable {
    private struct State {
        var interval = MotionUpdates.shortest
        /// Counts the starts; a measurement of an earlier one is dropped.
        var turn = 0
        var isActive = false
    }
    private let state = Mutex(State())

    /// No sensor measures more often. > Units: seconds.
    static let shortest = 0.01

    var isActive: Bool { state.withLock(\.isActive) }
    var interval: TimeInterval {
        get { state.withLock(\.interval) }
        set { state.withLock { $0.interval = newValue } }
    }

    /// Ends an earlier use. > Parameters: measure: nil for an app that reads the sensor itself.
    func start(_ measure: (@Sendable () -> Void)?) {
        let turn = state.withLock { state in
            state.turn += 1
            state.isActive = true
            return state.turn
        }
        guard let measure else { return }
        ApplicationContext.later { self.wait(turn, measure) }
    }

    func stop() {
        state.withLock { state in
            state.turn += 1
            state.isActive = false
        }
    }

    private func isCurrent(_ turn: Int) -> Bool { state.withLock { $0.turn == turn && $0.isActive } }

    @MainActor private func wait(_ turn: Int, _ measure: @escaping @Sendable () -> Void) {
        guard isCurrent(turn) else { return }
        let interval = interval
        let delay = interval.isFinite ? max(interval, Self.shortest) : Self.shortest
        _ = ApplicationContext.of(nil).delays.run(after: delay) { [weak self] in
            guard let self, self.isCurrent(turn) else { return }
            measure()
            self.wait(turn, measure)
        }
    }
}
