public import Foundation
public import ObjectiveC
internal import ProgrammerErrors

/// An object with the properties of an entity, in a context.
///
/// > Contract: Core Data, NSManagedObject
open class NSManagedObject: NSObject, KeyedStorage {
    let description_: NSEntityDescription
    weak var context: NSManagedObjectContext?
    var id: NSManagedObjectID
    /// Nil for a fault: the values are in the store.
    var slots: [Slot]?
    /// The values when the object was fetched or saved last.
    var committed: [Slot]?
    /// The destinations, at that time, of relationships that were changed since.
    var committedMembers: [Int: [NSManagedObject]] = [:]
    /// Places of values that were set since.
    var changed: Set<Int> = []
    var version: Int64 = 0
    var state = ObjectState()
    /// The objects of a batch that are loaded together.
    var batch: FaultBatch?

    /// An object of an entity; with a context it is inserted there, with its attributes' default values.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        description_ = entity
        self.context = context
        id = context?.identifierForNewObject ?? NSManagedObjectID(temporaryOf: entity)
        super.init()
        if context?.identifierForNewObject != nil {
            // The context makes an object that exists already.
            return
        }
        slots = entity.layout.indices.map { index in
            if let attribute = entity.layout.attributes[index] { return .value(attribute.defaultValue) }
            return entity.layout.relationships[index]?.isToMany == true ? .members(Members([])) : .object(nil)
        }
        if let context {
            ProgrammerError.require(
                !entity.isAbstract, "Cannot create an instance of the abstract entity '\(entity.name ?? "")'", name: .invalidArgument)
            context.registerNew(self)
            awakeFromInsert()
        }
    }

    /// An object of the class's entity, inserted into a context.
    ///
    /// > Precondition: the context's model has an entity with this class.
    public convenience init(context moc: NSManagedObjectContext) {
        let type = Self.self
        let name = ClassNames.name(type)
        guard let entity = moc.model?.entity(ofClass: name) ?? ModelRegistry.entity(of: type) else {
            ProgrammerError.raise(
                "An NSManagedObject of class '\(name)' must have a valid NSEntityDescription.", name: .invalidArgument)
        }
        self.init(entity: entity, insertInto: moc)
    }

    deinit { registration?.objectEnded(id.key) }
    weak var registration: ObjectRegistry?

    // MARK: For subclasses

    /// Called once, after the object was inserted with its default values.
    open func awakeFromInsert() {}
    /// Called after the object's values were loaded from the store.
    open func awakeFromFetch() {}
    /// Called before the object is saved, again if it changes during that.
    open func willSave() {}
    /// Called after the object was saved.
    open func didSave() {}
    /// Called before the object is deleted, with its relationships as they are.
    open func prepareForDeletion() {}
    /// Called before the object becomes a fault.
    open func willTurnIntoFault() {}
    /// Called after the object became a fault.
    open func didTurnIntoFault() {}
    /// Throws if the object cannot be inserted as it is.
    open func validateForInsert() throws { try ObjectValidation.check(self) }
    /// Throws if the object cannot be saved as it is.
    open func validateForUpdate() throws { try ObjectValidation.check(self) }
    /// Throws if the object cannot be deleted.
    open func validateForDelete() throws { try ObjectValidation.checkDeletion(self) }
    /// Throws if the property cannot have the value, which may be replaced by another one.
    open func validateValue(_ value: UnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
        guard let place = description_.layout[key] else { return }
        try ObjectValidation.check(value.pointee, place, of: self)
    }
    /// Called before a property is read, with its name; loads the values of a fault.
    open func willAccessValue(forKey key: String?) { loadIfNeeded() }
    /// Called after a property was read.
    open func didAccessValue(forKey key: String?) {}

    /// Whether changes of keys without a property mark the object as updated: always false here.
    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    open override var description: String {
        let values = slots == nil ? "<fault>" : "\(ObjectText.values(of: self))"
        return "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))> (entity: \(description_.name ?? "");"
            + " id: \(id); data: \(values))"
    }

    // MARK: Key-value coding

    /// The value of a property of the entity, unless the class has an accessor of its own.
    public func storedValue(forKey key: String) -> Any?? {
        guard let place = description_.layout[key] else { return key == "objectID" ? .some(id) : .none }
        return ObjCRuntime.responds(self, to: Selector(key)) ? .none : .some(value(at: place))
    }

    /// Sets a property of the entity, unless the class has an accessor of its own.
    public func store(_ value: Any?, forKey key: String) -> Bool {
        guard let place = description_.layout[key] else { return false }
        if ObjCRuntime.responds(self, to: Selector("set\(key.prefix(1).uppercased())\(key.dropFirst()):")) { return false }
        setValue(value, at: place)
        return true
    }
}

/// What an object is in its context.
struct ObjectState {
    var isInserted = false
    var isUpdated = false
    var isDeleted = false
    /// In the order in which the context made its objects.
    var serial = 0
}
