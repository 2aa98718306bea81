import HTTP
import JSON
import Storage

/// Comments and likes.
extension MicroblogService {
    static let commentsQuery = "SELECT c.id FROM comment c WHERE c.status = ?1 AND c.state = 0 AND c.id > ?2 AND c.id <= ?3"
    static let likesQuery = "SELECT t.id FROM attitude t WHERE t.status = ?1 AND t.id > ?2 AND t.id <= ?3"
    static let likeQuery = "SELECT status, author FROM attitude WHERE id = ?1"

    private func json(_ id: Int64, _ call: Call, status: JSON? = nil, _ connection: any SQLConnection) throws -> JSON? {
        let viewer = call.caller.account
        guard let comment = try Comment.find(id, viewer: viewer, connection) else { return nil }
        let target = try status ?? statuses.json(comment.status, viewer: viewer, call.links, connection)
        let answered = comment.parent > 0 ? try Comment.find(comment.parent, viewer: viewer, connection) : nil
        return comment.json(call.links, status: target, answered: answered)
    }

    /// The status that a list is of. > Throws: 20101 for a deleted one.
    func liveStatus(_ call: Call, _ connection: any SQLConnection) throws -> Status {
        let id = try call.parameters.id("id")
        guard let status = try Status.find(id, viewer: call.caller.account, connection), !status.isDeleted else {
            throw WeiboError.statusGone.error()
        }
        return status
    }

    private func show(_ call: Call) throws -> JSON {
        let span = try Span(call.parameters)
        return try database.read { connection in
            let status = try liveStatus(call, connection)
            let page = try IDPage.read(
                Self.commentsQuery, column: "c.id", owner: .int(status.id), span, total: status.comments, connection)
            let target = status.json(call.links, original: nil)
            return page.json("comments", try page.ids.compactMap { try json($0, call, status: target, connection) })
        }
    }

    private func inbox(_ kind: InboxKind, _ call: Call) throws -> JSON {
        let span = try Span(call.parameters)
        let page = try database.read { connection in
            let page = try Inbox.page(of: call.caller.account, kind, span, connection)
            return (page, try page.ids.compactMap { try json($0, call, connection) })
        }
        markRead(page.0, kind, span, call)
        return page.0.json("comments", page.1)
    }

    private func like(_ id: Int64, _ call: Call, _ connection: any SQLConnection) throws -> JSON? {
        let viewer = call.caller.account
        guard let (status, author) = try connection.first(Self.likeQuery, .int(id), map: { ($0.int(0), $0.int(1)) }),
            let user = try connection.first(Self.userQuery, .int(author), .int(viewer), map: { Profile($0) })
        else { return nil }
        return [
            "id": .int(id), "idstr": .string("\(id)"), "created_at": .string(WeiboDate.text(id)), "attitude": "heart", "attitude_type": 1,
            "user": user.json(call.links), "status": try statuses.json(status, viewer: viewer, call.links, connection) ?? nil,
        ]
    }

    private func likes(_ call: Call) throws -> JSON {
        let span = try Span(call.parameters)
        return try database.read { connection in
            let status = try liveStatus(call, connection)
            let page = try IDPage.read(
                Self.likesQuery, column: "t.id", owner: .int(status.id), span, total: status.attitudes, connection)
            return page.json("attitudes", try page.ids.compactMap { try like($0, call, connection) })
        }
    }

    private func likesOfMine(_ call: Call) throws -> JSON {
        let span = try Span(call.parameters)
        let page = try database.read { connection in
            let page = try Inbox.page(of: call.caller.account, .like, span, connection)
            return (page, try page.ids.compactMap { try like($0, call, connection) })
        }
        markRead(page.0, .like, span, call)
        return page.0.json("attitudes", page.1)
    }

    private func made(_ id: Int64, _ call: Call, _ writer: Writer) throws -> JSON {
        try json(id, call, writer.connection) ?? nil
    }

    var commentRoutes: [Route] {
        [
            reading("comments/show", "The comments on a status.") { [self] in try show($0) },
            reading("comments/to_me", "Comments on the caller's statuses, and answers.", waits: true) { [self] in try inbox(.comment, $0) },
            reading("comments/mentions", "Comments that mention the caller.", waits: true) { [self] in try inbox(.commentMention, $0) },
            writing("comments/create", "A comment.") { [self] call, writer in
                let (id, text) = (try call.parameters.id("id"), try call.parameters.required("comment"))
                return try made(try writer.comment(on: id, text), call, writer)
            },
            writing("comments/reply", "An answer to a comment.") { [self] call, writer in
                let (id, comment) = (try call.parameters.id("id"), try call.parameters.id("cid"))
                let isNamed = try call.parameters.int("without_mention", 0...1, default: 0) == 0
                let text = try call.parameters.required("comment")
                return try made(try writer.reply(to: comment, on: id, text, isNamed: isNamed), call, writer)
            },
            writing("comments/destroy", "Deletes a comment.") { [self] call, writer in
                let comment = try writer.destroyComment(try call.parameters.id("cid"))
                let status = try statuses.json(comment.status, viewer: call.caller.account, call.links, writer.connection)
                return comment.json(call.links, status: status, answered: nil)
            },
            reading("attitudes/show", "Who likes a status.") { [self] in try likes($0) },
            reading("attitudes/to_me", "Who likes the caller's statuses.", waits: true) { [self] in try likesOfMine($0) },
            writing("attitudes/create", "A like.") { [self] call, writer in
                try like(try writer.like(try call.parameters.id("id")), call, writer.connection) ?? nil
            },
            writing("attitudes/destroy", "A like less.") { call, writer in
                ["result": .bool(try writer.unlike(try call.parameters.id("id")))]
            },
        ]
    }
}
