/// Runs a task for each subscriber that requests a value, and sends its result.
///
/// The base of `URLSession.DataTaskPublisher`, which the module URLLoadingPublishers declares: this module does not know URLLoading, so that
/// apps without network do not load it.
public struct TaskPublisher<Session, Request, Output, Failure: Error>: Publisher {
    /// Starts a task that calls a closure with its result; cancelling what it returns ends the task.
    public typealias Start = (Session, Request, @escaping (Result<Output, Failure>) -> Void) -> any Cancellable

    /// What is requested.
    public let request: Request
    /// Who runs the tasks.
    public let session: Session
    private let start: Start

    /// Creates a publisher of a task's result.
    public init(request: Request, session: Session, start: @escaping Start) {
        self.request = request
        self.session = session
        self.start = start
    }

    /// Attaches a subscriber; its first request starts a task.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = TaskSubscription(subscriber) { [start, session, request] in start(session, request, $0) }
        subscription.begin()
    }
}

private final class TaskSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    typealias Outcome = Result<Downstream.Input, Downstream.Failure>

    private let outlet: Outlet<Downstream>
    private let start: CurrentValue<((@escaping (Outcome) -> Void) -> any Cancellable)?>
    private let task = CurrentValue<(any Cancellable)?>(nil)
    var description: String { "DataTaskPublisher" }

    init(_ downstream: Downstream, _ start: @escaping (@escaping (Outcome) -> Void) -> any Cancellable) {
        outlet = Outlet(downstream)
        self.start = CurrentValue(start)
    }

    func begin() { outlet.begin(self) }

    func request(_ demand: Subscribers.Demand) {
        demand.requireNonZero()
        outlet.request(demand)
        guard let start = start.take() else { return }
        task.value = start { [outlet] result in
            switch result {
            case .success(let value):
                outlet.send(value)
                outlet.send(completion: .finished)
            case .failure(let error): outlet.send(completion: .failure(error))
            }
        }
        if outlet.isEnded { task.take()?.cancel() }
    }

    func cancel() {
        _ = start.take()
        outlet.cancel()
        task.take()?.cancel()
    }
}
