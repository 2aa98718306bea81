public import Foundation

extension NotificationCenter {
    /// Sends notifications from the center. One that is not requested at the moment is missed.
    ///
    /// > Contract: Foundation, NotificationCenter.Publisher
    public struct Publisher: Combine.Publisher, Equatable {
        /// Notifications.
        public typealias Output = Notification
        /// It cannot fail.
        public typealias Failure = Never
        /// The center.
        public let center: NotificationCenter
        /// The notifications' name.
        public let name: Notification.Name
        /// Their sender; nil is any.
        public let object: AnyObject?

        /// Creates a publisher of notifications.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Attaches a subscriber and observes the center until it cancels.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            let subjectTransfer = Transfer(subject)
            let observer = Transfer(
                center.addObserver(forName: name, object: object, queue: nil) { subjectTransfer.value.send($0) })
            let events = SubscriptionEvents<Notification, Never>(cancel: { [center] in center.removeObserver(observer.value) })
            subject.subscribe(EventRelay(subscriber, events))
        }

        /// Whether both send the same notifications.
        public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }
    }

    /// A publisher of notifications.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}
