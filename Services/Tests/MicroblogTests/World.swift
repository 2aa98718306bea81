import Accounts
import Foundation
import HTTP
import JSON
import Push
import Security
import Server
import Storage
import Support
import Synchronization
import Testing

@testable import Microblog

/// A service with a separate database, a fixed clock and a small seeded world, called without a network.
final class World: Sendable {
    static let start: Int64 = 1_772_366_400_000_000  // 2026-03-01T12:00:00Z
    static let demo = WorldSeed.firstUser
    let folder: TemporaryFolder
    let database: any Database
    let service: MicroblogService
    let router: Router
    private let time: WorldClock

    private final class WorldClock: Sendable {
        let microseconds = Atomic<Int64>(World.start + 1_000_000)
    }

    init(
        _ kind: DatabaseKind = .sqlite, users: Int = 12, statuses: Int = 150, friends: Int = 6, push: (any PushTransport)? = nil,
        options change: (inout MicroblogService.Options) -> Void = { _ in }
    ) throws {
        let (folder, time) = (try TemporaryFolder(), WorldClock())
        var accounts = AccountStore.Options()
        accounts.hash = .init(cost: 2)
        var options = MicroblogService.Options()
        change(&options)
        database = try kind.open(in: folder)
        service = try MicroblogService(
            database: database, files: folder.path + "/data", accounts: accounts, options: options, push: push,
            log: Log(.error, descriptor: open("/dev/null", O_WRONLY)), clock: { time.microseconds.load(ordering: .relaxed) })
        router = Router(service.routes, refusal: MicroblogService.refusal)
        (self.folder, self.time) = (folder, time)
        var seed = WorldSeed()
        (seed.users, seed.statuses, seed.friends) = (users, statuses, friends)
        #expect(try seed.fill(service))
    }

    deinit { database.close() }

    func pass(seconds: Double) { time.microseconds.wrappingAdd(Int64(seconds * 1e6), ordering: .relaxed) }

    struct Answer {
        var response: Response
        var status: Int { response.status }
        var json: JSON { (try? JSON.parse(response.bytes)) ?? .null }
        var text: String { String(decoding: response.bytes, as: UTF8.self) }
        var code: Int64? { json["error_code"]?.int }

        func ids(_ name: String = "statuses") -> [Int64] { json[name]?.array?.compactMap { $0["id"]?.int } ?? [] }
    }

    static func escape(_ text: String) -> String {
        text.utf8.map { byte in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }

    static func form(_ items: [(String, String)]) -> String { items.map { "\(escape($0.0))=\(escape($0.1))" }.joined(separator: "&") }

    func send(
        _ method: HTTPMethod, _ target: String, headers: [(String, String)] = [], body: [UInt8] = [], peer: String = "127.0.0.1"
    ) throws -> Answer {
        var all = HTTPHeaders([("host", "127.0.0.1:8080")] + headers)
        if method == .post { all.set("content-length", "\(body.count)") }
        return Answer(response: router.answer(Request(method, try RequestTarget(target), headers: all, body: body, peer: peer)))
    }

    private static func items(_ token: String?, _ items: [(String, String)]) -> String {
        form((token.map { [("access_token", $0)] } ?? []) + items)
    }

    /// A call of the API that reads. > Parameters: name: below `/2/`.
    func get(_ name: String, _ token: String?, _ items: [(String, String)] = []) throws -> Answer {
        try send(.get, "/2/\(name).json?" + Self.items(token, items))
    }

    /// A call that changes something. > Parameters: key: for a request that may be repeated.
    func post(_ name: String, _ token: String?, _ items: [(String, String)] = [], key: String? = nil) throws -> Answer {
        let headers = [("content-type", "application/x-www-form-urlencoded")] + (key.map { [("idempotency-key", $0)] } ?? [])
        return try send(.post, "/2/\(name).json", headers: headers, body: Array(Self.items(token, items).utf8))
    }

    /// A token of a user, without the sign-in page. > Parameters: user: 0 for the demo user.
    func token(_ user: Int = 0) throws -> String {
        let application = try #require(try service.oauth.application(WorldSeed.client))
        let code = try service.oauth.makeCode(application, account: WorldSeed.firstUser + Int64(user))
        return try service.oauth.exchange(code, redirect: WorldSeed.redirect, application).token
    }

    func name(_ user: Int) throws -> String {
        try #require(
            try database.read {
                try $0.first("SELECT screen_name FROM profile WHERE id = ?1", .int(WorldSeed.firstUser + Int64(user))) { $0.text(0) }
            })
    }

    /// Every stored count, and newest status, that differs from the rows.
    func mistakes() throws -> [String] { try database.read { try CountCheck.mistakes($0) } }
}

/// Compares the stored counts with the rows.
enum CountCheck {
    static let checks = [
        "SELECT count(*) FROM profile p WHERE p.statuses <> (SELECT count(*) FROM status s WHERE s.author = p.id AND s.state = 0)",
        """
        SELECT count(*) FROM profile p
        WHERE p.newest <> coalesce((SELECT max(s.id) FROM status s WHERE s.author = p.id AND s.state = 0), 0)
        """,
        "SELECT count(*) FROM profile p WHERE p.friends <> (SELECT count(*) FROM follow f WHERE f.follower = p.id)",
        "SELECT count(*) FROM profile p WHERE p.followers <> (SELECT count(*) FROM follow f WHERE f.target = p.id)",
        "SELECT count(*) FROM status s WHERE s.reposts <> (SELECT count(*) FROM status r WHERE r.root = s.id AND r.state = 0)",
        "SELECT count(*) FROM status s WHERE s.comments <> (SELECT count(*) FROM comment c WHERE c.status = s.id AND c.state = 0)",
        """
        SELECT count(*) FROM topic_hour t WHERE t.count <> (SELECT count(*) FROM status_topic s WHERE s.topic = t.topic
        AND s.status >= t.hour * 3600000000 AND s.status < (t.hour + 1) * 3600000000)
        """,
    ]

    static func mistakes(_ connection: any SQLConnection) throws -> [String] {
        try checks.filter { try connection.first($0) { $0.int(0) } != 0 }
    }
}
