import Accounts
import Glibc
import HTTP
import JSON
import Security
import Server
import Storage

/// Signing up, in and out, and what belongs to a person.
extension ShareService {
    static func json(_ account: Account) -> JSON {
        [
            "id": .string("\(account.id)"), "account": .string(account.account), "name": .string(account.name),
            "signature": .string(account.signature), "avatar": account.avatar.map { .string("/me/avatar?v=" + $0.prefix(16)) } ?? nil,
            "createdAt": .string(Timestamp(milliseconds: account.createdAt / 1000).text),
        ]
    }

    private func opened(_ session: AccountStore.Session) -> Response {
        var response = Response.json(
            201,
            [
                "token": .string(session.token), "expiresAt": .string(Timestamp(milliseconds: session.expiresAt / 1000).text),
                "account": Self.json(session.account),
            ])
        let life = accounts.options.sessionLifetime
        response.headers.set("set-cookie", "session=\(session.token); Path=/; HttpOnly; SameSite=Strict; Max-Age=\(life)")
        response.headers.set("cache-control", "no-store")
        return response
    }

    private func signUp(_ request: Request) throws -> Response {
        let (account, password, name) = try request.read(["account", "password", "name"]) { fields in
            (try fields.string("account"), try fields.string("password"), try fields.optionalString("name"))
        }
        let made = try accounts.signUp(account: account, password: password, name: name ?? account)
        return opened(try accounts.open(made, at: shares.clock()))
    }

    private func signIn(_ request: Request) throws -> Response {
        let (account, password) = try request.read(["account", "password"]) { fields in
            (try fields.string("account"), try fields.string("password"))
        }
        return opened(try accounts.signIn(account: account, password: password, peer: request.peer))
    }

    private func signOut(_ request: Request) throws -> Response {
        _ = try accounts.authenticate(request)
        try accounts.signOut(request)
        return Response(204, headers: HTTPHeaders([("set-cookie", "session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0")]))
    }

    private func changeMe(_ request: Request) throws -> Response {
        try session(request) { account in
            let (name, signature) = try request.read(["name", "signature"]) { fields in
                (try fields.optionalString("name"), try fields.optionalString("signature"))
            }
            return .json(200, Self.json(try accounts.change(account, name: name, signature: signature)))
        }
    }

    /// The type of a picture by its first bytes, whatever its sender says.
    static func imageType(_ bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) { return "image/png" }
        if bytes.starts(with: [0xff, 0xd8, 0xff]) { return "image/jpeg" }
        if bytes.count > 12, bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual("WEBP".utf8) { return "image/webp" }
        return nil
    }

    private func putAvatar(_ request: Request) throws -> Response {
        try session(request) { account in
            guard Self.imageType(request.body) != nil else {
                throw HTTPError(415, "unsupported_picture", "the body is no PNG, JPEG or WebP picture")
            }
            do throws(FileStore.Failure) {
                try files.replace(files.avatarPath(account.id), with: request.body)
            } catch {
                throw refuse(error)
            }
            return .json(200, Self.json(try accounts.change(account, name: nil, signature: nil, avatar: SHA256.of(request.body))))
        }
    }

    private func getAvatar(_ request: Request) throws -> Response {
        try session(request) { account in
            try request.allowsQuery(["v"])
            guard account.avatar != nil, let file = try? OpenFile(files.avatarPath(account.id)) else {
                throw HTTPError(404, "no_avatar", "there is no picture")
            }
            var head = [UInt8](repeating: 0, count: 16)
            let count = pread(file.descriptor, &head, head.count, 0)
            let type = Self.imageType(Array(head.prefix(max(0, count)))) ?? "application/octet-stream"
            return .file(file, type: type, tag: account.avatar, request: request)
        }
    }

    private func deleteAvatar(_ request: Request) throws -> Response {
        try session(request) { account in
            _ = try accounts.change(account, name: nil, signature: nil, avatar: "")
            unlink(files.avatarPath(account.id))
            return Response(204)
        }
    }

    private func storage(_ request: Request) throws -> Response {
        try session(request) { account in
            try request.allowsQuery([])
            let usage = try shares.usage(owner: account.id)
            let kinds: [JSON] = usage.map { ["type": .string($0.kind), "count": .int($0.count), "bytes": .int($0.bytes)] }
            return .json(
                200,
                [
                    "used": .int(usage.reduce(0) { $0 + $1.bytes }), "total": .int(account.quota),
                    "count": .int(usage.reduce(0) { $0 + $1.count }), "types": .array(kinds),
                ])
        }
    }

    private func awards(_ request: Request) throws -> Response {
        try session(request) { account in
            try request.allowsQuery([])
            let isChinese = request.headers["accept-language"]?.lowercased().hasPrefix("zh") ?? false
            return .json(200, try shares.database.read { try Award.list(owner: account.id, isChinese: isChinese, $0) })
        }
    }

    var accountRoutes: [Route] {
        let body = BodyPolicy.whole(limit: options.largestBody)
        return [
            Route(.post, "/users", Documents.signUp, body: body, waits: true) { [self] in try signUp($0) },
            Route(.post, "/sessions", Documents.signIn, body: body, waits: true) { [self] in try signIn($0) },
            Route(.delete, "/sessions/current", Documents.signOut, waits: true) { [self] in try signOut($0) },
            Route(.get, "/me", Documents.me) { [self] request in
                try session(request) { account in
                    try request.allowsQuery([])
                    return .json(200, Self.json(account))
                }
            },
            Route(.patch, "/me", Documents.changeMe, body: body, waits: true) { [self] in try changeMe($0) },
            Route(.get, "/me/avatar", Documents.avatar) { [self] in try getAvatar($0) },
            Route(.put, "/me/avatar", Documents.putAvatar, body: .whole(limit: options.largestAvatar), waits: true) { [self] in
                try putAvatar($0)
            },
            Route(.delete, "/me/avatar", Documents.deleteAvatar, waits: true) { [self] in try deleteAvatar($0) },
            Route(.get, "/me/storage", Documents.storage) { [self] in try storage($0) },
            Route(.get, "/me/awards", Documents.awards) { [self] in try awards($0) },
        ]
    }
}
