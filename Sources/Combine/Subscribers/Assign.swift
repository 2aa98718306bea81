internal import Foundation

extension Subscribers {
    /// Assigns each value to a property of an object, which it retains until the end.
    ///
    /// > Contract: Combine, Subscribers.Assign
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible
    {
        /// Assignments cannot fail.
        public typealias Failure = Never

        private let link = UpstreamLink()
        private let lock = NSLock()
        private var target: Root?

        /// The object; nil after the end.
        public var object: Root? { lock.withLock { target } }
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        /// `Assign Root`.
        public var description: String { "Assign \(Root.self)." }
        /// The object and the key path.
        public var customMirror: Mirror {
            Mirror(self, children: ["object": object as Any, "keyPath": keyPath])
        }
        /// The description.
        public var playgroundDescription: Any { description }

        /// Creates a subscriber for a property.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            target = object
            self.keyPath = keyPath
        }

        /// Requests all values.
        public func receive(subscription: any Subscription) {
            if link.open(subscription) { link.request(.unlimited) }
        }

        /// Assigns the value.
        public func receive(_ value: Input) -> Demand {
            if link.isOpen, let object { object[keyPath: keyPath] = value }
            return .none
        }

        /// Releases the object.
        public func receive(completion: Completion<Never>) {
            withExtendedLifetime(lock.withLock { target.take() }) { _ = link.end() }
        }

        /// Cancels the subscription and releases the object.
        public func cancel() {
            withExtendedLifetime(lock.withLock { target.take() }) { link.cancel() }
        }
    }
}

extension Publisher where Failure == Never {
    /// Assigns each value to a property until the result is cancelled or released; retains the object that long.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
