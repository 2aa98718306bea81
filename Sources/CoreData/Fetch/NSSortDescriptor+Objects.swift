public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

extension NSSortDescriptor {
    /// Orders objects by a property of any type, also an optional one, which Foundation on Linux does not take.
    ///
    /// > Precondition: the key path's names are known: those of a literal in an app.
    @_disfavoredOverload
    public convenience init<Root: NSManagedObject, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        guard let key = ObservedKey.text(of: keyPath) else { ProgrammerError.raise("Could not extract a String from KeyPath \(keyPath)") }
        self.init(key: key, ascending: ascending)
    }
}
