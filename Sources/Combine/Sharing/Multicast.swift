internal import Foundation

extension Publishers {
    /// Sends an upstream's values to all subscribers through one subject, once connected.
    ///
    /// > Contract: Combine, Publishers.Multicast
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Creates the subject, when it is needed first.
        public let createSubject: () -> SubjectType

        private let lock = NSLock()
        private var existing: SubjectType?

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        private var subject: SubjectType {
            if let existing = lock.withLock({ existing }) { return existing }
            let created = createSubject()
            return lock.withLock {
                let subject = existing ?? created
                existing = subject
                return subject
            }
        }

        /// Attaches a subscriber to the subject.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.subscribe(subscriber)
        }

        /// Subscribes the subject to the upstream; cancelling the result ends it.
        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }
}

extension Publisher {
    /// Sends the values to all subscribers through one subject that a closure creates.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends the values to all subscribers through a subject.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
        multicast { subject }
    }
}
