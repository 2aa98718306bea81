import JSON
import Samples
import Storage
import Support
import Testing

@testable import Microblog

@Suite("timelines")
struct TimelineTests {
    @Test("merging gives the newest of all authors, and reads no author further than needed")
    func merge() {
        var numbers = SeededNumbers(state: 5)
        for _ in 0..<200 {
            let authors = 1 + numbers.next(below: 9)
            let lists = (0..<authors).map { author in
                (0..<numbers.next(below: 12)).map { _ in Int64(numbers.next(below: 100_000) * authors + author) }.sorted(by: >)
            }
            let unique = lists.map { Array(Set($0)).sorted(by: >) }
            let heads = unique.enumerated().compactMap { author, list in
                list.first.map { TimelineMerge.Head(author: Int64(author), id: $0) }
            }
            let count = 1 + numbers.next(below: 20)
            var reads = 0
            let page = TimelineMerge.page(heads, count: count) { head in
                reads += 1
                return unique[Int(head.author)].first { $0 < head.id }
            }
            #expect(page == Array(unique.joined().sorted(by: >).prefix(count)))
            #expect(reads < max(1, page.count) + 1)
        }
    }

    /// The home timeline by the definition, without its index.
    private func expected(_ world: World) throws -> [Int64] {
        try world.database.read { connection in
            try connection.all(
                """
                SELECT s.id FROM status s WHERE s.state = 0 AND (s.author = ?1 OR s.author IN (SELECT target FROM follow WHERE follower = ?1))
                ORDER BY s.id DESC
                """, [.int(World.demo)]
            ) { $0.int(0) }
        }
    }

    // Proves WB-35.3.
    @Test("pages by max_id have every status once, newest first", arguments: DatabaseKind.available)
    func pages(_ kind: DatabaseKind) throws {
        let world = try World(kind)
        let token = try world.token()
        let all = try expected(world)
        try #require(all.count > 45)
        var (found, last): ([Int64], Int64) = ([], 0)
        while true {
            let answer = try world.get("statuses/friends_timeline", token, [("max_id", "\(last)"), ("count", "20")])
            #expect(answer.status == 200)
            #expect(answer.json["total_number"]?.int == Int64(all.count))
            let page = answer.ids()
            found += page
            let next = answer.json["next_cursor"]?.int ?? -1
            guard next > 0, let oldest = page.last else { break }
            #expect(next < oldest)
            last = oldest - 1
        }
        #expect(found == all)
    }

    // Proves WB-35.3.
    @Test("new statuses come by since_id, and do not shift older pages")
    func newStatuses() throws {
        let world = try World()
        let (token, friend) = (try world.token(), try world.token(1))
        if try world.get("users/show", token, [("uid", "\(World.demo + 1)")]).json["following"] != true {
            #expect(try world.post("friendships/create", token, [("uid", "\(World.demo + 1)")]).status == 200)
        }
        let first = try world.get("statuses/friends_timeline", token, [("count", "10")]).ids()
        let newest = try #require(first.first)
        let made = try (0..<3).map { number in
            try #require(try world.post("statuses/update", friend, [("status", "新的 \(number)")]).json["id"]?.int)
        }
        let since = try world.get("statuses/friends_timeline", token, [("since_id", "\(newest)")])
        #expect(since.ids() == made.reversed())
        let oldest = try #require(first.last)
        let second = try world.get("statuses/friends_timeline", token, [("max_id", "\(oldest - 1)"), ("count", "10")]).ids()
        #expect(Array(try expected(world).dropFirst(3).prefix(20)) == first + second)
        #expect(try world.post("friendships/destroy", token, [("uid", "\(World.demo + 1)")]).status == 200)
        let left = try world.get("statuses/friends_timeline", token).ids()
        #expect(!made.contains { left.contains($0) })
    }

    // Proves WB-35.19.
    @Test("a user's statuses are the user's own, newest first, by number and by name", arguments: DatabaseKind.available)
    func userTimeline(_ kind: DatabaseKind) throws {
        let world = try World(kind)
        let (token, friend) = (try world.token(), try world.token(1))
        let made = try (0..<5).map { number in
            try #require(try world.post("statuses/update", friend, [("status", "我的 \(number)")]).json["id"]?.int)
        }
        let uid = ("uid", "\(World.demo + 1)")
        let first = try world.get("statuses/user_timeline", token, [uid, ("count", "3")])
        #expect(first.ids() == made.suffix(3).reversed())
        let authors = first.json["statuses"]?.array?.compactMap { $0["user"]?["id"]?.int } ?? []
        #expect(authors.count == 3)
        #expect(authors.allSatisfy { $0 == World.demo + 1 })
        let next = try world.get("statuses/user_timeline", token, [uid, ("count", "2"), ("max_id", "\(made[2] - 1)")])
        #expect(next.ids() == [made[1], made[0]])
        let newer = try world.get("statuses/user_timeline", token, [uid, ("since_id", "\(made[3])")])
        #expect(newer.ids() == [made[4]])
        let named = try world.get("statuses/user_timeline", token, [("screen_name", try world.name(1)), ("count", "1")])
        #expect(named.ids() == [made[4]])
    }

