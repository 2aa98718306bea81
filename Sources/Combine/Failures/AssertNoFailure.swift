internal import ProgrammerErrors

extension Publishers {
    /// Treats an error as a programming error.
    ///
    /// > Contract: Combine, Publishers.AssertNoFailure
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Never
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let prefix: String
        /// As given to the initializer.
        public let file: StaticString
        /// As given to the initializer.
        public let line: UInt

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay(
                    subscriber, rule: { .send($0) },
                    conclusion: { [prefix, file, line] completion in
                        guard case .failure(let error) = completion else { return .finished }
                        ProgrammerError.trap((prefix.isEmpty ? "" : prefix + ": ") + "\(error)", file: file, line: line)
                    }))
        }
    }
}

extension Publisher {
    /// Ends the process if the publisher fails.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
