import Combine

/// A publisher that a test drives by hand; notes what subscribers request.
final class Source<Output, Failure: Error>: Publisher {
    /// `request max(2)`, `cancel`, in their order.
    private(set) var history: [String] = []
    private(set) var subscriber: AnySubscriber<Output, Failure>?
    /// Whether it keeps its subscriber after the end, so that a test can break the rules.
    var keepsSubscriber = false

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let erased = AnySubscriber(subscriber)
        self.subscriber = erased
        erased.receive(subscription: Line(self))
    }

    @discardableResult func send(_ value: Output) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }

    func send(completion: Subscribers.Completion<Failure>) {
        let last = subscriber
        if !keepsSubscriber { subscriber = nil }
        last?.receive(completion: completion)
    }

    /// A subscription of its own; `cancel` is noted.
    func makeSubscription() -> any Subscription { Line(self) }

    private final class Line: Subscription {
        private let source: Source
        init(_ source: Source) { self.source = source }
        func request(_ demand: Subscribers.Demand) { source.history.append("request \(demand)") }
        func cancel() {
            source.history.append("cancel")
            if !source.keepsSubscriber { source.subscriber = nil }
        }
    }
}

/// An error with a name.
enum Fault: Error, Equatable, Codable { case first, second }

extension Publisher {
    /// Subscribes a probe.
    func probe(_ initial: Subscribers.Demand = .unlimited, each: Subscribers.Demand = .none) -> Probe<Output, Failure> {
        let probe = Probe<Output, Failure>(initial, each: each)
        subscribe(probe)
        return probe
    }
}
