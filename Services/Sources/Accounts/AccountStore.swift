public import HTTP
import JSON
public import Security
public import Storage

/// Signs users up, in and out.
///
/// Passwords are stored as scrypt hashes, tokens as SHA-256 digests. A session ends by signing out or by its age; until it is swept, its
/// token is reported as ended or expired instead of unknown.
public struct AccountStore: Sendable {
    public struct Options: Sendable {
        /// > Units: seconds.
        public var sessionLifetime: Int64 = 30 * 24 * 3600
        public var hash = PasswordHash.standard
        /// > Units: bytes.
        public var quota: Int64 = 10 << 30

        public init() {}
    }

    public struct Session: Sendable {
        public var account: Account
        /// Returned once; only its digest is stored.
        public var token: String
        /// > Units: microseconds since 1970.
        public var expiresAt: Int64
    }

    public let database: any Database
    public let options: Options
    /// > Units: microseconds since 1970.
    public let clock: @Sendable () -> Int64
    private let throttle = SignInThrottle()
    /// Compared with when the account does not exist, so that the response takes equally long.
    private let decoy: String

    public init(_ database: any Database, options: Options, clock: @escaping @Sendable () -> Int64) {
        (self.database, self.options, self.clock) = (database, options, clock)
        decoy = options.hash.decoyHash
    }

    private static let columns = "a.id, a.account, a.name, a.signature, a.avatar, a.quota, a.created_at"

    private static func account(_ row: SQLRow) -> Account {
        Account(
            id: row.int(0), account: row.text(1), name: row.text(2), signature: row.text(3), avatar: row.optionalText(4), quota: row.int(5),
            createdAt: row.int(6))
    }

    private static func refuse(_ field: String, _ problem: String?) throws(HTTPError) {
        if let problem { throw HTTPError(JSONFieldError(pointer: "/" + field, message: problem)) }
    }

    /// > Throws: 409 when the account name is in use, 422 for what `AccountRules` rejects.
    public func signUp(account: String, password: String, name: String) throws -> Account {
        try Self.refuse("account", AccountRules.problem(account: account))
        try Self.refuse("password", AccountRules.problem(password: password))
        try Self.refuse("name", AccountRules.problem(displayName: name))
        let hash = options.hash.make(password)
        return try add(account: account.lowercased(), hash: hash, name: name, at: clock())
    }

