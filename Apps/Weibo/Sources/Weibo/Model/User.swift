import Foundation

struct User: Decodable, Equatable {
    enum Verification: Equatable {
        case none, personal, talent, enterprise
    }

    var id: Int64
    var name: String
    /// Paths or addresses of the profile image, 50 and 180 pixels wide.
    var avatar: String?
    var largeAvatar: String?
    var verification = Verification.none
    /// The rank of a paying member; 0 for others.
    var memberRank = 0
    var about = ""
    var location = ""
    var statuses = 0
    var friends = 0
    var followers = 0
    var isFollowed = false

    init(id: Int64, name: String) {
        self.id = id
        self.name = name
    }

    private enum Keys: String, CodingKey {
        case id, idstr, name, verified, mbrank, description, location, following
        case screenName = "screen_name"
        case avatar = "profile_image_url"
        case large = "avatar_large"
        case type = "verified_type"
        case statuses = "statuses_count"
        case friends = "friends_count"
        case followers = "followers_count"
    }

    init(from decoder: Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        guard let id = fields.integer(.id) ?? fields.integer(.idstr), let name = fields.text(.screenName) ?? fields.text(.name) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a user without id or name"))
        }
        self.init(id: id, name: name)
        avatar = fields.text(.avatar)
        largeAvatar = fields.text(.large) ?? avatar
        verification = Self.verification(type: fields.integer(.type), isVerified: fields.flag(.verified))
        memberRank = fields.count(.mbrank)
        about = fields.text(.description) ?? ""
        location = fields.text(.location) ?? ""
        statuses = fields.count(.statuses)
        friends = fields.count(.friends)
        followers = fields.count(.followers)
        isFollowed = fields.flag(.following) ?? false
    }

    /// Weibo's types: -1 none, 0 individuals, 1 to 7 organisations, 200 and 220 talents.
    static func verification(type: Int64?, isVerified: Bool?) -> Verification {
        guard let type else { return isVerified == true ? .personal : .none }
        return switch type {
        case 0: isVerified == false ? .none : .personal
        case 1...7: .enterprise
        case 200, 220: .talent
        default: .none
        }
    }
}
