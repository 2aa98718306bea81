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

    func json(_ links: Links) -> JSON {
        [
            "id": .int(id), "idstr": .string("\(id)"), "class": 1, "screen_name": .string(screenName), "name": .string(screenName),
            "location": .string(location), "description": .string(description), "url": "", "gender": .string(gender),
            "profile_image_url": .string(links.avatar(avatar, .small)), "avatar_large": .string(links.avatar(avatar, .large)),
            "avatar_hd": .string(links.avatar(avatar, .full)), "followers_count": .int(followers), "friends_count": .int(friends),
            "statuses_count": .int(statuses), "favourites_count": 0, "created_at": .string(WeiboDate.text(createdAt)),
            "following": .bool(isFollowed), "follow_me": .bool(followsCaller),
            "verified": .bool(verifiedType >= 0 && verifiedType < 100), "verified_type": .int(verifiedType),
            "verified_reason": .string(verifiedReason), "mbtype": .int(memberType), "mbrank": .int(memberRank), "lang": "zh-cn",
        ]
    }
}

/// Weibo's form of a time: `Tue May 31 17:46:55 +0800 2011`.
enum WeiboDate {
    /// In the zone of Beijing. > Units: microseconds since 1970.
    static func text(_ microseconds: Int64) -> String {
        let moment = Timestamp(milliseconds: microseconds / 1000 + 8 * 3_600_000)
        // Sun, 06 Nov 1994 08:49:37 GMT
        var date = moment.httpDate
        return date.withUTF8 { date in
            String(unsafeUninitializedCapacity: 30) { bytes in
                var end = 0
                func add(_ part: Range<Int>, then sign: Unicode.Scalar) {
                    for index in part {
                        bytes[end] = date[index]
                        end += 1
                    }
                    bytes[end] = UInt8(ascii: sign)
                    end += 1
                }
                add(0..<3, then: " ")
                add(8..<11, then: " ")
                add(5..<7, then: " ")
                add(17..<25, then: " ")
                for byte in "+0800 ".utf8 {
                    bytes[end] = byte
                    end += 1
                }
                for index in 12..<16 {
                    bytes[end] = date[index]
                    end += 1
                }
                return end
            }
        }
    }
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

    func image(_ name: String, _ size: MediaSize) -> String { "\(base)/media/\(size.rawValue)/\(name)" }
    func avatar(_ name: String, _ size: AvatarSize) -> String { "\(base)/media/avatar/\(size.rawValue)/\(name)" }
    func emotion(_ number: Int) -> String { "\(base)/media/emotion/\(number).png" }
}
