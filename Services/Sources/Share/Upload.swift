import Accounts
import HTTP
import JSON
import Synchronization

/// The running uploads, one at a time for each share: a client that lost its connection can resume before the server notices the loss.
final class Uploads: Sendable {
    private let current = Mutex<[Int64: Upload]>([:])

    func begin(_ upload: Upload) {
        let old = current.withLock { current in
            let old = current[upload.seq]
            current[upload.seq] = upload
            return old
        }
        old?.supersede()
    }

    func end(_ upload: Upload) {
        current.withLock { if $0[upload.seq] === upload { $0[upload.seq] = nil } }
    }
}

/// Writes the bytes of a share, or a piece of them, to the disk.
///
/// Bytes received before a connection breaks are kept. Nothing is acknowledged before it is on the disk, and a share becomes visible
/// only when it is complete and has the promised digest.
final class Upload: BodySink {
    private struct State {
        var file: OutputFile
        var position: Int64
        var isSuperseded = false
    }

    let seq: Int64
    private let share: Share
    private let account: Account
    private let start: Int64
    private let end: Int64
    private let service: ShareService
    private let state: Mutex<State>

    /// > Throws: 409 if a piece does not start where the last one ended, 422 if sizes do not agree.
    init(_ request: Request, service: ShareService) throws {
        account = try service.accounts.authenticate(request)
        share = try service.shares.get(request.parameter("id"), owner: account.id)
        (self.service, seq) = (service, share.seq)
        guard share.state == .pending else {
            throw HTTPError(409, "upload_complete", "the share '\(share.id)' is whole; its bytes do not change", field: "path.id")
        }
        if let header = request.headers["content-range"] {
            guard let range = ContentRange(header) else {
                throw HTTPError.header("Content-Range", "must look like 'bytes 0-99/1000', not '\(header)'")
            }
            guard range.total ?? share.size == share.size, range.bytes.upperBound < share.size else {
                throw HTTPError(
                    422, "size_mismatch", "the share has \(share.size) bytes; the piece '\(header)' is not one of them",
                    field: "header.content-range",
                    details: [.init("size", .int(share.size))])
            }
            guard range.bytes.lowerBound == share.received else {
                throw HTTPError(
                    409, "offset_mismatch", "\(share.received) bytes are here; go on from there, not from \(range.bytes.lowerBound)",
                    field: "header.content-range", details: [.init("received", .int(share.received))])
            }
            (start, end) = (range.bytes.lowerBound, range.bytes.upperBound + 1)
        } else {
            (start, end) = (0, share.size)
        }
        if let length = request.headers["content-length"].flatMap({ Int64($0) }), length != end - start {
            throw HTTPError(
                422, "size_mismatch", "\(end - start) bytes are expected, not \(length)", field: "header.content-length",
                details: [.init("expected", .int(end - start)), .init("size", .int(share.size))])
        }
        let file: OutputFile
        do throws(FileStore.Failure) {
            file = try OutputFile(service.files.path(seq), isNew: false)
        } catch {
            throw service.refuse(error)
        }
        state = Mutex(State(file: file, position: start))
        // From here on the previous upload writes nothing.
        service.uploads.begin(self)
        do {
            try state.withLock { state throws(FileStore.Failure) in try state.file.truncate(to: start) }
            if start == 0 {
                if share.received > 0 { try service.shares.setReceived(seq, 0) }
                try service.files.syncName(seq)
            }
        } catch let failure as FileStore.Failure {
            throw service.refuse(failure)
        }
    }

    func supersede() { state.withLock { $0.isSuperseded = true } }

    private static let superseded = HTTPError(409, "upload_superseded", "another upload of this share began")

    func receive(_ bytes: UnsafeRawBufferPointer) throws(HTTPError) {
        try state.withLock { state throws(HTTPError) in
            guard !state.isSuperseded else { throw Self.superseded }
            guard state.position + Int64(bytes.count) <= end else {
                throw HTTPError(
                    422, "size_mismatch", "more than the \(end - start) bytes expected", details: [.init("expected", .int(end - start))])
            }
            do throws(FileStore.Failure) {
                try state.file.write(bytes, at: state.position)
            } catch {
                throw service.refuse(error)
            }
            state.position += Int64(bytes.count)
        }
    }

    /// Writes the received bytes to the disk. > Returns: the length of the file on disk; nil when another upload has replaced this one.
    private func settle() throws -> Int64? {
        try state.withLock { state in
            guard !state.isSuperseded else { return nil }
            try state.file.sync()
            return state.position
        }
    }

    func finish() throws -> Response {
        defer { service.uploads.end(self) }
        let position: Int64
        do {
            guard let settled = try settle() else { throw Self.superseded }
            position = settled
        } catch let failure as FileStore.Failure {
            throw service.refuse(failure)
        }
        if position < share.size {
            try service.shares.setReceived(seq, position)
            guard position == end else {
                throw HTTPError(
                    422, "size_mismatch", "the body ended after \(position - start) of \(end - start) bytes",
                    details: [.init("received", .int(position))])
            }
            let progress: JSON = ["id": .string(share.id), "received": .int(position), "size": .int(share.size)]
            return .json(202, progress)
        }
        let digest = try service.files.digest(seq, size: share.size)
        if let promised = share.sha256, promised != digest {
            try service.shares.setReceived(seq, 0)
            throw HTTPError(
                422, "checksum_mismatch", "the bytes have the SHA-256 \(digest), not the \(promised) that was promised; send them again",
                details: [.init("expected", .string(promised)), .init("found", .string(digest))])
        }
        let whole = try service.shares.database.write { connection in
            try ShareStore.lock(account.id, connection)
            return try service.shares.complete(seq, owner: account.id, sha256: digest, connection)
        }
        return .json(200, whole.json)
    }

    func abandon() {
        defer { service.uploads.end(self) }
        do {
            guard let position = try settle() else { return }
            try service.shares.setReceived(seq, min(position, share.size))
        } catch {
            service.log.warn(
                "an upload that broke off could not be kept", [.init("share", .string(share.id)), .init("error", .string("\(error)"))])
        }
    }
}
