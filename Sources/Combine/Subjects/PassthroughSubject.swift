internal import Foundation

/// Sends values to its present subscribers. A subscriber that has not requested more misses a value.
///
/// > Contract: Combine, PassthroughSubject
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let conduits = Conduits<Output, Failure>(isDemanded: false)

    /// Creates a subject.
    public init() {}

    /// Keeps an upstream's subscription, and requests all its values once a subscriber requests some.
    public func send(subscription: any Subscription) { conduits.send(subscription: subscription) }

    /// Attaches a subscriber; after the end it receives only the completion.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let conduit = PassthroughConduit(subscriber, conduits)
        if let completion = conduits.add(conduit) {
            subscriber.endImmediately(completion)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    /// Sends a value to the subscribers that requested it.
    public func send(_ input: Output) { conduits.send(input) }
    /// Ends all subscribers; what is sent later is ignored.
    public func send(completion: Subscribers.Completion<Failure>) { conduits.send(completion: completion) }
}

/// Sends a value only if it is requested at that moment.
private final class PassthroughConduit<Downstream: Subscriber>: Conduit, Subscription, CustomStringConvertible {
    typealias Output = Downstream.Input
    typealias Failure = Downstream.Failure

    private let lock = NSLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var conduits: Conduits<Output, Failure>?
    var description: String { "PassthroughSubject" }

    init(_ downstream: Downstream, _ conduits: Conduits<Output, Failure>) {
        self.downstream = downstream
        self.conduits = conduits
    }

    func offer(_ value: Output) {
        let receiver: Downstream? = lock.withLock {
            guard demand > .none else { return nil }
            demand -= 1
            return downstream
        }
        guard let more = receiver?.receive(value), more > .none else { return }
        lock.withLock { demand += more }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) { take()?.receive(completion: completion) }

    func request(_ demand: Subscribers.Demand) {
        demand.requireNonZero()
        let conduits = lock.withLock {
            self.demand += demand
            return self.conduits
        }
        conduits?.demand()
    }

    func cancel() {
        let conduits = lock.withLock { self.conduits }
        conduits?.remove(self)
        withExtendedLifetime(take()) {}
    }

    private func take() -> Downstream? {
        lock.withLock {
            conduits = nil
            demand = .none
            return downstream.take()
        }
    }
}
