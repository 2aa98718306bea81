public import Foundation

/// The result of an asynchronous request.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
    /// The context that carries out the request.
    open internal(set) var managedObjectContext: NSManagedObjectContext
    /// What went wrong; nil for success.
    open internal(set) var operationError: (any Error)?
    /// The progress of the request.
    open internal(set) var progress: Progress?

    init(_ context: NSManagedObjectContext) {
        managedObjectContext = context
        super.init(result: nil)
    }

    /// The request cannot be cancelled once it runs.
    open func cancel() { progress?.cancel() }
}

/// The result of an asynchronous fetch.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult where ResultType: NSFetchRequestResult {
    /// The request.
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// What was fetched; nil before the end and after an error.
    open internal(set) var finalResult: [ResultType]?

    init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
        fetchRequest = request
        super.init(context)
    }
}

/// A fetch that calls a block with its results, on the context's queue, after the caller went on.
///
/// > Contract: Core Data, NSAsynchronousFetchRequest
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, ExecutableRequest where ResultType: NSFetchRequestResult {
    /// The request.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// Called with the results.
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    /// The number of results to expect, for progress.
    open var estimatedResultCount = 0

    /// A fetch. > Parameters: blk: called with the results.
    public init(fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)?) {
        (fetchRequest, completionBlock) = (request, blk)
        super.init()
    }

    func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self, context)
        context.queue.async {
            do { result.finalResult = try context.fetch(self.fetchRequest) } catch { result.operationError = error }
            self.completionBlock?(result)
        }
        return result
    }
}
