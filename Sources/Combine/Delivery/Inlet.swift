/// A subscriber of closures, for operators with several upstreams. Requests are kept until its subscription comes.
final class Inlet<Input, Failure: Error>: Subscriber {
    let link = UpstreamLink()
    private let value: (Input) -> Void
    private let completion: (Subscribers.Completion<Failure>) -> Void

    init(value: @escaping (Input) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
        self.value = value
        self.completion = completion
    }

    func receive(subscription: any Subscription) { link.openRequesting(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
        if link.isOpen { value(input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { if link.end() { self.completion(completion) } }
}
