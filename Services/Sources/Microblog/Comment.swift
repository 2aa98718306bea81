import JSON
import Storage

/// A comment with its author, as a caller sees it.
struct Comment: Sendable {
    /// The microsecond of its creation.
    var id: Int64
    var status: Int64
    var text: String
    /// The comment that it answers; 0 for none.
    var parent: Int64
    var isDeleted: Bool
    var source: (name: String, url: String)
    var author: Profile

    /// Parameters: the comment's id, the caller's.
    static let query = """
        SELECT c.id, c.status, c.text, c.reply_to, c.state, a.name, a.url, \(Profile.columns(viewer: "?2"))
        FROM comment c JOIN profile p ON p.id = c.author JOIN application a ON a.id = c.application WHERE c.id = ?1
        """

    init(_ row: SQLRow) {
        (id, status, text, parent, isDeleted) = (row.int(0), row.int(1), row.text(2), row.int(3), row.int(4) != 0)
        source = (row.text(5), row.text(6))
        author = Profile(row, from: 7)
    }

    /// Nil for one that never existed.
    static func find(_ id: Int64, viewer: Int64, _ connection: any SQLConnection) throws -> Comment? {
        try connection.first(query, .int(id), .int(viewer), map: Comment.init)
    }

    /// - Parameters:
    ///   - status: what it is on.
    ///   - answered: the comment that it answers.
    func json(_ links: Links, status: JSON?, answered: Comment?) -> JSON {
        var members: [JSON.Member] = [
            .init("created_at", .string(WeiboDate.text(id))), .init("id", .int(id)), .init("idstr", .string("\(id)")),
            .init("mid", .string("\(id)")), .init("text", .string(text)), .init("source", .string(Status.anchor(source))),
            .init("user", author.json(links)),
        ]
        if let status { members.append(.init("status", status)) }
        if let answered, !answered.isDeleted { members.append(.init("reply_comment", answered.json(links, status: nil, answered: nil))) }
        return .object(members)
    }
}
