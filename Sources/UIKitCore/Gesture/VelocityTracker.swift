internal import Foundation

/// Computes a velocity from the last positions.
///
/// > Units: points and seconds, or whatever is passed in.
struct VelocityTracker {
    private var samples: [(place: CGPoint, time: TimeInterval)] = []

    mutating func add(_ place: CGPoint, at time: TimeInterval) {
        samples.append((place, time))
        samples.removeAll { time - $0.time > GestureMetrics.velocityWindow }
    }

    mutating func reset() { samples = [] }

    /// Over the time window; zero when nothing moved within it.
    var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let span = CGFloat(last.time - first.time)
        return CGPoint(x: (last.place.x - first.place.x) / span, y: (last.place.y - first.place.y) / span)
    }
}
