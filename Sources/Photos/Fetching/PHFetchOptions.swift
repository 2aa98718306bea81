public import Foundation
internal import ObjectiveC

/// Which objects a fetch returns, and in which order.
///
/// > Contract: Photos, PHFetchOptions
open class PHFetchOptions: NSObject, NSCopying, @unchecked Sendable {
    /// Which ones, by keys of the objects; nil for all.
    open var predicate: NSPredicate?
    /// The order, by keys of the objects; nil for that of the fetch.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Whether hidden assets are among them; false by default.
    open var includeHiddenAssets = false
    /// Whether all photos of a series are; kept: there are none.
    open var includeAllBurstAssets = false
    /// Where assets may come from; kept: all are the user's.
    open var includeAssetSourceTypes: PHAssetSourceType = []
    /// How many at most; 0, the default, for all.
    open var fetchLimit = 0
    /// Whether changes are told by place; true by default, and they always are.
    open var wantsIncrementalChangeDetails = true

    /// Options that leave all as it is.
    public override init() { super.init() }

    /// Options with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { frozen }

    /// What a fetch keeps: later changes of the app's object are not its own.
    var frozen: PHFetchOptions {
        let copy = PHFetchOptions()
        copy.predicate = predicate
        copy.sortDescriptors = sortDescriptors
        copy.includeHiddenAssets = includeHiddenAssets
        copy.includeAllBurstAssets = includeAllBurstAssets
        copy.includeAssetSourceTypes = includeAssetSourceTypes
        copy.fetchLimit = fetchLimit
        copy.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
        return copy
    }

    func apply<T: PHObject>(to objects: [T]) -> [T] {
        var found = objects
        if let predicate { found = found.filter { predicate.evaluate(with: $0) } }
        if let sortDescriptors, !sortDescriptors.isEmpty {
            found = found.enumerated().sorted { first, second in
                for descriptor in sortDescriptors {
                    switch descriptor.compare(first.element, to: second.element) {
                    case .orderedAscending: return true
                    case .orderedDescending: return false
                    case .orderedSame: continue
                    }
                }
                return first.offset < second.offset
            }.map(\.element)
        }
        return fetchLimit > 0 ? Array(found.prefix(fetchLimit)) : found
    }
}
