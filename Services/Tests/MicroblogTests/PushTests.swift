import JSON
import Push
import Support
import Synchronization
import Testing

@testable import Microblog

@Suite("push notifications")
struct PushTests {
    /// Records what is sent, and refuses some tokens.
    private final class Recorder: PushTransport {
        let sent = Mutex<[(payload: JSON, token: String, topic: String)]>([])
        let dead: [String: PushAnswer]

        init(dead: [String: PushAnswer] = [:]) { self.dead = dead }

        func send(_ payload: [UInt8], token: String, topic: String) throws -> PushAnswer {
            let json = try JSON.parse(payload)
            sent.withLock { $0.append((json, token, topic)) }
            return dead[token] ?? PushAnswer(status: 200)
        }
    }

    private static let one = String(repeating: "ab", count: 32)
    private static let two = String(repeating: "cd", count: 32)

    private func register(_ world: World, _ token: String, _ device: String, old: String? = nil) throws -> World.Answer {
        try world.post(
            "notifications/device_tokens", token,
            [("token", device), ("topic", "org.ferry.Weibo")] + (old.map { [("old_token", $0)] } ?? []))
    }

    private func devices(_ world: World) throws -> [String] {
        try world.database.read { try $0.all("SELECT token FROM device_token ORDER BY token", []) { $0.text(0) } }
    }

    // Proves WB-30.6.
    @Test("comments, likes and mentions are told to their reader's devices, with the number of unread items")
    func notices() throws {
        let recorder = Recorder()
        let world = try World(push: recorder)
        let (token, other) = (try world.token(), try world.token(1))
        for name in ["status", "cmt", "mention_status", "attitude"] { _ = try world.post("remind/set_count", token, [("type", name)]) }
        #expect(try register(world, token, Self.one).status == 200)
        let id = try #require(try world.post("statuses/update", token, [("status", "通知")]).json["id"]?.int)
        let comment = try #require(try world.post("comments/create", other, [("id", "\(id)"), ("comment", "好")]).json["id"]?.int)
        // A notification counts what is unread when it is sent.
        world.service.waitForPushes()
        _ = try world.post("comments/create", token, [("id", "\(id)"), ("comment", "自己")])
        _ = try world.post("attitudes/create", other, [("id", "\(id)")])
        world.service.waitForPushes()
        _ = try world.post("statuses/update", other, [("status", "@\(try world.name(0)) 在吗")])
        world.service.waitForPushes()
        let sent = recorder.sent.withLock { $0 }
        #expect(sent.map(\.payload["type"]) == ["comment", "like", "mention"])
        #expect(sent.allSatisfy { $0.token == Self.one && $0.topic == "org.ferry.Weibo" })
        let first = try #require(sent.first).payload
        #expect(first["id"]?.string == "\(id)")
        #expect(first["cid"]?.string == "\(comment)")
        #expect(first["aps"]?["alert"]?["title"]?.string == (try? world.name(1)))
        #expect(first["aps"]?["alert"]?["body"] == "好")
        // Each is one more of those that are counted, and the last one the number that the app shows.
        let unread = try world.get("remind/unread_count", token).json
        let all = ["status", "cmt", "mention_status", "attitude"].reduce(0) { $0 + (unread[$1]?.int ?? 0) }
        #expect(sent.dropLast().map { $0.payload["aps"]?["badge"]?.int } == [1, 2])
        #expect(sent.last?.payload["aps"]?["badge"]?.int == all)
        #expect(all >= 3)
    }

    // Proves WB-30.2, WB-30.4.
    @Test("a token is added, replaced, taken over by another user, and removed")
    func tokens() throws {
        let world = try World()
        let (token, other) = (try world.token(), try world.token(1))
        #expect(try register(world, token, Self.one).status == 200)
        #expect(try register(world, token, Self.two, old: Self.one).status == 200)
        #expect(try devices(world) == [Self.two])
        // Another user cannot remove it, but has it after signing in on that device.
        let destroy = "notifications/device_tokens/destroy"
        #expect(try world.post(destroy, other, [("token", Self.two)]).json["result"] == false)
        #expect(try register(world, other, Self.two).status == 200)
        #expect(try world.post(destroy, token, [("token", Self.two)]).json["result"] == false)
        #expect(try world.post(destroy, other, [("token", Self.two)]).json["result"] == true)
        #expect(try devices(world).isEmpty)
        for bad in ["", "xyz", "abc", "../../../../../../", String(repeating: "ab", count: 200)] {
            #expect(try register(world, token, bad).status == 400)
        }
        for number in 0..<12 {
            world.pass(seconds: 1)
            _ = try register(world, token, String(repeating: "0", count: 62) + "\(number + 10)")
        }
        #expect(try devices(world).count == 10)
    }

    // Proves WB-30.7.
    @Test("a token that the push service refuses is dropped; one that fails otherwise stays")
    func deadTokens() throws {
        let recorder = Recorder(dead: [
            Self.one: PushAnswer(status: 410, reason: "Unregistered"), Self.two: PushAnswer(status: 503, reason: "ServiceUnavailable"),
        ])
        let world = try World(push: recorder)
        let (token, other) = (try world.token(), try world.token(1))
        _ = try register(world, token, Self.one)
        _ = try register(world, token, Self.two)
        let id = try #require(try world.post("statuses/update", token, [("status", "通知")]).json["id"]?.int)
        _ = try world.post("attitudes/create", other, [("id", "\(id)")])
        world.service.waitForPushes()
        #expect(try devices(world) == [Self.two])
        #expect(PushAnswer(status: 400, reason: "BadDeviceToken").isTokenDead)
        #expect(!PushAnswer(status: 400, reason: "PayloadEmpty").isTokenDead)
    }
}

@Suite("users who go on posting")
struct WorldLifeTests {
    @Test("they post what the demo user sees, and the counts stay those of the rows")
    func steps() throws {
        let world = try World()
        let token = try world.token()
        let newest = try #require(try world.get("statuses/friends_timeline", token).ids().first)
        let life = WorldLife(world.service)
        for _ in 0..<30 {
            world.pass(seconds: 30)
            try life.step()
        }
        let found = try world.get("statuses/friends_timeline", token, [("since_id", "\(newest)"), ("count", "100")]).ids()
        #expect((10...30).contains(found.count))
        #expect(try world.mistakes() == [])
    }
}
