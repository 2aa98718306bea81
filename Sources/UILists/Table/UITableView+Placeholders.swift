public import Foundation
internal import ProgrammerErrors
internal import UIKitCore
internal import ViewLayout

extension UITableView: UIDataSourceTranslating {
    // MARK: Data source and displayed positions

    /// A row's index path in the data source and the delegate; for a placeholder, where its row would be inserted.
    func index(of row: RowPath) -> IndexPath {
        let data = placeholders.data(row)
        return IndexPath(row: data.row, section: data.section)
    }

    /// The index path that the app receives for a row; nil for a placeholder.
    func answer(_ row: RowPath) -> IndexPath? { placeholders.answer(row).map { IndexPath(row: $0.row, section: $0.section) } }

    /// The displayed row for an index path of the app.
    func row(of index: IndexPath) -> RowPath { placeholders.shown(RowPath(index.section, index.row)) }

    // MARK: Drops

    /// Shows a placeholder.
    func insert(_ placeholder: UITableViewDropPlaceholder, for item: UIDragItem) -> DropPlaceholderContext {
        contents.loadIfNeeded()
        let wanted = placeholder.insertionIndexPath
        let sections = contents.layout.sections
        ProgrammerError.require(
            wanted.count == 2 && sections.indices.contains(wanted.section) && wanted.row >= 0
                && wanted.row <= sections[wanted.section].rows.count - placeholders.count(in: wanted.section),
            "attempt to insert a drop placeholder at \(wanted), where no row can be inserted")
        var batch = SectionedUpdates()
        if let gap = placeholders.takeYieldedGap() { batch.deletedRows = [gap] }
        let (id, row) = placeholders.insert(placeholder, beforeData: RowPath(wanted.section, wanted.row))
        batch.insertedRows = [row]
        updates.apply(batch, .fade)
        let flight = ListDropAnimation(item, .placeholder(id))
        return DropPlaceholderContext(
            flight,
            commit: { [weak self] in self?.commit(id, $0) ?? false },
            delete: { [weak self] in self?.delete(id) ?? false },
            update: { [weak self] in self?.update(id) })
    }

    private func commit(_ id: Int, _ change: (IndexPath) -> Void) -> Bool {
        guard let row = placeholders.shown(id) else { return false }
        change(index(of: row))
        guard let row = placeholders.adopt(id) else { return false }
        var batch = SectionedUpdates()
        batch.reloadedRows = [row]
        updates.apply(batch, .fade)
        return true
    }

    private func delete(_ id: Int) -> Bool {
        guard let row = placeholders.remove(id) else { return false }
        var batch = SectionedUpdates()
        batch.deletedRows = [row]
        updates.apply(batch, .fade)
        return true
    }

    private func update(_ id: Int) {
        guard let row = placeholders.shown(id), let cell = contents.cell(at: row) else { return }
        placeholders.placeholder(at: row)?.cellUpdateHandler?(cell)
    }

    func landing(_ id: Int, _ preview: UITargetedDragPreview) -> UITargetedDragPreview {
        guard let row = placeholders.shown(id), contents.layout.contains(row) else { return preview }
        let frame = contents.frame(of: row)
        let target = UIDragPreviewTarget(container: self, center: CGPoint(x: frame.midX, y: frame.midY))
        guard let cell = contents.cell(at: row), let placeholder = placeholders.placeholder(at: row) as? UITableViewDropPlaceholder,
            let parameters = placeholder.previewParametersProvider?(cell)
        else { return preview.retargetedPreview(with: target) }
        return UITargetedDragPreview(view: preview.view, parameters: parameters, target: target)
    }

    // MARK: Translation

    /// Returns the displayed index of a section, which is the same: placeholders are rows only.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { dataSourceSectionIndex }
    /// Returns the data source's index of a displayed section, which is the same: placeholders are rows only.
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { presentationSectionIndex }

    /// Returns where a row of the data source is displayed, counting the placeholders before it.
    ///
    /// A nil path, or one that is not a row's, is returned as it is.
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        guard let path = dataSourceIndexPath, path.count == 2 else { return dataSourceIndexPath }
        let row = placeholders.map.shown(RowPath(path.section, path.row))
        return IndexPath(row: row.row, section: row.section)
    }

    /// Returns the data source's index path of a displayed row; nil for a placeholder.
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        guard let path = presentationIndexPath, path.count == 2 else { return presentationIndexPath }
        let row = RowPath(path.section, path.row)
        return placeholders.isPlaceholder(row) ? nil : index(of: row)
    }

    /// Runs a closure in which the table's methods take and return displayed index paths.
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { placeholders.performAsShown(actionsToTranslate) }
}
