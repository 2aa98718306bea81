internal import Foundation

/// Finds rows with the same values of a uniqueness constraint as objects that are to be inserted or changed.
struct ConstraintCheck {
    let context: NSManagedObjectContext
    let store: NSPersistentStore

    func run() throws {
        let candidates = context.changes.inserted.sorted + context.changes.updated.sorted
        for object in candidates where store.engine.schema.numbers[object.description_.name ?? ""] != nil {
            var entity: NSEntityDescription? = object.description_
            while let current = entity {
                for names in current.constraintNames { try check(object, names, of: current, candidates) }
                entity = current.superentity
            }
        }
    }

    private func check(
        _ object: NSManagedObject, _ names: [String], of entity: NSEntityDescription, _ candidates: [NSManagedObject]
    ) throws {
        guard !object.state.isDeleted, object.context === context else { return }
        let places = names.compactMap { object.description_.layout[$0] }
        // A missing value is like no other.
        let values = places.compactMap { object.value(at: $0) }
        guard places.count == names.count, values.count == names.count else { return }
        let same = candidates.first { other in
            other !== object && !other.state.isDeleted && other.description_.isKindOf(entity: entity)
                && names.allSatisfy { AttributeValue.isEqual(other.value(forKey: $0), object.value(forKey: $0)) }
        }
        if let same, same.state.serial < object.state.serial { return try resolve(object, same, names) }
        let predicates = zip(names, values).map { NSPredicate(format: "%K == %@", argumentArray: [$0, $1]) }
        var query = StoreQuery(entity: entity)
        query.condition = PredicateSQL.condition(
            NSCompoundPredicate(andPredicateWithSubpredicates: predicates), .init(alias: StoreQuery.alias, entity: entity),
            store.engine.schema
        ) { _ in nil }
        guard query.condition != nil else { return }
        for id in try store.engine.identifiers(query) where id != object.id {
            let other = context.object(with: id)
            guard !other.state.isDeleted, !candidates.contains(where: { $0 === other }) else { continue }
            try resolve(object, other, names)
        }
    }

    private func resolve(_ object: NSManagedObject, _ other: NSManagedObject, _ names: [String]) throws {
        let policy = (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
        switch policy {
        case .errorMergePolicyType:
            throw StoreError.error(
                NSManagedObjectConstraintMergeError, "Could not merge changes.",
                [
                    NSAffectedObjectsErrorKey: [object, other],
                    NSLocalizedFailureReasonErrorKey: "Two objects have the same values of \(names.joined(separator: ", ")).",
                ])
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
            // The existing object takes over the new one's attributes.
            let layout = object.description_.layout
            for place in layout.indices where layout.attributes[place] != nil {
                if let own = other.description_.layout[layout.properties[place].name] { other.setValue(object.value(at: place), at: own) }
            }
            discard(object)
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: discard(object)
        }
    }

    private func discard(_ object: NSManagedObject) {
        if object.state.isInserted { context.delete(object) } else { context.refresh(object, mergeChanges: false) }
    }
}
