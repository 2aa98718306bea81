import JSON
import Storage

/// A status with its author, as a caller sees it.
struct Status: Sendable {
    /// The microsecond of its creation.
    var id: Int64
    var text: String
    /// The status that it reposts; 0 for none.
    var root: Int64
    /// Names of files.
    var images: [String]
    var reposts: Int64
    var comments: Int64
    var attitudes: Int64
    var isDeleted: Bool
    /// The application that it was posted with.
    var source: (name: String, url: String)
    var isLiked: Bool
    var author: Profile

    /// Parameters: the status's id, the caller's.
    static let query = """
        SELECT s.id, s.text, s.root, s.images, s.reposts, s.comments, s.attitudes, s.state, a.name, a.url,
        (SELECT count(*) FROM attitude t WHERE t.status = s.id AND t.author = ?2), \(Profile.columns(viewer: "?2"))
        FROM status s JOIN profile p ON p.id = s.author JOIN application a ON a.id = s.application WHERE s.id = ?1
        """

    init(_ row: SQLRow) {
        (id, text, root) = (row.int(0), row.text(1), row.int(2))
        let names = row.text(3)
        images = names.isEmpty ? [] : names.split(separator: " ").map(String.init)
        (reposts, comments, attitudes, isDeleted) = (row.int(4), row.int(5), row.int(6), row.int(7) != 0)
        source = (row.text(8), row.text(9))
        isLiked = row.int(10) > 0
        author = Profile(row, from: 11)
    }

    /// Nil for one that never existed.
    static func find(_ id: Int64, viewer: Int64, _ connection: any SQLConnection) throws -> Status? {
        try connection.first(query, .int(id), .int(viewer), map: Status.init)
    }

    /// `<a href="…" rel="nofollow">…</a>`
    static func anchor(_ source: (name: String, url: String)) -> String {
        source.name.isEmpty ? "" : "<a href=\"\(HTML.escape(source.url))\" rel=\"nofollow\">\(HTML.escape(source.name))</a>"
    }

    /// What is shown in a repost when the status itself is deleted.
    static let deletedText = "抱歉，此微博已被作者删除。查看帮助：http://t.example/help"

    private var deletedJSON: JSON {
        [
            "created_at": .string(WeiboDate.text(id)), "id": .int(id), "mid": .string("\(id)"), "idstr": .string("\(id)"),
            "text": .string(Self.deletedText), "deleted": "1", "pic_urls": [],
        ]
    }

    /// Next to Weibo's field the size of the large image in pixels, so that a client lays a row out before the image is there.
    private static func picture(_ name: String, _ links: Links) -> JSON {
        var members: [JSON.Member] = [.init("thumbnail_pic", .string(links.image(name, .thumbnail)))]
        if let size = ImageStore.size(name) ?? SampleImages.size(name) {
            members += [.init("width", .int(Int64(size.width))), .init("height", .int(Int64(size.height)))]
        }
        return .object(members)
    }

    /// - Parameter original: the status that this one reposts.
    func json(_ links: Links, original: Status?) -> JSON {
        if isDeleted { return deletedJSON }
        var members: [JSON.Member] = [
            .init("created_at", .string(WeiboDate.text(id))), .init("id", .int(id)), .init("mid", .string("\(id)")),
            .init("idstr", .string("\(id)")), .init("text", .string(text)), .init("source", .string(Self.anchor(source))),
            .init("favorited", false), .init("truncated", false),
            .init("pic_urls", .array(images.map { Self.picture($0, links) })),
        ]
        if let first = images.first {
            members += [
                .init("thumbnail_pic", .string(links.image(first, .thumbnail))),
                .init("bmiddle_pic", .string(links.image(first, .bmiddle))),
                .init("original_pic", .string(links.image(first, .large))),
            ]
        }
        members += [
            .init("geo", nil), .init("user", author.json(links)), .init("reposts_count", .int(reposts)),
            .init("comments_count", .int(comments)), .init("attitudes_count", .int(attitudes)), .init("liked", .bool(isLiked)),
            .init("visible", ["type": 0, "list_id": 0]),
        ]
        if let original { members.append(.init("retweeted_status", original.json(links, original: nil))) }
        return .object(members)
    }
}
