internal import Synchronization

/// How the device is tilted and when it was shaken, available to any thread and to the other modules.
///
/// > Isolation: any thread.
package enum DeviceMovement {
    /// What the user did with the device.
    package struct State: Hashable, Sendable {
        /// -1...1 from left to right: the right edge is lower.
        package var x = 0.0
        /// -1...1 from top to bottom: the bottom edge is lower.
        package var y = 0.0
        /// When the last shake began. > Units: seconds of the device's clock.
        package var shake: Double?

        package init(x: Double = 0, y: Double = 0, shake: Double? = nil) { (self.x, self.y, self.shake) = (x, y, shake) }
    }

    // Of the process: one device moves.
    private static let known = Mutex(State())
    package static var state: State { known.withLock { $0 } }

    static func tilt(x: Double, y: Double) {
        guard x.isFinite, y.isFinite else { return }
        known.withLock { ($0.x, $0.y) = (min(max(x, -1), 1), min(max(y, -1), 1)) }
    }

    static func shake(at time: Double) { known.withLock { $0.shake = time } }
}
