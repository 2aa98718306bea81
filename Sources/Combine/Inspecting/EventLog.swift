internal import Foundation

/// Writes the events of a subscription as lines.
final class EventLog {
    private let prefix: String
    private let lock = NSLock()
    private var stream: (any TextOutputStream)?

    init(_ prefix: String, _ stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
    }

    func events<Output, Failure: Error>() -> SubscriptionEvents<Output, Failure> {
        SubscriptionEvents(
            subscription: { self.write("receive subscription: (\($0))") }, output: { self.write("receive value: (\($0))") },
            completion: {
                switch $0 {
                case .finished: self.write("receive finished")
                case .failure(let error): self.write("receive error: (\(error))")
                }
            }, cancel: { self.write("receive cancel") }, request: { self.write("request \(Self.text($0))") },
            demand: { self.write("request \(Self.text($0)) (synchronous)") })
    }

    private static func text(_ demand: Subscribers.Demand) -> String { demand.max.map { "max: (\($0))" } ?? "unlimited" }

    private func write(_ event: String) {
        lock.withLock {
            if stream == nil { print(prefix + event) } else { stream?.write(prefix + event + "\n") }
        }
    }
}
