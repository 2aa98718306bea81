import UIKit

/// The table of shares: uploads under way first, then the rows that the filters chose. It holds positions in the stored list, and turns every
/// change into rows that come, go and move.
@MainActor final class ShareListController: NSObject {
    private enum Section: Int, CaseIterable { case uploads, shares }
    /// More changes than this are shown at once: nobody can follow them.
    private static let maximumAnimatedChanges = 1000

    let table = UITableView(frame: .zero, style: .plain)
    weak var actions: ShareActions?
    private let workplace: Workplace
    /// The stored list as it was when rows were last changed, shared with the store, and which of it stands in which row.
    private var stored: [Share] = []
    private var positions: [Int] = []
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

    var isEmpty: Bool { positions.isEmpty && uploads.isEmpty }

    private func share(_ row: Int) -> Share { stored[positions[row]] }

    func applyTheme() {
        table.estimatedRowHeight = ShareCell.height
        table.rowHeight = Theme.shared.isLarge ? UITableView.automaticDimension : ShareCell.height
        table.reloadData()
    }

    // MARK: Changing

    /// Shows these of the stored shares.
    func show(_ positions: [Int], animated: Bool) {
        let shares = workplace.shares.shares
        let change = ListChange(from: self.positions.map { stored[$0].id }, to: positions.map { shares[$0].id })
        let isWorthIt = animated && change.count <= Self.maximumAnimatedChanges && table.window != nil && !self.positions.isEmpty
        guard !change.isEmpty else {
            (stored, self.positions) = (shares, positions)
            return reconfigureVisible()
        }
        guard isWorthIt else {
            (stored, self.positions) = (shares, positions)
            return table.reloadData()
        }
        func paths(_ rows: [Int]) -> [IndexPath] { rows.map { IndexPath(row: $0, section: Section.shares.rawValue) } }
        table.performBatchUpdates { [self] in
            (stored, self.positions) = (shares, positions)
            table.deleteRows(at: paths(change.deletions), with: .fade)
            table.insertRows(at: paths(change.insertions), with: .fade)
            for move in change.moves {
                table.moveRow(
                    at: IndexPath(row: move.from, section: Section.shares.rawValue),
                    to: IndexPath(row: move.to, section: Section.shares.rawValue))
            }
        } completion: { [weak self] _ in
            // Rows that stayed may say something new.
            self?.reconfigureVisible()
        }
    }

    /// Brings cells on the screen up to date, without animation.
    private func reconfigure(_ paths: [IndexPath]) {
        // Rows with large letters are as high as what they say.
        if Theme.shared.isLarge { return table.reconfigureRows(at: paths) }
        for path in paths {
            guard let cell = table.cellForRow(at: path) as? ShareCell else { continue }
            configure(cell, at: path)
        }
    }

    private func reconfigureVisible() { reconfigure(table.indexPathsForVisibleRows ?? []) }

    /// The row of one share, which is being downloaded.
    func reconfigure(_ id: String?) {
        let paths = table.indexPathsForVisibleRows ?? []
        reconfigure(paths.filter { $0.section == Section.shares.rawValue && positions.indices.contains($0.row) && share($0.row).id == id })
    }

    func uploadsChanged() {
        let next = workplace.uploads.uploads
        let change = ListChange(from: uploads.map(\.id), to: next.map(\.id))
        func paths(_ rows: [Int]) -> [IndexPath] { rows.map { IndexPath(row: $0, section: Section.uploads.rawValue) } }
        guard !change.isEmpty, table.window != nil else {
            uploads = next
            return change.isEmpty ? reconfigure(paths(Array(next.indices))) : table.reloadData()
        }
        table.performBatchUpdates { [self] in
            uploads = next
            table.deleteRows(at: paths(change.deletions), with: .fade)
            table.insertRows(at: paths(change.insertions), with: .top)
        }
    }

    // MARK: Cells

    private func configure(_ cell: ShareCell, at path: IndexPath) {
        switch Section(rawValue: path.section) {
        case .uploads: configure(cell, uploads[path.row])
        default: configure(cell, share(path.row))
        }
    }

    private func configure(_ cell: ShareCell, _ share: Share) {
        let download = workplace.downloads[share.id]
        var place = workplace.shares.folderName(share.folder)
        if case .done = download?.state { place = [place, words("On this device")].compactMap { $0 }.joined(separator: " · ") }
        cell.show(share, place: place, progress: download.flatMap(progress), images: workplace.images, client: workplace.client)
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
        section == Section.uploads.rawValue ? uploads.count : positions.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ShareCell.identifier, for: indexPath)
        if let cell = cell as? ShareCell { configure(cell, at: indexPath) }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.section == Section.shares.rawValue else { return tableView.deselectRow(at: indexPath, animated: true) }
        actions?.open(share(indexPath.row))
    }

    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        guard indexPath.section == Section.shares.rawValue else { return UISwipeActionsConfiguration(actions: []) }
        let share = self.share(indexPath.row)
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
        for path in indexPaths where path.section == Section.shares.rawValue && positions.indices.contains(path.row) {
            let share = self.share(path.row)
            guard share.kind == .image else { continue }
            let request = ShareCell.request(share, workplace.client, scale: scale)
            if workplace.images.image(for: request) == nil { workplace.images.load(request, priority: .low) { _ in } }
        }
    }
}
