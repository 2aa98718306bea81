import Foundation

/// The downloads of an account, across launches.
///
/// Bytes are written to a part file, whose length is the offset to resume at. Only when it is complete and its digest matches, the file is
/// renamed atomically: files that can be opened are always complete.
@MainActor final class DownloadCenter {
    /// Posted with the share's id as the object.
    static let didChange = Notification.Name("DownloadDidChange")

    private let client: ShareClient
    private let library: Library
    private let folder: URL
    private let transfers: DownloadTransfers
    private var downloads: [String: Download] = [:]

    init(client: ShareClient, library: Library, session: URLSessionConfiguration = .default) {
        self.client = client
        self.library = library
        folder = library.folder.appendingPathComponent("Downloads", isDirectory: true)
        transfers = DownloadTransfers(session)
        transfers.onProgress = { [weak self] in self?.progressed($0, $1) }
        transfers.onEnd = { [weak self] in self?.ended($0, $1) }
        takeUp()
    }

    subscript(id: String) -> Download? { downloads[id] }

    // MARK: Files

    private func part(_ id: String) -> URL { folder.appendingPathComponent("\(id).part") }

    private func place(_ share: Share) -> URL {
        let name = (try? FileName.check(share.name)) ?? "file"
        return folder.appendingPathComponent(share.id, isDirectory: true).appendingPathComponent(name)
    }

    private func length(_ file: URL) -> Int64 {
        ((try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? NSNumber)?.int64Value ?? 0
    }

    /// Resumes downloads of an earlier launch.
    private func takeUp() {
        for record in (try? library.transfers(.down)) ?? [] {
            let share = Share(
                id: record.id, name: record.name, createdAt: record.createdAt, size: record.size, sha256: record.sha256, folder: nil,
                link: "")
            switch record.state {
            case .done:
                let file = place(share)
                guard length(file) == share.size else {
                    try? library.removeTransfer(record.id)
                    continue
                }
                downloads[record.id] = Download(share: share, state: .done(file), received: share.size)
            case .paused, .running:
                downloads[record.id] = Download(share: share, state: .paused, received: min(length(part(record.id)), share.size))
                if record.state == .running { start(share) }
            }
        }
    }

    private func remember(_ download: Download) {
        downloads[download.share.id] = download
        let state: TransferRecord.State
        switch download.state {
        case .running: state = .running
        case .paused, .failed: state = .paused
        case .done: state = .done
        }
        let share = download.share
        try? library.save(
            TransferRecord(
                id: share.id, direction: .down, state: state, name: share.name, createdAt: share.createdAt, size: share.size,
                sha256: share.sha256, remote: nil))
        changed(share.id)
    }

    private func changed(_ id: String) { NotificationCenter.default.post(name: Self.didChange, object: id) }

    // MARK: User actions

    /// Starts, or resumes at the end of the part file.
    func start(_ share: Share) {
        if let known = downloads[share.id] {
            if known.state == .running { return }
            if case .done(let file) = known.state, FileManager.default.fileExists(atPath: file.path) { return }
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            return remember(Download(share: share, state: .failed(ShareError(error)), received: 0))
        }
        var offset = length(part(share.id))
        if offset > share.size || (offset == share.size && share.size > 0) || share.sha256 == nil {
            // Complete but not accepted, or of unknown origin: starts over.
            try? FileManager.default.removeItem(at: part(share.id))
            offset = 0
        }
        remember(Download(share: share, state: .running, received: offset))
        transfers.start(
            share.id, client.download(share, from: offset), into: part(share.id), at: offset, size: share.size, sha256: share.sha256)
    }

    func pause(_ id: String) {
        guard var download = downloads[id], download.state == .running else { return }
        transfers.stop(id)
        download.state = .paused
        download.received = length(part(id))
        remember(download)
    }

    /// Stops and removes a download, complete or not.
    func cancel(_ id: String) {
        transfers.stop(id)
        try? FileManager.default.removeItem(at: part(id))
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(id))
        try? library.removeTransfer(id)
        downloads[id] = nil
        changed(id)
    }

    func stopAll() {
        for id in downloads.keys { transfers.stop(id) }
        downloads = [:]
    }

    // MARK: Transfer callbacks

    private func progressed(_ id: String, _ received: Int64) {
        guard var download = downloads[id], download.state == .running else { return }
        download.received = received
        downloads[id] = download
        changed(id)
    }

    private func ended(_ id: String, _ error: ShareError?) {
        guard var download = downloads[id], download.state == .running else { return }
        if let error {
            download.state = .failed(error)
            download.received = length(part(id))
            return remember(download)
        }
        let file = place(download.share)
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
            try FileManager.default.moveItem(at: part(id), to: file)
            download.state = .done(file)
            download.received = download.share.size
        } catch {
            download.state = .failed(ShareError(error))
        }
        remember(download)
    }
}
