internal import Foundation

/// The objects of a context, each once. Objects may end on any thread.
final class ObjectRegistry: @unchecked Sendable {
    private struct Entry { weak var object: NSManagedObject? }
    private let lock = NSLock()
    private var entries: [ObjectKey: Entry] = [:]

    subscript(key: ObjectKey) -> NSManagedObject? { lock.withLock { entries[key]?.object } }

    func add(_ object: NSManagedObject) {
        object.registration = self
        lock.withLock { entries[object.id.key] = Entry(object: object) }
    }

    func remove(_ object: NSManagedObject) {
        lock.withLock { if entries[object.id.key]?.object === object { entries[object.id.key] = nil } }
    }

    /// An object has another identifier. > Returns: the object, if it is in this context.
    @discardableResult
    func rename(_ old: ObjectKey, to id: NSManagedObjectID) -> NSManagedObject? {
        lock.withLock {
            guard let object = entries.removeValue(forKey: old)?.object else { return nil }
            object.id = id
            entries[id.key] = Entry(object: object)
            return object
        }
    }

    func objectEnded(_ key: ObjectKey) { lock.withLock { if entries[key]?.object == nil { entries[key] = nil } } }

    var all: [NSManagedObject] { lock.withLock { entries.values.compactMap(\.object) } }
    func removeAll() { lock.withLock { entries = [:] } }
}
