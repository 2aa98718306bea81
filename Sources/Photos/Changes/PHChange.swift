public import Foundation
internal import PhotoLibrary

/// What an observer is notified: the library before and after a change.
///
/// > Contract: Photos, PHChange
open class PHChange: NSObject, @unchecked Sendable {
    private let before: PhotoLibraryContents
    private let after: PhotoLibraryContents

    init(before: PhotoLibraryContents, after: PhotoLibraryContents) { (self.before, self.after) = (before, after) }

    /// What became of an asset or a collection; nil if it is as before.
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? {
        let now = object.current(in: after)
        guard let now else {
            return object.current(in: before) == nil ? nil : PHObjectChangeDetails(object, nil, contentChanged: false)
        }
        guard let then = object.current(in: before), !then.isSame(as: now), let typed = now as? T else { return nil }
        return PHObjectChangeDetails(object, typed, contentChanged: false)
    }

    /// What became of a fetch's result; nil if it is as before.
    open func changeDetails<T: PHObject>(for object: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
        let now = object.refetched(in: after)
        let details = PHFetchResultChangeDetails(from: object, to: now)
        return details.isEmpty ? nil : details
    }
}

/// What became of an object.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
    /// The object that was asked about.
    public let objectBeforeChanges: ObjectType
    /// The object as it is now; nil if it was deleted.
    public let objectAfterChanges: ObjectType?
    /// Whether the pixels changed; false, since they do not here.
    public let assetContentChanged: Bool

    init(_ before: ObjectType, _ after: ObjectType?, contentChanged: Bool) {
        (objectBeforeChanges, objectAfterChanges, assetContentChanged) = (before, after, contentChanged)
    }
    /// Whether the object is not there any more.
    open var objectWasDeleted: Bool { objectAfterChanges == nil }
}

/// How the result of a fetch changed, for updates of lists.
///
/// > Contract: Photos, PHFetchResultChangeDetails
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    /// The result that was asked about.
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    /// The result of the same fetch now.
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    private let difference: FetchDifference

    /// Compares two results. > Parameters: changedObjects: counted as changed besides those that differ.
    public convenience init(
        from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>, changedObjects: [ObjectType]
    ) { self.init(from: fromResult, to: toResult) }

    init(from before: PHFetchResult<ObjectType>, to after: PHFetchResult<ObjectType>) {
        (fetchResultBeforeChanges, fetchResultAfterChanges) = (before, after)
        difference = FetchDifference(
            from: before.objects.map { ($0.localIdentifier, $0.state) }, to: after.objects.map { ($0.localIdentifier, $0.state) })
    }

    var isEmpty: Bool { difference.isEmpty }
    /// Whether the indexes below say what changed; true.
    open var hasIncrementalChanges: Bool { true }
    /// Places of the result before that are not there any more; nil for none.
    open var removedIndexes: IndexSet? { difference.removed.isEmpty ? nil : difference.removed }
    /// What is not there any more.
    open var removedObjects: [ObjectType] { difference.removed.map { fetchResultBeforeChanges.objects[$0] } }
    /// New places of the result after; nil for none.
    open var insertedIndexes: IndexSet? { difference.inserted.isEmpty ? nil : difference.inserted }
    /// What is new.
    open var insertedObjects: [ObjectType] { difference.inserted.map { fetchResultAfterChanges.objects[$0] } }
    /// Places of the result after whose objects are different; nil for none.
    open var changedIndexes: IndexSet? { difference.changed.isEmpty ? nil : difference.changed }
    /// What is different.
    open var changedObjects: [ObjectType] { difference.changed.map { fetchResultAfterChanges.objects[$0] } }
    /// Whether objects have other places.
    open var hasMoves: Bool { !difference.moves.isEmpty }
    /// Calls a closure with the place before and after of each object that moves, in order.
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) { for move in difference.moves { handler(move.from, move.to) } }
}