    @Test(
        "parameters out of their range are named",
        arguments: [("count", "0"), ("count", "201"), ("count", "x"), ("max_id", "-1"), ("since_id", "9e9")])
    func ranges(name: String, value: String) throws {
        let world = try World()
        let answer = try world.get("statuses/friends_timeline", try world.token(), [(name, value)])
        #expect(answer.status == 400)
        #expect(answer.code == 10017)
        #expect(answer.json["error"]?.string?.contains("(\(name))") == true)
    }

    // Proves WB-35.14.
    @Test("the fields of a status and its user are Weibo's")
    func fields() throws {
        let world = try World()
        let page = try world.get("statuses/friends_timeline", try world.token(), [("count", "100")])
        for status in page.json["statuses"]?.array ?? [] {
            let names = [
                "created_at", "id", "idstr", "text", "source", "pic_urls", "user", "reposts_count", "comments_count", "attitudes_count",
            ]
            #expect(names.allSatisfy { status[$0] != nil })
            #expect(status["idstr"]?.string == status["id"]?.int.map { "\($0)" })
            let user = [
                "id", "idstr", "screen_name", "profile_image_url", "avatar_large", "verified", "verified_type", "mbrank", "mbtype",
                "followers_count", "friends_count", "statuses_count", "following",
            ]
            #expect(user.allSatisfy { status["user"]?[$0] != nil })
            for image in status["pic_urls"]?.array ?? [] {
                #expect(image["thumbnail_pic"]?.string?.hasPrefix("http://127.0.0.1:8080/media/thumbnail/") == true)
            }
        }
        let reposts = (page.json["statuses"]?.array ?? []).filter { $0["retweeted_status"] != nil }
        #expect(reposts.contains { $0["retweeted_status"]?["user"]?["screen_name"]?.string?.isEmpty == false })
    }

    @Test("dates are in Weibo's form")
    func dates() {
        #expect(WeiboDate.text(1_306_835_215_000_000) == "Tue May 31 17:46:55 +0800 2011")
        #expect(WeiboDate.text(-1_000_000) == "Thu Jan 01 07:59:59 +0800 1970")
        #expect(WeiboDate.text(World.start) == "Sun Mar 01 20:00:00 +0800 2026")
    }

    // MARK: Cost

    /// The statements of the pages, with the parameters of the demo user.
    static func statements(_ world: World) throws -> [(name: String, sql: String, values: [SQLValue])] {
        let demo = SQLValue.int(World.demo)
        let status = try world.database.read { try $0.first("SELECT max(id) FROM status WHERE comments > 0") { $0.int(0) } ?? 0 }
        let range: [SQLValue] = [0, .int(.max), 3]
        return [
            ("home", StatusStore.headsQuery, [demo, .int(.max)]),
            ("older", StatusStore.headsQuery, [demo, .int(World.start - 86_400_000_000)]),
            ("author", StatusStore.authorQuery, [demo] + range),
            ("reposts", IDPage.newestFirst(MicroblogService.repostsQuery, "s.id"), [.int(status)] + range),
            ("comments", IDPage.newestFirst(MicroblogService.commentsQuery, "c.id"), [.int(status)] + range),
            ("comments above", MicroblogService.commentsQuery + " ORDER BY c.id ASC LIMIT ?4", [.int(status)] + range),
            ("likes", IDPage.newestFirst(MicroblogService.likesQuery, "t.id"), [.int(status)] + range),
            ("friends", IDPage.newestFirst(MicroblogService.friendsQuery, "f.id"), [demo] + range),
            ("followers", IDPage.newestFirst(MicroblogService.followersQuery, "f.id"), [demo] + range),
            ("topic", IDPage.newestFirst(MicroblogService.topicQuery, "status"), [.text("随手拍")] + range),
            ("mentions", Inbox.unread(.mention), [demo, 0, 100]),
            ("unread", Inbox.unreadHome, [demo, .int(World.start - 3_600_000_000), 100]),
            ("followed", Inbox.unreadFollowers, [demo, 0, 100]), ("status", Status.query, [.int(status), demo]),
            ("comment", Comment.query, [.int(status), demo]), ("user", MicroblogService.userQuery, [demo, demo]),
            ("name", MicroblogService.namedUserQuery, [.text("渡船小明"), demo]),
        ]
    }

    // Proves WB-35.16.
    @Test("no page scans a table or sorts")
    func plans() throws {
        let world = try World(users: 40, statuses: 2000, friends: 20)
        for (name, sql, values) in try Self.statements(world) {
            let plan = try world.database.read { try $0.plan(sql, values) }
            let isBad = plan.split(separator: "\n").contains { line in
                // Applications are a handful, and are found by their key too.
                (line.contains("SCAN") && !line.contains("CONSTANT ROW")) || line.contains("TEMP B-TREE")
            }
            #expect(!isBad, "\(name): \(plan)")
        }
    }

    // Proves WB-35.16.
    @Test("a page costs the same in a table ten times as long")
    func constantCost() throws {
        let (small, large) = (try World(users: 30, statuses: 600, friends: 20), try World(users: 30, statuses: 6000, friends: 20))
        for ((name, sql, values), (_, _, others)) in zip(try Self.statements(small), try Self.statements(large))
        where !["comments", "comments above", "reposts", "likes", "unread", "mentions"].contains(name) {
            let steps = try #require(try small.database.read { try $0.steps(sql, values) })
            let more = try #require(try large.database.read { try $0.steps(sql, others) })
            #expect(more <= steps * 3 / 2 + 60, "\(name): \(steps), then \(more)")
        }
    }
}
