import HTTP
import JSON
import Storage

/// A shared file.
public struct Share: Sendable, Equatable {
    public enum State: Int64, Sendable { case pending, whole, deleted }

    /// > Units: microseconds since 1970.
    public var seq: Int64
    public var owner: Int64
    /// 0 if it is in no folder.
    public var folder: Int64
    public var name: String
    public var size: Int64
    public var sha256: String?
    public var link: String
    public var state: State
    /// How many bytes are safely on the disk.
    public var received: Int64
    public var deletedAt: Int64?

    static let columns = "s.seq, s.owner, s.folder, s.name, s.size, s.sha256, s.link, s.state, s.received, s.deleted_at"

    init(_ row: SQLRow) {
        (seq, owner, folder, name) = (row.int(0), row.int(1), row.int(2), row.text(3))
        (size, sha256, link) = (row.int(4), row.optionalText(5), row.text(6))
        (state, received, deletedAt) = (State(rawValue: row.int(7)) ?? .deleted, row.int(8), row.optionalInt(9))
    }

    public var id: String { Self.id(seq) }
    public var kind: ShareKind { ShareKind(name: name) }

    static func id(_ seq: Int64) -> String { String(seq, radix: 36) }

    /// Nil for text that is not a share's id.
    static func seq(_ id: String) -> Int64? {
        guard (1...12).contains(id.utf8.count), let seq = Int64(id, radix: 36), seq > 0, String(seq, radix: 36) == id else { return nil }
        return seq
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("id")
        writer.string(id)
        writer.key("name")
        writer.string(name)
        writer.key("createdAt")
        writer.string(Timestamp(milliseconds: seq / 1000).text)
        writer.key("size")
        writer.int(size)
        writer.key("type")
        writer.string(kind.rawValue)
        writer.key("mediaType")
        writer.string(ShareKind.mediaType(name: name))
        writer.key("sha256")
        if let sha256 { writer.string(sha256) } else { writer.null() }
        writer.key("folder")
        if folder == 0 { writer.null() } else { writer.string(Share.id(folder)) }
        writer.key("url")
        writer.string("/s/" + link)
        writer.key("state")
        writer.string("\(state)")
        writer.key("received")
        writer.int(received)
        writer.endObject()
    }

    var json: [UInt8] {
        var writer = JSONWriter(reserving: 400)
        write(to: &writer)
        return writer.bytes
    }
}
