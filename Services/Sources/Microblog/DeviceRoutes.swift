import HTTP
import JSON
import Storage

/// The devices that a user wants to be told on.
extension MicroblogService {
    /// More devices than this are not stored; the oldest goes.
    private static let mostDevices: Int64 = 10

    /// Apple's tokens are 32 bytes today, and may be longer.
    private static func token(_ name: String, _ call: Call) throws -> String {
        let text = try call.parameters.required(name).lowercased()
        let isHexadecimal = text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
        guard isHexadecimal, (16...200).contains(text.utf8.count), text.utf8.count % 2 == 0 else {
            throw WeiboError.invalid(name, expected: "hexadecimal digits", found: text)
        }
        return text
    }

    /// Adds a token, in the place of an older one of the same device.
    private func add(_ call: Call, _ writer: Writer) throws -> JSON {
        let token = try Self.token("token", call)
        let topic = try call.parameters.text("topic") ?? ""
        guard topic.utf8.count <= 200, topic.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else {
            throw WeiboError.invalid("topic", expected: "a bundle identifier", found: topic)
        }
        let (account, connection) = (SQLValue.int(call.caller.account), writer.connection)
        if let old = try call.parameters.text("old_token"), !old.isEmpty {
            try connection.execute(
                "DELETE FROM device_token WHERE token = ?1 AND account = ?2", .text(try Self.token("old_token", call)), account)
        }
        // A device that another user signs in on tells that one only.
        try connection.execute(
            """
            INSERT INTO device_token(token, account, topic, created_at) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (token) DO UPDATE SET account = excluded.account, topic = excluded.topic, created_at = excluded.created_at
            """, .text(token), account, .text(topic), .int(writer.now))
        try connection.execute(
            """
            DELETE FROM device_token WHERE account = ?1 AND token NOT IN (
                SELECT token FROM device_token WHERE account = ?1 ORDER BY created_at DESC, token LIMIT ?2)
            """, account, .int(Self.mostDevices))
        return ["result": true]
    }

    var deviceRoutes: [Route] {
        [
            writing("notifications/device_tokens", "Stores a device's token, in the place of its older one.") { [self] in try add($0, $1) },
            writing("notifications/device_tokens/destroy", "Forgets a device's token.") { call, writer in
                let count = try writer.connection.execute(
                    "DELETE FROM device_token WHERE token = ?1 AND account = ?2", .text(try Self.token("token", call)),
                    .int(call.caller.account))
                return ["result": .bool(count > 0)]
            },
        ]
    }
}
