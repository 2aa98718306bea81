/// The objects that a context has to save.
struct ContextChanges {
    private(set) var inserted = ObjectSet()
    private(set) var updated = ObjectSet()
    private(set) var deleted = ObjectSet()

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

    mutating func insert(_ object: NSManagedObject) {
        object.state.isInserted = true
        inserted.insert(object)
    }

    /// > Returns: whether it was unchanged.
    @discardableResult
    mutating func update(_ object: NSManagedObject) -> Bool {
        guard !object.state.isInserted, !object.state.isDeleted, !object.state.isUpdated else { return false }
        object.state.isUpdated = true
        updated.insert(object)
        return true
    }

    mutating func delete(_ object: NSManagedObject) {
        if object.state.isInserted { inserted.remove(object) } else { deleted.insert(object) }
        updated.remove(object)
        object.state.isDeleted = true
    }

    /// The object has nothing to save any more.
    mutating func forget(_ object: NSManagedObject) {
        inserted.remove(object)
        updated.remove(object)
        deleted.remove(object)
        (object.state.isInserted, object.state.isUpdated, object.state.isDeleted) = (false, false, false)
    }
}

/// What observers of a context have not been notified of.
struct PendingChanges {
    var inserted = ObjectSet()
    var updated = ObjectSet()
    var deleted = ObjectSet()
    var refreshed = ObjectSet()

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }
}

/// Objects, each once, by identity.
struct ObjectSet {
    private var objects: [ObjectIdentifier: NSManagedObject] = [:]

    var isEmpty: Bool { objects.isEmpty }
    /// In the order in which the context made them.
    var sorted: [NSManagedObject] { objects.values.sorted { $0.state.serial < $1.state.serial } }
    var set: Set<NSManagedObject> { Set(objects.values) }
    func contains(_ object: NSManagedObject) -> Bool { objects[ObjectIdentifier(object)] != nil }
    mutating func insert(_ object: NSManagedObject) { objects[ObjectIdentifier(object)] = object }
    mutating func remove(_ object: NSManagedObject) { objects[ObjectIdentifier(object)] = nil }
}
