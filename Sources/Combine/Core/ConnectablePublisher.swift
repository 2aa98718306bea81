/// A publisher that sends nothing until `connect()` is called.
///
/// > Contract: Combine, ConnectablePublisher
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts sending; cancelling the result ends it.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// A publisher that connects this one with its first subscriber, and disconnects it with its last.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
