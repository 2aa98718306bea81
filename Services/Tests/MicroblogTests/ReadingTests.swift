import JSON
import Storage
import Support
import Testing

@testable import Microblog

@Suite("search, unread items and images")
struct ReadingTests {
    // Proves WB-35.11.
    @Test("search finds parts of Chinese texts, words and their beginnings", arguments: DatabaseKind.available)
    func search(_ kind: DatabaseKind) throws {
        let world = try World(kind)
        let token = try world.token()
        func post(_ text: String) throws -> Int64 {
            try #require(try world.post("statuses/update", token, [("status", text)]).json["id"]?.int)
        }
        let (chinese, english) = (try post("昨晚的极光真是壮观"), try post("A Zeppelin over the harbour"))
        func found(_ text: String) throws -> [Int64] { try world.get("search/statuses", token, [("q", text)]).ids() }
        #expect(try found("极光") == [chinese])
        #expect(try found("光真是") == [chinese])
        #expect(try found("观").contains(chinese))
        #expect(try found("光极").isEmpty)
        #expect(try found("zeppel") == [english])
        #expect(try found("ＺＥＰＰＥＬＩＮ") == [english])
        #expect(try found("\" OR *").isEmpty)
        #expect(try found("!!!").isEmpty)
        #expect(try world.get("search/statuses", token).code == 10016)
        let name = try world.name(5)
        #expect(try world.get("search/users", token, [("q", String(name.prefix(2)))]).ids("users").contains(World.demo + 5))
        #expect(try world.get("users/show", token, [("screen_name", name)]).json["id"]?.int == World.demo + 5)
        #expect(try world.get("users/show", token, [("screen_name", "nobody")]).code == 20003)
    }

    // Proves WB-35.16.
    @Test("each statement of search uses its index", arguments: ["status_word", "profile_word"])
    func searchPlan(_ table: String) throws {
        let world = try World()
        let sql = table == "status_word" ? MicroblogService.statusSearch(.sqlite) : MicroblogService.userSearch(.sqlite)
        let plan = try world.database.read { try $0.plan(sql, [.text("\"今天\""), 0, .int(.max), 21]) }
        #expect(plan.contains("VIRTUAL TABLE INDEX"))
        #expect(!plan.contains("TEMP B-TREE"), "\(plan)")
    }

