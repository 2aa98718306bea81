internal import Foundation

/// The number of items in each section, as last returned by the data source. > Contract: CV-3.
struct CollectionCounts: Equatable {
    var sections: [Int]

    /// With placeholders.
    @MainActor static func read(_ view: UICollectionView) -> CollectionCounts {
        var counts = CollectionCounts(sections: view.core.source.itemCounts())
        let placeholders = view.core.placeholders
        if !placeholders.isEmpty { for section in counts.sections.indices { counts.sections[section] += placeholders.count(in: section) } }
        return counts
    }

    func contains(_ path: IndexPath) -> Bool {
        guard path.count == 2, sections.indices.contains(path[0]) else { return false }
        return path[1] >= 0 && path[1] < sections[path[0]]
    }
}
