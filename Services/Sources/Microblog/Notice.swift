import JSON

/// What a user's devices are notified of.
struct Notice: Sendable, Equatable {
    enum Kind: String, Sendable { case comment, like, mention }

    var kind: Kind
    var reader: Int64
    /// The status to open.
    var status: Int64
    /// The comment, for one.
    var comment: Int64 = 0
    var author: String
    var text: String

    /// - Parameter badge: of the reader's unread items.
    func payload(badge: Int64) -> JSON {
        var members: [JSON.Member] = [
            .init(
                "aps",
                [
                    "alert": ["title": .string(author), "body": .string(String(text.prefix(200)))], "badge": .int(badge),
                    "sound": "default", "thread-id": .string(kind.rawValue),
                ]), .init("type", .string(kind.rawValue)), .init("id", .string("\(status)")),
        ]
        if comment > 0 { members.append(.init("cid", .string("\(comment)"))) }
        return .object(members)
    }
}
