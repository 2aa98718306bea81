import HTTP
import JSON
import Storage

/// Reads statuses.
struct StatusStore: Sendable {
    let database: any Database

    /// Statuses in the order of the ids, with what they repost.
    func json(_ ids: [Int64], viewer: Int64, _ links: Links, _ connection: any SQLConnection) throws -> [JSON] {
        try ids.compactMap { try json($0, viewer: viewer, links, connection) }
    }

    /// Nil for one that never existed.
    func json(_ id: Int64, viewer: Int64, _ links: Links, _ connection: any SQLConnection) throws -> JSON? {
        guard let status = try Status.find(id, viewer: viewer, connection) else { return nil }
        let original = status.root > 0 ? try Status.find(status.root, viewer: viewer, connection) : nil
        return status.json(links, original: original)
    }

    /// The newest status, not newer than `?2`, of each author that an account follows, and of the account itself: the one that is stored
    /// with the author, else one look-up in an index.
    static let headsQuery = """
        SELECT p.id, \(head), p.statuses
        FROM follow f JOIN profile p ON p.id = f.target WHERE f.follower = ?1
        UNION ALL
        SELECT p.id, \(head), p.statuses
        FROM profile p WHERE p.id = ?1
        """

    private static let head = """
        CASE WHEN p.newest <= ?2 THEN p.newest ELSE
        (SELECT max(s.id) FROM status s WHERE s.author = p.id AND s.state = 0 AND s.id <= ?2) END
        """

    static let authorQuery = """
        SELECT s.id FROM status s WHERE s.author = ?1 AND s.state = 0 AND s.id > ?2 AND s.id <= ?3 ORDER BY s.id DESC LIMIT ?4
        """

    func home(of account: Int64, _ span: Span, _ connection: any SQLConnection) throws -> IDPage {
        var (heads, total): ([TimelineMerge.Head], Int64) = ([], 0)
        try connection.run(Self.headsQuery, [.int(account), .int(span.max)]) { row in
            total += row.int(2)
            if let id = row.optionalInt(1), id > span.since { heads.append(.init(author: row.int(0), id: id)) }
            return true
        }
        let ids = try TimelineMerge.page(heads, count: Int(span.count) + 1) { head in
            try connection.first(
                Self.authorQuery, .int(head.author), .int(span.since), .int(head.id - 1), 1, map: { $0.int(0) })
        }
        return IDPage(ids, count: span.count, total: total)
    }

    func timeline(of author: Int64, _ span: Span, _ connection: any SQLConnection) throws -> IDPage {
        let ids = try connection.all(
            Self.authorQuery, [.int(author), .int(span.since), .int(span.max), .int(span.count + 1)], { $0.int(0) })
        let total = try connection.first("SELECT statuses FROM profile WHERE id = ?1", .int(author)) { $0.int(0) } ?? 0
        return IDPage(ids, count: span.count, total: total)
    }
}
