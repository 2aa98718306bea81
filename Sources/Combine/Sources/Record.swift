/// Sends values and a completion that were recorded before.
///
/// > Contract: Combine, Record
public struct Record<Output, Failure: Error>: Publisher {
    /// What it sends.
    public let recording: Recording

    /// Creates a publisher and lets a closure record.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }
    /// Creates a publisher of a recording.
    public init(recording: Recording) { self.recording = recording }
    /// Creates a publisher of values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    /// Attaches a subscriber, which receives as many values as it requests.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        guard !recording.output.isEmpty else { return subscriber.endImmediately(recording.completion) }
        subscriber.receive(subscription: Elements(recording.output, subscriber, recording.completion, "Record"))
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
