extension Subscribers {
    /// How a publisher's values ended.
    ///
    /// > Contract: Combine, Subscribers.Completion
    @frozen public enum Completion<Failure: Error> {
        /// There are no more values.
        case finished
        /// An error ended the values.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
    /// The same with another kind of failure.
    func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }

    /// The same as any error.
    var erased: Subscribers.Completion<any Error> { mapError { $0 } }
}

private enum CompletionKey: String, CodingKey { case success, error }

extension Subscribers.Completion: Encodable where Failure: Encodable {
    /// Encodes whether it is a success, and the error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CompletionKey.self)
        switch self {
        case .finished: try container.encode(true, forKey: .success)
        case .failure(let error):
            try container.encode(false, forKey: .success)
            try container.encode(error, forKey: .error)
        }
    }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
    /// Decodes what `encode(to:)` wrote.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CompletionKey.self)
        self = try container.decode(Bool.self, forKey: .success) ? .finished : .failure(container.decode(Failure.self, forKey: .error))
    }
}
