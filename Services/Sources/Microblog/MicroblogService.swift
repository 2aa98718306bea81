public import Accounts
import Dispatch
public import HTTP
import JSON
public import Push
import Security
public import Server
public import Storage

/// The microblog service, described in `docs/services.md`: Weibo's API, version 2.
public final class MicroblogService: Sendable {
    public struct Options: Sendable {
        /// > Units: seconds.
        public var codeLifetime: Int64 = 600
        public var tokenLifetime: Int64 = 30 * 24 * 3600
        /// Calls of one user in an hour, and those of them that change something.
        public var hourlyCalls = 5000
        public var hourlyChanges = 1000
        /// > Units: bytes.
        public var largestBody: Int64 = 64 << 10
        public var largestImage: Int64 = 5 << 20
        /// How many users one may follow: it bounds the cost of the home timeline.
        public var mostFriends: Int64 = 2000
        /// The service's address for clients, for images; nil for the one that a request came to.
        public var publicAddress: String?

        public init() {}
    }

    public let accounts: AccountStore
    public let log: Log
    let options: Options
    let database: any Database
    let clock: @Sendable () -> Int64
    let oauth: OAuthStore
    let statuses: StatusStore
    let limits: RateLimit
    let images: ImageStore
    private let pusher: Pusher?
    private let pushes = DispatchQueue(label: "push")
    let cache = MediaCache(limit: 48 << 20)
    /// For the tickets of sign-in forms; a form from before a restart has expired.
    let ticketKey = Secrets.random(32)

    /// Migrates the database's schema and creates the folders for files.
    ///
    /// - Parameters:
    ///   - push: how devices are notified; nil if they are not.
    ///   - clock: microseconds since 1970.
    public init(
        database: any Database, files root: String, accounts accountOptions: AccountStore.Options, options: Options = Options(),
        push: (any PushTransport)? = nil, log: Log,
        clock: @escaping @Sendable () -> Int64 = { Timestamp.nowMicroseconds }
    ) throws {
        for name in try database.migrate(microblogMigrations) { log.info("migrated", [.init("step", .string(name))]) }
        accounts = AccountStore(database, options: accountOptions, clock: clock)
        oauth = OAuthStore(database: database, clock: clock, codeLifetime: options.codeLifetime, tokenLifetime: options.tokenLifetime)
        statuses = StatusStore(database: database)
        images = try ImageStore(root)
        pusher = push.map { Pusher(database: database, transport: $0) }
        limits = RateLimit([.any: options.hourlyCalls, .writing: options.hourlyChanges])
        (self.database, self.options, self.log, self.clock) = (database, options, log, clock)
    }

    /// Whether the database responds.
    public func isHealthy() -> Bool {
        do {
            return try database.read { try $0.first("SELECT 1 FROM clock") { _ in true } } ?? false
        } catch {
            log.error("the database does not answer", [.init("error", .string("\(error)"))])
            return false
        }
    }

    /// Deletes what has expired. Called periodically.
    public func sweep() throws {
        try accounts.sweep()
        try oauth.sweep()
        try database.write { try StatusIndex.tidy(all: false, $0) }
    }

    /// Errors in Weibo's format.
    public static let refusal: @Sendable (HTTPError, Request?) -> Response = { WeiboError.response($0, $1) }

    /// All routes except those of the process (`/healthz`, `/metrics`).
    public var routes: [Route] { oauthRoutes + statusRoutes + commentRoutes + userRoutes + searchRoutes + deviceRoutes + mediaRoutes }

    // MARK: Shared by routes

    /// The token of a call: a parameter, or `Authorization: OAuth2 TOKEN`, also `Bearer`.
    static func token(_ parameters: Parameters) throws(HTTPError) -> String? {
        if let token = try parameters.text("access_token") { return token }
        let words = parameters.request.headers["authorization"]?.split(separator: " ", omittingEmptySubsequences: true) ?? []
        return words.count == 2 && ["oauth2", "bearer"].contains(words[0].lowercased()) ? String(words[1]) : nil
    }

