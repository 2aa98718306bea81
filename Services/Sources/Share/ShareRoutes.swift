import Accounts
public import HTTP
import JSON
import Server
import Storage

/// Shares, their files and their folders.
extension ShareService {
    private func list(_ request: Request) throws -> Response {
        try session(request) { account in
            let (items, next) = try shares.page(try ShareQuery(request), owner: account.id)
            var writer = JSONWriter(reserving: 512 * (items.count + 1))
            writer.beginObject()
            writer.key("items")
            writer.beginArray()
            for item in items { item.write(to: &writer) }
            writer.endArray()
            writer.key("next")
            if let next { writer.string(next) } else { writer.null() }
            writer.endObject()
            return .json(200, writer.bytes)
        }
    }

    private static func digest(_ text: String?) throws(HTTPError) -> String? {
        guard let text else { return nil }
        guard text.utf8.count == 64, text.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) || (65...70).contains($0) })
        else {
            throw HTTPError(422, "invalid_field", "/sha256: must be 64 hexadecimal digits", field: "/sha256")
        }
        return text.lowercased()
    }

    private func create(_ request: Request) throws -> Response {
        try session(request) { account in
            let (name, size, digest, folder) = try request.read(["name", "size", "sha256", "folder"]) { fields in
                (
                    try ShareName.check(fields.string("name"), field: "/name"), try fields.int("size", 0...options.maximumFileSize),
                    try Self.digest(fields.optionalString("sha256")), try Self.folder(fields.optionalString("folder"), field: "/folder")
                )
            }
            return try once(request, account) { connection in
                .json(201, try shares.create(name: name, size: size, sha256: digest, folder: folder, account: account, connection).json)
            }
        }
    }

    /// A change under the account's lock, done once for each `Idempotency-Key`.
    private func once(_ request: Request, _ account: Account, _ body: (any SQLConnection) throws -> Response) throws -> Response {
        try shares.database.write { connection in
            try ShareStore.lock(account.id, connection)
            return try IdempotencyStore.once(request, account, connection, now: shares.clock()) { try body(connection) }
        }
    }

    /// What a share or a folder is to be called, and where it is to lie; nil for what stays. Null moves it out of its folder.
    private func newPosition(_ request: Request, _ folder: String) throws -> (name: String?, folder: Int64?) {
        try request.read(["name", folder]) { fields in
            (
                fields.has("name") ? try ShareName.check(fields.string("name"), field: "/name") : nil,
                fields.has(folder) ? try Self.folder(fields.optionalString(folder), field: "/" + folder) : nil
            )
        }
    }

    private func change(_ request: Request) throws -> Response {
        try session(request) { account in
            let (name, folder) = try newPosition(request, "folder")
            return .json(200, try shares.change(request.parameter("id"), name: name, folder: folder, account: account).json)
        }
    }

    private func delete(_ request: Request) throws -> Response {
        try session(request) { account in
            let gone = try shares.delete(request.parameter("id"), account: account)
            let until = Timestamp(milliseconds: shares.clock() / 1000 + options.undoPeriod * 1000)
            return .json(200, ["id": .string(gone.id), "restorableUntil": gone.state == .whole ? .string(until.text) : nil])
        }
    }

    private func repeatShare(_ request: Request) throws -> Response {
        try session(request) { account in
            let old = try shares.get(request.parameter("id"), owner: account.id)
            guard old.state == .whole, let digest = old.sha256 else { throw Self.incomplete(old) }
            return try once(request, account) { connection in
                let made = try shares.create(
                    name: old.name, size: old.size, sha256: digest, folder: old.folder, account: account, isNumbered: true, connection)
                try files.link(from: files.path(old.seq), to: made.seq)
                return .json(201, try shares.complete(made.seq, owner: account.id, sha256: digest, connection).json)
            }
        }
    }

    private static func incomplete(_ share: Share) -> HTTPError {
        HTTPError(
            409, "upload_incomplete", "\(share.received) of the \(share.size) bytes of '\(share.id)' are here", field: "path.id",
            details: [.init("received", .int(share.received)), .init("size", .int(share.size))])
    }

    private func download(_ request: Request) throws -> Response {
        try session(request) { account in
            try request.allowsQuery([])
            let share = try shares.get(request.parameter("id"), owner: account.id)
            guard share.state == .whole else {
                guard request.method == .head else { throw Self.incomplete(share) }
                // Where an upload goes on.
                return Response(
                    200,
                    headers: HTTPHeaders([
                        ("upload-offset", "\(share.received)"), ("upload-length", "\(share.size)"), ("cache-control", "no-store"),
                    ]))
            }
            return try file(share, request)
        }
    }

    private func publicDownload(_ request: Request) throws -> Response {
        guard let share = try shares.get(link: request.parameter("link")) else {
            throw HTTPError(404, "no_such_link", "there is nothing under this link, or not any more", field: "path.link")
        }
        return try file(share, request)
    }

    private func createFolder(_ request: Request) throws -> Response {
        try session(request) { account in
            let (name, parent) = try request.read(["name", "parent"]) { fields in
                (
                    try ShareName.check(fields.string("name"), field: "/name"),
                    try Self.folder(fields.optionalString("parent"), field: "/parent")
                )
            }
            return try once(request, account) { .json(201, try folders.create(name: name, parent: parent, account: account, $0).json) }
        }
    }

    private func changeFolder(_ request: Request) throws -> Response {
        try session(request) { account in
            let (name, parent) = try newPosition(request, "parent")
            return .json(200, try folders.change(request.parameter("id"), name: name, parent: parent, account: account).json)
        }
    }

    private var shareRoutes: [Route] {
        let body = BodyPolicy.whole(limit: options.largestBody)
        // A form with a file and a JSON text come to the same place; which one decides how the body is taken.
        let creation = BodyPolicy.streamed(limit: options.maximumFileSize) { [self] request in
            let type = request.headers["content-type"].flatMap { MediaType($0) }
            if type?.essence == "multipart/form-data" {
                return try FormUpload(request, boundary: type?.parameters["boundary"], service: self)
            }
            _ = try accounts.authenticate(request)
            return CollectedBody(request, limit: options.largestBody) { [self] in try create($0) }
        }
        return [
            Route(.get, "/share", Documents.list) { [self] in try list($0) },
            Route(.post, "/share", Documents.create, body: creation, waits: true) { [self] in try create($0) },
            Route(.get, "/share/{id}", Documents.get) { [self] request in
                try session(request) { .json(200, try shares.get(request.parameter("id"), owner: $0.id).json) }
            },
            Route(.patch, "/share/{id}", Documents.change, body: body, waits: true) { [self] in try change($0) },
            Route(.delete, "/share/{id}", Documents.delete, waits: true) { [self] in try delete($0) },
            Route(.post, "/share/{id}/restore", Documents.restore, body: body, waits: true) { [self] request in
                try session(request) { .json(200, try shares.restore(request.parameter("id"), account: $0).json) }
            },
            Route(.post, "/share/{id}/repeat", Documents.repeatShare, body: body, waits: true) { [self] in try repeatShare($0) },
            Route(.get, "/files/{id}", Documents.download) { [self] in try download($0) },
            Route(.put, "/files/{id}", Documents.upload, streaming: options.maximumFileSize) { [self] in try Upload($0, service: self) },
            Route(.get, "/s/{link}", Documents.publicDownload) { [self] in try publicDownload($0) },
        ]
    }

    private var folderRoutes: [Route] {
        let body = BodyPolicy.whole(limit: options.largestBody)
        return [
            Route(.get, "/folders", Documents.folders) { [self] request in
                try session(request) { account in
                    try request.allowsQuery([])
                    return .json(200, ["items": .array(try folders.all(owner: account.id).map(\.json))])
                }
            },
            Route(.post, "/folders", Documents.createFolder, body: body, waits: true) { [self] in try createFolder($0) },
            Route(.patch, "/folders/{id}", Documents.changeFolder, body: body, waits: true) { [self] in try changeFolder($0) },
            Route(.delete, "/folders/{id}", Documents.deleteFolder, waits: true) { [self] request in
                try session(request) {
                    try folders.delete(request.parameter("id"), account: $0)
                    return Response(204)
                }
            },
        ]
    }

    /// All routes but those of the process (`/healthz`, `/metrics`).
    public var routes: [Route] {
        let routes = shareRoutes + folderRoutes + accountRoutes
        let document = Documents.document.json(routes).bytes
        return routes + [
            Route(.get, "/openapi.json", Operation("openapi", "This document.", needsSession: false, answers: [.init(200, "OpenAPI")])) {
                _ in
                .json(200, document)
            }
        ]
    }
}

/// A body that is collected where a route also takes streams.
private final class CollectedBody: BodySink, @unchecked Sendable {
    private var request: Request
    private let limit: Int64
    private let handler: Route.Handler

    init(_ request: Request, limit: Int64, _ handler: @escaping Route.Handler) {
        (self.request, self.limit, self.handler) = (request, limit, handler)
    }

    func receive(_ bytes: UnsafeRawBufferPointer) throws(HTTPError) {
        guard Int64(request.body.count + bytes.count) <= limit else {
            throw HTTPError(413, "body_too_large", "a JSON body has at most \(limit) bytes here", details: [.init("limit", .int(limit))])
        }
        request.body.append(contentsOf: bytes)
    }

    func finish() throws -> Response { try handler(request) }

    func abandon() {}
}
