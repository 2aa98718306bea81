import HTTP
import Storage

extension Writer {
    /// - Parameter parent: the comment that this one answers.
    func comment(on id: Int64, _ text: String, parent: Comment? = nil) throws -> Int64 {
        let status = try status(id)
        let text = try Self.check(text)
        let made = try nextID()
        try connection.execute(
            "INSERT INTO comment(id, status, author, text, application, reply_to, state) VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0)", .int(made),
            .int(id), .int(caller.account), .text(text), .int(caller.application), .int(parent?.id ?? 0))
        try connection.execute("UPDATE status SET comments = comments + 1 WHERE id = ?1", .int(id))
        for reader in [status.author.id, parent?.author.id ?? status.author.id] {
            try tell(reader, .comment, id: made, .comment, status: id, comment: made, text)
        }
        for name in StatusText.mentions(in: text) {
            guard let reader = try user(named: name) else { continue }
            try tell(reader, .commentMention, id: made, .mention, status: id, comment: made, text)
        }
        return made
    }

    /// - Parameter isNamed: whether the text begins with the name of the comment's author.
    func reply(to comment: Int64, on id: Int64, _ text: String, isNamed: Bool) throws -> Int64 {
        let parent = try found(comment)
        guard parent.status == id else { throw WeiboError.commentGone.error() }
        let text = try Self.check(text)
        return try self.comment(on: id, isNamed ? "回复@\(parent.author.screenName):\(text)" : text, parent: parent)
    }

    private func found(_ id: Int64) throws -> Comment {
        guard let comment = try Comment.find(id, viewer: caller.account, connection), !comment.isDeleted else {
            throw WeiboError.commentGone.error()
        }
        return comment
    }

    /// Deletes a comment of the caller's, or one on a status of the caller's.
    func destroyComment(_ id: Int64) throws -> Comment {
        let comment = try found(id)
        let owner = try connection.first("SELECT author FROM status WHERE id = ?1", .int(comment.status)) { $0.int(0) } ?? 0
        guard [comment.author.id, owner].contains(caller.account) else { throw WeiboError.notYourComment.error() }
        try connection.execute("UPDATE comment SET state = 1 WHERE id = ?1", .int(id))
        try connection.execute("UPDATE status SET comments = comments - 1 WHERE id = ?1", .int(comment.status))
        let parent = try connection.first("SELECT author FROM comment WHERE id = ?1", .int(comment.parent)) { $0.int(0) }
        for reader in [owner, parent ?? owner] { try Inbox.remove(id, .comment, of: reader, connection) }
        for name in StatusText.mentions(in: comment.text) {
            guard let reader = try user(named: name) else { continue }
            try Inbox.remove(id, .commentMention, of: reader, connection)
        }
        return comment
    }
}
