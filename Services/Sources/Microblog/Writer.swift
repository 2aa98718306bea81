import HTTP
import Storage

/// One change, within its transaction: who makes it, and who is notified.
final class Writer {
    let connection: any SQLConnection
    let caller: Caller
    /// > Units: microseconds since 1970.
    let now: Int64
    private(set) var notices: [Notice] = []

    init(_ connection: any SQLConnection, _ caller: Caller, now: Int64) {
        (self.connection, self.caller, self.now) = (connection, caller, now)
    }

    /// An id later than all others.
    func nextID() throws -> Int64 {
        try connection.execute("UPDATE clock SET last = CASE WHEN last < ?1 THEN ?1 ELSE last + 1 END WHERE id = 1", .int(now))
        return try connection.first("SELECT last FROM clock WHERE id = 1") { $0.int(0) } ?? now
    }

    func user(named name: String) throws -> Int64? {
        try connection.first("SELECT id FROM profile WHERE screen_name = ?1", .text(name)) { $0.int(0) }
    }

    private func name(of user: Int64) throws -> String {
        try connection.first("SELECT screen_name FROM profile WHERE id = ?1", .int(user)) { $0.text(0) } ?? ""
    }

    /// Tells a user, unless it is the one who makes the change.
    func tell(
        _ reader: Int64, _ inbox: InboxKind, id: Int64, _ kind: Notice.Kind, status: Int64, comment: Int64 = 0, _ text: String
    ) throws {
        guard reader != caller.account else { return }
        try Inbox.add(id, inbox, to: reader, connection)
        guard !notices.contains(where: { $0.reader == reader }) else { return }
        notices.append(
            Notice(
                kind: kind, reader: reader, status: status, comment: comment, author: try name(of: caller.account), text: text))
    }

    /// - Returns: the text without white space around it. > Throws: for one that is empty or too long.
    static func check(_ text: String) throws(HTTPError) -> String {
        let text = text.trimmingSpaces
        guard !text.isEmpty else { throw WeiboError.emptyText.error() }
        guard StatusText.length(text) <= 140 else { throw WeiboError.textTooLong.error() }
        return text
    }

    // MARK: Statuses

    /// A live status. > Throws: 20101 for another.
    func status(_ id: Int64) throws -> Status {
        guard let status = try Status.find(id, viewer: caller.account, connection), !status.isDeleted else {
            throw WeiboError.statusGone.error()
        }
        return status
    }

    /// For this long the same text cannot be posted again. > Units: microseconds.
    private static let repeatPeriod: Int64 = 600_000_000

    func post(_ text: String, root: Int64 = 0, images: [String] = []) throws -> Int64 {
        let text = try Self.check(text)
        let last = try connection.first(
            StatusStore.authorQuery, .int(caller.account), .int(now - Self.repeatPeriod), .int(.max), 1, map: { $0.int(0) })
        if images.isEmpty, let last, let old = try Status.find(last, viewer: caller.account, connection), old.text == text,
            old.root == root,
            old.images.isEmpty
        {
            throw WeiboError.repeatedText.error()
        }
        let id = try nextID()
        try connection.execute(
            """
            INSERT INTO status(id, author, text, application, root, images, reposts, comments, attitudes, state)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0, 0, 0, 0)
            """, .int(id), .int(caller.account), .text(text), .int(caller.application), .int(root), .text(images.joined(separator: " ")))
        try connection.execute("UPDATE profile SET statuses = statuses + 1, newest = ?2 WHERE id = ?1", .int(caller.account), .int(id))
        try StatusIndex.add(id, author: caller.account, text, connection) { name in
            let reader = try user(named: name)
            if let reader { try tell(reader, .mention, id: id, .mention, status: id, text) }
            return reader
        }
        return id
    }

