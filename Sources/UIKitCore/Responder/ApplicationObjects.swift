internal import Synchronization

/// Objects that an application has once, and that any thread may ask for: the state of Apple's `current` members that are not on the main actor.
///
/// What else an application has once is in its context.
package final class ApplicationObjects: Sendable {
    /// Those of the application of a program that has only one.
    static let ofProcess = ApplicationObjects()

    @TaskLocal static var inTask: ApplicationObjects?

    /// Those of the application that is the current one here.
    package static var current: ApplicationObjects { inTask ?? ofProcess }

    private let objects = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

    init() {}

    /// The application's object of a class, made at the first call.
    package func object<Object: AnyObject & Sendable>(_ make: @Sendable () -> Object) -> Object {
        objects.withLock { objects in
            if let known = objects[ObjectIdentifier(Object.self)] as? Object { return known }
            let made = make()
            objects[ObjectIdentifier(Object.self)] = made
            return made
        }
    }
}
