/// A publisher that values are sent into from outside.
///
/// > Contract: Combine, Subject
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)
    /// Sends a completion to the subscribers; nothing is sent after it.
    func send(completion: Subscribers.Completion<Failure>)
    /// Provides this subject with an upstream's subscription, so that it can request values from it.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value without content.
    public func send() { send(()) }
}
