import HTTP
import JSON
import Storage

/// Search, topics, and what a client asks for regularly.
extension MicroblogService {
    static func statusSearch(_ dialect: Dialect) -> String {
        switch dialect {
        case .sqlite:
            """
            SELECT s.id FROM status_word w CROSS JOIN status s ON s.id = w.rowid
            WHERE w.status_word MATCH ?1 AND w.rowid > ?2 AND w.rowid <= ?3 AND s.state = 0 ORDER BY w.rowid DESC LIMIT ?4
            """
        case .postgres:
            """
            SELECT s.id FROM status s WHERE lower(s.text) LIKE ?1 AND s.id > ?2 AND s.id <= ?3 AND s.state = 0
            ORDER BY s.id DESC LIMIT ?4
            """
        }
    }

    static func userSearch(_ dialect: Dialect) -> String {
        switch dialect {
        case .sqlite:
            """
            SELECT w.rowid FROM profile_word w WHERE w.profile_word MATCH ?1 AND w.rowid > ?2 AND w.rowid <= ?3
            ORDER BY w.rowid ASC LIMIT ?4
            """
        case .postgres: "SELECT id FROM profile WHERE folded_name LIKE ?1 AND id > ?2 AND id <= ?3 ORDER BY id ASC LIMIT ?4"
        }
    }

    static let topicQuery = "SELECT status FROM status_topic WHERE topic = ?1 AND status > ?2 AND status <= ?3"

    /// The parameter of a search; nil for a text without letters, which nothing matches.
    private func pattern(_ call: Call) throws -> SQLValue? {
        let text = try call.parameters.required("q")
        guard text.utf8.count <= 255 else { throw WeiboError.invalid("q", expected: "at most 255 bytes", found: text) }
        guard let match = SearchWords.match(text) else { return nil }
        guard database.dialect == .postgres else { return .text(match) }
        var pattern = ""
        for character in SearchWords.fold(text.trimmingSpaces) {
            pattern += "\\%_".contains(character) ? "\\\(character)" : String(character)
        }
        return .text("%\(pattern)%")
    }

    private func found(_ sql: String, _ pattern: SQLValue?, _ span: Span, _ connection: any SQLConnection) throws -> [Int64] {
        guard let pattern else { return [] }
        return try connection.all(sql, [pattern, .int(span.since), .int(span.max), .int(span.count + 1)]) { $0.int(0) }
    }

    private func searchStatuses(_ call: Call) throws -> JSON {
        let (span, pattern) = (try Span(call.parameters), try pattern(call))
        return try database.read { connection in
            let sql = Self.statusSearch(connection.dialect)
            let total = try found(sql, pattern, Span(count: Inbox.most - 1), connection).count
            let page = IDPage(try found(sql, pattern, span, connection), count: span.count, total: Int64(total))
            return try json(page, call, connection)
        }
    }

    private func searchUsers(_ call: Call) throws -> JSON {
        let (span, pattern) = (try Span(call.parameters), try pattern(call))
        return try database.read { connection in
            // In the order of the numbers, so the next page begins after this one's last.
            let after = try call.parameters.int("cursor", 0...Int64.max, default: 0)
            let sql = Self.userSearch(connection.dialect)
            let ids = try found(sql, pattern, Span(since: after > 0 ? after - 1 : 0, count: span.count), connection)
            let page = IDPage(ids, count: span.count, total: Int64(try found(sql, pattern, Span(count: Inbox.most - 1), connection).count))
            return page.json("users", try users(page.ids, call, connection))
        }
    }

    private func searchTopics(_ call: Call) throws -> JSON {
        let span = try Span(call.parameters)
        var topic = try call.parameters.required("q").trimmingSpaces
        if topic.count > 2, topic.hasPrefix("#"), topic.hasSuffix("#") { topic = String(topic.dropFirst().dropLast()) }
        let name = topic
        return try database.read { connection in
            let total = try connection.all(
                "SELECT count(*) FROM (\(Self.topicQuery) LIMIT ?4) AS found", [.text(name), 0, .int(.max), .int(Inbox.most)]
            ) { $0.int(0) }
            let page = try IDPage.read(
                Self.topicQuery, column: "status", owner: .text(name), span, total: total.first ?? 0, connection)
            return try json(page, call, connection)
        }
    }

