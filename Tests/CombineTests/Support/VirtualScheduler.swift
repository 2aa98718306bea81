import Combine

/// A scheduler whose time a test advances. Its moments are seconds.
final class VirtualScheduler: Scheduler {
    struct Moment: Strideable, CustomStringConvertible {
        var seconds: Double
        var description: String { "\(seconds)" }
        func distance(to other: Moment) -> Length { Length(other.seconds - seconds) }
        func advanced(by n: Length) -> Moment { Moment(seconds: seconds + n.magnitude) }
    }

    struct Length: ExpressibleByFloatLiteral, Comparable, SignedNumeric, SchedulerTimeIntervalConvertible, CustomStringConvertible {
        var magnitude: Double
        var description: String { "\(magnitude)" }
        init(_ value: Double) { magnitude = value }
        init(integerLiteral value: Double) { magnitude = value }
        init(floatLiteral value: Double) { magnitude = value }
        init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }
        static func < (lhs: Length, rhs: Length) -> Bool { lhs.magnitude < rhs.magnitude }
        static func * (lhs: Length, rhs: Length) -> Length { Length(lhs.magnitude * rhs.magnitude) }
        static func + (lhs: Length, rhs: Length) -> Length { Length(lhs.magnitude + rhs.magnitude) }
        static func - (lhs: Length, rhs: Length) -> Length { Length(lhs.magnitude - rhs.magnitude) }
        static func *= (lhs: inout Length, rhs: Length) { lhs = lhs * rhs }
        static func += (lhs: inout Length, rhs: Length) { lhs = lhs + rhs }
        static func -= (lhs: inout Length, rhs: Length) { lhs = lhs - rhs }
        static func seconds(_ s: Int) -> Length { Length(Double(s)) }
        static func seconds(_ s: Double) -> Length { Length(s) }
        static func milliseconds(_ ms: Int) -> Length { Length(Double(ms) / 1e3) }
        static func microseconds(_ us: Int) -> Length { Length(Double(us) / 1e6) }
        static func nanoseconds(_ ns: Int) -> Length { Length(Double(ns) / 1e9) }
    }

    private final class Job: Cancellable {
        var date: Double
        let interval: Double?
        let order: Int
        var action: (() -> Void)?
        init(_ date: Double, _ interval: Double?, _ order: Int, _ action: @escaping () -> Void) {
            (self.date, self.interval, self.order, self.action) = (date, interval, order, action)
        }
        func cancel() { action = nil }
    }

    private var jobs: [Job] = []
    private var count = 0
    private(set) var time = 0.0

    var now: Moment { Moment(seconds: time) }
    var minimumTolerance: Length { 0 }
    /// Actions that wait.
    var pending: Int { jobs.count { $0.action != nil } }

    @discardableResult private func add(_ date: Double, _ interval: Double?, _ action: @escaping () -> Void) -> Job {
        count += 1
        let job = Job(max(date, time), interval, count, action)
        jobs.append(job)
        return job
    }

    func schedule(options: Never?, _ action: @escaping () -> Void) { add(time, nil, action) }
    func schedule(after date: Moment, tolerance: Length, options: Never?, _ action: @escaping () -> Void) { add(date.seconds, nil, action) }
    func schedule(
        after date: Moment, interval: Length, tolerance: Length, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable { add(date.seconds, interval.magnitude, action) }

    /// Executes what is due up to a moment, in the order of dates.
    func advance(to end: Double) {
        while true {
            jobs.removeAll { $0.action == nil }
            guard let job = jobs.filter({ $0.date <= end }).min(by: { ($0.date, $0.order) < ($1.date, $1.order) }) else { break }
            time = max(time, job.date)
            let action = job.action
            if let interval = job.interval { job.date += interval } else { job.action = nil }
            action?()
        }
        time = end
    }

    /// Executes what is due now.
    func run() { advance(to: time) }
}
