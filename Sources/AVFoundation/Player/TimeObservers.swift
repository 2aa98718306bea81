internal import CoreMedia
internal import Foundation

/// The closures that a player calls at times of its item.
struct TimeObservers {
    private final class Observer {
        enum Kind {
            case periodic(CMTime)
            case boundary([CMTime])
        }
        let kind: Kind
        let queue: DispatchQueue?
        let body: @Sendable (CMTime) -> Void
        /// The number of the period that was notified last.
        var period: Int64?

        init(_ kind: Kind, _ queue: DispatchQueue?, _ body: @escaping @Sendable (CMTime) -> Void) {
            (self.kind, self.queue, self.body) = (kind, queue, body)
        }

        func call(_ time: CMTime) {
            // On Linux the main queue has no identity.
            guard let queue, queue.label != DispatchQueue.main.label else { return body(time) }
            let body = body
            queue.async { body(time) }
        }
    }

    private var observers: [Observer] = []
    private var last: CMTime?

    mutating func addPeriodic(_ interval: CMTime, _ queue: DispatchQueue?, _ body: @escaping @Sendable (CMTime) -> Void) -> AnyObject {
        let observer = Observer(.periodic(interval), queue, body)
        observers.append(observer)
        return observer
    }

    mutating func addBoundary(_ times: [CMTime], _ queue: DispatchQueue?, _ body: @escaping @Sendable () -> Void) -> AnyObject {
        let observer = Observer(.boundary(times), queue) { _ in body() }
        observers.append(observer)
        return observer
    }

    mutating func remove(_ token: AnyObject) { observers.removeAll { $0 === token } }

    /// The medium plays, and is at a time now.
    mutating func advance(to time: CMTime) {
        let before = last
        last = time
        for observer in observers {
            switch observer.kind {
            case .periodic(let interval):
                let period = Self.period(of: time, interval)
                if period != observer.period {
                    observer.period = period
                    observer.call(time)
                }
            case .boundary(let times):
                guard let before else { continue }
                // Forwards and backwards.
                let isCrossed = times.contains { ($0 > before && $0 <= time) || ($0 < before && $0 >= time) }
                if isCrossed { observer.call(time) }
            }
        }
    }

    /// The medium starts, stops or jumps: periodic observers are notified whatever the period is.
    mutating func jump(to time: CMTime) {
        last = time
        for observer in observers {
            guard case .periodic(let interval) = observer.kind else { continue }
            observer.period = Self.period(of: time, interval)
            observer.call(time)
        }
    }

    private static func period(of time: CMTime, _ interval: CMTime) -> Int64 {
        guard time.isNumeric, interval.isNumeric, interval.value > 0 else { return 0 }
        // A frame's clock is exact to a fraction of a microsecond.
        let count = (time.seconds + 1e-7) / interval.seconds
        return Int64(exactly: count.rounded(.down)) ?? 0
    }
}
