public import Foundation
internal import ObjectiveC

extension Timer {
    /// Sends the date again and again, once connected. A date that is not requested is missed.
    ///
    /// > Contract: Foundation, Timer.TimerPublisher
    public final class TimerPublisher: ConnectablePublisher {
        /// Dates.
        public typealias Output = Date
        /// It cannot fail.
        public typealias Failure = Never
        /// Time between two dates. > Units: seconds.
        public final let interval: TimeInterval
        /// How much later it may send. > Units: seconds.
        public final let tolerance: TimeInterval?
        /// Where the timer runs.
        public final let runLoop: RunLoop
        /// The run loop's mode in which it sends.
        public final let mode: RunLoop.Mode
        /// There are none.
        public final let options: RunLoop.SchedulerOptions?
        private let subject = PassthroughSubject<Date, Never>()

        /// Creates a publisher; it sends nothing before it is connected.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Attaches a subscriber.
        public final func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never { subject.subscribe(subscriber) }

        /// Starts the timer; cancelling the result invalidates it, releasing it does not.
        public final func connect() -> any Cancellable {
            let transfer = Transfer(subject)
            let timer = Timer(deviceTimeInterval: interval, repeats: true) { _ in transfer.value.send(Date()) }
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            return TimerConnection(timer: timer)
        }
    }

    /// A publisher of dates, once connected or with `autoconnect()`.
    ///
    /// - Parameters:
    ///   - interval: Time between two dates, in seconds.
    ///   - tolerance: How much later it may send, in seconds.
    ///   - runLoop: Where the timer runs.
    ///   - mode: The run loop's mode in which it sends.
    ///   - options: There are none.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}

private struct TimerConnection: Cancellable {
    let timer: Timer
    func cancel() { timer.invalidate() }
}
