import Accounts
import Glibc
import HTTP
import JSON
import Security
import Storage

/// A share made in one request, from a form: fields `name` and `folder` if wanted, and the `file`.
///
/// > Isolation: as `BodySink` says, one call at a time.
final class FormUpload: BodySink, @unchecked Sendable {
    private struct State {
        var parser: MultipartParser
        var fields: [String: [UInt8]] = [:]
        var part: MultipartParser.Part?
        var fileName: String?
        var output: OutputFile?
        var size: Int64 = 0
    }

    private static let maximumFieldLength = 4096
    private let request: Request
    private let account: Account
    private let service: ShareService
    private let path: String
    private var state: State

    init(_ request: Request, boundary: String?, service: ShareService) throws {
        (self.request, self.service) = (request, service)
        account = try service.accounts.authenticate(request)
        path = service.files.incomingPath()
        let parser: MultipartParser
        do throws(MultipartParser.Failure) {
            parser = try MultipartParser(boundary: boundary)
        } catch {
            throw error.httpError
        }
        state = State(parser: parser)
    }

    func receive(_ bytes: UnsafeRawBufferPointer) throws(HTTPError) {
        let events: [MultipartParser.Event]
        do throws(MultipartParser.Failure) {
            events = try state.parser.feed(bytes)
        } catch {
            throw error.httpError
        }
        for event in events { try take(event) }
    }

    private func take(_ event: MultipartParser.Event) throws(HTTPError) {
        switch event {
        case .begin(let part):
            guard ["name", "folder", "file", "sha256"].contains(part.name) else {
                throw HTTPError(
                    422, "invalid_field", "/\(part.name): no such field; there are: file, folder, name, sha256", field: "/" + part.name)
            }
            guard state.fields[part.name] == nil, part.name != "file" || state.output == nil else {
                throw HTTPError(422, "invalid_field", "/\(part.name): stands there twice", field: "/" + part.name)
            }
            state.part = part
            if part.name == "file" {
                state.fileName = part.fileName
                do throws(FileStore.Failure) {
                    state.output = try OutputFile(path, isNew: true)
                } catch {
                    throw service.refuse(error)
                }
            } else {
                state.fields[part.name] = []
            }
        case .data(let bytes):
            guard let name = state.part?.name else { return }
            if name == "file" {
                do throws(FileStore.Failure) {
                    try state.output?.write(bytes, at: state.size)
                } catch {
                    throw service.refuse(error)
                }
                state.size += Int64(bytes.count)
            } else {
                state.fields[name, default: []] += bytes
                guard state.fields[name, default: []].count <= Self.maximumFieldLength else {
                    throw HTTPError(422, "invalid_field", "/\(name): longer than \(Self.maximumFieldLength) bytes", field: "/" + name)
                }
            }
        case .end: state.part = nil
        }
    }

    private func text(_ name: String) throws(HTTPError) -> String? {
        guard let bytes = state.fields[name] else { return nil }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw HTTPError(422, "invalid_field", "/\(name): is not UTF-8", field: "/" + name)
        }
        return text
    }

    func finish() throws -> Response {
        defer { unlink(path) }
        do throws(MultipartParser.Failure) { try state.parser.finish() } catch { throw error.httpError }
        guard let output = state.output else { throw HTTPError(422, "invalid_field", "/file: is missing", field: "/file") }
        let name = try ShareName.check(try text("name") ?? state.fileName ?? "", field: "/name")
        let folder = try ShareService.folder(try text("folder"), field: "/folder")
        try output.sync()
        let digest = try service.digest(ofFile: path, size: state.size)
        if let promised = try text("sha256"), promised.lowercased() != digest {
            throw HTTPError(
                422, "checksum_mismatch", "the bytes have the SHA-256 \(digest), not the \(promised) that was promised", field: "/sha256")
        }
        var request = request
        request.body = Array("\(digest) \(folder) \(name)".utf8)
        return try service.shares.database.write { connection in
            try ShareStore.lock(account.id, connection)
            return try IdempotencyStore.once(request, account, connection, now: service.shares.clock()) {
                let made = try service.shares.create(
                    name: name, size: state.size, sha256: digest, folder: folder, account: account, connection)
                try service.files.link(from: path, to: made.seq)
                return .json(201, try service.shares.complete(made.seq, owner: account.id, sha256: digest, connection).json)
            }
        }
    }

    func abandon() { unlink(path) }
}
