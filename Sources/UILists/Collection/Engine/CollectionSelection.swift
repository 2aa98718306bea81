internal import Foundation

/// The selected items, in the order of their selection.
@MainActor final class CollectionSelection {
    private(set) var paths: [IndexPath] = []
    private var set: Set<IndexPath> = []
    /// An item was selected or deselected.
    var onChange: ((IndexPath, Bool) -> Void)?

    func contains(_ path: IndexPath) -> Bool { set.contains(path) }

    func insert(_ path: IndexPath) {
        guard set.insert(path).inserted else { return }
        paths.append(path)
        onChange?(path, true)
    }
    func remove(_ path: IndexPath) {
        guard set.remove(path) != nil else { return }
        paths.removeAll { $0 == path }
        onChange?(path, false)
    }
    func clear() { for path in paths { remove(path) } }
    func keepLastOnly() { for path in paths.dropLast() { remove(path) } }
    /// Index paths changed; removed items are no longer selected. Cells that moved keep their appearance.
    func map(_ place: (IndexPath) -> IndexPath?) {
        paths = paths.compactMap(place)
        set = Set(paths)
    }
}
