internal import Foundation

/// Sends one value or error, once a closure that it calls at creation has it.
///
/// > Contract: Combine, Future
public final class Future<Output, Failure: Error>: Publisher {
    /// Call with the result; further calls do nothing.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting: [any Conduit<Output, Failure>] = []

    /// Creates a future and calls the closure at once.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { attemptToFulfill(fulfil) }

    private func fulfil(_ result: Result<Output, Failure>) {
        let receivers: [any Conduit<Output, Failure>] = lock.withLock {
            guard self.result == nil else { return [] }
            self.result = result
            defer { waiting = [] }
            return waiting
        }
        for receiver in receivers { Self.deliver(result, to: receiver) }
    }

    private static func deliver(_ result: Result<Output, Failure>, to receiver: any Conduit<Output, Failure>) {
        switch result {
        case .success(let value): receiver.offer(value)
        case .failure(let error): receiver.finish(.failure(error))
        }
    }

    /// Attaches a subscriber; a result that is known is sent when it is requested, an error at once.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let conduit = FutureConduit(subscriber) { [weak self] conduit in
            guard let self else { return }
            self.lock.withLock { self.waiting.removeAll { $0 === conduit } }
        }
        let known: Result<Output, Failure>? = lock.withLock {
            if result == nil { waiting.append(conduit) }
            return result
        }
        conduit.begin()
        if let known { Self.deliver(known, to: conduit) }
    }
}

/// One subscriber of a future.
private final class FutureConduit<Downstream: Subscriber>: Conduit, Subscription, CustomStringConvertible {
    private let outlet: Outlet<Downstream>
    private let remove: (any Conduit<Downstream.Input, Downstream.Failure>) -> Void
    var description: String { "Future" }

    init(_ downstream: Downstream, remove: @escaping (any Conduit<Downstream.Input, Downstream.Failure>) -> Void) {
        outlet = Outlet(downstream)
        self.remove = remove
    }

    func begin() { outlet.begin(self) }

    func offer(_ value: Downstream.Input) {
        outlet.send(value)
        outlet.send(completion: .finished)
    }

    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) { outlet.send(completion: completion) }

    func request(_ demand: Subscribers.Demand) {
        demand.requireNonZero()
        outlet.request(demand)
    }

    func cancel() {
        remove(self)
        outlet.cancel()
    }
}
