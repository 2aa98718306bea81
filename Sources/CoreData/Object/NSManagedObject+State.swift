public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

extension NSManagedObject {
    /// The context; nil after the object was deleted and saved, and after the context's end.
    public var managedObjectContext: NSManagedObjectContext? { context }
    /// The object's entity.
    public var entity: NSEntityDescription { description_ }
    /// The object's identifier, which is temporary until the object is saved.
    public var objectID: NSManagedObjectID { id }
    /// Whether the object was inserted and not yet saved.
    public var isInserted: Bool { state.isInserted }
    /// Whether the object was changed and not yet saved.
    public var isUpdated: Bool { state.isUpdated && !state.isInserted && !state.isDeleted }
    /// Whether the object is deleted by the next save.
    public var isDeleted: Bool { state.isDeleted }
    /// Whether the values are in the store only.
    public var isFault: Bool { slots == nil }
    /// Whether the object is to be saved.
    public var hasChanges: Bool { state.isInserted || state.isUpdated || state.isDeleted }
    /// Whether a value differs from what is saved.
    public var hasPersistentChangedValues: Bool { !differing.isEmpty }
    /// The number of the object's life: 0.
    public var faultingState: Int { isFault ? 1 : 0 }

    /// The entity of the class, in the models that were loaded.
    public class func entity() -> NSEntityDescription {
        guard let entity = ModelRegistry.entity(of: self) else {
            ProgrammerError.raise(
                "\(ClassNames.name(self)) is not the class of an entity in a loaded model", name: .internalInconsistency)
        }
        return entity
    }

    /// A request for the objects of the class's entity.
    public class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
        let request = NSFetchRequest<NSFetchRequestResult>()
        request.entity = ModelRegistry.entity(of: self)
        return request
    }

    /// Whether a relationship's destinations are in the store only.
    public func hasFault(forRelationshipNamed key: String) -> Bool {
        guard let place = description_.layout[key], let slot = slots?[place] else { return true }
        if case .unloaded = slot { return true }
        if case .object(let object?) = slot { return object.isFault }
        return false
    }

    /// The identifiers of a relationship's destinations.
    public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        guard let place = description_.layout[key], let relationship = description_.layout.relationships[place] else { return [] }
        loadIfNeeded()
        if relationship.isToMany { return members(at: place).list.map(\.id) }
        return (slots?[place].identifier).map { [$0] } ?? []
    }

    /// The values when the object was fetched or saved last, `NSNull` for none. > Parameters: keys: nil is all properties.
    public func committedValues(forKeys keys: [String]?) -> [String: Any] {
        loadIfNeeded()
        let layout = description_.layout
        var result: [String: Any] = [:]
        for index in layout.indices {
            let name = layout.properties[index].name
            guard keys?.contains(name) ?? true else { continue }
            if let relationship = layout.relationships[index], relationship.isToMany {
                let list = committedMembers[index] ?? (state.isInserted ? [] : members(at: index).list)
                result[name] = relationship.isOrdered ? NSOrderedSet(array: list) as NSObject : NSSet(array: list)
            } else if let committed {
                result[name] = visible(committed[index]) ?? NSNull()
            } else {
                result[name] = NSNull()
            }
        }
        return result
    }

    /// The values that differ from what is saved, `NSNull` for none.
    public func changedValues() -> [String: Any] {
        Dictionary(differing.map { (description_.layout.properties[$0].name, value(at: $0) ?? NSNull()) }) { first, _ in first }
    }

    /// The values that were set since the context processed changes last; here since the last save.
    public func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

    /// Places of values that differ from what is saved.
    var differing: [Int] {
        changed.sorted().filter { place in
            guard let slots, place < slots.count else { return false }
            if let before = committedMembers[place] {
                let now = members(at: place).list
                let isOrdered = description_.layout.relationships[place]?.isOrdered == true
                return isOrdered ? before != now : Set(before) != Set(now)
            }
            guard let committed else { return true }
            return !slots[place].isSame(as: committed[place])
        }
    }

    private func visible(_ slot: Slot) -> Any? {
        switch slot {
        case .value(let value): value
        case .object(let object): object
        case .reference(let id): id.flatMap { context?.object(with: $0) }
        case .unloaded, .members: nil
        }
    }
}
