/// A publisher's values as an asynchronous sequence that throws its error.
///
/// > Contract: Combine, AsyncThrowingPublisher
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The values.
    public typealias Element = P.Output
    private let publisher: P

    /// Creates a sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// Awaits a publisher's values; released, it cancels its subscription.
    public struct Iterator: AsyncIteratorProtocol {
        /// The values.
        public typealias Element = P.Output
        private let queue = ValueQueue<P.Output, P.Failure>()
        private let cancellable: AnyCancellable

        fileprivate init(_ publisher: P) {
            publisher.subscribe(queue)
            cancellable = AnyCancellable(queue.cancel)
        }

        /// The next value; nil at the end, or if the task is cancelled. Throws the publisher's error once.
        public mutating func next() async throws -> P.Output? { try await queue.next().get() }
    }
}

extension Publisher {
    /// The values as an asynchronous sequence that throws the publisher's error.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