    static let trendQuery = "SELECT topic, sum(count) FROM topic_hour WHERE hour > ?1 AND hour <= ?2 GROUP BY topic"

    /// The topics of the last hours in which there were any.
    private func trends(hours: Int64, _ call: Call) throws -> JSON {
        let count = try call.parameters.int("count", 1...50, default: 10)
        return try database.read { connection in
            let last = try connection.first("SELECT coalesce(max(hour), 0) FROM topic_hour") { $0.int(0) } ?? 0
            var found = try connection.all(Self.trendQuery, [.int(last - hours), .int(last)]) { ($0.text(0), $0.int(1)) }
            let before = try connection.all(Self.trendQuery, [.int(last - 2 * hours), .int(last - hours)]) { ($0.text(0), $0.int(1)) }
            let earlier = Dictionary(before, uniquingKeysWith: { one, _ in one })
            found.sort { $0.1 == $1.1 ? $0.0 < $1.0 : $0.1 > $1.1 }
            let items: [JSON] = found.filter { $0.1 > 0 }.prefix(Int(count)).map { topic, amount in
                [
                    "name": .string(topic), "query": .string(topic), "amount": .string("\(amount)"),
                    "delta": .string("\(amount - (earlier[topic] ?? 0))"),
                ]
            }
            let time = Timestamp(milliseconds: last * 3_600_000 + 8 * 3_600_000).text
            let key = "\(time.prefix(10)) \(time.dropFirst(11).prefix(5))"
            return ["trends": .object([.init(key, .array(items))]), "as_of": .int(last * 3600)]
        }
    }

    /// Weibo's names of the counts that a client can set to zero.
    private static let kinds: [String: InboxKind] = [
        "status": .home, "follower": .follower, "cmt": .comment, "mention_status": .mention, "mention_cmt": .commentMention,
        "attitude": .like,
    ]

    private func setRead(_ call: Call, _ writer: Writer) throws -> JSON {
        let name = try call.parameters.required("type")
        guard let kind = Self.kinds[name] else {
            throw WeiboError.invalid("type", expected: Self.kinds.keys.sorted().joined(separator: "|"), found: name)
        }
        try Inbox.read(try writer.nextID(), kind, by: call.caller.account, writer.connection)
        return ["result": true]
    }

    private func limitStatus(_ call: Call) -> JSON {
        let now = clock() / 1_000_000
        func left(_ kind: RateLimit.Kind) -> Int64 { Int64(limits.remaining(call.caller.account, kind, now: now)) }
        return [
            "user_limit": .int(Int64(options.hourlyCalls)), "remaining_user_hits": .int(left(.any)), "limit_time_unit": "HOURS",
            "reset_time_in_seconds": .int(RateLimit.wait(now: now)),
            "api_rate_limits": [
                [
                    "api": "writing", "limit": .int(Int64(options.hourlyChanges)), "remaining_hits": .int(left(.writing)),
                    "limit_time_unit": "HOURS",
                ]
            ],
        ]
    }

    var searchRoutes: [Route] {
        [
            reading("search/statuses", "Statuses with a text.") { [self] in try searchStatuses($0) },
            reading("search/users", "Users with a text in their name.") { [self] in try searchUsers($0) },
            reading("search/topics", "The statuses of a topic.") { [self] in try searchTopics($0) },
            reading("trends/hourly", "The topics of the hour.") { [self] in try trends(hours: 1, $0) },
            reading("trends/daily", "The topics of the day.") { [self] in try trends(hours: 24, $0) },
            reading("trends/weekly", "The topics of the week.") { [self] in try trends(hours: 168, $0) },
            reading("emotions", "The emoticons.") { Emotion.json($0.links) },
            reading("remind/unread_count", "How much is unread.") { [self] call in
                try database.read { try Inbox.unread(of: call.caller.account, $0).json }
            },
            writing("remind/set_count", "Nothing is unread of a kind.") { [self] in try setRead($0, $1) },
            reading("account/rate_limit_status", "How many calls are left.") { [self] in limitStatus($0) },
        ]
    }
}