    // Proves WB-35.10.
    @Test("what is unread, and that reading it is stored", arguments: DatabaseKind.available)
    func unread(_ kind: DatabaseKind) throws {
        let world = try World(kind)
        let (token, other) = (try world.token(), try world.token(1))
        func counts() throws -> [String: Int64] {
            let json = try world.get("remind/unread_count", token).json
            return Dictionary(
                ["status", "follower", "cmt", "mention_status", "mention_cmt", "attitude"].map { ($0, json[$0]?.int ?? -1) },
                uniquingKeysWith: { one, _ in one })
        }
        for name in ["status", "follower", "cmt", "mention_status", "mention_cmt", "attitude"] {
            #expect(try world.post("remind/set_count", token, [("type", name)]).status == 200)
        }
        #expect(try counts().values.allSatisfy { $0 == 0 })
        if try world.get("users/show", token, [("uid", "\(World.demo + 1)")]).json["following"] != true {
            _ = try world.post("friendships/create", token, [("uid", "\(World.demo + 1)")])
        }
        let demo = try world.name(0)
        let id = try #require(try world.post("statuses/update", token, [("status", "我")]).json["id"]?.int)
        _ = try world.post("statuses/update", other, [("status", "@\(demo) 看")])
        _ = try world.post("comments/create", other, [("id", "\(id)"), ("comment", "好 @\(demo) ")])
        _ = try world.post("attitudes/create", other, [("id", "\(id)")])
        _ = try world.post("friendships/destroy", other, [("uid", "\(World.demo)")])
        #expect(try world.post("friendships/create", other, [("uid", "\(World.demo)")]).status == 200)
        #expect(
            try counts() == ["status": 1, "follower": 1, "cmt": 1, "mention_status": 1, "mention_cmt": 1, "attitude": 1])
        for name in [
            "statuses/friends_timeline", "friendships/followers", "comments/to_me", "statuses/mentions", "comments/mentions",
            "attitudes/to_me",
        ] {
            #expect(try world.get(name, token).status == 200)
        }
        #expect(try counts().values.allSatisfy { $0 == 0 })
        #expect(try world.post("remind/set_count", token, [("type", "x")]).code == 10017)
    }

    // Proves WB-35.12.
    @Test("topics of the day, emoticons")
    func lists() throws {
        let world = try World()
        let token = try world.token()
        let trends = try world.get("trends/weekly", token).json["trends"]
        guard case .object(let members)? = trends else {
            Issue.record("no trends")
            return
        }
        let amounts = members.first?.value.array?.compactMap { $0["amount"]?.string.flatMap { Int($0) } } ?? []
        #expect(!amounts.isEmpty)
        #expect(amounts == amounts.sorted(by: >))
        let emotions = try world.get("emotions", token).json.array ?? []
        #expect(emotions.count == Emotion.all.count)
        #expect(emotions.first?["phrase"] == "[微笑]")
        let icon = try #require(emotions.last?["url"]?.string?.dropFirst("http://127.0.0.1:8080".count))
        #expect(try world.send(.get, String(icon)).response.headers["content-type"] == "image/png")
    }

    // Proves WB-35.13.
    @Test("images are the same bytes each time, smaller in smaller sizes, and cached by clients")
    func media() throws {
        let world = try World()
        for name in ["s1.png", "s96.png", "g1.gif", "g12.gif"] {
            let sizes = try ["thumbnail", "bmiddle", "large"].map { try world.send(.get, "/media/\($0)/\(name)").response }
            #expect(sizes.allSatisfy { $0.status == 200 })
            #expect(sizes[0].bytes.count < sizes[1].bytes.count)
            let size = try #require(MediaSize(rawValue: "thumbnail"))
            #expect(SampleImages.image(name, size) == sizes[0].bytes)
            let tag = try #require(sizes[0].headers["etag"])
            #expect(try world.send(.get, "/media/thumbnail/" + name, headers: [("if-none-match", tag)]).status == 304)
        }
        #expect(try world.send(.get, "/media/avatar/50/u7.png").status == 200)
        for bad in [
            "large/s97.png", "large/s0.png", "large/s01.png", "large/s1.gif", "large/-1.png", "huge/s1.png", "avatar/50/u-1.png",
            "avatar/51/u1.png", "emotion/999.png",
        ] {
            #expect(try world.send(.get, "/media/" + bad).status >= 400, "\(bad)")
        }
    }

    // Proves WB-35.18.
    @Test(
        "a seeded world is the same each time, its counts are those of its rows, and it is not seeded twice",
        arguments: DatabaseKind.available)
    func seed(_ kind: DatabaseKind) throws {
        let (one, other) = (try World(kind), try World(.sqlite))
        func rows(_ world: World) throws -> [String] {
            try world.database.read { connection in
                try ["status ORDER BY id", "comment ORDER BY id", "follow ORDER BY follower, target", "inbox ORDER BY owner, kind, id"]
                    .flatMap { table in
                        try connection.all("SELECT * FROM \(table)", []) { row in (0..<3).map { row.text($0) }.joined(separator: "|") }
                    }
            }
        }
        #expect(try rows(one) == rows(other))
        #expect(try one.mistakes() == [])
        #expect(try WorldSeed().fill(one.service) == false)
        #expect(WorldSeed().users == 2000)
        #expect(WorldSeed().statuses == 50_000)
        let crowd = try World(users: 80, statuses: 10, friends: 20)
        let followers = try crowd.database.read {
            try $0.all("SELECT followers FROM profile ORDER BY followers DESC", []) { $0.int(0) }
        }
        #expect(2 * followers[0] > 3 * followers[followers.count / 2])
    }

    @Test("texts refer to users and topics as Weibo's do")
    func notation() {
        #expect(StatusText.mentions(in: "@甲 你好@b_c-1:嗨//@甲:x @ @@丁") == ["甲", "b_c-1", "丁"])
        #expect(StatusText.topics(in: "#一#和#二 三##四#五# #") == ["一", "二 三", "四"])
        #expect(StatusText.topics(in: "# # ##").isEmpty)
        #expect(StatusText.length("ab字") == 2)
        #expect(SearchWords.index("今天ok") == "今天 天 ok")
        #expect(SearchWords.match("今天天气 Ok") == "\"今天 天天 天气\" AND \"ok\" *")
    }
}
