import HTTP
import JSON
import Storage

/// A user as others see them.
struct Profile: Sendable {
    var id: Int64
    var screenName: String
    var gender: String
    var location: String
    var description: String
    var avatar: String
    /// Weibo's: -1 none, 0 personal, 2 to 7 organisations, 220 a talent.
    var verifiedType: Int64
    var verifiedReason: String
    var memberType: Int64
    var memberRank: Int64
    var followers: Int64
    var friends: Int64
    var statuses: Int64
    /// > Units: microseconds since 1970.
    var createdAt: Int64
    /// Whether the caller follows the user, and the other way round.
    var isFollowed: Bool
    var followsCaller: Bool

    /// Of `profile p`, seen by the account in the parameter. > Parameters: viewer: `?2`.
    static func columns(viewer: String) -> String {
        """
        p.id, p.screen_name, p.gender, p.location, p.description, p.avatar, p.verified_type, p.verified_reason, p.member_type,
        p.member_rank, p.followers, p.friends, p.statuses, p.created_at,
        (SELECT count(*) FROM follow o WHERE o.follower = \(viewer) AND o.target = p.id),
        (SELECT count(*) FROM follow i WHERE i.follower = p.id AND i.target = \(viewer))
        """
    }

    static let columnCount: Int32 = 16

    /// - Parameter first: the column of the id.
    init(_ row: SQLRow, from first: Int32 = 0) {
        func int(_ column: Int32) -> Int64 { row.int(first + column) }
        func text(_ column: Int32) -> String { row.text(first + column) }
        (id, screenName, gender, location, description, avatar) = (int(0), text(1), text(2), text(3), text(4), text(5))
        (verifiedType, verifiedReason, memberType, memberRank) = (int(6), text(7), int(8), int(9))
        (followers, friends, statuses, createdAt) = (int(10), int(11), int(12), int(13))
        (isFollowed, followsCaller) = (int(14) > 0, int(15) > 0)
    }

    /// - Parameter newest: the user's newest status, as a member.
    func write(_ links: Links, newest: Status? = nil, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", id)
        writer.member("idstr", digits: id)
        writer.member("class", 1)
        writer.member("screen_name", screenName)
        writer.member("name", screenName)
        writer.member("location", location)
        writer.member("description", description)
        writer.member("url", "")
        writer.member("gender", gender)
        links.write(avatar: avatar, .small, as: "profile_image_url", to: &writer)
        links.write(avatar: avatar, .large, as: "avatar_large", to: &writer)
        links.write(avatar: avatar, .full, as: "avatar_hd", to: &writer)
        writer.member("followers_count", followers)
        writer.member("friends_count", friends)
        writer.member("statuses_count", statuses)
        writer.member("favourites_count", 0)
        writer.member("created_at", WeiboDate.text(createdAt))
        writer.member("following", isFollowed)
        writer.member("follow_me", followsCaller)
        writer.member("verified", verifiedType >= 0 && verifiedType < 100)
        writer.member("verified_type", verifiedType)
        writer.member("verified_reason", verifiedReason)
        writer.member("mbtype", memberType)
        writer.member("mbrank", memberRank)
        writer.member("lang", "zh-cn")
        if let newest {
            writer.key("status")
            newest.write(links, original: nil, hasUser: false, to: &writer)
        }
        writer.endObject()
    }

    func json(_ links: Links, newest: Status? = nil) -> JSON {
        var writer = JSONWriter(reserving: 1024)
        write(links, newest: newest, to: &writer)
        return .encoded(writer.bytes)
    }
}

/// Weibo's form of a time: `Tue May 31 17:46:55 +0800 2011`.
enum WeiboDate {
    /// In the zone of Beijing. > Units: microseconds since 1970.
    static func text(_ microseconds: Int64) -> String {
        // Sun, 06 Nov 1994 08:49:37 GMT
        var date = Timestamp(milliseconds: microseconds / 1000 + 8 * 3_600_000).httpDate
        return date.withUTF8 { date in
            String(unsafeUninitializedCapacity: form.utf8CodeUnitCount) { bytes in
                _ = bytes.initialize(from: UnsafeBufferPointer(start: form.utf8Start, count: form.utf8CodeUnitCount))
                for (place, part) in parts { _ = bytes[place...].update(fromContentsOf: date[part]) }
                return form.utf8CodeUnitCount
            }
        }
    }

    private static let form: StaticString = "Thu Jan 01 00:00:00 +0800 1970"

    /// Where the parts of a date of HTTP are in Weibo's form.
    private static let parts: [(place: Int, part: Range<Int>)] = [(0, 0..<3), (4, 8..<11), (8, 5..<7), (11, 17..<25), (26, 12..<16)]
}

/// The addresses of images, as the caller reaches the service.
struct Links: Sendable {
    /// `http://127.0.0.1:8080`
    let base: String

    /// - Parameter fixed: the public address, if it is configured.
    init(_ request: Request, fixed: String?) {
        if let fixed {
            base = fixed
            return
        }
        let host = request.headers["host"] ?? ""
        let isPlain = host.utf8.allSatisfy {
            (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || Array(".-:[]".utf8).contains($0)
        }
        base = isPlain && !host.isEmpty && host.utf8.count <= 255 ? "http://" + host : ""
    }

    /// Writes a member whose value is the address of an image.
    func write(image name: String, _ size: MediaSize, as key: StaticString, to writer: inout JSONWriter) {
        write("/media/", size.rawValue, name, as: key, to: &writer)
    }

    func write(avatar name: String, _ size: AvatarSize, as key: StaticString, to writer: inout JSONWriter) {
        write("/media/avatar/", size.rawValue, name, as: key, to: &writer)
    }

    private func write(_ folder: String, _ size: String, _ name: String, as key: StaticString, to writer: inout JSONWriter) {
        writer.key(key)
        writer.beginString()
        writer.append(base)
        writer.append(folder)
        writer.append(size)
        writer.append("/")
        writer.append(name)
        writer.endString()
    }

    func emotion(_ number: Int) -> String { "\(base)/media/emotion/\(number).png" }
}
