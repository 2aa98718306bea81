public import Foundation
public import ObjectiveC

extension NSObject {
    /// Sends a property's values: the current one first, unless the options leave it out, then each change.
    ///
    /// A subscriber that has not requested more receives the latest value as soon as it does.
    ///
    /// > Contract: Foundation, NSObject.KeyValueObservingPublisher
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        /// The property's values.
        public typealias Output = Value
        /// It cannot fail.
        public typealias Failure = Never
        /// The observed object.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// Which values are sent.
        public let options: NSKeyValueObservingOptions

        /// Creates a publisher of a property's values.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        /// Attaches a subscriber and observes the property until it cancels. The key path must be one that `observe` accepts.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let channel = Channel(subscriber, "KVOSubscription", forwardsRequests: false)
            let observation = object.observe(keyPath, options: options) { [keyPath] object, _ in
                if channel.outlet.openDemand == .none { channel.outlet.dropOldest() }
                channel.outlet.send(object[keyPath: keyPath])
            }
            channel.onCancel = { observation.invalidate() }
            channel.outlet.begin(channel)
        }
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// A publisher of a property's values.
    ///
    /// - Parameters:
    ///   - keyPath: An observable property.
    ///   - options: Which values are sent.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}
