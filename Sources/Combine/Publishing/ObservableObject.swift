/// A class that notifies before its instances change.
///
/// > Contract: Combine, ObservableObject
public protocol ObservableObject: AnyObject {
    /// The kind of publisher that notifies.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before a `@Published` property of the object's class, or of a superclass, is set.
    ///
    /// The properties are found at the first access, among the stored properties of the object; it is the same publisher each time.
    public var objectWillChange: ObservableObjectPublisher { ObservedObjects.publisher(of: self) }
}
