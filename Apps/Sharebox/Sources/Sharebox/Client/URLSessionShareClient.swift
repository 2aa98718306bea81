import Foundation

/// The Share service over HTTP.
final class URLSessionShareClient: ShareClient, @unchecked Sendable {
    private let base: URL
    private let session: URLSession
    private let lock = NSLock()
    private var currentToken: String?

    /// - Parameters:
    ///   - base: the service's URL.
    init(base: URL, session: URLSession = patient) {
        self.base = base
        self.session = session
    }

    /// Cookies and cache are shared by all sessions; timeouts are what a user accepts.
    private static let patient: URLSession = {
        let configuration = URLSessionConfiguration.default
        configuration.timeoutIntervalForRequest = 20
        return URLSession(configuration: configuration)
    }()

    var token: String? {
        get {
            lock.lock()
            defer { lock.unlock() }
            return currentToken
        }
        set {
            lock.lock()
            currentToken = newValue
            lock.unlock()
        }
    }

    // MARK: Requests

    private func url(_ path: String, _ query: [String: String] = [:]) -> URL {
        var parts = URLComponents(url: base, resolvingAgainstBaseURL: false) ?? URLComponents()
        let folder = parts.percentEncodedPath.hasSuffix("/") ? String(parts.percentEncodedPath.dropLast()) : parts.percentEncodedPath
        parts.percentEncodedPath = folder + (path.hasPrefix("/") ? path : "/" + path)
        if !query.isEmpty { parts.queryItems = query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) } }
        // Many servers decode a plus in a query as a space.
        parts.percentEncodedQuery = parts.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
        return parts.url ?? base
    }

    private func request(_ method: String, _ url: URL, body: [String: Any]? = nil) -> URLRequest {
        var request = URLRequest(url: url)
        request.httpMethod = method
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        request.setValue(Locale.preferredLanguages.first ?? "en", forHTTPHeaderField: "Accept-Language")
        if let body {
            request.httpBody = try? JSONSerialization.data(withJSONObject: body, options: [.sortedKeys])
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        return request
    }

    private func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        do {
            let (data, response) = try await session.data(for: request)
            guard let response = response as? HTTPURLResponse else { throw ShareError.malformed("no HTTP") }
            switch response.statusCode {
            case 200..<300: return (data, response)
            case 401 where request.value(forHTTPHeaderField: "Authorization") != nil: throw ShareError.signedOut
            case 500...: throw ShareError.broken(response.statusCode)
            default: throw Self.refusal(response, data)
            }
        } catch {
            throw ShareError(error)
        }
    }

    private static func refusal(_ response: HTTPURLResponse, _ data: Data) -> ShareError {
        let body = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        guard let error = body?["error"] as? [String: Any], let code = error["code"] as? String else {
            return .broken(response.statusCode)
        }
        let details = error["details"] as? [String: Any]
        return .refused(
            ShareError.Refusal(
                status: response.statusCode, code: code, message: error["message"] as? String ?? "",
                suggestion: details?["suggestion"] as? String, received: (details?["received"] as? NSNumber)?.int64Value,
                retryAfter: (details?["retryAfter"] as? NSNumber)?.intValue))
    }

    private func fields(_ method: String, _ path: String, _ query: [String: String] = [:], body: [String: Any]? = nil) async throws
        -> [String: Any]
    {
        let (data, response) = try await send(request(method, url(path, query), body: body))
        return try Self.fields(data, response)
    }

    private static func fields(_ data: Data, _ response: HTTPURLResponse) throws -> [String: Any] {
        // A body shorter than its declared length was truncated.
        if let said = response.value(forHTTPHeaderField: "Content-Length").flatMap({ Int($0) }),
            response.value(forHTTPHeaderField: "Content-Encoding") == nil, data.count < said
        {
            throw ShareError.cut
        }
        guard let fields = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
            throw ShareError.malformed("the answer is no JSON object")
        }
        return fields
    }

    private static func need<Value>(_ value: Value?, _ what: String) throws -> Value {
        guard let value else { throw ShareError.malformed(what) }
        return value
    }

    // MARK: Sessions

    func signIn(account: String, password: String) async throws -> Session {
        try Wire.session(await fields("POST", "sessions", body: ["account": account, "password": password]))
    }

    func signUp(account: String, password: String, name: String) async throws -> Session {
        var body = ["account": account, "password": password]
        if !name.isEmpty { body["name"] = name }
        return try Wire.session(await fields("POST", "users", body: body))
    }

    func signOut(token: String) async throws {
        var request = request("DELETE", url("sessions/current"))
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        _ = try await send(request)
    }

    // MARK: Shares

    func shares(cursor: String?) async throws -> SharePage {
        var query = ["limit": "100"]
        if let cursor { query["cursor"] = cursor }
        return try Wire.page(await fields("GET", "share", query))
    }

    func change(_ id: String, _ change: ShareChange) async throws -> Share {
        var body: [String: Any] = [:]
        if let name = change.name { body["name"] = name }
        switch change.place {
        case .folder(let folder): body["folder"] = folder
        case .outside: body["folder"] = NSNull()
        case nil: break
        }
        return try Self.need(Wire.share(await fields("PATCH", "share/\(id)", body: body)), "share")
    }

    func delete(_ id: String) async throws { _ = try await send(request("DELETE", url("share/\(id)"))) }

    func restore(_ id: String) async throws -> Share {
        try Self.need(Wire.share(await fields("POST", "share/\(id)/restore")), "share")
    }

    func shareAgain(_ id: String) async throws -> Share {
        try Self.need(Wire.share(await fields("POST", "share/\(id)/repeat")), "share")
    }

    // MARK: Folders

    func folders() async throws -> [Folder] {
        let items = try Self.need(await fields("GET", "folders")["items"] as? [Any], "items")
        return items.compactMap { ($0 as? [String: Any]).flatMap(Wire.folder) }
    }

    func createFolder(named name: String) async throws -> Folder {
        try Self.need(Wire.folder(await fields("POST", "folders", body: ["name": name])), "folder")
    }

    // MARK: The account

    func me() async throws -> Account { try Self.need(Wire.account(await fields("GET", "me")), "account") }

    func changeMe(name: String?, signature: String?) async throws -> Account {
        var body: [String: Any] = [:]
        if let name { body["name"] = name }
        if let signature { body["signature"] = signature }
        return try Self.need(Wire.account(await fields("PATCH", "me", body: body)), "account")
    }

    func setAvatar(_ picture: Data) async throws -> Account {
        var request = request("PUT", url("me/avatar"))
        request.httpBody = picture
        request.setValue("image/png", forHTTPHeaderField: "Content-Type")
        let (data, response) = try await send(request)
        return try Self.need(Wire.account(Self.fields(data, response)), "account")
    }

    func awards() async throws -> [Award] {
        let items = try Self.need(await fields("GET", "me/awards")["items"] as? [Any], "items")
        return items.compactMap { ($0 as? [String: Any]).flatMap(Wire.award) }
    }

    func storage() async throws -> StorageUse { try Self.need(Wire.storage(await fields("GET", "me/storage")), "storage") }

    // MARK: Files

    func begin(name: String, size: Int64, sha256: String, key: String) async throws -> (id: String, received: Int64) {
        var request = request("POST", url("share"), body: ["name": name, "size": size, "sha256": sha256])
        request.setValue(key, forHTTPHeaderField: "Idempotency-Key")
        let (data, response) = try await send(request)
        let fields = try Self.fields(data, response)
        return (try Self.need(fields["id"] as? String, "id"), (fields["received"] as? NSNumber)?.int64Value ?? 0)
    }

    func received(_ id: String) async throws -> Int64? {
        let (_, response) = try await send(request("HEAD", url("files/\(id)")))
        return response.value(forHTTPHeaderField: "Upload-Offset").flatMap { Int64($0) }
    }

    func send(_ piece: Data, at offset: Int64, of size: Int64, to id: String) async throws -> Share? {
        var request = request("PUT", url("files/\(id)"))
        request.httpBody = piece
        request.setValue("application/octet-stream", forHTTPHeaderField: "Content-Type")
        if size > 0 {
            request.setValue("bytes \(offset)-\(offset + Int64(piece.count) - 1)/\(size)", forHTTPHeaderField: "Content-Range")
        }
        let (data, response) = try await send(request)
        guard response.statusCode == 200 else { return nil }
        return try Self.need(Wire.share(Self.fields(data, response)), "share")
    }

    func download(_ share: Share, from offset: Int64) -> URLRequest {
        var request = request("GET", url("files/\(share.id)"))
        // Resumable bytes must be transferred as they are on the disk.
        request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        request.cachePolicy = .reloadIgnoringLocalCacheData
        if offset > 0 {
            request.setValue("bytes=\(offset)-", forHTTPHeaderField: "Range")
            if let digest = share.sha256 { request.setValue("\"\(digest)\"", forHTTPHeaderField: "If-Range") }
        }
        return request
    }

    func picture(at path: String) -> URLRequest {
        var request = request("GET", URL(string: path, relativeTo: base)?.absoluteURL ?? base)
        request.cachePolicy = .reloadIgnoringLocalCacheData
        return request
    }

    func link(of share: Share) -> URL { url(share.link) }
}
