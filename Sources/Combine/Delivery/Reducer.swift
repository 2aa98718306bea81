internal import Foundation

/// Takes all values of an upstream and sends one result, once it is requested, and the end.
final class Reducer<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    /// What is known after a value, or at the end.
    enum Progress {
        case more
        /// The result; more values are not needed.
        case result(Downstream.Input)
        case complete(Subscribers.Completion<Downstream.Failure>)
    }

    private struct Parts {
        let downstream: Downstream
        let rule: (Input) -> Progress
        let conclusion: (Subscribers.Completion<Failure>) -> Progress
    }

    private let link = UpstreamLink()
    private let lock = NSLock()
    private var parts: Parts?
    private var isRequested = false
    private var result: Downstream.Input?
    private var isReducing = true

    init(
        _ downstream: Downstream, rule: @escaping (Input) -> Progress,
        conclusion: @escaping (Subscribers.Completion<Failure>) -> Progress
    ) {
        parts = Parts(downstream: downstream, rule: rule, conclusion: conclusion)
    }

    func receive(subscription: any Subscription) {
        guard link.open(subscription), let parts = lock.withLock({ parts }) else { return }
        parts.downstream.receive(subscription: self)
        link.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard link.isOpen, let parts = lock.withLock({ isReducing ? parts : nil }) else { return .none }
        conclude(parts.rule(input), isUpstreamOpen: true)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard let parts = lock.withLock({ isReducing ? parts : nil }) else { return }
        link.end()
        conclude(parts.conclusion(completion), isUpstreamOpen: false)
    }

    private func conclude(_ progress: Progress, isUpstreamOpen: Bool) {
        if case .more = progress { return }
        lock.withLock { isReducing = false }
        if isUpstreamOpen { link.cancel() }
        switch progress {
        case .more: return
        case .result(let value):
            let ready: Downstream? = lock.withLock {
                guard isRequested else {
                    result = value
                    return nil
                }
                return parts.take()?.downstream
            }
            if let ready { deliver(value, to: ready) }
        case .complete(let completion):
            lock.withLock { parts.take()?.downstream }?.receive(completion: completion)
        }
    }

    private func deliver(_ value: Downstream.Input, to downstream: Downstream) {
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireNonZero()
        let ready: (Downstream, Downstream.Input)? = lock.withLock {
            isRequested = true
            guard let value = result.take(), let parts = parts.take() else { return nil }
            return (parts.downstream, value)
        }
        if let ready { deliver(ready.1, to: ready.0) }
    }

    func cancel() {
        let released = lock.withLock { (parts.take(), result.take()) }
        withExtendedLifetime(released) { link.cancel() }
    }
}

extension Reducer where Failure == Downstream.Failure {
    /// A reducer whose result at the upstream's end is known then.
    convenience init(
        _ downstream: Downstream, rule: @escaping (Input) -> Progress, atEnd result: @escaping () -> Downstream.Input?
    ) {
        self.init(downstream, rule: rule) { completion in
            if case .failure = completion { return .complete(completion) }
            return result().map { .result($0) } ?? .complete(.finished)
        }
    }
}

extension Reducer where Downstream.Failure == any Error {
    /// The same for a rule that may throw.
    convenience init(
        trying downstream: Downstream, rule: @escaping (Input) throws -> Progress, atEnd result: @escaping () -> Downstream.Input?
    ) {
        self.init(downstream) { input in
            do { return try rule(input) } catch { return .complete(.failure(error)) }
        } conclusion: { completion in
            if case .failure(let error) = completion { return .complete(.failure(error)) }
            return result().map { .result($0) } ?? .complete(.finished)
        }
    }
}
