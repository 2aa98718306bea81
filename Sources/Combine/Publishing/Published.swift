/// A property of a class that sends its values to subscribers: the current one at first, then each new one before it is set.
///
/// A setting also notifies subscribers of the object's `objectWillChange`, if it is an `ObservableObject`.
///
/// > Contract: Combine, Published
@propertyWrapper public struct Published<Value> {
    let storage: PublishedStorage<Value>

    /// Creates the property with a value.
    public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }
    /// Creates the property with a value.
    public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

    /// Properties of structures cannot be published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// The property's value in an object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.value = newValue }
    }

    /// The publisher of the property's values.
    public var projectedValue: Publisher {
        mutating get { Publisher(storage) }
        set {
            // `assign(to: &$property)` writes the publisher back that it read; another one shares its values.
            guard newValue.storage !== storage else { return }
            newValue.assignment(to: storage)
        }
    }
}

extension Published {
    /// The publisher of a property's values.
    ///
    /// > Contract: Combine, Published.Publisher
    public struct Publisher: Combine.Publisher {
        /// The property's values.
        public typealias Output = Value
        /// It cannot fail.
        public typealias Failure = Never
        let storage: PublishedStorage<Value>

        init(_ storage: PublishedStorage<Value>) { self.storage = storage }

        /// Attaches a subscriber, which receives the current value when it requests one.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.subject.receive(subscriber: subscriber)
        }

        func assignment(to other: PublishedStorage<Value>) { subscribe(PublishedSubscriber(other)) }
    }
}