    /// - Parameter text: empty for Weibo's "转发微博".
    func repost(_ id: Int64, _ text: String) throws -> Int64 {
        let source = try status(id)
        let root = source.root > 0 ? source.root : source.id
        let original = source.root > 0 ? try status(source.root) : source
        let text = text.trimmingSpaces.isEmpty ? "转发微博" : text
        let made = try post(text, root: root)
        try connection.execute("UPDATE status SET reposts = reposts + 1 WHERE id = ?1", .int(root))
        for author in [original.author.id, source.author.id] { try tell(author, .mention, id: made, .mention, status: made, text) }
        return made
    }

    func destroy(_ id: Int64) throws {
        let status = try status(id)
        guard status.author.id == caller.account else { throw WeiboError.notYourStatus.error() }
        try connection.execute("UPDATE status SET state = 1 WHERE id = ?1", .int(id))
        try connection.execute(
            "UPDATE profile SET statuses = statuses - 1, newest = \(newestStatus) WHERE id = ?1", .int(caller.account))
        if status.root > 0 {
            try connection.execute("UPDATE status SET reposts = reposts - 1 WHERE id = ?1", .int(status.root))
            if let author = try connection.first("SELECT author FROM status WHERE id = ?1", .int(status.root), map: { $0.int(0) }) {
                try Inbox.remove(id, .mention, of: author, connection)
            }
        }
        try StatusIndex.remove(id, status.text, connection) { try user(named: $0) }
    }

    // MARK: Likes

    /// - Returns: the like's id; that of an earlier one, if there is one.
    func like(_ id: Int64) throws -> Int64 {
        let status = try status(id)
        let old = try connection.first(
            "SELECT id FROM attitude WHERE status = ?1 AND author = ?2", .int(id), .int(caller.account), map: { $0.int(0) })
        if let old { return old }
        let like = try nextID()
        try connection.execute(
            "INSERT INTO attitude(status, author, id) VALUES (?1, ?2, ?3)", .int(id), .int(caller.account), .int(like))
        try connection.execute("UPDATE status SET attitudes = attitudes + 1 WHERE id = ?1", .int(id))
        try tell(status.author.id, .like, id: like, .like, status: id, status.text)
        return like
    }

    /// - Returns: whether there was a like.
    func unlike(_ id: Int64) throws -> Bool {
        let status = try status(id)
        guard
            let like = try connection.first(
                "SELECT id FROM attitude WHERE status = ?1 AND author = ?2", .int(id), .int(caller.account), map: { $0.int(0) })
        else { return false }
        try connection.execute("DELETE FROM attitude WHERE status = ?1 AND author = ?2", .int(id), .int(caller.account))
        try connection.execute("UPDATE status SET attitudes = attitudes - 1 WHERE id = ?1", .int(id))
        try Inbox.remove(like, .like, of: status.author.id, connection)
        return true
    }

    // MARK: Follows

    func follow(_ user: Profile, most: Int64) throws {
        guard user.id != caller.account else { throw WeiboError.followsItself.error() }
        guard !user.isFollowed else { throw WeiboError.followedAlready.error() }
        let friends = try connection.first("SELECT friends FROM profile WHERE id = ?1", .int(caller.account)) { $0.int(0) } ?? 0
        guard friends < most else { throw WeiboError.tooManyFriends.error() }
        try connection.execute(
            "INSERT INTO follow(follower, target, id) VALUES (?1, ?2, ?3)", .int(caller.account), .int(user.id), .int(try nextID()))
        try count(user, by: 1)
    }

    func unfollow(_ user: Profile) throws {
        guard user.isFollowed else { throw WeiboError.notFollowed.error() }
        try connection.execute("DELETE FROM follow WHERE follower = ?1 AND target = ?2", .int(caller.account), .int(user.id))
        try count(user, by: -1)
    }

    private func count(_ user: Profile, by sign: Int64) throws {
        try connection.execute("UPDATE profile SET friends = friends + ?1 WHERE id = ?2", .int(sign), .int(caller.account))
        try connection.execute("UPDATE profile SET followers = followers + ?1 WHERE id = ?2", .int(sign), .int(user.id))
    }
}
