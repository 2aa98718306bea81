import Foundation

/// An answer of which nothing is needed.
struct Nothing: Decodable {
    init(from decoder: Decoder) throws {}
    init() {}
}

struct TokenAnswer: Decodable {
    var token: String
    /// Seconds from now.
    var lifetime: TimeInterval
    var user: Int64

    private enum Keys: String, CodingKey {
        case uid
        case token = "access_token"
        case lifetime = "expires_in"
    }

    init(from decoder: Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        token = try fields.decode(String.self, forKey: .token)
        guard let seconds = fields.integer(.lifetime), let uid = fields.integer(.uid) else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "a token without lifetime or user"))
        }
        lifetime = TimeInterval(seconds)
        user = uid
    }
}

struct StatusPage: Decodable {
    var statuses: [Status]
    var total: Int

    private enum Keys: String, CodingKey {
        case statuses
        case total = "total_number"
    }

    init(from decoder: Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        statuses = fields.rows(.statuses) ?? []
        total = fields.count(.total)
    }
}

struct UserPage: Decodable {
    var users: [User]
    /// The cursor of the next page; 0 after the last one.
    var next: Int64

    private enum Keys: String, CodingKey {
        case users
        case next = "next_cursor"
    }

    init(from decoder: Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        users = fields.rows(.users) ?? []
        next = fields.integer(.next) ?? 0
    }
}

/// A comment on a status, or a repost of it.
struct Reply: Decodable, Equatable {
    var id: Int64
    var created: Date?
    var text: String
    var source: String
    var user: User?
    /// What a comment is on, if the service tells.
    var status: Status?

    private enum Keys: String, CodingKey {
        case id, text, source, user, status
        case created = "created_at"
    }

    init(from decoder: Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        guard let id = fields.integer(.id) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a reply without id"))
        }
        self.id = id
        // A like has no text.
        text = fields.text(.text) ?? words("liked this")
        created = fields.text(.created).flatMap(WeiboDate.date)
        source = SourceText.name(in: fields.text(.source) ?? "")
        user = fields.value(.user)
        status = fields.value(.status)
    }
}

struct ReplyPage: Decodable {
    var replies: [Reply]
    /// The cursor of the next page; 0 after the last one.
    var next: Int64
    var total: Int?

    private enum Keys: String, CodingKey {
        case comments, reposts, attitudes
        case next = "next_cursor"
        case total = "total_number"
    }

    init(from decoder: Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        replies = fields.rows(.comments) ?? fields.rows(.reposts) ?? fields.rows(.attitudes) ?? []
        next = fields.integer(.next) ?? 0
        total = fields.integer(.total).map { Int(clamping: $0) }
    }
}

struct UnreadCount: Decodable, Equatable {
    var statuses: Int
    var mentions: Int
    var comments: Int
    var likes: Int

    var all: Int { statuses + mentions + comments + likes }

    private enum Keys: String, CodingKey {
        case status, cmt, attitude
        case mentions = "mention_status"
    }

    init(from decoder: Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        statuses = fields.count(.status)
        mentions = fields.count(.mentions)
        comments = fields.count(.cmt)
        likes = fields.count(.attitude)
    }
}

/// A topic that many write about.
struct Trend: Decodable, Equatable {
    var name: String
    var count: Int

    private enum Keys: String, CodingKey {
        case name, query, count, amount
    }

    init(from decoder: Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        guard let name = fields.text(.name) ?? fields.text(.query) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a topic without name"))
        }
        self.name = name.trimmingCharacters(in: CharacterSet(charactersIn: "#"))
        count = max(fields.count(.count), fields.count(.amount))
    }
}

/// Weibo's trends: lists of topics by their hour. The newest list counts.
struct TrendAnswer: Decodable {
    var trends: [Trend]

    private enum Keys: String, CodingKey {
        case trends
    }

    init(from decoder: Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        if let lists: [String: Rows<Trend>] = fields.value(.trends) {
            trends = lists.max { $0.key < $1.key }?.value.items ?? []
        } else {
            trends = fields.rows(.trends) ?? []
        }
    }
}
