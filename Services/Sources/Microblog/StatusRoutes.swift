import HTTP
import JSON
import Storage

/// Reading and writing statuses.
extension MicroblogService {
    static let repostsQuery = "SELECT s.id FROM status s WHERE s.root = ?1 AND s.state = 0 AND s.root <> 0 AND s.id > ?2 AND s.id <= ?3"

    func json(_ page: IDPage, _ call: Call, named name: String = "statuses", _ connection: any SQLConnection) throws -> JSON {
        page.json(name, try statuses.json(page.ids, viewer: call.caller.account, call.links, connection))
    }

    /// The first page of a list shows its newest: the caller has read up to there. The page is right also if that cannot be stored.
    func markRead(_ page: IDPage, _ kind: InboxKind, _ span: Span, _ call: Call) {
        guard span.max == .max, let newest = page.ids.first else { return }
        let reader = call.caller.account
        do {
            guard try database.read({ try Inbox.position(kind, of: reader, $0) }) < newest else { return }
            try database.write { try Inbox.read(newest, kind, by: reader, $0) }
        } catch {
            log.warn("the position of a reader is not stored", [.init("error", .string("\(error)"))])
        }
    }

    private func friendsTimeline(_ call: Call) throws -> JSON {
        let span = try Span(call.parameters)
        let page = try database.read { connection in
            let page = try statuses.home(of: call.caller.account, span, connection)
            return (page, try json(page, call, connection))
        }
        markRead(page.0, .home, span, call)
        return page.1
    }

    private func userTimeline(_ call: Call) throws -> JSON {
        let span = try Span(call.parameters)
        return try database.read { connection in
            let author = try user(call, isOptional: true, connection)
            return try json(try statuses.timeline(of: author.id, span, connection), call, connection)
        }
    }

    private func show(_ call: Call) throws -> JSON {
        try database.read { connection in
            let status = try liveStatus(call, connection)
            let original = status.root > 0 ? try Status.find(status.root, viewer: call.caller.account, connection) : nil
            return status.json(call.links, original: original)
        }
    }

    private func reposts(_ call: Call) throws -> JSON {
        let span = try Span(call.parameters)
        return try database.read { connection in
            let status = try liveStatus(call, connection)
            let page = try IDPage.read(
                Self.repostsQuery, column: "s.id", owner: .int(status.id), span, total: status.reposts, connection)
            return try json(page, call, named: "reposts", connection)
        }
    }

    private func mentions(_ call: Call) throws -> JSON {
        let span = try Span(call.parameters)
        let page = try database.read { connection in
            let page = try Inbox.page(of: call.caller.account, .mention, span, connection)
            return (page, try json(page, call, connection))
        }
        markRead(page.0, .mention, span, call)
        return page.1
    }

    private func made(_ id: Int64, _ call: Call, _ writer: Writer) throws -> JSON {
        try statuses.json(id, viewer: call.caller.account, call.links, writer.connection) ?? nil
    }

    private func repost(_ call: Call, _ writer: Writer) throws -> JSON {
        let id = try call.parameters.id("id")
        let text = try call.parameters.text("status") ?? ""
        // 1: also a comment on the status, 2: on the original, 3: on both.
        let comments = try call.parameters.int("is_comment", 0...3, default: 0)
        let made = try writer.repost(id, text)
        if comments > 0, !text.trimmingSpaces.isEmpty {
            let root = try writer.status(id).root
            if comments & 1 != 0 { _ = try writer.comment(on: id, text) }
            if comments & 2 != 0, root > 0 { _ = try writer.comment(on: root, text) }
        }
        return try self.made(made, call, writer)
    }

    private func destroy(_ call: Call, _ writer: Writer) throws -> JSON {
        let id = try call.parameters.id("id")
        let json = try made(id, call, writer)
        try writer.destroy(id)
        return json
    }

    var statusRoutes: [Route] {
        let upload = Operation("statusesUpload", "A status with images.", answers: [.init(200, "OK")])
        return [
            reading("statuses/friends_timeline", "The newest statuses of those whom the caller follows.", waits: true) { [self] in
                try friendsTimeline($0)
            },
            reading("statuses/home_timeline", "The same under its other name.", waits: true) { [self] in try friendsTimeline($0) },
            reading("statuses/user_timeline", "A user's statuses.") { [self] in try userTimeline($0) },
            reading("statuses/mentions", "Statuses that mention the caller.", waits: true) { [self] in try mentions($0) },
            reading("statuses/repost_timeline", "A status's reposts.") { [self] in try reposts($0) },
            reading("statuses/show", "One status.") { [self] in try show($0) },
            writing("statuses/update", "A status.") { [self] call, writer in
                try made(try writer.post(try call.parameters.required("status")), call, writer)
            },
            Route(.post, "/2/statuses/upload.json", upload, streaming: ImageForm.largestBody(options)) { [self] in
                try ImageForm($0, service: self)
            },
            writing("statuses/repost", "A repost.") { [self] in try repost($0, $1) },
            writing("statuses/destroy", "Deletes a status.") { [self] in try destroy($0, $1) },
        ]
    }

    /// A status with images that are already stored.
    func publish(_ text: String, images: [ImageStore.Stored], _ call: Call, _ request: Request) throws -> Response {
        try once(call, request) { writer in
            try ImageStore.add(images, owner: call.caller.account, at: writer.now, writer.connection)
            let text = text.trimmingSpaces.isEmpty ? "分享图片" : text
            return try made(try writer.post(text, images: images.map(\.name)), call, writer)
        }
    }
}
