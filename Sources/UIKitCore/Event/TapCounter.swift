internal import Foundation

/// Counts consecutive taps at one position, for `UITouch.tapCount`.
struct TapCounter {
    private var last: (place: CGPoint, time: Double, count: Int)?
    private var running = 1

    mutating func count(at place: CGPoint, time: Double) -> Int {
        if let last, time - last.time <= GestureMetrics.touchTapGap, isNear(place, last.place) {
            running = last.count + 1
        } else {
            running = 1
        }
        return running
    }

    mutating func ended(at place: CGPoint, time: Double, isTap: Bool) { last = isTap ? (place, time, running) : nil }

    private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
        abs(one.x - other.x) <= GestureMetrics.touchTapDistance && abs(one.y - other.y) <= GestureMetrics.touchTapDistance
    }
}
