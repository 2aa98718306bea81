internal import Foundation

/// Notifies that an object will change.
///
/// > Contract: Combine, ObservableObjectPublisher
public final class ObservableObjectPublisher: Publisher {
    /// Without content.
    public typealias Output = Void
    /// It cannot fail.
    public typealias Failure = Never
    private let subject = PassthroughSubject<Void, Never>()

    /// Creates a publisher.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never { subject.subscribe(subscriber) }

    /// Notifies the subscribers that requested it.
    public func send() { subject.send() }
}
