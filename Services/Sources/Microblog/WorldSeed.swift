public import HTTP
import JSON
import Samples
import Security
import Storage

/// The seeded world: the same users and statuses every time.
///
/// Users follow each other by a power law: few have most followers. Comments, reposts and mentions are rows like those that users
/// make; the counts of likes are numbers only.
public struct WorldSeed: Sendable {
    public var account = "demo"
    /// A second user who can sign in, with the same password.
    public var friend = "friend"
    public var password = "weibo-demo"
    public var screenName = "渡船小明"
    public var users = 2000
    public var statuses = 50_000
    /// How many users the demo user follows, at most all others.
    public var friends = 320
    /// The time of the newest status; the others are up to 30 days older.
    public var newest = Timestamp(milliseconds: 1_772_366_400_000)

    public init() {}

    /// The app that the world's users sign in with.
    public static let client = "ferry-weibo"
    public static let secret = "ferry-weibo-secret"
    public static let redirect = "weibo-sample://oauth"
    static let firstUser: Int64 = 1_000_000_001

    /// Fills an empty service. > Returns: false, without changes, when the account already exists.
    public func fill(_ service: MicroblogService) throws -> Bool {
        guard try service.accounts.find(account) == nil else { return false }
        let salt = Array(SHA256.of("salt of " + account).utf8.prefix(16))
        // Hashed at the service's cost, so that timing does not distinguish seeded accounts from others.
        let hash = service.accounts.options.hash.make(password, salt: salt)
        let none = service.accounts.options.hash.decoyHash
        try service.database.write { connection in
            var world = World(self, connection)
            try world.addApplications()
            try world.addUsers(hash: hash, decoy: none)
            try world.addFollows()
            try world.addStatuses()
            try world.addComments()
            try world.finish()
        }
        return true
    }

    /// The state of filling a world, within one transaction: it exists whole or not at all.
    struct World {
        let seed: WorldSeed
        let connection: any SQLConnection
        var numbers = SeededNumbers(state: 20_260_301)
        let text: WorldText
        /// The users' numbers by their names.
        let known: [String: Int64]
        /// By user, from 0; the demo user is 0.
        var followers: [Int]
        var friends: [Int]
        var written: [Int]
        /// By status, from the oldest.
        var ids: [Int64] = []
        var authors: [Int] = []
        var roots: [Int] = []
        var reposts: [Int] = []

