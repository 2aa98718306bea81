import JSON
import Push
import Storage

/// Notifies users' devices of what happened, after it is stored.
struct Pusher: Sendable {
    let database: any Database
    let transport: any PushTransport

    /// Sends to all devices of each reader. > Returns: the tokens that were dropped, as they are dead.
    @discardableResult
    func send(_ notices: [Notice]) throws -> [String] {
        var dead: [String] = []
        for notice in notices {
            let (devices, badge) = try database.read { connection in
                let devices = try connection.all(
                    "SELECT token, topic FROM device_token WHERE account = ?1", [.int(notice.reader)], { ($0.text(0), $0.text(1)) })
                return (devices, devices.isEmpty ? 0 : try Inbox.unread(of: notice.reader, connection).badge)
            }
            let payload = notice.payload(badge: badge).bytes
            for (token, topic) in devices where try transport.send(payload, token: token, topic: topic).isTokenDead {
                dead.append(token)
            }
        }
        guard !dead.isEmpty else { return [] }
        try database.write { connection in
            for token in dead { try connection.execute("DELETE FROM device_token WHERE token = ?1", .text(token)) }
        }
        return dead
    }
}
