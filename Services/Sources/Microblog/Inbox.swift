import JSON
import Storage

/// What users are notified of, and how far they have read it.
enum Inbox {
    /// More unread items than this are not counted.
    static let most: Int64 = 1000

    static func add(_ id: Int64, _ kind: InboxKind, to reader: Int64, _ connection: any SQLConnection) throws {
        try connection.execute(
            "INSERT INTO inbox(owner, kind, id) VALUES (?1, ?2, ?3) ON CONFLICT (owner, kind, id) DO NOTHING", .int(reader),
            .int(kind.rawValue), .int(id))
    }

    static func remove(_ id: Int64, _ kind: InboxKind, of reader: Int64, _ connection: any SQLConnection) throws {
        try connection.execute(
            "DELETE FROM inbox WHERE owner = ?1 AND kind = ?2 AND id = ?3", .int(reader), .int(kind.rawValue), .int(id))
    }

    private static func query(_ kind: InboxKind) -> String {
        "SELECT id FROM inbox WHERE owner = ?1 AND kind = \(kind.rawValue) AND id > ?2 AND id <= ?3"
    }

    static func page(of reader: Int64, _ kind: InboxKind, _ span: Span, _ connection: any SQLConnection) throws -> IDPage {
        let total = try count(query(kind) + " LIMIT ?4", [.int(reader), 0, .int(.max), .int(most)], connection)
        return try IDPage.read(query(kind), column: "id", owner: .int(reader), span, total: total, connection)
    }

    private static func count(_ sql: String, _ values: [SQLValue], _ connection: any SQLConnection) throws -> Int64 {
        try connection.all("SELECT count(*) FROM (\(sql)) AS found", values) { $0.int(0) }.first ?? 0
    }

    // MARK: Unread

    static let unreadHome = """
        SELECT 1 FROM follow f CROSS JOIN status s
        WHERE f.follower = ?1 AND s.author = f.target AND s.state = 0 AND s.id > ?2 LIMIT ?3
        """
    static let unreadFollowers = "SELECT 1 FROM follow WHERE target = ?1 AND id > ?2 LIMIT ?3"
    static func unread(_ kind: InboxKind) -> String {
        "SELECT 1 FROM inbox WHERE owner = ?1 AND kind = \(kind.rawValue) AND id > ?2 LIMIT ?3"
    }

    struct Unread: Sendable, Equatable {
        var counts: [InboxKind: Int64] = [:]

        func count(_ kind: InboxKind) -> Int64 { counts[kind, default: 0] }

        /// What an app shows on its icon: all that it has a page for.
        var badge: Int64 { count(.home) + count(.mention) + count(.comment) + count(.like) }

        var json: JSON {
            [
                "status": .int(count(.home)), "follower": .int(count(.follower)), "cmt": .int(count(.comment)),
                "mention_status": .int(count(.mention)), "mention_cmt": .int(count(.commentMention)), "attitude": .int(count(.like)),
                "dm": 0, "group": 0, "notice": 0, "invite": 0, "badge": 0, "photo": 0,
            ]
        }
    }

    static func unread(of reader: Int64, _ connection: any SQLConnection) throws -> Unread {
        var unread = Unread()
        var seen: [Int64: Int64] = [:]
        try connection.run("SELECT kind, id FROM seen WHERE owner = ?1", [.int(reader)]) { row in
            seen[row.int(0)] = row.int(1)
            return true
        }
        for kind in [InboxKind.home, .follower, .mention, .commentMention, .comment, .like] {
            let sql =
                switch kind {
                case .home: unreadHome
                case .follower: unreadFollowers
                default: self.unread(kind)
                }
            unread.counts[kind] = try count(sql, [.int(reader), .int(seen[kind.rawValue] ?? 0), .int(most)], connection)
        }
        return unread
    }

    /// The reader has read up to this id. > Returns: whether that is new.
    @discardableResult
    static func read(_ id: Int64, _ kind: InboxKind, by reader: Int64, _ connection: any SQLConnection) throws -> Bool {
        try connection.execute(
            """
            INSERT INTO seen(owner, kind, id) VALUES (?1, ?2, ?3)
            ON CONFLICT (owner, kind) DO UPDATE SET id = excluded.id WHERE seen.id < excluded.id
            """, .int(reader), .int(kind.rawValue), .int(id)) > 0
    }

    static func position(_ kind: InboxKind, of reader: Int64, _ connection: any SQLConnection) throws -> Int64 {
        try connection.first(
            "SELECT id FROM seen WHERE owner = ?1 AND kind = ?2", .int(reader), .int(kind.rawValue), map: { $0.int(0) }) ?? 0
    }
}
