/// Ends with an error at once.
///
/// > Contract: Combine, Fail
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// Creates a publisher of an error.
    public init(error: Failure) { self.error = error }
    /// Creates a publisher of an error, with the kind of values that it would send.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    /// Attaches a subscriber, which receives the error at once.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        subscriber.endImmediately(.failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable where Output: Sendable {}
