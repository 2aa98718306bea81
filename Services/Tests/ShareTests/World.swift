import Accounts
import Foundation
import HTTP
import JSON
import Security
import ShareSupport
import Storage
import Support
import Synchronization
import Testing

@testable import Share

/// A service with a separate database and a fixed clock, called without a network.
final class World: Sendable {
    static let start: Int64 = 1_772_296_200_000_000  // 2026-02-28T16:30:00Z
    let folder: TemporaryFolder
    private let store: StoreService
    private let time: WorldClock

    private final class WorldClock: Sendable {
        let microseconds = Atomic<Int64>(World.start)
    }

    init(
        _ kind: DatabaseKind, quota: Int64 = 1_000_000, sessionLifetime: Int64 = 3600,
        options: ShareService.Options = ShareService.Options()
    )
        throws
    {
        let (folder, time) = (try TemporaryFolder(), WorldClock())
        store = try StoreService(
            database: kind.open(in: folder), files: folder.path + "/data", options: options,
            accounts: { ($0.quota, $0.sessionLifetime) = (quota, sessionLifetime) }, clock: { time.microseconds.load(ordering: .relaxed) })
        (self.folder, self.time) = (folder, time)
    }

    deinit { database.close() }

    var database: any Database { store.database }
    var service: ShareService { store.service }
    var router: Router { store.router }

    func pass(seconds: Double) { time.microseconds.wrappingAdd(Int64(seconds * 1e6), ordering: .relaxed) }

    struct Answer {
        var response: Response
        var status: Int { response.status }
        var json: JSON { (try? JSON.parse(bytes)) ?? .null }
        var code: String? { json["error"]?["code"]?.string }
        var field: String? { json["error"]?["field"]?.string }

        var bytes: [UInt8] { response.content ?? [] }
    }

    func call(
        _ method: HTTPMethod, _ target: String, _ token: String? = nil, _ json: JSON? = nil, headers: [(String, String)] = [],
        body: [UInt8]? = nil, peer: String = "127.0.0.1"
    ) throws -> Answer {
        Answer(response: try store.call(method, target, token: token, json: json, headers: headers, body: body, peer: peer))
    }

    /// Signs up. > Returns: the token.
    func signUp(_ account: String = "alice") throws -> String {
        let answer = try call(.post, "/users", nil, ["account": .string(account), "password": "correct horse"])
        return try #require(answer.json["token"]?.string)
    }

    /// Creates a complete share. > Returns: its id.
    @discardableResult
    func share(_ name: String, _ token: String, _ text: String = "x", folder: String? = nil) throws -> String {
        let made = try call(
            .post, "/share", token,
            ["name": .string(name), "size": .int(Int64(text.utf8.count)), "folder": folder.map { .string($0) } ?? nil])
        let id = try #require(made.json["id"]?.string, "\(made.json.text)")
        let put = try call(.put, "/files/" + id, token, body: Array(text.utf8))
        #expect(put.status == 200, "\(put.json.text)")
        return id
    }

    func names(_ target: String, _ token: String) throws -> [String] {
        let answer = try call(.get, target, token)
        #expect(answer.status == 200, "\(answer.json.text)")
        return answer.json["items"]?.array?.compactMap { $0["name"]?.string } ?? []
    }

    static func escape(_ text: String) -> String {
        text.utf8.map { byte in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }
}
