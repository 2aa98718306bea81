import JSON
import Storage
import Support
import Testing

@testable import Microblog

@Suite("posting")
struct WritingTests {
    private func post(_ world: World, _ token: String, _ text: String) throws -> Int64 {
        let answer = try world.post("statuses/update", token, [("status", text)])
        return try #require(answer.json["id"]?.int, "\(answer.text)")
    }

    // Proves WB-35.2, WB-35.20.
    @Test("a status is posted, shown, and destroyed; the counts fit at each step", arguments: DatabaseKind.available)
    func statuses(_ kind: DatabaseKind) throws {
        let world = try World(kind)
        let (token, other) = (try world.token(), try world.token(2))
        let before = try #require(try world.get("users/show", token, [("uid", "\(World.demo)")]).json["statuses_count"]?.int)
        let id = try post(world, token, "  你好 #随手拍# @\(try world.name(2)) 早 ")
        let shown = try world.get("statuses/show", token, [("id", "\(id)")])
        #expect(shown.json["text"]?.string?.hasPrefix("你好") == true)
        #expect(shown.json["source"]?.string == "<a href=\"http://app.example/ferry\" rel=\"nofollow\">Ferry 微博</a>")
        #expect(try world.get("users/show", token, [("uid", "\(World.demo)")]).json["statuses_count"]?.int == before + 1)
        #expect(try world.get("statuses/mentions", other).ids().first == id)
        #expect(try world.get("search/topics", token, [("q", "#随手拍#")]).ids().first == id)
        #expect(try world.mistakes() == [])
        #expect(try world.post("statuses/destroy", other, [("id", "\(id)")]).code == 20102)
        #expect(try world.post("statuses/destroy", token, [("id", "\(id)")]).json["id"]?.int == id)
        #expect(try world.get("statuses/show", token, [("id", "\(id)")]).code == 20101)
        #expect(try world.post("statuses/destroy", token, [("id", "\(id)")]).code == 20101)
        #expect(try world.get("statuses/mentions", other).ids().contains(id) == false)
        #expect(try world.get("search/topics", token, [("q", "随手拍")]).ids().contains(id) == false)
        #expect(try world.get("search/statuses", token, [("q", "你好")]).ids().contains(id) == false)
        #expect(try world.mistakes() == [])
    }

    @Test("texts that are empty, too long, or the same again")
    func texts() throws {
        let world = try World()
        let token = try world.token()
        func code(_ text: String) throws -> Int64? { try world.post("statuses/update", token, [("status", text)]).code }
        #expect(try code("") == 10016)
        #expect(try code(" \n ") == 20008)
        #expect(try code(String(repeating: "字", count: 141)) == 20012)
        #expect(try code(String(repeating: "字", count: 140)) == nil)
        #expect(try code(String(repeating: "a", count: 280)) == nil)
        #expect(try code(String(repeating: "a", count: 281)) == 20012)
        #expect(try code("again") == nil)
        #expect(try code("again") == 20019)
        world.pass(seconds: 601)
        #expect(try code("again") == nil)
    }

