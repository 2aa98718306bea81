/// Closures for all events of a subscription.
struct SubscriptionEvents<Output, Failure: Error> {
    var subscription: ((any Subscription) -> Void)?
    var output: ((Output) -> Void)?
    var completion: ((Subscribers.Completion<Failure>) -> Void)?
    var cancel: (() -> Void)?
    var request: ((Subscribers.Demand) -> Void)?
    /// Called with what a subscriber requests in return for a value.
    var demand: ((Subscribers.Demand) -> Void)?
}
