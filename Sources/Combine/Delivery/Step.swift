/// What an operator does with one value of its upstream.
enum Step<Output, Failure: Error> {
    case send(Output)
    /// Sends the value, cancels the upstream and ends.
    case last(Output)
    /// Sends nothing, and requests another value in its place.
    case skip
    /// Sends nothing, and requests nothing.
    case drop
    /// Cancels the upstream and ends.
    case complete(Subscribers.Completion<Failure>)
}

extension Step where Failure == any Error {
    /// The step, or the end by the error that it throws.
    static func attempt(_ step: () throws -> Step) -> Step {
        do { return try step() } catch { return .complete(.failure(error)) }
    }
}
