import UIKit

/// The table of shares: uploads under way first, then the rows that the filters chose. It holds positions in the stored list, and turns every
/// change into rows that come, go and move.
@MainActor final class ShareListController: NSObject {
    private enum Section: Int, CaseIterable { case uploads, shares }
    /// More changes than this are shown at once: nobody can follow them.
    private static let mostMoves = 1000

    let table = UITableView(frame: .zero, style: .plain)
    weak var actions: ShareActions?
    private let workplace: Workplace
    /// What stands in the rows.
    private var rows: [Share] = []
    private var ids: [String] = []
    private var uploads: [Upload] = []

    init(_ workplace: Workplace) {
        self.workplace = workplace
        super.init()
        table.dataSource = self
        table.delegate = self
        table.prefetchDataSource = self
        table.register(ShareCell.self, forCellReuseIdentifier: ShareCell.identifier)
        table.separatorStyle = .none
        table.backgroundColor = Palette.page
        table.keyboardDismissMode = .onDrag
        table.alwaysBounceVertical = true
        table.accessibilityIdentifier = "share list"
        uploads = workplace.uploads.uploads
    }

    var isEmpty: Bool { rows.isEmpty && uploads.isEmpty }

    func applyTheme() {
        table.rowHeight = ShareCell.height
        table.reloadData()
    }

    // MARK: Changing

    /// Shows these of the stored shares.
    func show(_ positions: [Int], animated: Bool) {
        let shares = workplace.shares.shares
        let next = positions.map { shares[$0] }
        let nextIDs = next.map(\.id)
        let change = ListChange(from: ids, to: nextIDs)
        // Rows that stay may say something new.
        let changed = change.kept.filter { row in rowsDiffer(next[row]) }
        let isWorthIt = animated && change.count <= Self.mostMoves && table.window != nil && !rows.isEmpty
        guard !change.isEmpty else {
            (rows, ids) = (next, nextIDs)
            return reconfigure(changed.map { IndexPath(row: $0, section: Section.shares.rawValue) })
        }
        guard isWorthIt else {
            (rows, ids) = (next, nextIDs)
            return table.reloadData()
        }
        func paths(_ rows: [Int]) -> [IndexPath] { rows.map { IndexPath(row: $0, section: Section.shares.rawValue) } }
        table.performBatchUpdates { [self] in
            (rows, ids) = (next, nextIDs)
            table.deleteRows(at: paths(change.deletions), with: .fade)
            table.insertRows(at: paths(change.insertions), with: .fade)
            for move in change.moves {
                table.moveRow(
                    at: IndexPath(row: move.from, section: Section.shares.rawValue),
                    to: IndexPath(row: move.to, section: Section.shares.rawValue))
            }
        } completion: { [weak self] _ in
            self?.reconfigure(paths(changed))
        }
    }

    private func rowsDiffer(_ share: Share) -> Bool {
        guard let row = places[share.id], rows.indices.contains(row) else { return true }
        return rows[row] != share
    }

    private var places: [String: Int] { Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first }) }

    /// Brings cells on the screen up to date, without animation.
    private func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = table.cellForRow(at: path) as? ShareCell else { continue }
            configure(cell, at: path)
        }
    }

    /// The row of one share, which is being downloaded.
    func reconfigure(_ id: String?) {
        guard let id, let row = ids.firstIndex(of: id) else { return }
        reconfigure([IndexPath(row: row, section: Section.shares.rawValue)])
    }

    func uploadsChanged() {
        let next = workplace.uploads.uploads
        let change = ListChange(from: uploads.map(\.id), to: next.map(\.id))
        func paths(_ rows: [Int]) -> [IndexPath] { rows.map { IndexPath(row: $0, section: Section.uploads.rawValue) } }
        uploads = next
        guard !change.isEmpty else { return reconfigure(paths(Array(next.indices))) }
        guard table.window != nil else { return table.reloadData() }
        table.performBatchUpdates { [self] in
            table.deleteRows(at: paths(change.deletions), with: .fade)
            table.insertRows(at: paths(change.insertions), with: .top)
        }
    }

    // MARK: Cells

    private func configure(_ cell: ShareCell, at path: IndexPath) {
        switch Section(rawValue: path.section) {
        case .uploads: configure(cell, uploads[path.row])
        default: configure(cell, rows[path.row])
        }
    }

    private func configure(_ cell: ShareCell, _ share: Share) {
        let download = workplace.downloads[share.id]
        cell.show(
            share, folder: workplace.shares.folderName(share.folder), progress: download.flatMap(progress), images: workplace.images,
            client: workplace.client)
        cell.onMenu = { [weak self] in self?.actions?.show(for: share, from: $0) }
        cell.onPause = { [weak self] in self?.actions?.toggleDownload(share) }
    }

    private func progress(_ download: Download) -> ShareCell.Progress? {
        let percent = Int(download.fraction * 100)
        switch download.state {
        case .running: return .init(fraction: download.fraction, text: words("%d %%", percent), isPaused: false)
        case .paused: return .init(fraction: download.fraction, text: words("Paused at %d %%", percent), isPaused: true)
        case .failed(let error): return .init(fraction: download.fraction, text: error.words, isFailed: true, isPaused: true)
        case .done: return nil
        }
    }

    private func configure(_ cell: ShareCell, _ upload: Upload) {
        switch upload.state {
        case .running:
            cell.show(upload, progress: .init(fraction: upload.fraction, text: words("Uploading, %d %%", Int(upload.fraction * 100))))
        case .failed(let error): cell.show(upload, progress: .init(fraction: upload.fraction, text: error.words, isFailed: true))
        }
        cell.onMenu = { [weak self] in self?.actions?.show(for: upload, from: $0) }
        cell.onPause = nil
    }
}

extension ShareListController: UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
    func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == Section.uploads.rawValue ? uploads.count : rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ShareCell.identifier, for: indexPath)
        if let cell = cell as? ShareCell { configure(cell, at: indexPath) }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.section == Section.shares.rawValue else { return tableView.deselectRow(at: indexPath, animated: true) }
        actions?.open(rows[indexPath.row])
    }

    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        guard indexPath.section == Section.shares.rawValue else { return UISwipeActionsConfiguration(actions: []) }
        let share = rows[indexPath.row]
        let delete = UIContextualAction(style: .destructive, title: words("Delete")) { [weak self] _, _, done in
            self?.actions?.delete(share)
            done(true)
        }
        delete.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [delete])
    }

    /// Thumbnails of rows that come soon, behind those on the screen.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        let scale = table.traitCollection.displayScale > 0 ? table.traitCollection.displayScale : 2
        for path in indexPaths where path.section == Section.shares.rawValue && rows.indices.contains(path.row) {
            let share = rows[path.row]
            guard share.kind == .image else { continue }
            let request = ShareCell.request(share, workplace.client, scale: scale)
            if workplace.images.image(for: request) == nil { workplace.images.load(request, priority: .low) { _ in } }
        }
    }
}
