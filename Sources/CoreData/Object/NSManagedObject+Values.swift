internal import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

extension NSManagedObject {
    // MARK: Primitive values

    /// The value of a property, without `willAccessValue(forKey:)`.
    public func primitiveValue(forKey key: String) -> Any? { place(of: key).flatMap(value) }

    /// Sets a property without notifying observers; the object is not marked as changed, and inverse relationships are not changed.
    public func setPrimitiveValue(_ value: Any?, forKey key: String) {
        guard let place = place(of: key) else { return setValue(value, forUndefinedKey: key) }
        loadIfNeeded()
        let layout = description_.layout
        if let attribute = layout.attributes[place] {
            slots?[place] = .value(AttributeValue.accepted(value, attribute))
        } else if layout.relationships[place]?.isToMany == true {
            slots?[place] = .members(Members(Self.objects(in: value)))
        } else {
            slots?[place] = .object(value as? NSManagedObject)
        }
        changed.insert(place)
    }

    private func place(of key: String) -> Int? {
        if let place = description_.layout[key] { return place }
        // Accessors such as `primitiveName`.
        guard key.hasPrefix("primitive") else { return nil }
        let rest = key.dropFirst("primitive".count)
        return description_.layout[rest.prefix(1).lowercased() + rest.dropFirst()]
    }

    /// Attributes stay; relationships would keep the objects of a context that is gone.
    func loseContext() {
        func parted(_ slots: [Slot]?) -> [Slot]? {
            slots?.map { slot in
                switch slot {
                case .value, .reference, .unloaded: slot
                case .object: .reference(slot.identifier)
                case .members: .unloaded
                }
            }
        }
        (slots, committed, committedMembers) = (parted(slots), parted(committed), [:])
    }

    // MARK: Reading

    /// Loads the values of a fault.
    func loadIfNeeded() {
        guard slots == nil else { return }
        guard let context else {
            ProgrammerError.raise("CoreData could not fulfill a fault for '\(id)'", name: .internalInconsistency)
        }
        context.fulfil(self)
    }

    func value(at place: Int) -> Any? {
        loadIfNeeded()
        guard let slot = slots?[place] else { return nil }
        switch slot {
        case .value(let value): return value
        case .object(let object): return object
        case .reference(let id):
            let object = id.flatMap { context?.object(with: $0) }
            slots?[place] = .object(object)
            return object
        case .unloaded, .members:
            return members(at: place).collection(isOrdered: description_.layout.relationships[place]?.isOrdered == true)
        }
    }

    func destination(at place: Int) -> NSManagedObject? { value(at: place) as? NSManagedObject }

    /// The destinations of a relationship to many objects.
    func members(at place: Int) -> Members {
        loadIfNeeded()
        if case .members(let members)? = slots?[place] { return members }
        let list = description_.layout.relationships[place].flatMap { context?.destinations(of: self, $0) } ?? []
        let members = Members(list)
        slots?[place] = .members(members)
        return members
    }

    static func objects(in value: Any?) -> [NSManagedObject] {
        switch value {
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as Set<NSManagedObject>: Array(set)
        case let array as [NSManagedObject]: array
        default: []
        }
    }

    // MARK: Changing

    func setValue(_ value: Any?, at place: Int) {
        loadIfNeeded()
        let layout = description_.layout
        let key = layout.properties[place].name
        KeyValueChanges.set(key, of: self) {
            if let attribute = layout.attributes[place] {
                slots?[place] = .value(AttributeValue.accepted(value, attribute))
                noteChange(place)
            } else if let relationship = layout.relationships[place] {
                if relationship.isToMany {
                    setMembers(Self.objects(in: value), at: place, relationship)
                } else {
                    setDestination(accepted(value, relationship), at: place, relationship)
                }
            }
        }
    }

    private func accepted(_ value: Any?, _ relationship: NSRelationshipDescription) -> NSManagedObject? {
        guard let value, !(value is NSNull) else { return nil }
        guard let object = value as? NSManagedObject, let destination = relationship.destinationEntity,
            object.description_.isKindOf(entity: destination)
        else {
            ProgrammerError.raise(
                "Unacceptable type of value for to-one relationship: property = \"\(relationship.name)\"; desired type = "
                    + "\(relationship.destinationEntity?.managedObjectClassName ?? ""); given type = \(type(of: value)); value = \(value).",
                name: .invalidArgument)
        }
        if let context, let other = object.context, context !== other {
            ProgrammerError.raise(
                "Illegal attempt to establish a relationship '\(relationship.name)' between objects in different contexts",
                name: .invalidArgument)
        }
        return object
    }

    func noteChange(_ place: Int) {
        changed.insert(place)
        context?.noteChange(self)
    }

    private func setDestination(_ new: NSManagedObject?, at place: Int, _ relationship: NSRelationshipDescription) {
        let old = destination(at: place)
        slots?[place] = .object(new)
        noteChange(place)
        guard old !== new, let inverse = relationship.inverseRelationship else { return }
        if let old, !old.isGone { old.unlink(self, inverse) }
        new?.link(self, inverse, relationship)
    }

    /// Makes the other side of a relationship point here. > Parameters: own: the inverse of `relationship`.
    private func link(_ object: NSManagedObject, _ relationship: NSRelationshipDescription, _ own: NSRelationshipDescription) {
        guard let place = description_.layout[relationship.name] else { return }
        KeyValueChanges.set(relationship.name, of: self) {
            if relationship.isToMany {
                keepMembers(place)
                members(at: place).insert(object)
            } else {
                // The former source of a relationship to one object loses it.
                if let former = destination(at: place), former !== object { former.unlink(self, own) }
                slots?[place] = .object(object)
            }
            noteChange(place)
        }
    }

    func unlink(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        guard let place = description_.layout[relationship.name] else { return }
        KeyValueChanges.set(relationship.name, of: self) {
            if relationship.isToMany {
                keepMembers(place)
                members(at: place).remove(object)
            } else {
                guard destination(at: place) === object else { return }
                slots?[place] = .object(nil)
            }
            noteChange(place)
        }
    }

    /// Remembers what is saved before the first change.
    private func keepMembers(_ place: Int) {
        if committedMembers[place] == nil { committedMembers[place] = members(at: place).list }
    }

    private func setMembers(_ new: [NSManagedObject], at place: Int, _ relationship: NSRelationshipDescription) {
        keepMembers(place)
        let members = members(at: place)
        let wanted = Set(new.map(ObjectIdentifier.init))
        for old in members.list where !wanted.contains(ObjectIdentifier(old)) { remove(old, at: place) }
        for object in new where !members.contains(object) { insert(object, at: place) }
        if relationship.isOrdered { members.reorder(Members(new).list) }
        noteChange(place)
    }

    /// Whether a save has removed the object.
    var isGone: Bool { context == nil }

    func insert(_ object: NSManagedObject, at place: Int, index: Int? = nil) {
        guard let relationship = description_.layout.relationships[place], let object = accepted(object, relationship) else { return }
        keepMembers(place)
        let members = members(at: place)
        guard !members.contains(object) else { return }
        members.insert(object, at: index)
        noteChange(place)
        if let inverse = relationship.inverseRelationship { object.link(self, inverse, relationship) }
    }

    func remove(_ object: NSManagedObject, at place: Int) {
        guard let relationship = description_.layout.relationships[place] else { return }
        keepMembers(place)
        let members = members(at: place)
        guard members.contains(object) else { return }
        members.remove(object)
        noteChange(place)
        if let inverse = relationship.inverseRelationship { object.unlink(self, inverse) }
    }
}
