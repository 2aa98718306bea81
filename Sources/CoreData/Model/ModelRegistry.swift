internal import ObjectiveC
internal import Synchronization

/// The models of the process, in which a class's entity is found.
enum ModelRegistry {
    private struct Entry: @unchecked Sendable { weak var model: NSManagedObjectModel? }
    private static let models = Mutex<[Entry]>([])

    static func add(_ model: NSManagedObjectModel) {
        let entry = Entry(model: model)
        models.withLock { models in
            models.removeAll { $0.model == nil || $0.model === entry.model }
            models.append(entry)
        }
    }

    /// The entity of the objects of a class, in the latest model that has one.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let name = ClassNames.name(type)
        for entry in models.withLock({ $0 }).reversed() {
            if let found = entry.model?.entity(ofClass: name) { return found }
        }
        return nil
    }
}

extension NSManagedObjectModel {
    func entity(ofClass name: String) -> NSEntityDescription? { entities.first { $0.managedObjectClassName == name } }
}
