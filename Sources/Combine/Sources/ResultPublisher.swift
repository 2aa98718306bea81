extension Result {
    /// A publisher of the value or the error.
    public var publisher: Publisher { Publisher(self) }

    /// Sends a result's value and ends, or ends with its error.
    ///
    /// > Contract: Combine, Result.Publisher
    public struct Publisher: Combine.Publisher {
        /// The value.
        public typealias Output = Success
        /// The result.
        public let result: Result<Success, Failure>

        /// Creates a publisher of a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// Creates a publisher of a value.
        public init(_ output: Output) { result = .success(output) }
        /// Creates a publisher of an error.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Attaches a subscriber; an error ends it at once.
        public func receive<S: Subscriber>(subscriber: S) where Success == S.Input, Failure == S.Failure {
            switch result {
            case .success(let value): subscriber.receive(subscription: SingleValue(value, subscriber, "Result"))
            case .failure(let error): subscriber.endImmediately(.failure(error))
            }
        }
    }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable {}