        init(_ seed: WorldSeed, _ connection: any SQLConnection) {
            (self.seed, self.connection) = (seed, connection)
            let names = [seed.screenName] + WorldText.names(max(0, seed.users - 1), &numbers)
            text = WorldText(names: names)
            known = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.element, WorldSeed.firstUser + Int64($0.offset)) })
            followers = [Int](repeating: 0, count: names.count)
            (friends, written) = (followers, followers)
        }

        /// > Units: microseconds.
        static let span: Int64 = 30 * 86_400_000_000
        var newest: Int64 { seed.newest.milliseconds * 1000 }
        var start: Int64 { newest - Self.span }
        func uid(_ user: Int) -> SQLValue { .int(WorldSeed.firstUser + Int64(user)) }

        mutating func addApplications() throws {
            for (number, source) in WordLists.sources.enumerated() {
                let isApp = source.0.hasPrefix("Ferry")
                try connection.execute(
                    "INSERT INTO application(id, client, secret, redirect, name, url) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                    .int(Int64(number + 1)),
                    .text(isApp ? WorldSeed.client : "source-\(number + 1)"), .text(isApp ? SHA256.of(WorldSeed.secret) : ""),
                    .text(isApp ? WorldSeed.redirect : ""), .text(source.0), .text(source.1))
            }
        }

        mutating func addUsers(hash: String, decoy: String) throws {
            for (user, name) in text.names.enumerated() {
                let created = start - Int64(numbers.next(below: 700) + 1) * 86_400_000_000
                let account = user == 0 ? seed.account : user == 1 ? seed.friend : "user\(user)"
                try connection.execute(
                    """
                    INSERT INTO account(id, account, password, name, signature, quota, created_at) VALUES (?1, ?2, ?3, ?4, '', 0, ?5)
                    """, uid(user), .text(account), .text(user < 2 ? hash : decoy), .text(name), .int(created))
                let isOrganisation = WordLists.organisations.contains { name.hasPrefix($0) }
                let draw = numbers.next(below: 100)
                let (type, reason): (Int64, String) =
                    isOrganisation
                    ? (2, name + "官方微博")
                    : user == 0
                        ? (-1, "")
                        : draw < 8 ? (0, numbers.pick(WordLists.people)) : draw < 14 ? (220, numbers.pick(WordLists.talents)) : (-1, "")
                let rank = numbers.isTrue(percent: 30) ? Int64(1 + numbers.next(below: 7)) : 0
                try connection.execute(
                    """
                    INSERT INTO profile(id, screen_name, folded_name, gender, location, description, avatar, verified_type, verified_reason,
                    member_type, member_rank, followers, friends, statuses, created_at)
                    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, 0, 0, 0, ?12)
                    """, uid(user), .text(name), .text(SearchWords.fold(name)), .text(numbers.isTrue(percent: 50) ? "f" : "m"),
                    .text(numbers.pick(WordLists.places)), .text(numbers.pick(WordLists.about)), .text("u\(user + 1).png"), .int(type),
                    .text(reason), .int(rank > 0 ? 12 : 2), .int(rank), .int(created))
                guard connection.dialect == .sqlite else { continue }
                try connection.execute(
                    "INSERT INTO profile_word(rowid, words) VALUES (?1, ?2)", uid(user), .text(SearchWords.index(name)))
            }
        }

        mutating func addFollows() throws {
            let count = text.names.count
            let popularity = WeightedChoice(
                (0..<count).map { rank -> Double in
                    let root = Double(rank + 8).squareRoot()
                    return 1 / (root * root.squareRoot())
                })
            var id = start - 500 * 86_400_000_000
            for user in 0..<count {
                // Most follow a few dozen, some hundreds.
                let wanted = user == 0 ? seed.friends : 4 + Int(14 / max(0.04, numbers.unit()))
                var targets: Set<Int> = [user]
                for _ in 0..<min(wanted, count - 1) {
                    var target = popularity.pick(&numbers)
                    while targets.contains(target) { target = (target + 1) % count }
                    targets.insert(target)
                    id += 1_000_000 + Int64(numbers.next(below: 200_000_000))
                    try connection.execute("INSERT INTO follow(follower, target, id) VALUES (?1, ?2, ?3)", uid(user), uid(target), .int(id))
                    friends[user] += 1
                    followers[target] += 1
                }
            }
        }

        /// How much each user writes.
        static func activity(_ count: Int) -> WeightedChoice {
            WeightedChoice((0..<count).map { rank -> Double in 1 / Double(rank + 30).squareRoot() })
        }

        mutating func addStatuses() throws {
            let count = seed.statuses
            let activity = Self.activity(text.names.count)
            let step = Self.span / Int64(max(1, count))
            for index in 0..<count {
                let id = start + step * Int64(index + 1) - Int64(numbers.next(below: Int(max(1, step / 2))))
                let author = activity.pick(&numbers)
                var (root, words) = (-1, text.status(&numbers))
                if index > 50, numbers.isTrue(percent: 17) {
                    let back = min(index, 1 + min(numbers.next(below: 3000), numbers.next(below: 3000)))
                    let other = index - back
                    root = roots[other] < 0 ? other : roots[other]
                    words = numbers.isTrue(percent: 30) ? "转发微博" : text.reply(&numbers)
                    if roots[other] >= 0 { words += "//@\(text.names[authors[other]]):\(text.reply(&numbers))" }
                    reposts[root] += 1
                }
                let images = root < 0 ? images() : []
                let chance = max(0.000_02, numbers.unit() * numbers.unit())
                let likes = Int(2 / chance) - 2
                ids.append(id)
                authors.append(author)
                roots.append(root)
                reposts.append(0)
                written[author] += 1
                try connection.execute(
                    """
                    INSERT INTO status(id, author, text, application, root, images, reposts, comments, attitudes, state)
                    VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0, 0, ?7, 0)
                    """, .int(id), uid(author), .text(words), .int(Int64(1 + numbers.next(below: WordLists.sources.count))),
                    .int(root < 0 ? 0 : ids[root]), .text(images.joined(separator: " ")), .int(Int64(likes)))
                try StatusIndex.add(id, author: WorldSeed.firstUser + Int64(author), words, connection) { known[$0] }
            }
        }

        private mutating func images() -> [String] {
            guard numbers.isTrue(percent: 42) else { return [] }
            let counts = [1, 1, 1, 1, 2, 3, 3, 4, 6, 9, 5, 7, 8]
            let count = numbers.pick(counts)
            return (0..<count).map { _ in
                numbers.isTrue(percent: 8)
                    ? SampleImages.animated(numbers.next(below: SampleImages.animatedCount))
                    : SampleImages.still(numbers.next(below: SampleImages.stillCount))
            }
        }
    }
}
