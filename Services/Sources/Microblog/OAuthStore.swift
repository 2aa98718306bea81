import Accounts
import HTTP
import Security
import Storage

/// An app that is registered with the service.
struct Application: Sendable, Equatable {
    var id: Int64
    var client: String
    /// The digest of its secret.
    var secret: String
    var redirect: String
    var name: String

    init(_ row: SQLRow) {
        (id, client, secret, redirect, name) = (row.int(0), row.text(1), row.text(2), row.text(3), row.text(4))
    }
}

/// Who makes a call, by its token.
struct Caller: Sendable, Equatable {
    var account: Int64
    var application: Int64
}

/// Authorization codes and access tokens. Both are random; only their digests are stored.
struct OAuthStore: Sendable {
    let database: any Database
    let clock: @Sendable () -> Int64
    /// > Units: seconds.
    var codeLifetime: Int64
    var tokenLifetime: Int64

    func application(_ client: String) throws -> Application? {
        try database.read { connection in
            try connection.first(
                "SELECT id, client, secret, redirect, name FROM application WHERE client = ?1", .text(client), map: Application.init)
        }
    }

    func makeCode(_ application: Application, account: Int64) throws -> String {
        let code = Secrets.token()
        try database.write { connection in
            try connection.execute(
                "INSERT INTO authorization_code(digest, application, account, redirect, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)",
                .text(SHA256.of(code)), .int(application.id), .int(account), .text(application.redirect),
                .int(clock() + codeLifetime * 1_000_000))
        }
        return code
    }

    struct Grant: Sendable {
        var token: String
        var account: Int64
        /// > Units: seconds.
        var lifetime: Int64
    }

    /// Exchanges a code for a token. A code that comes twice may be stolen: the token of the first exchange ends (RFC 6749, 4.1.2).
    func exchange(_ code: String, redirect: String, _ application: Application) throws -> Grant {
        let (now, digest, token) = (clock(), SHA256.of(code), Secrets.token())
        let grant = try database.write { connection -> Grant? in
            let isFirst =
                try connection.execute(
                    "UPDATE authorization_code SET used_at = ?1 WHERE digest = ?2 AND used_at IS NULL", .int(now), .text(digest)) == 1
            let found = try connection.first(
                "SELECT application, account, redirect, expires_at FROM authorization_code WHERE digest = ?1", .text(digest)
            ) { (application: $0.int(0), account: $0.int(1), redirect: $0.text(2), expiry: $0.int(3)) }
            guard let found else { return nil }
            guard isFirst, found.application == application.id, found.redirect == redirect, now < found.expiry else {
                try connection.execute(
                    "UPDATE access_token SET ended_at = ?1 WHERE code = ?2 AND ended_at IS NULL", .int(now), .text(digest))
                return nil
            }
            try connection.execute(
                """
                INSERT INTO access_token(digest, application, account, code, created_at, expires_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                """, .text(SHA256.of(token)), .int(application.id), .int(found.account), .text(digest), .int(now),
                .int(now + tokenLifetime * 1_000_000))
            return Grant(token: token, account: found.account, lifetime: tokenLifetime)
        }
        guard let grant else {
            throw WeiboError.invalidGrant.error(details: "the code is unknown, expired, used, or of another application")
        }
        return grant
    }

    struct Token: Sendable {
        var caller: Caller
        var client: String
        /// > Units: microseconds since 1970.
        var createdAt: Int64
        var expiresAt: Int64
    }

    /// > Throws: 21332 for a token that is unknown or ended, 21327 for an expired one.
    func token(_ token: String?) throws -> Token {
        // A token in another format was not issued here; it need not be looked up.
        guard let token, token.utf8.count == 43, Base64URL.decode(token) != nil else { throw WeiboError.invalidToken.error() }
        let found = try database.read { connection in
            try connection.first(
                """
                SELECT t.account, t.application, a.client, t.created_at, t.expires_at, t.ended_at
                FROM access_token t JOIN application a ON a.id = t.application WHERE t.digest = ?1
                """, .text(SHA256.of(token))
            ) { row in
                (
                    Token(
                        caller: Caller(account: row.int(0), application: row.int(1)), client: row.text(2), createdAt: row.int(3),
                        expiresAt: row.int(4)), row.isNull(5)
                )
            }
        }
        guard let (known, isOpen) = found, isOpen else { throw WeiboError.invalidToken.error() }
        guard clock() < known.expiresAt else { throw WeiboError.expiredToken.error() }
        return known
    }

    func revoke(_ token: String) throws {
        try database.write { connection in
            try connection.execute(
                "UPDATE access_token SET ended_at = ?1 WHERE digest = ?2 AND ended_at IS NULL", .int(clock()), .text(SHA256.of(token)))
        }
    }

    /// Deletes codes a day after they expired, and tokens a week after.
    func sweep() throws {
        let (now, day) = (clock(), Int64(86_400_000_000))
        try database.write { connection in
            try connection.execute("DELETE FROM authorization_code WHERE expires_at < ?1", .int(now - day))
            try connection.execute("DELETE FROM access_token WHERE expires_at < ?1", .int(now - 7 * day))
        }
    }
}
