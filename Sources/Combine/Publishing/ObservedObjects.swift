internal import Foundation
internal import ObjectiveC

/// The publishers of observable objects that declare none.
enum ObservedObjects {
    private static let lock = NSRecursiveLock()
    private static let key = AssociationKey()

    /// The object's publisher, the same for each call. Connects the object's published properties at the first.
    ///
    /// The properties keep it, so that it is released with the object; an object without any has it as an associated object.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            let properties = PublishedProperties.of(object)
            let known = properties.lazy.compactMap { $0.objectWillChange.value }.first
            let publisher = known ?? associated(with: object, isNeeded: properties.isEmpty)
            for property in properties where property.objectWillChange.value == nil { property.objectWillChange.value = publisher }
            return publisher
        }
    }

    private static func associated(with object: AnyObject, isNeeded: Bool) -> ObservableObjectPublisher {
        guard isNeeded else { return ObservableObjectPublisher() }
        if let known = AssociatedObjects.shared.value(of: object, key: key.pointer) as? ObservableObjectPublisher { return known }
        let publisher = ObservableObjectPublisher()
        AssociatedObjects.shared.set(publisher, for: object, key: key.pointer)
        return publisher
    }
}
