/// Delivers a sequence of values over time to subscribers, and at most one completion.
///
/// A publisher sends a subscriber its subscription first, then no more values than the subscriber requested.
///
/// > Contract: Combine, Publisher
public protocol Publisher<Output, Failure> {
    /// The kind of values that this publisher sends.
    associatedtype Output
    /// The kind of error that may end it; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber. Called by `subscribe(_:)`, which apps call.
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber to this publisher.
    public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Sends this publisher's values and completion to a subject until the result is cancelled or released.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where Failure == S.Failure, Output == S.Output {
        let subscriber = SubjectSubscriber(subject)
        receive(subscriber: subscriber)
        return AnyCancellable(subscriber)
    }
}

/// A namespace for the publishers that operators create.
public enum Publishers {}
