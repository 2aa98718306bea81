internal import Foundation
internal import ProgrammerErrors

/// The number of items in each section, as last returned by the data source. > Contract: CV-3.
struct CollectionCounts: Equatable {
    var sections: [Int]

    /// With placeholders.
    @MainActor static func read(_ view: UICollectionView) -> CollectionCounts {
        var counts = readData(view)
        let placeholders = view.core.placeholders
        if !placeholders.isEmpty { for section in counts.sections.indices { counts.sections[section] += placeholders.count(in: section) } }
        return counts
    }

    /// > Precondition: the data source returns no negative numbers.
    @MainActor static func readData(_ view: UICollectionView) -> CollectionCounts {
        guard let source = view.dataSource else { return CollectionCounts(sections: []) }
        let count = source.numberOfSections(in: view)
        ProgrammerError.require(count >= 0, "the data source returned a negative number of sections: \(count)")
        var sections: [Int] = []
        sections.reserveCapacity(count)
        for section in 0..<count {
            let items = source.collectionView(view, numberOfItemsInSection: section)
            ProgrammerError.require(items >= 0, "the data source returned a negative number of items (\(items)) for section \(section)")
            sections.append(items)
        }
        return CollectionCounts(sections: sections)
    }

    func contains(_ path: IndexPath) -> Bool {
        guard path.count == 2, sections.indices.contains(path[0]) else { return false }
        return path[1] >= 0 && path[1] < sections[path[0]]
    }
}
