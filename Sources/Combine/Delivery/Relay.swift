internal import Foundation

/// Between an upstream and a subscriber: hands each value to an operator's rule, and sends what that says.
///
/// The rule and the subscriber are released at the end, whichever side ends.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    typealias Rule = (Input) -> Step<Downstream.Input, Downstream.Failure>
    typealias Conclusion = (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

    private struct Parts {
        let downstream: Downstream
        let rule: Rule
        let conclusion: Conclusion
    }

    private let link = UpstreamLink()
    private let lock = NSLock()
    private var parts: Parts?
    private let first: Subscribers.Demand

    /// > Parameters: first: what is requested before the subscriber's own requests.
    init(
        _ downstream: Downstream, first: Subscribers.Demand = .none, rule: @escaping Rule, conclusion: @escaping Conclusion
    ) {
        parts = Parts(downstream: downstream, rule: rule, conclusion: conclusion)
        self.first = first
    }

    func receive(subscription: any Subscription) {
        guard first > .none else {
            if link.open(subscription) { lock.withLock { parts }?.downstream.receive(subscription: self) }
            return
        }
        guard link.isAwaiting, let parts = lock.withLock({ parts }) else { return subscription.cancel() }
        // What the subscriber requests now is added to the operator's own request.
        parts.downstream.receive(subscription: self)
        link.request(first)
        link.openRequesting(subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let parts = lock.withLock({ parts }), link.isOpen else { return .none }
        switch parts.rule(input) {
        case .send(let output): return parts.downstream.receive(output)
        case .skip: return .max(1)
        case .drop: return .none
        case .last(let output):
            _ = parts.downstream.receive(output)
            end(.finished)
            return .none
        case .complete(let completion):
            end(completion)
            return .none
        }
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let ended = take() else { return }
        link.cancel()
        ended.downstream.receive(completion: completion)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard let parts = take() else { return }
        link.end()
        parts.downstream.receive(completion: parts.conclusion(completion))
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireNonZero()
        link.request(demand)
    }

    func cancel() {
        withExtendedLifetime(take()) { link.cancel() }
    }

    private func take() -> Parts? { lock.withLock { parts.take() } }
}

extension Relay where Failure == Downstream.Failure {
    /// A relay whose upstream's failure is its own.
    convenience init(_ downstream: Downstream, first: Subscribers.Demand = .none, rule: @escaping Rule) {
        self.init(downstream, first: first, rule: rule, conclusion: { $0 })
    }
}

extension Relay where Downstream.Failure == any Error {
    /// A relay that an error of the rule ends.
    convenience init(
        trying downstream: Downstream, first: Subscribers.Demand = .none,
        rule: @escaping (Input) throws -> Step<Downstream.Input, any Error>
    ) {
        self.init(downstream, first: first, rule: { input in .attempt { try rule(input) } }, conclusion: { $0.erased })
    }
}
