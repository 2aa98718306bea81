package import Foundation

extension NSObject {
    /// Calls a closure for changes of a key path that is known by its name alone, until the result is released or invalidated.
    ///
    /// > Parameters: changeHandler: receives the object and what has changed, on the thread of the change.
    package func observe(
        keyPath: String, options: NSKeyValueObservingOptions, changeHandler: @escaping (NSObject, [NSKeyValueChangeKey: Any]) -> Void
    ) -> NSKeyValueObservation {
        let observer = KeyValueObserver(self, keyPath, options, observer: nil, context: nil) { object in
            object.value(forKeyPath: keyPath)
        } notify: { object, change in
            changeHandler(object, change.dictionary(options))
        }
        KeyValueObservers.shared.add(observer)
        return NSKeyValueObservation(observer)
    }
}