    struct Call: Sendable {
        var parameters: Parameters
        var caller: Caller
        var links: Links
    }

    /// Who calls, within the limits of calls in an hour.
    func admit(_ parameters: Parameters, _ kind: RateLimit.Kind) throws -> Call {
        let caller = try oauth.token(try Self.token(parameters)).caller
        let now = clock() / 1_000_000
        func refuse(_ error: WeiboError) -> HTTPError {
            var refusal = error.error()
            refusal.headers.set("retry-after", "\(RateLimit.wait(now: now))")
            return refusal
        }
        guard limits.admits(caller.account, .any, now: now) else { throw refuse(.userLimit) }
        if kind == .writing {
            guard limits.admits(caller.account, .writing, now: now) else { throw refuse(.writeLimit) }
        }
        return Call(parameters: parameters, caller: caller, links: Links(parameters.request, fixed: options.publicAddress))
    }

    /// A call that reads. > Parameters: name: of the operation, below `/2/`.
    func reading(_ name: String, _ summary: String, waits: Bool = false, _ body: @escaping @Sendable (Call) throws -> JSON) -> Route {
        let operation = Operation(Self.operationName(name), summary, answers: [.init(200, "OK")])
        return Route(.get, "/2/\(name).json", operation, waits: waits) { [self] request in
            .json(200, try body(try admit(try Parameters(request), .any)))
        }
    }

    /// A call that changes something: in one transaction, and once for each `Idempotency-Key`.
    func writing(_ name: String, _ summary: String, _ body: @escaping @Sendable (Call, Writer) throws -> JSON) -> Route {
        let operation = Operation(Self.operationName(name), summary, answers: [.init(200, "OK")])
        return Route(.post, "/2/\(name).json", operation, body: .whole(limit: options.largestBody), waits: true) { [self] request in
            let call = try admit(try Parameters(request), .writing)
            var request = request
            request.body = call.parameters.canonical
            return try once(call, request) { try body(call, $0) }
        }
    }

    /// - Parameter request: its body is what a repeated request must have in common.
    func once(_ call: Call, _ request: Request, _ body: (Writer) throws -> JSON) throws -> Response {
        let (response, notices) = try database.write { connection in
            // Serialises the changes of one account, where the database runs transactions concurrently.
            try connection.execute("UPDATE account SET version = version + 1 WHERE id = ?1", .int(call.caller.account))
            let writer = Writer(connection, call.caller, now: clock())
            let response = try IdempotencyStore.once(request, owner: call.caller.account, connection, now: writer.now) {
                .json(200, try body(writer))
            }
            return (response, writer.notices)
        }
        push(notices)
        return response
    }

    /// The response does not wait for devices.
    private func push(_ notices: [Notice]) {
        guard let pusher, !notices.isEmpty else { return }
        pushes.async { [log] in
            do {
                for token in try pusher.send(notices) {
                    log.info("a device is gone", [.init("token", .string(String(token.prefix(8))))])
                }
            } catch {
                log.warn("devices are not told", [.init("error", .string("\(error)"))])
            }
        }
    }

    /// A change that the service makes by itself, such as a post of a seeded user.
    func act(as account: Int64, application: Int64, _ body: (Writer) throws -> Void) throws {
        let notices = try database.write { connection in
            try connection.execute("UPDATE account SET version = version + 1 WHERE id = ?1", .int(account))
            let writer = Writer(connection, Caller(account: account, application: application), now: clock())
            try body(writer)
            return writer.notices
        }
        push(notices)
    }

    /// Returns when the devices have received all notifications of earlier changes.
    func waitForPushes() { pushes.sync {} }

    /// `statuses/friends_timeline` is `statusesFriendsTimeline`.
    private static func operationName(_ name: String) -> String {
        let words = name.split { $0 == "/" || $0 == "_" }
        return words.enumerated().map { $0.offset == 0 ? String($0.element) : $0.element.prefix(1).uppercased() + $0.element.dropFirst() }
            .joined()
    }
}