    /// Adds an account whose password is already hashed.
    public func add(account: String, hash: String, name: String, signature: String = "", at time: Int64) throws -> Account {
        do {
            return try database.write { connection in
                let last = try connection.first("SELECT coalesce(max(id), 0) FROM account") { $0.int(0) } ?? 0
                let made = Account(
                    id: last + 1, account: account, name: name, signature: signature, quota: options.quota, createdAt: time)
                if try connection.first("SELECT 1 FROM account WHERE account = ?1", .text(account), map: { _ in true }) ?? false {
                    throw taken(account)
                }
                try connection.execute(
                    "INSERT INTO account(id, account, password, name, signature, quota, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                    .int(made.id), .text(account), .text(hash), .text(name), .text(signature), .int(made.quota), .int(time))
                return made
            }
        } catch StorageError.unique {
            // Two sign-ups at the same time, in a database that runs transactions concurrently.
            throw HTTPError(
                409, "account_taken", "the account '\(account)' is taken, or another sign-up came between; try again", field: "/account")
        }
    }

    private func taken(_ account: String) -> HTTPError {
        HTTPError(409, "account_taken", "the account '\(account)' is taken", field: "/account")
    }

    /// > Throws: 401 for a wrong account or password, without saying which; 429 after many of them from one address.
    public func signIn(account: String, password: String, peer: String) throws -> Session {
        try open(try check(account: account, password: password, peer: peer), at: clock())
    }

    /// Checks a password as `signIn` does, without opening a session: for services with tokens of their own.
    public func check(account: String, password: String, peer: String) throws -> Account {
        let now = clock()
        let name = account.lowercased()
        try throttle.check(account: name, peer: peer, now: now)
        let found = try database.read { connection in
            try connection.first("SELECT \(Self.columns), a.password FROM account a WHERE a.account = ?1", .text(name)) {
                (Self.account($0), $0.text(7))
            }
        }
        let isRight = password.utf8.count <= 1024 && PasswordHash.matches(password, found?.1 ?? decoy)
        guard let (account, _) = found, isRight else {
            throttle.countFailure(account: name, peer: peer, now: now)
            throw HTTPError(401, "wrong_credentials", "the account or the password is wrong")
        }
        throttle.recordSuccess(account: name, peer: peer, now: now)
        return account
    }

    /// Opens a session without checking a password.
    public func open(_ account: Account, at now: Int64) throws -> Session {
        let token = Secrets.token()
        let expiry = now + options.sessionLifetime * 1_000_000
        try database.write { connection in
            try connection.execute(
                "INSERT INTO session(digest, account, created_at, expires_at) VALUES (?1, ?2, ?3, ?4)", .text(SHA256.of(token)),
                .int(account.id),
                .int(now), .int(expiry))
        }
        return Session(account: account, token: token, expiresAt: expiry)
    }

    /// The account of a token's session. > Throws: 401, with a code that says what is wrong with the token.
    public func authenticate(_ request: Request) throws -> Account {
        guard let token = try Self.token(of: request) else {
            throw unauthorized("session_missing", "this needs a session; send 'Authorization: Bearer TOKEN'")
        }
        // A token in another format was not issued here; it need not be looked up.
        guard token.utf8.count == 43, Base64URL.decode(token) != nil else {
            throw unauthorized("session_unknown", "there is no such session")
        }
        let digest = SHA256.of(token)
        let found = try database.read { connection in
            try connection.first(
                "SELECT \(Self.columns), s.expires_at, s.ended_at FROM session s JOIN account a ON a.id = s.account WHERE s.digest = ?1",
                .text(digest)
            ) { (Self.account($0), $0.int(7), $0.optionalInt(8)) }
        }
        guard let (account, expiry, end) = found else { throw unauthorized("session_unknown", "there is no such session") }
        guard end == nil else { throw unauthorized("session_ended", "this session has been signed out") }
        guard clock() < expiry else { throw unauthorized("session_expired", "this session has expired; sign in again") }
        return account
    }

    private func unauthorized(_ code: String, _ message: String) -> HTTPError {
        HTTPError(401, code, message, field: "header.authorization", headers: HTTPHeaders([("www-authenticate", "Bearer")]))
    }

    /// From the header; for reading also from the cookie, which browsers and image views send by themselves. Writing does not accept
    /// a cookie, so that another site's page cannot make a browser do it (CSRF).
    static func token(of request: Request) throws(HTTPError) -> String? {
        if let header = request.headers["authorization"] {
            let words = header.split(separator: " ", omittingEmptySubsequences: true)
            guard words.count == 2, words[0].lowercased() == "bearer" else {
                throw HTTPError(
                    401, "session_unknown", "'Authorization: Bearer TOKEN' is expected", field: "header.authorization",
                    headers: HTTPHeaders([("www-authenticate", "Bearer")]))
            }
            return String(words[1])
        }
        guard request.method == .get || request.method == .head else { return nil }
        for header in request.headers.all("cookie") {
            for pair in header.split(separator: ";") {
                let sides = pair.split(separator: "=", maxSplits: 1).map(\.trimmed)
                if sides.count == 2, sides[0] == "session" { return sides[1] }
            }
        }
        return nil
    }

    public func signOut(_ request: Request) throws {
        guard let token = try Self.token(of: request) else { return }
        try database.write { connection in
            try connection.execute("UPDATE session SET ended_at = ?1 WHERE digest = ?2", .int(clock()), .text(SHA256.of(token)))
        }
    }

    /// Nil leaves a field unchanged; for the image, an empty text removes it.
    public func change(_ account: Account, name: String?, signature: String?, avatar: String? = nil) throws -> Account {
        if let name { try Self.refuse("name", AccountRules.problem(displayName: name)) }
        if let signature { try Self.refuse("signature", AccountRules.problem(signature: signature)) }
        return try database.write { connection in
            try connection.execute(
                """
                UPDATE account SET name = coalesce(?1, name), signature = coalesce(?2, signature), avatar = nullif(coalesce(?3, avatar), ''),
                version = version + 1 WHERE id = ?4
                """, Self.value(name), Self.value(signature), Self.value(avatar), .int(account.id))
            return try connection.first("SELECT \(Self.columns) FROM account a WHERE a.id = ?1", .int(account.id), map: Self.account)
                ?? account
        }
    }

    private static func value(_ text: String?) -> SQLValue { text.map { .text($0) } ?? .null }

    /// Finds an account by name, without a password: for seeding.
    public func find(_ account: String) throws -> Account? {
        try database.read { try $0.first("SELECT \(Self.columns) FROM account a WHERE a.account = ?1", .text(account), map: Self.account) }
    }

    /// Deletes sessions a week after they expired, and stored responses after a day.
    public func sweep() throws {
        let (now, day) = (clock(), Int64(86_400_000_000))
        try database.write { connection in
            try connection.execute("DELETE FROM session WHERE expires_at < ?1", .int(now - 7 * day))
            try connection.execute("DELETE FROM kept_answer WHERE created_at < ?1", .int(now - day))
        }
    }
}
