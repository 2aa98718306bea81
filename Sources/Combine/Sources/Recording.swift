internal import ProgrammerErrors

extension Record {
    /// Values and a completion in the order of their recording.
    ///
    /// > Contract: Combine, Record.Recording
    public struct Recording {
        /// The kind of values.
        public typealias Input = Output
        /// The values.
        public private(set) var output: [Output]
        /// The completion; `.finished` unless recorded.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var isComplete = false

        /// Creates an empty recording.
        public init() { (output, completion) = ([], .finished) }

        /// Creates a complete recording.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion, isComplete) = (output, completion, true)
        }

        /// Records a value; after the completion it is a programming error.
        public mutating func receive(_ input: Input) {
            requireIncomplete()
            output.append(input)
        }

        /// Records the completion; a second one is a programming error.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            requireIncomplete()
            self.completion = completion
            isComplete = true
        }

        private func requireIncomplete() {
            ProgrammerError.check(!isComplete, "Receiving values or a completion after a recording's completion is not allowed")
        }
    }
}

private enum RecordingKey: String, CodingKey { case output, completion }

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    /// Decodes what `encode(to:)` wrote.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: RecordingKey.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
    }

    /// Encodes the values and the completion.
    public func encode(to encoder: any Encoder) throws { try encode(into: encoder) }

    /// Encodes the values and the completion.
    public func encode(into encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: RecordingKey.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}
