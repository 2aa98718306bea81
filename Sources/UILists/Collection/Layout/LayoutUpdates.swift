internal import CoreGraphics
package import Foundation
package import ViewLayout

/// Data for a layout's default initial and final attributes during a batch: the attributes before it, and the new index path of each
/// element.
@MainActor package struct LayoutUpdates {
    var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var plan: SectionedUpdatePlan?
    /// Elements that the layout itself deletes (by old index path) or inserts (by new index path).
    var deleted: Set<ElementKey> = []
    var inserted: Set<ElementKey> = []

    nonisolated init() {}

    /// Nil if the element has no previous attributes: it fades in at its final frame.
    func initial(_ key: ElementKey, now: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        if let old = oldKey(of: key), let past = before[old] {
            let copy = past.duplicate()
            copy.indexPath = key.path
            return copy
        }
        guard let now else { return nil }
        let copy = now.duplicate()
        copy.alpha = 0
        return copy
    }

    /// `key` is from before the batch.
    func final(
        _ key: ElementKey, now: (IndexPath) -> UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        if let new = newKey(of: key), let attributes = now(new.path) { return attributes }
        guard let past = before[key] else { return nil }
        let copy = past.duplicate()
        copy.alpha = 0
        return copy
    }

    func newKey(of key: ElementKey) -> ElementKey? {
        guard let plan else { return key }
        guard !deleted.contains(key), let new = Self.map(key, plan.newSection, item: { plan.newPath(of: $0) }) else { return nil }
        return inserted.contains(new) ? nil : new
    }
    func oldKey(of key: ElementKey) -> ElementKey? {
        guard let plan else { return key }
        guard !inserted.contains(key), let old = Self.map(key, plan.oldSection, item: { plan.oldPath(of: $0) }) else { return nil }
        return deleted.contains(old) ? nil : old
    }

    /// Cells move with their items; other elements with their section. Those of the whole view do not move.
    private static func map(_ key: ElementKey, _ sections: [Int?], item: (RowPath) -> RowPath?) -> ElementKey? {
        if key.category == .cell { return item(RowPath(key.path)).map { .cell(IndexPath($0)) } }
        guard key.path.count > 1, let section = key.path.first, sections.indices.contains(section) else { return key }
        return sections[section].map { ElementKey(key.category, key.kind, IndexPath(indexes: [$0] + key.path.dropFirst())) }
    }
}

extension RowPath {
    package init(_ path: IndexPath) { self.init(path.first ?? 0, path.count > 1 ? path[1] : 0) }
}

extension IndexPath {
    package init(_ path: RowPath) { self.init(indexes: [path.section, path.row]) }
}
