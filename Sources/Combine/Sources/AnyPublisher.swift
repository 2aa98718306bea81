/// A publisher without its type.
///
/// > Contract: Combine, AnyPublisher
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible, CustomPlaygroundDisplayConvertible {
    private let base: any Publisher<Output, Failure>

    /// `AnyPublisher`.
    public var description: String { "AnyPublisher" }
    /// The description.
    public var playgroundDescription: Any { description }

    /// Wraps a publisher; one that is wrapped already is not wrapped again.
    public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
        base = (publisher as? Self)?.base ?? publisher
    }

    /// Attaches a subscriber to the wrapped publisher.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure { base.receive(subscriber: subscriber) }
}

extension Publisher {
    /// This publisher without its type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
