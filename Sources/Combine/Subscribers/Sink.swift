internal import Foundation

extension Subscribers {
    /// Requests all values and hands them to closures.
    ///
    /// > Contract: Combine, Subscribers.Sink
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible
    {
        private struct Closures {
            let value: (Input) -> Void
            let completion: (Completion<Failure>) -> Void
        }

        private let link = UpstreamLink()
        private let lock = NSLock()
        private var closures: Closures?

        /// Called with each value; after the end it does nothing.
        public var receiveValue: (Input) -> Void { lock.withLock { closures }?.value ?? { _ in } }
        /// Called with the completion; after the end it does nothing.
        public var receiveCompletion: (Completion<Failure>) -> Void { lock.withLock { closures }?.completion ?? { _ in } }
        /// `Sink`.
        public var description: String { "Sink" }
        /// Without children.
        public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
        /// The description.
        public var playgroundDescription: Any { description }

        /// Creates a sink with closures, which it releases at the end.
        public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
            closures = Closures(value: receiveValue, completion: receiveCompletion)
        }

        /// Requests all values.
        public func receive(subscription: any Subscription) {
            if link.open(subscription) { link.request(.unlimited) }
        }

        /// Hands the value to the closure.
        public func receive(_ value: Input) -> Demand {
            lock.withLock { closures }?.value(value)
            return .none
        }

        /// Hands the completion to the closure.
        public func receive(completion: Completion<Failure>) {
            let last = lock.withLock { closures.take() }
            link.end()
            last?.completion(completion)
        }

        /// Cancels the subscription and releases the closures.
        public func cancel() {
            withExtendedLifetime(lock.withLock { closures.take() }) { link.cancel() }
        }
    }
}

extension Publisher {
    /// Calls closures with the values and the completion until the result is cancelled or released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with the values until the result is cancelled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
