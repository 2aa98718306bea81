/// Where a `@Published` property keeps its value, and who is notified of its changes.
final class PublishedStorage<Value> {
    let subject: PublishedSubject<Value>
    /// The publisher of the object that has the property, once the object was asked for it.
    let objectWillChange = CurrentValue<ObservableObjectPublisher?>(nil)

    init(_ value: Value) { subject = PublishedSubject(value) }

    var value: Value {
        get { subject.value }
        set {
            objectWillChange.value?.send()
            subject.value = newValue
        }
    }
}

/// A property of an object that notifies before it changes.
protocol PublishedProperty {
    var objectWillChange: CurrentValue<ObservableObjectPublisher?> { get }
    /// The property at an address, which must hold one of this type.
    static func read(_ address: UnsafeRawPointer) -> any PublishedProperty
}

extension Published: PublishedProperty {
    var objectWillChange: CurrentValue<ObservableObjectPublisher?> { storage.objectWillChange }

    static func read(_ address: UnsafeRawPointer) -> any PublishedProperty {
        address.assumingMemoryBound(to: Published<Value>.self).pointee
    }
}
