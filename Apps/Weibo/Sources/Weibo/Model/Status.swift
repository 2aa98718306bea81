import Foundation

struct Status: Decodable, Equatable {
    var id: Int64
    var created: Date?
    var text = ""
    /// Worked out once, from the anchor that the service sends.
    var source = ""
    /// Nil for a deleted status.
    var user: User?
    var pictures: [Picture] = []
    var counts: Counts
    /// In an array, as a structure cannot contain itself. At most one.
    private var inner: [Status] = []

    var retweeted: Status? { inner.first }

    struct Counts: Equatable {
        var reposts = 0
        var comments = 0
        var likes = 0
        var isLiked = false
    }

    init(id: Int64, text: String, user: User? = nil, pictures: [Picture] = [], counts: Counts = Counts(), retweeted: Status? = nil) {
        self.id = id
        self.text = text
        self.user = user
        self.pictures = pictures
        self.counts = counts
        inner = retweeted.map { [$0] } ?? []
    }

    private enum Keys: String, CodingKey {
        case id, idstr, text, source, user, liked
        case created = "created_at"
        case pictures = "pic_urls"
        case thumbnail = "thumbnail_pic"
        case retweeted = "retweeted_status"
        case reposts = "reposts_count"
        case comments = "comments_count"
        case likes = "attitudes_count"
        case attitude = "attitudes_status"
    }

    init(from decoder: Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        guard let id = fields.integer(.id) ?? fields.integer(.idstr) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a status without id"))
        }
        let counts = Counts(
            reposts: fields.count(.reposts), comments: fields.count(.comments), likes: fields.count(.likes),
            isLiked: fields.flag(.liked) ?? fields.flag(.attitude) ?? false)
        self.init(id: id, text: fields.text(.text) ?? "", user: fields.value(.user), counts: counts, retweeted: fields.value(.retweeted))
        created = fields.text(.created).flatMap(WeiboDate.date)
        source = SourceText.name(in: fields.text(.source) ?? "")
        pictures = fields.rows(.pictures) ?? []
        if pictures.isEmpty, let one = fields.text(.thumbnail), !one.isEmpty { pictures = [Picture(thumbnail: one)] }
        pictures = Array(pictures.prefix(9))
    }

    /// The counts of this status, or of the one inside, if they are that one's.
    mutating func apply(_ counts: Counts, to id: Int64) {
        if self.id == id { self.counts = counts }
        for index in inner.indices { inner[index].apply(counts, to: id) }
    }
}

struct Picture: Decodable, Equatable {
    var thumbnail: String
    /// In pixels. Zero if the service does not tell it.
    var size = CGSize.zero

    init(thumbnail: String) { self.thumbnail = thumbnail }

    private enum Keys: String, CodingKey {
        case width, height
        case thumbnail = "thumbnail_pic"
    }

    init(from decoder: Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        thumbnail = try fields.decode(String.self, forKey: .thumbnail)
        size = CGSize(width: fields.count(.width), height: fields.count(.height))
    }

    /// The sizes differ by one component of the path.
    var middle: String { thumbnail.replacingOccurrences(of: "/thumbnail/", with: "/bmiddle/") }
    var large: String { thumbnail.replacingOccurrences(of: "/thumbnail/", with: "/large/") }
    var isGIF: Bool { (thumbnail as NSString).pathExtension.lowercased() == "gif" }
}
