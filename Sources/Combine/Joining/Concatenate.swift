extension Publishers {
    /// Sends the values of one publisher, and after its end those of another.
    ///
    /// > Contract: Combine, Publishers.Concatenate
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        /// What it sends.
        public typealias Output = Suffix.Output
        /// How it may fail.
        public typealias Failure = Suffix.Failure
        /// Comes first.
        public let prefix: Prefix
        /// Comes after the first has finished.
        public let suffix: Suffix

        /// Creates a publisher of the values of both.
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession(subscriber)
            succession.follow(prefix) { [suffix] completion in
                if case .failure = completion { return .complete(completion) }
                return .next { $0.follow(suffix) }
            }
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}
