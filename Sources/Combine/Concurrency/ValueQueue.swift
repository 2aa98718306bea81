internal import Foundation

/// Requests one value from a publisher for each that a task awaits.
final class ValueQueue<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    private typealias Waiter = UnsafeContinuation<Transfer<Result<Input?, any Error>>, Never>

    private let link = UpstreamLink()
    // All below is accessed in `lock` only.
    private let lock = NSLock()
    private var values = Fifo<Input>()
    private var waiters = Fifo<Waiter>()
    private var completion: Subscribers.Completion<Failure>?

    deinit { link.cancel() }

    func receive(subscription: any Subscription) { link.openRequesting(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
        let waiter: Waiter? = lock.withLock {
            guard completion == nil else { return nil }
            if let waiter = waiters.popFirst() { return waiter }
            values.append(input)
            return nil
        }
        waiter?.resume(returning: Transfer(.success(input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        link.end()
        finish(completion)
    }

    /// Cancels the subscription; who waits receives the end.
    func cancel() {
        link.cancel()
        finish(.finished)
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        var waiting: [Waiter] = []
        lock.withLock {
            if self.completion == nil { self.completion = completion }
            while let waiter = waiters.popFirst() { waiting.append(waiter) }
            // The error is thrown once.
            if !waiting.isEmpty, case .failure = completion { self.completion = .finished }
        }
        guard let first = waiting.first else { return }
        first.resume(returning: Transfer(Self.end(completion)))
        for other in waiting.dropFirst() { other.resume(returning: Transfer(.success(nil))) }
    }

    private static func end(_ completion: Subscribers.Completion<Failure>) -> Result<Input?, any Error> {
        switch completion {
        case .finished: .success(nil)
        case .failure(let error): .failure(error)
        }
    }

    /// The next value, or nil at the end and when the task is cancelled.
    func next() async -> Result<Input?, any Error> {
        let transfer: Transfer<Result<Input?, any Error>> = await withTaskCancellationHandler {
            await withUnsafeContinuation { wait(with: $0) }
        } onCancel: {
            cancel()
        }
        return transfer.value
    }

    private func wait(with waiter: Waiter) {
        let known: Result<Input?, any Error>? = lock.withLock {
            if let value = values.popFirst() { return .success(value) }
            if let completion {
                self.completion = .finished
                return Self.end(completion)
            }
            waiters.append(waiter)
            return nil
        }
        if let known { waiter.resume(returning: Transfer(known)) } else { link.request(.max(1)) }
    }
}
