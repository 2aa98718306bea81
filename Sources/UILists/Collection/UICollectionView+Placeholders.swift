internal import CoreGraphics
public import Foundation
internal import ProgrammerErrors
internal import UIKitCore
internal import ViewLayout

extension CollectionCore {
    // MARK: Data and displayed index paths

    /// The data source's and delegate's index path of an item; for a placeholder, where its item would be inserted.
    func data(_ path: IndexPath) -> IndexPath {
        let own = reorder.dataPath(path)
        return placeholders.isEmpty || own.count != 2 ? own : IndexPath(placeholders.data(RowPath(own)))
    }

    /// The index path that the app receives; nil for a placeholder.
    func answer(_ path: IndexPath) -> IndexPath? {
        placeholders.isEmpty || path.count != 2 ? path : placeholders.answer(RowPath(path)).map { IndexPath($0) }
    }

    /// The displayed index path of an app's item.
    func shown(_ path: IndexPath) -> IndexPath {
        placeholders.isEmpty || path.count != 2 ? path : IndexPath(placeholders.shown(RowPath(path)))
    }

    func isPlaceholder(_ path: IndexPath) -> Bool { !placeholders.isEmpty && placeholders.isPlaceholder(RowPath(path)) }

    // MARK: Dropping

    /// Shows a placeholder.
    func insert(_ placeholder: UICollectionViewDropPlaceholder, for item: UIDragItem) -> DropPlaceholderContext {
        let (wanted, sections) = (placeholder.insertionIndexPath, counts.sections)
        ProgrammerError.require(
            wanted.count == 2 && sections.indices.contains(wanted.section) && wanted.item >= 0
                && wanted.item <= sections[wanted.section] - placeholders.count(in: wanted.section),
            "attempt to insert a drop placeholder at \(wanted), where no item can be inserted")
        let before = counts
        let gap = placeholders.takeYieldedGap()
        let (id, place) = placeholders.insert(placeholder, beforeData: RowPath(wanted))
        updates.apply(from: before) {
            $0.insertedRows = [place]
            if let gap { $0.deletedRows = [gap] }
        }
        return DropPlaceholderContext(
            ListDropAnimation(item, .placeholder(id)),
            commit: { [weak self] in self?.commit(id, $0) ?? false },
            delete: { [weak self] in self?.delete(id) ?? false },
            update: { [weak self] in self?.update(id) })
    }

    private func commit(_ id: Int, _ change: (IndexPath) -> Void) -> Bool {
        guard let place = placeholders.shown(id) else { return false }
        let before = counts
        change(data(IndexPath(place)))
        guard let place = placeholders.adopt(id) else { return false }
        updates.apply(from: before) { $0.reloadedRows = [place] }
        return true
    }

    private func delete(_ id: Int) -> Bool {
        let before = counts
        guard let place = placeholders.remove(id) else { return false }
        updates.apply(from: before) { $0.deletedRows = [place] }
        return true
    }

    private func update(_ id: Int) {
        guard let place = placeholders.shown(id), let cell = visible.view(.cell(IndexPath(place))) as? UICollectionViewCell else { return }
        placeholders.placeholder(at: place)?.cellUpdateHandler?(cell)
    }

    func landing(_ id: Int, _ preview: UITargetedDragPreview) -> UITargetedDragPreview {
        prepareIfNeeded()
        guard let place = placeholders.shown(id), exists(IndexPath(place)),
            let frame = mirror.attributes(layout.layoutAttributesForItem(at: IndexPath(place)))?.frame
        else { return preview }
        let target = UIDragPreviewTarget(container: view, center: CGPoint(x: frame.midX, y: frame.midY))
        guard let cell = visible.view(.cell(IndexPath(place))) as? UICollectionViewCell,
            let placeholder = placeholders.placeholder(at: place) as? UICollectionViewDropPlaceholder,
            let parameters = placeholder.previewParametersProvider?(cell)
        else { return preview.retargetedPreview(with: target) }
        return UITargetedDragPreview(view: preview.view, parameters: parameters, target: target)
    }
}

extension CollectionCore: DropIndicatorHost {
    func openGap(beforeData row: RowPath) -> Int? {
        let sections = counts.sections
        guard !updates.isCollecting, sections.indices.contains(row.section), row.row >= 0,
            row.row <= sections[row.section] - placeholders.count(in: row.section)
        else { return nil }
        if !pool.isRegistered(.cell, nil, DropGapCell.identifier) {
            pool.register(DropGapCell.self, .cell, nil, DropGapCell.identifier)
        }
        let gap = UICollectionViewPlaceholder(insertionIndexPath: IndexPath(row), reuseIdentifier: DropGapCell.identifier)
        let before = counts
        let (id, place) = placeholders.insert(gap, beforeData: row)
        updates.apply(from: before) { $0.insertedRows = [place] }
        return id
    }

    func moveGap(_ id: Int, beforeData row: RowPath) {
        let before = counts
        guard !updates.isCollecting, before.sections.indices.contains(row.section),
            let (from, to) = placeholders.move(id, beforeData: row)
        else { return }
        updates.apply(from: before) { $0.moveRow(from, to: to) }
    }

    func closeGap(_ id: Int) { if !updates.isCollecting { _ = delete(id) } }
    func yieldGap(_ id: Int?) { placeholders.yield(id) }
    func hasGap(_ id: Int) -> Bool { placeholders.shown(id) != nil }

    func showTarget(_ path: IndexPath?) {
        for cell in view.visibleCells { cell.changeDropState(.none) }
        if let path { view.cellForItem(at: path)?.changeDropState(.targeted) }
    }
}

extension UICollectionView: UIDataSourceTranslating {
    /// Returns the displayed index of a section; placeholders do not move sections.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { dataSourceSectionIndex }
    /// Returns the data source's index of a displayed section; placeholders do not move sections.
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { presentationSectionIndex }

    /// Returns where an item of the data source is displayed: drop placeholders before it in its section move it.
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        guard let path = dataSourceIndexPath, path.count == 2 else { return dataSourceIndexPath }
        return IndexPath(core.placeholders.map.shown(RowPath(path)))
    }

    /// Returns the data source's index path of a displayed item; nil for a drop placeholder.
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        guard let path = presentationIndexPath, path.count == 2 else { return presentationIndexPath }
        return core.isPlaceholder(path) ? nil : IndexPath(core.placeholders.data(RowPath(path)))
    }

    /// Calls a closure in which index paths passed to the collection view count drop placeholders as items.
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        core.placeholders.performAsShown(actionsToTranslate)
    }
}
