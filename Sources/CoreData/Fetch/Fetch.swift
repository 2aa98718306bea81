internal import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

/// One fetch: a query of the stores as far as SQL can answer it, the rest in memory.
struct Fetch {
    let request: NSFetchRequest<NSObject>
    let entity: NSEntityDescription
    let context: NSManagedObjectContext

    init(_ request: NSFetchRequest<NSObject>, in context: NSManagedObjectContext) throws {
        (self.request, self.context) = (request, context)
        guard let model = context.model else { throw StoreError.withoutStores }
        let name = request.entityName ?? ""
        guard let entity = model.entitiesByName[name] else {
            ProgrammerError.raise(
                "NSFetchRequest could not locate an NSEntityDescription for entity name '\(name)'", name: .invalidArgument)
        }
        self.entity = entity
    }

    /// The objects in the request's order.
    func objects() throws -> [NSManagedObject] {
        context.processPendingChanges()
        if let parent = context.parent { return try childObjects(parent) }
        let changed = pending
        guard let store = context.persistentStoreCoordinator?.store(of: entity) else {
            guard context.persistentStoreCoordinator?.persistentStores.isEmpty == false else { throw StoreError.withoutStores }
            return finished(changed.filter(isWanted), isSorted: false)
        }
        var query = StoreQuery(entity: entity, includesSubentities: request.includesSubentities)
        let translated = translate(store.engine.schema)
        query.condition = translated.condition
        let order = SortSQL(request.sortDescriptors ?? [], entity, store.engine.schema).terms
        query.order = order ?? []
        let isComplete = translated.isComplete && order != nil && changed.isEmpty
        if isComplete { (query.limit, query.offset) = (request.fetchLimit, request.fetchOffset) }
        var found = try load(query, store)
        if !translated.isComplete { found = found.filter(satisfies) }
        if isComplete { return found }
        if !changed.isEmpty {
            let ids = Set(changed.map(ObjectIdentifier.init))
            found.removeAll { ids.contains(ObjectIdentifier($0)) || $0.state.isDeleted }
        }
        let own = changed.filter(isWanted)
        if order != nil, own.count < found.count / 16 { return limited(inserted(own, into: found)) }
        return finished(found + own, isSorted: order != nil && own.isEmpty)
    }

    private func load(_ query: StoreQuery, _ store: NSPersistentStore) throws -> [NSManagedObject] {
        let size = request.fetchBatchSize
        if size > 0 || !request.includesPropertyValues {
            let ids = try context.coordinated { _ in try store.engine.identifiers(query) }
            let batch = size > 0 ? FaultBatch(ids, size: size) : nil
            return ids.map { id in
                let object = context.object(with: id)
                if object.isFault { object.batch = batch }
                return object
            }
        }
        let rows = try context.coordinated { _ in try store.engine.rows(query) }
        return rows.map { row in
            let id = NSManagedObjectID(row.entity, row.key, in: store)
            let object = context.object(with: id)
            if object.isFault || request.shouldRefreshRefetchedObjects && !object.hasChanges { context.fill(object, row) }
            return object
        }
    }

    /// A parent context's objects, by their identifiers, with this context's changes.
    private func childObjects(_ parent: NSManagedObjectContext) throws -> [NSManagedObject] {
        let request = self.request.copied(as: NSObject.self)
        (request.fetchLimit, request.fetchOffset, request.fetchBatchSize) = (0, 0, 0)
        let ids = try parent.performAndWait { try Fetch(request, in: parent).objects().map(\.id) }
        let changed = pending
        var found = ids.map(context.object(with:))
        guard !changed.isEmpty else { return limited(found) }
        let own = Set(changed.map(ObjectIdentifier.init))
        found.removeAll { own.contains(ObjectIdentifier($0)) || $0.state.isDeleted }
        return finished(found + changed.filter(isWanted), isSorted: false)
    }

    func count() throws -> Int {
        if context.parent == nil, pending.isEmpty, let store = context.persistentStoreCoordinator?.store(of: entity) {
            let translated = translate(store.engine.schema)
            if translated.isComplete {
                var query = StoreQuery(entity: entity, includesSubentities: request.includesSubentities)
                query.condition = translated.condition
                (query.limit, query.offset) = (request.fetchLimit, request.fetchOffset)
                let counted = query
                return try context.coordinated { _ in try store.engine.count(counted) }
            }
        }
        return try objects().count
    }

    // MARK: Parts

    /// Changed objects of the entity, which the store does not know as they are.
    private var pending: [NSManagedObject] {
        guard request.includesPendingChanges, context.hasChanges else { return [] }
        let all = context.changes.inserted.sorted + context.changes.updated.sorted + context.changes.deleted.sorted
        // A change of another entity's object can matter to a predicate with key paths.
        return all.filter { $0.description_.isKindOf(entity: entity) }
    }

    private func isWanted(_ object: NSManagedObject) -> Bool {
        guard !object.state.isDeleted, request.includesSubentities || object.description_.name == entity.name else { return false }
        return satisfies(object)
    }

    private func satisfies(_ object: NSManagedObject) -> Bool { request.predicate?.evaluate(with: object) ?? true }

    /// The condition in SQL; incomplete if SQL cannot express it, or other objects that it asks have changes.
    private func translate(_ schema: SQLSchema) -> (condition: SQLFragment?, isComplete: Bool) {
        guard let predicate = request.predicate else { return (nil, true) }
        if request.includesPendingChanges, context.hasChanges, PredicatePaths.reachesOthers(predicate, entity) { return (nil, false) }
        let condition = PredicateSQL.condition(predicate, .init(alias: StoreQuery.alias, entity: entity), schema) { object in
            let id = (object as? NSManagedObject)?.id ?? object as? NSManagedObjectID
            return id.map { ($0.entity.root.name ?? "", $0.isTemporaryID ? nil : $0.key.row) }
        }
        return (condition, condition != nil)
    }

    private func finished(_ objects: [NSManagedObject], isSorted: Bool) -> [NSManagedObject] {
        guard let descriptors = request.sortDescriptors, !descriptors.isEmpty, !isSorted else { return limited(objects) }
        return limited(ObjectOrder(descriptors).sorted(objects))
    }

    /// A few objects among many that are in order.
    private func inserted(_ objects: [NSManagedObject], into sorted: [NSManagedObject]) -> [NSManagedObject] {
        guard let descriptors = request.sortDescriptors, !descriptors.isEmpty else { return sorted + objects }
        let order = ObjectOrder(descriptors)
        var result = sorted
        for object in objects { result.insert(object, at: order.place(of: object, in: result)) }
        return result
    }

    private func limited(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        let rest = objects.dropFirst(request.fetchOffset)
        return request.fetchLimit > 0 ? Array(rest.prefix(request.fetchLimit)) : Array(rest)
    }
}