    @Test("a repeated request with a key is carried out once", arguments: DatabaseKind.available)
    func keys(_ kind: DatabaseKind) throws {
        let world = try World(kind)
        let token = try world.token()
        func send(_ text: String, _ token: String) throws -> World.Answer {
            try world.post("statuses/update", token, [("status", text)], key: "draft-1")
        }
        let first = try send("once", token)
        #expect(first.status == 200)
        // Also after signing in again: the token is no part of the request.
        let second = try send("once", try world.token())
        #expect(second.json == first.json)
        #expect(second.response.headers["idempotent-replayed"] == "true")
        let other = try send("another", token)
        #expect(other.status == 422)
        #expect(other.code == 10012)
        #expect(
            try world.get("statuses/user_timeline", token, [("count", "200")]).json["statuses"]?.array?.filter { $0["text"] == "once" }
                .count == 1)
    }

    // Proves WB-35.4.
    @Test("a repost is of the original, is counted there, and outlives it", arguments: DatabaseKind.available)
    func reposts(_ kind: DatabaseKind) throws {
        let world = try World(kind)
        let (token, other) = (try world.token(), try world.token(3))
        let original = try post(world, token, "原文")
        let first = try world.post("statuses/repost", other, [("id", "\(original)")])
        #expect(first.json["text"] == "转发微博")
        let middle = try #require(first.json["id"]?.int)
        let second = try world.post(
            "statuses/repost", token, [("id", "\(middle)"), ("status", "再转//@x:转发微博"), ("is_comment", "3")])
        #expect(second.json["retweeted_status"]?["id"]?.int == original)
        #expect(second.json["retweeted_status"]?["reposts_count"]?.int == 2)
        let list = try world.get("statuses/repost_timeline", token, [("id", "\(original)"), ("count", "1")])
        #expect(list.ids("reposts") == [try #require(second.json["id"]?.int)])
        #expect(list.json["total_number"]?.int == 2)
        #expect(list.json["next_cursor"]?.int == middle)
        let rest = try world.get("statuses/repost_timeline", token, [("id", "\(original)"), ("count", "1"), ("max_id", "\(middle)")])
        #expect(rest.ids("reposts") == [middle])
        #expect(rest.json["next_cursor"]?.int == 0)
        #expect(try world.get("comments/show", token, [("id", "\(middle)")]).json["total_number"]?.int == 1)
        #expect(try world.get("comments/show", token, [("id", "\(original)")]).json["total_number"]?.int == 1)
        #expect(try world.get("statuses/mentions", token).ids().contains(middle))
        #expect(try world.mistakes() == [])
        _ = try world.post("statuses/destroy", token, [("id", "\(original)")])
        let left = try world.get("statuses/show", other, [("id", "\(middle)")])
        #expect(left.json["retweeted_status"]?["deleted"] == "1")
        #expect(left.json["retweeted_status"]?["user"] == nil)
        #expect(try world.post("statuses/repost", other, [("id", "\(middle)")]).code == 20101)
        #expect(try world.mistakes() == [])
    }

    // Proves WB-35.6.
    @Test("comments, answers and their deletion", arguments: DatabaseKind.available)
    func comments(_ kind: DatabaseKind) throws {
        let world = try World(kind)
        let (token, other, third) = (try world.token(), try world.token(1), try world.token(2))
        let id = try post(world, token, "评论我")
        let made = try world.post("comments/create", other, [("id", "\(id)"), ("comment", "沙发")])
        let comment = try #require(made.json["id"]?.int, "\(made.text)")
        #expect(made.json["status"]?["comments_count"]?.int == 1)
        let reply = try world.post("comments/reply", token, [("id", "\(id)"), ("cid", "\(comment)"), ("comment", "谢谢")])
        let name = try world.name(1)
        #expect(reply.json["text"]?.string == "回复@\(name):谢谢")
        #expect(reply.json["reply_comment"]?["id"]?.int == comment)
        #expect(try world.get("comments/to_me", token).ids("comments").first == comment)
        #expect(try world.get("comments/to_me", other).ids("comments").first == reply.json["id"]?.int)
        #expect(try world.post("comments/reply", token, [("id", "1"), ("cid", "\(comment)"), ("comment", "x")]).code == 20201)
        #expect(try world.post("comments/create", token, [("id", "1"), ("comment", "x")]).code == 20101)
        #expect(try world.post("comments/destroy", third, [("cid", "\(comment)")]).code == 20203)
        #expect(try world.post("comments/destroy", token, [("cid", "\(comment)")]).status == 200)
        #expect(try world.post("comments/destroy", other, [("cid", "\(comment)")]).code == 20201)
        let list = try world.get("comments/show", token, [("id", "\(id)")])
        #expect(list.ids("comments") == [try #require(reply.json["id"]?.int)])
        #expect(list.json["total_number"]?.int == 1)
        #expect(try world.get("comments/to_me", token).ids("comments").contains(comment) == false)
        #expect(try world.mistakes() == [])
    }

    // Proves WB-35.7.
    @Test("comments page by cursors in both directions")
    func cursors() throws {
        let world = try World()
        let token = try world.token()
        let id = try post(world, token, "很多评论")
        let made = try (0..<7).map { number in
            try #require(try world.post("comments/create", token, [("id", "\(id)"), ("comment", "第\(number)楼")]).json["id"]?.int)
        }
        var (found, cursor, previous): ([[Int64]], Int64, [Int64]) = ([], 0, [])
        repeat {
            let page = try world.get("comments/show", token, [("id", "\(id)"), ("count", "3"), ("max_id", "\(cursor)")])
            found.append(page.ids("comments"))
            previous.append(try #require(page.json["previous_cursor"]?.int))
            cursor = try #require(page.json["next_cursor"]?.int)
        } while cursor != 0
        #expect(found.flatMap(\.self) == made.reversed())
        #expect(found.map(\.count) == [3, 3, 1])
        #expect(previous == [0, made[6], made[3]])
    }

    // Proves WB-35.8.
    @Test("likes toggle, count once, and tell the author", arguments: DatabaseKind.available)
    func likes(_ kind: DatabaseKind) throws {
        let world = try World(kind)
        let (token, other, name) = (try world.token(), try world.token(4), try world.name(4))
        let id = try post(world, token, "点赞")
        let first = try world.post("attitudes/create", other, [("id", "\(id)")])
        #expect(first.json["status"]?["attitudes_count"]?.int == 1)
        #expect(try world.post("attitudes/create", other, [("id", "\(id)")]).json["id"] == first.json["id"])
        #expect(try world.get("statuses/show", other, [("id", "\(id)")]).json["liked"] == true)
        #expect(try world.get("statuses/show", token, [("id", "\(id)")]).json["liked"] == false)
        #expect(try world.get("attitudes/to_me", token).json["attitudes"]?[0]?["user"]?["screen_name"]?.string == name)
        #expect(try world.get("attitudes/show", token, [("id", "\(id)")]).json["total_number"]?.int == 1)
        #expect(try world.post("attitudes/destroy", other, [("id", "\(id)")]).json["result"] == true)
        #expect(try world.post("attitudes/destroy", other, [("id", "\(id)")]).json["result"] == false)
        #expect(try world.get("statuses/show", other, [("id", "\(id)")]).json["attitudes_count"]?.int == 0)
        #expect(try world.get("attitudes/to_me", token).json["attitudes"]?.array?.isEmpty == true)
    }

    // Proves WB-35.9.
    @Test("following and its limits", arguments: DatabaseKind.available)
    func follows(_ kind: DatabaseKind) throws {
        let world = try World(kind, friends: 0) { $0.mostFriends = 2 }
        let token = try world.token()
        func follow(_ user: Int) throws -> World.Answer {
            try world.post("friendships/create", token, [("uid", "\(World.demo + Int64(user))")])
        }
        let made = try follow(3)
        #expect(made.json["following"] == true)
        #expect(try follow(3).code == 20506)
        #expect(try follow(0).code == 20504)
        #expect(try follow(999).code == 20003)
        #expect(try follow(4).status == 200)
        #expect(try follow(5).code == 20505)
        let friends = try world.get("friendships/friends", token)
        #expect(friends.ids("users") == [World.demo + 4, World.demo + 3])
        let page = try world.get("friendships/friends", token, [("count", "1")])
        let cursor = try #require(page.json["next_cursor"]?.int)
        #expect(try world.get("friendships/friends", token, [("count", "1"), ("cursor", "\(cursor)")]).ids("users") == [World.demo + 3])
        #expect(try world.get("friendships/followers", token, [("uid", "\(World.demo + 3)")]).ids("users").first == World.demo)
        #expect(try world.post("friendships/destroy", token, [("screen_name", try world.name(3))]).json["following"] == false)
        #expect(try world.post("friendships/destroy", token, [("uid", "\(World.demo + 3)")]).code == 20522)
        #expect(try world.mistakes() == [])
    }

    // Proves WB-35.15.
    @Test("calls beyond the limits of an hour wait for the next one")
    func limits() throws {
        let world = try World {
            $0.hourlyCalls = 8
            $0.hourlyChanges = 2
        }
        let (token, other) = (try world.token(), try world.token(1))
        for number in 0..<2 { _ = try post(world, token, "\(number)") }
        #expect(try world.post("statuses/update", token, [("status", "x")]).code == 10024)
        for _ in 0..<5 { #expect(try world.get("account/get_uid", token).status == 200) }
        let refused = try world.get("account/get_uid", token)
        #expect(refused.status == 403)
        #expect(refused.code == 10023)
        #expect(refused.response.headers["retry-after"] == "3599")
        #expect(try world.get("account/get_uid", other).status == 200)
        world.pass(seconds: 3600)
        #expect(try world.get("account/rate_limit_status", token).json["remaining_user_hits"]?.int == 7)
    }
}
