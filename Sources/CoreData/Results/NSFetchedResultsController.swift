public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

/// The results of a request in sections, kept up to date with the context.
///
/// > Contract: Core Data, NSFetchedResultsController
/// > Isolation: the context's queue.
open class NSFetchedResultsController<ResultType>: NSObject where ResultType: NSFetchRequestResult {
    /// The request; call `performFetch()` after a change of it.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The context.
    public let managedObjectContext: NSManagedObjectContext
    /// The key path whose value names an object's section; nil is one section for all.
    public let sectionNameKeyPath: String?
    /// A name for a cache; there is none.
    public let cacheName: String?
    /// Is notified of changes.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private var list: [ResultSection]?
    private var observation: NotificationObservation?

    /// A controller without results yet. > Precondition: the request has sort descriptors.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?,
        cacheName name: String?
    ) {
        ProgrammerError.require(
            fetchRequest.sortDescriptors?.isEmpty == false,
            "An instance of NSFetchedResultsController requires a fetch request with sort descriptors", name: .invalidArgument)
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
        super.init()
    }

    /// Removes caches; there are none.
    open class func deleteCache(withName name: String?) {}

    /// Fetches the results, and keeps them up to date from now on.
    open func performFetch() throws {
        let objects = try managedObjectContext.fetch(fetchRequest)
        list = sectioned(objects.compactMap { $0 as? NSManagedObject })
        guard observation == nil else { return }
        observation = NotificationObservation(.NSManagedObjectContextObjectsDidChange, of: managedObjectContext) { [weak self] in
            self?.changed($0)
        }
    }

    // MARK: Results

    /// All objects in their order; nil before the first fetch.
    open var fetchedObjects: [ResultType]? { list?.flatMap(\.managed).compactMap { $0 as? ResultType } }

    /// The sections; nil before the first fetch.
    open var sections: [any NSFetchedResultsSectionInfo]? { list }

    /// The object at a place. > Precondition: there is one.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let list, indexPath.count == 2, list.indices.contains(indexPath[0]),
            list[indexPath[0]].managed.indices.contains(indexPath[1]), let object = list[indexPath[0]].managed[indexPath[1]] as? ResultType
        else {
            ProgrammerError.raise(
                "no object at index \(indexPath.last ?? 0) in section at index \(indexPath.first ?? 0)", name: .invalidArgument)
        }
        return object
    }

    /// The place of an object; nil if it is not among the results.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (section, info) in (list ?? []).enumerated() {
            if let item = info.managed.firstIndex(where: { $0 === object }) { return IndexPath(indexes: [section, item]) }
        }
        return nil
    }

    /// The titles of sections for an index.
    open var sectionIndexTitles: [String] { (list ?? []).compactMap(\.indexTitle) }

    /// The title for a section of a name: what the delegate says, or its first letter.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        guard let delegate else { return sectionName.first.map { String($0).uppercased() } }
        return delegate.controller(erased, sectionIndexTitleForSectionName: sectionName)
    }

    /// The section of a title in the index.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        (list ?? []).firstIndex { $0.indexTitle == title } ?? sectionIndex
    }

    private func sectioned(_ objects: [NSManagedObject]) -> [ResultSection] {
        guard let path = sectionNameKeyPath else {
            return [ResultSection(name: "", indexTitle: nil, managed: objects)]
        }
        var sections: [ResultSection] = []
        for object in objects {
            let name = object.value(forKeyPath: path).map { "\($0)" } ?? ""
            if sections.last?.name == name {
                sections[sections.count - 1].managed.append(object)
            } else {
                sections.append(ResultSection(name: name, indexTitle: sectionIndexTitle(forSectionName: name), managed: [object]))
            }
        }
        return sections
    }

    // MARK: Changes

    /// The controller as delegates see it: the class has the same layout for every kind of object.
    private var erased: NSFetchedResultsController<NSFetchRequestResult> {
        let pointer = Unmanaged.passUnretained(self).toOpaque()
        return Unmanaged<NSFetchedResultsController<NSFetchRequestResult>>.fromOpaque(pointer).takeUnretainedValue()
    }

    private func changed(_ notification: Notification) {
        guard let old = list else { return }
        if notification.userInfo?[NSInvalidatedAllObjectsKey] != nil {
            list = sectioned([])
            return
        }
        func objects(_ key: String) -> Set<NSManagedObject> { notification.userInfo?[key] as? Set<NSManagedObject> ?? [] }
        let known = old.flatMap(\.managed)
        let touched = objects(NSUpdatedObjectsKey).union(objects(NSRefreshedObjectsKey)).union(objects(NSInsertedObjectsKey))
        let new = merged(known, touched, objects(NSDeletedObjectsKey))
        let next = sectioned(new)
        let change = ResultsChange(
            from: old.map(\.identified), to: next.map(\.identified), updated: Set(touched.map { Int(bitPattern: ObjectIdentifier($0)) }))
        list = next
        guard !change.isEmpty, let delegate else { return }
        let objectsByID = Dictionary((known + new).map { (Int(bitPattern: ObjectIdentifier($0)), $0) }) { first, _ in first }
        delegate.controllerWillChangeContent(erased)
        for index in change.deletedSections { delegate.controller(erased, didChange: old[index], atSectionIndex: index, for: .delete) }
        for index in change.insertedSections { delegate.controller(erased, didChange: next[index], atSectionIndex: index, for: .insert) }
        for item in change.items { notify(delegate, item, objectsByID) }
        delegate.controllerDidChangeContent(erased)
    }

    /// The results with the changes, in their order.
    private func merged(_ known: [NSManagedObject], _ touched: Set<NSManagedObject>, _ deleted: Set<NSManagedObject>) -> [NSManagedObject] {
        guard let entity = managedObjectContext.model?.entitiesByName[fetchRequest.entityName ?? ""] else { return known }
        var kept = known.filter { !deleted.contains($0) && !touched.contains($0) }
        // In the order of the context, so that equal objects have a stable place.
        let candidates = touched.filter { object in
            !deleted.contains(object) && !object.isDeleted && object.managedObjectContext === managedObjectContext
                && object.entity.isKindOf(entity: entity)
                && (fetchRequest.includesSubentities || object.entity.name == entity.name)
                && (fetchRequest.predicate?.evaluate(with: object) ?? true)
        }
        let order = ObjectOrder(fetchRequest.sortDescriptors ?? [])
        let places = Dictionary(known.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
        func place(_ object: NSManagedObject) -> Int { places[ObjectIdentifier(object)] ?? known.count + object.state.serial }
        for object in candidates.sorted(by: { place($0) < place($1) }) {
            let end = order.place(of: object, in: kept)
            // Among equal objects it stays where it was.
            var index = end
            while index > 0, order.compare(kept[index - 1], object) == .orderedSame, place(kept[index - 1]) > place(object) { index -= 1 }
            kept.insert(object, at: index)
        }
        return kept
    }

    private func notify(
        _ delegate: any NSFetchedResultsControllerDelegate, _ change: ResultsChange.ItemChange, _ objects: [Int: NSManagedObject]
    ) {
        func send(_ item: Int, _ from: ResultsChange.Place?, _ type: NSFetchedResultsChangeType, _ to: ResultsChange.Place?) {
            guard let object = objects[item] else { return }
            delegate.controller(erased, didChange: object, at: from?.indexPath, for: type, newIndexPath: to?.indexPath)
        }
        switch change {
        case .delete(let item, let from): send(item, from, .delete, nil)
        case .insert(let item, let to): send(item, nil, .insert, to)
        case .move(let item, let from, let to): send(item, from, .move, to)
        case .update(let item, let from, let to): send(item, from, .update, to)
        }
    }
}

extension ResultsChange.Place {
    fileprivate var indexPath: IndexPath { IndexPath(indexes: [section, item]) }
}

/// A section with its objects.
private struct ResultSection: NSFetchedResultsSectionInfo {
    var name: String
    var indexTitle: String?
    var managed: [NSManagedObject]
    var numberOfObjects: Int { managed.count }
    var objects: [Any]? { managed }

    var identified: ResultsChange.Section {
        ResultsChange.Section(name: name, items: managed.map { Int(bitPattern: ObjectIdentifier($0)) })
    }
}

/// Observes notifications of one object until its end.
private final class NotificationObservation {
    private let token: any NSObjectProtocol

    init(_ name: Notification.Name, of object: AnyObject, _ body: @escaping (Notification) -> Void) {
        // A context posts on its own queue.
        nonisolated(unsafe) let body = body
        token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { body($0) }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
