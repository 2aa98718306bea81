public import HTTP
import Security
public import Storage

/// Makes a repeated request idempotent: with an `Idempotency-Key` it is executed once, and its response is stored for
/// a day.
public enum IdempotencyStore {
    /// Runs `body` within the transaction, or returns the stored response.
    /// > Throws: 422 when the key was used for another request.
    public static func once(
        _ request: Request, _ account: Account, _ connection: any SQLConnection, now: Int64, _ body: () throws -> Response
    ) throws -> Response {
        try once(request, owner: account.id, connection, now: now, body)
    }

    /// - Parameter owner: the account's number.
    public static func once(
        _ request: Request, owner: Int64, _ connection: any SQLConnection, now: Int64, _ body: () throws -> Response
    ) throws -> Response {
        guard let key = request.headers["idempotency-key"] else { return try body() }
        guard (1...255).contains(key.utf8.count), key.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else {
            throw HTTPError.header("Idempotency-Key", "must be 1 to 255 visible ASCII characters")
        }
        let what = "\(request.method.rawValue) /\(request.target.segments.joined(separator: "/"))\n"
        let digest = SHA256.of(Array(what.utf8) + request.body)
        let kept = try connection.first(
            "SELECT request, status, body FROM kept_answer WHERE account = ?1 AND key = ?2", .int(owner), .text(key)
        ) { ($0.text(0), $0.int(1), $0.text(2)) }
        if let (known, status, body) = kept {
            guard known == digest else {
                throw HTTPError(
                    422, "idempotency_key_reused", "this Idempotency-Key was used for another request", field: "header.idempotency-key")
            }
            var response = Response.json(Int(status), Array(body.utf8))
            response.headers.set("idempotent-replayed", "true")
            return response
        }
        let response = try body()
        try connection.execute(
            "INSERT INTO kept_answer(account, key, request, status, body, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)", .int(owner),
            .text(key),
            .text(digest), .int(Int64(response.status)), .text(String(decoding: response.bytes, as: UTF8.self)), .int(now))
        return response
    }
}
