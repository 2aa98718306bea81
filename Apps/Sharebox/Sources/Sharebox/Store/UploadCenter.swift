import Foundation

/// A file that is being uploaded.
struct Upload: Equatable, Identifiable {
    enum State: Equatable {
        case running
        case failed(ShareError)
    }

    var id: String
    var name: String
    var size: Int64
    var state: State
    var sent: Int64

    var fraction: Float { size > 0 ? Float(min(1, Double(sent) / Double(size))) : 0 }
}

/// The uploads of an account, across launches: each file is copied first, and sent in pieces from the offset that the service has.
@MainActor final class UploadCenter {
    static let didChange = Notification.Name("UploadsDidChange")
    /// In bytes.
    private static let piece = 64 << 10

    private let client: ShareClient
    private let library: Library
    private let folder: URL
    private var records: [String: TransferRecord] = [:]
    private var tasks: [String: Task<Void, Never>] = [:]
    private(set) var uploads: [Upload] = []
    /// Called with every share that an upload created.
    var onShare: ((Share) -> Void)?

    init(client: ShareClient, library: Library) {
        self.client = client
        self.library = library
        folder = library.folder.appendingPathComponent("Uploads", isDirectory: true)
        for record in (try? library.transfers(.up)) ?? [] {
            guard FileManager.default.fileExists(atPath: file(record.id).path) else {
                try? library.removeTransfer(record.id)
                continue
            }
            records[record.id] = record
            uploads.append(Upload(id: record.id, name: record.name, size: record.size, state: .running, sent: 0))
            run(record.id)
        }
    }

    private func file(_ id: String) -> URL { folder.appendingPathComponent(id) }

    private func changed() { NotificationCenter.default.post(name: Self.didChange, object: self) }

    private func update(_ id: String, _ change: (inout Upload) -> Void) {
        guard let place = uploads.firstIndex(where: { $0.id == id }) else { return }
        change(&uploads[place])
        changed()
    }

    /// Copies a file and starts to upload it.
    func start(_ source: URL, name: String) throws {
        let name = try FileName.check(name)
        let id = UUID().uuidString
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: source, to: file(id))
        let attributes = try FileManager.default.attributesOfItem(atPath: file(id).path)
        let size = (attributes[.size] as? NSNumber)?.int64Value ?? 0
        let record = TransferRecord(
            id: id, direction: .up, state: .running, name: name, createdAt: Date(), size: size, sha256: nil, remote: nil)
        try library.save(record)
        records[id] = record
        uploads.append(Upload(id: id, name: name, size: size, state: .running, sent: 0))
        changed()
        run(id)
    }

    func retry(_ id: String) {
        guard uploads.contains(where: { $0.id == id && $0.state != .running }) else { return }
        update(id) { $0.state = .running }
        run(id)
    }

    /// Stops and removes an upload; its partial data are deleted at the service.
    func cancel(_ id: String) {
        tasks.removeValue(forKey: id)?.cancel()
        if let remote = records[id]?.remote {
            let client = client
            Task { try? await client.delete(remote) }
        }
        forget(id)
    }

    func stopAll() {
        for task in tasks.values { task.cancel() }
        (tasks, records, uploads) = ([:], [:], [])
    }

    private func forget(_ id: String) {
        records[id] = nil
        uploads.removeAll { $0.id == id }
        try? library.removeTransfer(id)
        try? FileManager.default.removeItem(at: file(id))
        changed()
    }

    private func run(_ id: String) {
        tasks[id] = Task { [weak self] in
            do {
                try await self?.send(id)
            } catch {
                let error = ShareError(error)
                if error != .cancelled { self?.update(id) { $0.state = .failed(error) } }
            }
            self?.tasks[id] = nil
        }
    }

    private func send(_ id: String) async throws {
        guard var record = records[id] else { return }
        if record.sha256 == nil {
            let place = file(id)
            record.sha256 = await Task.detached { SHA256.of(fileAt: place) }.value
            try remember(record)
        }
        var offset: Int64 = 0
        if let remote = record.remote {
            guard let there = try await client.received(remote) else {
                // All bytes had arrived before the response was lost.
                return try await finish(id, client.shares(cursor: nil).items.first { $0.id == remote })
            }
            offset = there
        } else {
            (record.remote, offset) = try await begin(&record)
            try remember(record)
        }
        guard let remote = record.remote else { return }
        let handle = try FileHandle(forReadingFrom: file(id))
        defer { try? handle.close() }
        while true {
            try Task.checkCancellation()
            try handle.seek(toOffset: UInt64(offset))
            let piece = try handle.read(upToCount: Self.piece) ?? Data()
            let sent = offset
            update(id) { $0.sent = sent }
            if let share = try await client.send(piece, at: offset, of: record.size, to: remote) { return try await finish(id, share) }
            offset += Int64(piece.count)
        }
    }

    /// Under its own name, or the unused one that the service suggests.
    private func begin(_ record: inout TransferRecord) async throws -> (String?, Int64) {
        var key = record.id
        while true {
            do {
                let made = try await client.begin(name: record.name, size: record.size, sha256: record.sha256 ?? "", key: key)
                return (made.id, made.received)
            } catch ShareError.refused(let refusal) where refusal.code == "name_taken" {
                guard let free = refusal.suggestion, free != record.name else { throw ShareError.refused(refusal) }
                record.name = free
                // A different request, so a different key.
                key += "-"
                update(record.id) { $0.name = free }
            }
        }
    }

    private func remember(_ record: TransferRecord) throws {
        try Task.checkCancellation()
        records[record.id] = record
        try library.save(record)
    }

    private func finish(_ id: String, _ share: Share?) async throws {
        try Task.checkCancellation()
        forget(id)
        if let share { onShare?(share) }
    }
}
