/// A subscriber without its type.
///
/// > Contract: Combine, AnySubscriber
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    private let subscription: (any Subscription) -> Void
    private let value: (Input) -> Subscribers.Demand
    private let completion: (Subscribers.Completion<Failure>) -> Void
    private let base: Any?

    /// The wrapped subscriber's.
    public let combineIdentifier: CombineIdentifier
    /// The wrapped subscriber's.
    public var description: String { base.map { "\($0)" } ?? "Anonymous AnySubscriber" }
    /// The wrapped subscriber's.
    public var customMirror: Mirror { Mirror(reflecting: base ?? description) }
    /// The wrapped subscriber's.
    public var playgroundDescription: Any { (base as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description }

    /// Wraps a subscriber.
    public init<S: Subscriber>(_ s: S) where Input == S.Input, Failure == S.Failure {
        if let erased = s as? Self {
            self = erased
            return
        }
        subscription = s.receive(subscription:)
        value = { s.receive($0) }
        completion = s.receive(completion:)
        combineIdentifier = s.combineIdentifier
        base = s
    }

    /// Wraps a subject, which receives all values.
    public init<S: Subject>(_ s: S) where Input == S.Output, Failure == S.Failure { self.init(SubjectSubscriber(s)) }

    /// Creates a subscriber of closures. Without `receiveValue` it requests nothing.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        subscription = receiveSubscription ?? { _ in }
        value = receiveValue ?? { _ in .none }
        completion = receiveCompletion ?? { _ in }
        combineIdentifier = CombineIdentifier()
        base = nil
    }

    /// Hands the subscription on.
    public func receive(subscription: any Subscription) { self.subscription(subscription) }
    /// Hands the value on.
    public func receive(_ value: Input) -> Subscribers.Demand { self.value(value) }
    /// Hands the completion on.
    public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
