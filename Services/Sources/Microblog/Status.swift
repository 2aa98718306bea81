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

    private func writeDeleted(to writer: inout JSONWriter) {
        writer.beginObject()
        writeIdentity(to: &writer)
        writer.member("text", Self.deletedText)
        writer.member("deleted", "1")
        writer.key("pic_urls")
        writer.beginArray()
        writer.endArray()
        writer.endObject()
    }

    private func writeIdentity(to writer: inout JSONWriter) {
        writer.member("created_at", WeiboDate.text(id))
        writer.member("id", id)
        writer.member("mid", digits: id)
        writer.member("idstr", digits: id)
    }

    /// Next to Weibo's field the size of the large image in pixels, so that a client lays a row out before the image is there.
    private static func writePicture(_ name: String, _ links: Links, to writer: inout JSONWriter) {
        writer.beginObject()
        links.write(image: name, .thumbnail, as: "thumbnail_pic", to: &writer)
        if let size = ImageStore.size(name) ?? SampleImages.size(name) {
            writer.member("width", Int64(size.width))
            writer.member("height", Int64(size.height))
        }
        writer.endObject()
    }

    /// - Parameters:
    ///   - original: the status that this one reposts.
    ///   - hasUser: whether the author is part of it.
    func write(_ links: Links, original: Status?, hasUser: Bool = true, to writer: inout JSONWriter) {
        if isDeleted { return writeDeleted(to: &writer) }
        writer.beginObject()
        writeIdentity(to: &writer)
        writer.member("text", text)
        writer.member("source", Self.anchor(source))
        writer.member("favorited", false)
        writer.member("truncated", false)
        writer.key("pic_urls")
        writer.beginArray()
        for image in images { Self.writePicture(image, links, to: &writer) }
        writer.endArray()
        if let first = images.first {
            links.write(image: first, .thumbnail, as: "thumbnail_pic", to: &writer)
            links.write(image: first, .bmiddle, as: "bmiddle_pic", to: &writer)
            links.write(image: first, .large, as: "original_pic", to: &writer)
        }
        writer.key("geo")
        writer.null()
        if hasUser {
            writer.key("user")
            author.write(links, to: &writer)
        }
        writer.member("reposts_count", reposts)
        writer.member("comments_count", comments)
        writer.member("attitudes_count", attitudes)
        writer.member("liked", isLiked)
        writer.key("visible")
        writer.value(["type": 0, "list_id": 0])
        if let original {
            writer.key("retweeted_status")
            original.write(links, original: nil, to: &writer)
        }
        writer.endObject()
    }

    /// - Parameter original: the status that this one reposts.
    func json(_ links: Links, original: Status?) -> JSON {
        var writer = JSONWriter(reserving: 4096)
        write(links, original: original, to: &writer)
        return .encoded(writer.bytes)
    }
}
