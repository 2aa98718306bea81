/// Creates a publisher for each subscriber.
///
/// > Contract: Combine, Deferred
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The created publisher's.
    public typealias Output = DeferredPublisher.Output
    /// The created publisher's.
    public typealias Failure = DeferredPublisher.Failure
    /// Creates the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher with a closure that is called for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Attaches the subscriber to a new publisher.
    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
        createPublisher().subscribe(subscriber)
    }
}
