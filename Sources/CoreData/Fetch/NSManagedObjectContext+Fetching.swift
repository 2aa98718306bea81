public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

extension NSManagedObjectContext {
    /// The results of a request: what the stores have, with the context's changes.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let found = try results(of: request.copied(as: NSObject.self))
        return found.map { result in
            guard let typed = result as? T else {
                ProgrammerError.raise("Could not cast value of type '\(type(of: result))' to '\(T.self)'.", name: .invalidArgument)
            }
            return typed
        }
    }

    /// The number of objects that a request would return.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        try Fetch(request.copied(as: NSObject.self), in: self).count()
    }

    private func results(of request: NSFetchRequest<NSObject>) throws -> [NSObject] {
        let fetch = try Fetch(request, in: self)
        switch request.resultType {
        case .managedObjectIDResultType: return try fetch.objects().map(\.id)
        case .countResultType: return [NSNumber(value: try fetch.count())]
        case .dictionaryResultType: return try DictionaryFetch(fetch).results()
        default:
            let objects = try fetch.objects()
            Prefetch(request.relationshipKeyPathsForPrefetching ?? []).load(objects)
            return objects
        }
    }

    /// Carries out a request of any kind.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let request as any ExecutableRequest: try request.execute(in: self)
        case let request as NSFetchRequest<NSFetchRequestResult>: NSPersistentStoreResult(result: try fetch(request))
        default: throw StoreError.error(NSCoreDataError, "Unknown command type \(type(of: request))")
        }
    }
}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {
    let value: Any?
    init(result: Any?) { value = result }
}

/// A request that knows how it is carried out.
protocol ExecutableRequest: NSPersistentStoreRequest {
    func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

/// Loads the destinations of relationships of several objects before they are needed.
struct Prefetch {
    private let paths: [String]
    init(_ paths: [String]) { self.paths = paths }

    func load(_ objects: [NSManagedObject]) {
        for path in paths { for object in objects { _ = object.value(forKeyPath: path) } }
    }
}
