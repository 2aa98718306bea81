extension Publishers {
    /// Sends the values of any number of publishers of one type as they come.
    ///
    /// > Contract: Combine, Publishers.MergeMany
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// The publishers.
        public let publishers: [Upstream]

        /// Creates a publisher of the values of all.
        public init(_ upstream: Upstream...) { publishers = upstream }
        /// Creates a publisher of the values of all.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(subscriber)
            confluence.begin()
            for publisher in publishers { confluence.add(publisher) }
            confluence.seal()
        }

        /// One publisher of the values of all these and another.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends the values of this and another publisher of the same type as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
