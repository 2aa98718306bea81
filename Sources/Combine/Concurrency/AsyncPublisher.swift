/// A publisher's values as an asynchronous sequence. Each iterator subscribes, and requests a value when it is asked for one.
///
/// > Contract: Combine, AsyncPublisher
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
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
        private let queue = ValueQueue<P.Output, Never>()
        private let cancellable: AnyCancellable

        fileprivate init(_ publisher: P) {
            publisher.subscribe(queue)
            cancellable = AnyCancellable(queue.cancel)
        }

        /// The next value; nil at the end, or if the task is cancelled.
        public mutating func next() async -> P.Output? {
            // It cannot fail.
            try? await queue.next().get()
        }
    }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
