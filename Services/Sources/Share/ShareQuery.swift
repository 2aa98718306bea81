import HTTP
import Security
import Storage
import TextIndex

/// The query for a page of the list: a range of time, a folder and a part of the name, combined, in one of two orders.
struct ShareQuery: Sendable, Equatable {
    enum Order: String, Sendable, CaseIterable { case newest, oldest }

    /// From the first (inclusive) to the second (exclusive). > Units: microseconds since 1970.
    var time: (from: Int64, to: Int64) = (0, Int64.max)
    var text = ""
    var folder: Int64?
    var order = Order.newest
    var limit: Int64 = 20
    /// The page starts after this share.
    var after: Int64?

    init() {}

    static func == (one: ShareQuery, other: ShareQuery) -> Bool {
        one.time == other.time && one.text == other.text && one.folder == other.folder && one.order == other.order
            && one.limit == other.limit
            && one.after == other.after
    }

    static let parameters: Set<String> = ["from", "to", "q", "order", "cursor", "limit", "folder"]

    init(_ request: Request) throws(HTTPError) {
        try request.allowsQuery(Self.parameters)
        limit = try request.queryInt("limit", 1...100, default: 20)
        if let from = try Self.moment(request, "from") { time.from = from }
        if let to = try Self.moment(request, "to") { time.to = to }
        if let name = try request.query("order") {
            guard let order = Order(rawValue: name) else { throw .query("order", "must be 'newest' or 'oldest', not '\(name)'") }
            self.order = order
        }
        if let id = try request.query("folder") {
            // The value for shares in no folder.
            if id == "none" {
                folder = 0
            } else {
                guard let seq = Share.seq(id) else { throw .query("folder", "must be a folder's id or 'none', not '\(id)'") }
                folder = seq
            }
        }
        if let text = try request.query("q") {
            guard text.utf8.count <= 255 else { throw .query("q", "must be at most 255 bytes long, not \(text.utf8.count)") }
            self.text = SearchKey.fold(text)
        }
        if let cursor = try request.query("cursor") { after = try position(of: cursor) }
    }

    private static func moment(_ request: Request, _ name: String) throws(HTTPError) -> Int64? {
        guard let text = try request.query(name) else { return nil }
        guard let moment = Timestamp(text) else {
            throw .query(name, "must be a moment with a zone, such as 2026-03-01T00:00:00+08:00, not '\(text)'")
        }
        return moment.milliseconds * 1000
    }

    /// Ties a cursor to its filters: it must not be used with others.
    private var mark: String { String(SHA256.of("\(time.from)|\(time.to)|\(text)|\(folder ?? -1)|\(order)").prefix(8)) }

    func cursor(after share: Share) -> String { Base64URL.encode(Array("1 \(share.seq) \(mark)".utf8)) }

    /// A well-formed cursor may also be of no list or of another.
    private static func badCursor(_ message: String) -> HTTPError {
        HTTPError(422, "invalid_cursor", "query parameter 'cursor': \(message)", field: "query.cursor")
    }

    private func position(of cursor: String) throws(HTTPError) -> Int64 {
        guard let bytes = Base64URL.decode(cursor) else { throw Self.badCursor("is not a cursor of this list") }
        let parts = String(decoding: bytes, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "1", let seq = Int64(parts[1]), seq > 0 else {
            throw Self.badCursor("is not a cursor of this list")
        }
        guard parts[2] == mark else { throw Self.badCursor("belongs to a list with other filters; begin without it") }
        return seq
    }

    /// The statement for a page and one more row.
    func statement(owner: Int64, dialect: Dialect) -> (sql: String, values: [SQLValue]) {
        var (low, high) = (max(0, time.from), time.to)
        if let after {
            if order == .newest { high = min(high, after) } else { low = max(low, after == Int64.max ? after : after + 1) }
        }
        var values: [SQLValue] = [.int(owner), .int(low), .int(high), .int(limit + 1)]
        var rest = ""
        func bind(_ value: SQLValue) -> String {
            values.append(value)
            return "?\(values.count)"
        }
        if let folder { rest += " AND s.folder = \(bind(.int(folder)))" }
        let direction = order == .newest ? "DESC" : "ASC"
        guard !text.isEmpty else {
            return (
                """
                SELECT \(Share.columns) FROM share s WHERE s.owner = ?1 AND s.state = 1 AND s.seq >= ?2 AND s.seq < ?3\(rest)
                ORDER BY s.seq \(direction) LIMIT ?4
                """, values
            )
        }
        switch dialect {
        case .sqlite:
            rest += " AND instr(s.search, \(bind(.text(text)))) > 0"
            let match = bind(.text(SearchKey.match(text, owner: owner) ?? ""))
            return (
                """
                SELECT \(Share.columns) FROM share_gram g CROSS JOIN share s ON s.seq = g.rowid
                WHERE g.share_gram MATCH \(match) AND g.rowid >= ?2 AND g.rowid < ?3 AND s.owner = ?1 AND s.state = 1\(rest)
                ORDER BY g.rowid \(direction) LIMIT ?4
                """, values
            )
        case .postgres:
            var pattern = ""
            for character in text { pattern += "\\%_".contains(character) ? "\\\(character)" : String(character) }
            rest += " AND s.search LIKE \(bind(.text("%\(pattern)%")))"
            return (
                """
                SELECT \(Share.columns) FROM share s WHERE s.owner = ?1 AND s.state = 1 AND s.seq >= ?2 AND s.seq < ?3\(rest)
                ORDER BY s.seq \(direction) LIMIT ?4
                """, values
            )
        }
    }
}
