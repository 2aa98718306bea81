public import Accounts
public import HTTP
public import JSON
public import Share
public import Storage

public import Foundation
import Server

/// A share service on a store of its own, called without a network; quick hashes, and no log.
public final class StoreService: Sendable {
    public let database: any Database
    public let service: ShareService
    public let router: Router

    /// > Parameters: accounts: changed before the service begins; clock: microseconds since 1970.
    public init(
        database: any Database, files: String, options: ShareService.Options = ShareService.Options(),
        accounts change: (inout AccountStore.Options) -> Void = { _ in },
        clock: @escaping @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1e6) }
    ) throws {
        var accounts = AccountStore.Options()
        accounts.hash = .init(cost: 2)
        change(&accounts)
        self.database = database
        service = try ShareService(
            database: database, files: files, accounts: accounts, options: options,
            log: Log(.error, descriptor: open("/dev/null", O_WRONLY)), clock: clock)
        router = Router(service.routes)
    }

    public func call(
        _ method: HTTPMethod, _ target: String, token: String? = nil, json: JSON? = nil, headers: [(String, String)] = [],
        body: [UInt8]? = nil, peer: String = "127.0.0.1"
    ) throws -> Response {
        var all = HTTPHeaders(headers)
        if let token { all.set("authorization", "Bearer " + token) }
        let bytes = body ?? json?.bytes ?? []
        if method == .put || method == .post || method == .patch { all.set("content-length", "\(bytes.count)") }
        return router.answer(Request(method, try RequestTarget(target), headers: all, body: bytes, peer: peer))
    }
}

extension Response {
    /// What a client reads; nil where a file is shorter than the response says.
    public var content: [UInt8]? {
        switch body {
        case .none: return []
        case .bytes(let bytes): return bytes
        case .file(let file, let offset, let length):
            var bytes = [UInt8](repeating: 0, count: Int(length))
            return pread(file.descriptor, &bytes, bytes.count, off_t(offset)) == bytes.count ? bytes : nil
        }
    }
}
