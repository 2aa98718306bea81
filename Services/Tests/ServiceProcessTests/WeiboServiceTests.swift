import Foundation
import JSON
import Storage
import Support
import Synchronization
import Testing

/// The microblog service in a separate process, called through plain sockets.
@Suite("weibo-service", .serialized)
struct WeiboServiceTests {
    private static let small = ["--users", "8", "--statuses", "60", "--seeded"]
    private static let redirect = "weibo-sample%3A%2F%2Foauth"
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func start(_ arguments: [String] = []) throws -> RunningService {
        try RunningService("weibo-service", data: folder.path + "/data", Self.small + arguments)
    }

    private static func post(_ client: RawClient, _ path: String, _ form: String, _ headers: String = "") throws -> RawClient.Reply {
        let head = "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n"
        client.send(head + "Content-Length: \(form.utf8.count)\r\n\(headers)\r\n" + form)
        return try client.reply()
    }

    /// Signs the demo user in, as a browser and the app do together.
    private func token(_ client: RawClient) throws -> String {
        let asked = "client_id=ferry-weibo&redirect_uri=\(Self.redirect)&response_type=code&state=x"
        let page = try client.get("/oauth2/authorize?" + asked).text
        let ticket = try #require(page.components(separatedBy: "name=\"ticket\" value=\"").last?.prefix { $0 != "\"" })
        let answer = try Self.post(
            client, "/oauth2/authorize", asked + "&ticket=\(ticket)&userId=demo&passwd=weibo-demo&action=submit")
        let address = try #require(answer.header("location"))
        let code = try #require(address.components(separatedBy: "code=").last?.prefix { $0 != "&" })
        let form = "client_id=ferry-weibo&client_secret=ferry-weibo-secret&grant_type=authorization_code&redirect_uri=\(Self.redirect)"
        let grant = try JSON.parse(try Self.post(client, "/oauth2/access_token", form + "&code=\(code)").body)
        return try #require(grant["access_token"]?.string)
    }

    // Proves WB-35.1.
    @Test("signs in, reads, posts, and still knows it after a restart")
    func wholeWay() throws {
        var service = try start()
        var client = try RawClient(port: service.port)
        let token = try token(client)
        let page = try JSON.parse(try client.get("/2/statuses/friends_timeline.json?access_token=\(token)&count=5").body)
        #expect(page["statuses"]?.array?.count == 5)
        let image = try #require(page["statuses"]?[0]?["user"]?["profile_image_url"]?.string)
        #expect(try client.get(String(image.dropFirst("http://x".count))).header("content-type") == "image/png")
        let made = try JSON.parse(try Self.post(client, "/2/statuses/update.json", "access_token=\(token)&status=%E4%BD%A0%E5%A5%BD").body)
        let id = try #require(made["id"]?.int)
        #expect(service.terminate() == 0)
        service = try start()
        client = try RawClient(port: service.port)
        let shown = try JSON.parse(try client.get("/2/statuses/show.json?id=\(id)&access_token=\(token)").body)
        #expect(shown["text"] == "你好")
        #expect(service.closeInput() == 0)
    }

    // Proves WB-35.14.
    @Test("requests that do not fit are refused in Weibo's format")
    func badRequests() throws {
        let service = try start()
        func reply(_ text: String) throws -> (status: Int, code: Int64?) {
            let client = try RawClient(port: service.port)
            client.send(text)
            let reply = try client.reply()
            return (reply.status, (try? JSON.parse(reply.body))?["error_code"]?.int)
        }
        let form = "Content-Type: application/x-www-form-urlencoded\r\n"
        #expect(try reply("GET /2/nothing.json HTTP/1.1\r\nHost: x\r\n\r\n") == (404, 10020))
        #expect(try reply("DELETE /2/statuses/show.json HTTP/1.1\r\nHost: x\r\n\r\n") == (405, 10021))
        #expect(try reply("POST /2/statuses/update.json HTTP/1.1\r\nHost: x\r\n\(form)Content-Length: 99999999\r\n\r\n") == (413, 10018))
        #expect(
            try reply(
                "POST /2/statuses/upload.json HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 999999999999\r\n\r\n"
            ) == (413, 10018))
        #expect(try reply("POST /2/statuses/update.json HTTP/1.1\r\nHost: x\r\n\(form)Content-Length: 3\r\n\r\na%z") == (400, 10012))
        #expect(
            try reply("POST /2/statuses/update.json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}")
                == (415, 10007))
        #expect(try reply("GET /2/users/show.json?uid=1 HTTP/1.1\r\nHost: x\r\n\r\n") == (401, 21332))
        #expect(try reply("GET /media/large/..%2fweibo.sqlite HTTP/1.1\r\nHost: x\r\n\r\n").status == 400)
        #expect(try reply("GET /media/large/%2e%2e/weibo.sqlite HTTP/1.1\r\nHost: x\r\n\r\n").status == 400)
        let unknown = try JSON.parse(try RawClient(port: service.port).get("/2/nothing.json").body)
        #expect(unknown["request"] == "/2/nothing.json")
        #expect(service.terminate() == 0)
    }

    @Test(
        "reports invalid arguments",
        arguments: [[], ["--data"], ["--data", "/tmp/x", "--newest", "soon"], ["--data", "/tmp/x", "--nonsense"]])
    func usage(words: [String]) throws {
        let program = try #require(RunningService.program("weibo-service"))
        let data = words.contains("/tmp/x") ? words.map { $0 == "/tmp/x" ? folder.path + "/d" : $0 } + ["--seeded"] : words
        #expect(try Program.run(program, data).status == 64)
    }

    // MARK: Killed

    private final class Acknowledged: Sendable {
        let statuses = Mutex<[(id: Int64, text: String)]>([])
        let comments = Mutex<[Int64]>([])
        let next = Atomic<Int>(0)
        let requests = Atomic<Int>(0)
    }

    /// Posts, comments and likes until the service is gone. Each post is sent twice with one key.
    private static func client(_ port: UInt16, _ token: String, _ told: Acknowledged, goal: Int) {
        guard let client = try? RawClient(port: port) else { return }
        func send(_ name: String, _ form: String, _ key: String) -> JSON? {
            told.requests.wrappingAdd(1, ordering: .relaxed)
            guard let reply = try? post(client, "/2/\(name).json", "access_token=\(token)&\(form)", "Idempotency-Key: \(key)\r\n"),
                reply.status == 200
            else { return nil }
            return try? JSON.parse(reply.body)
        }
        while true {
            let index = told.next.wrappingAdd(1, ordering: .relaxed).oldValue
            guard index < goal else { return }
            let text = "crash \(index)"
            guard let made = send("statuses/update", "status=crash+\(index)", "s\(index)"), let id = made["id"]?.int else { return }
            told.statuses.withLock { $0.append((id, text)) }
            guard let again = send("statuses/update", "status=crash+\(index)", "s\(index)"), again["id"]?.int == id else { return }
            guard let comment = send("comments/create", "id=\(id)&comment=ok", "c\(index)")?["id"]?.int else { return }
            told.comments.withLock { $0.append(comment) }
            guard send("attitudes/create", "id=\(id)", "l\(index)") != nil else { return }
        }
    }

    // Proves WB-33.1.
    @Test("killed repeatedly while clients post: nothing acknowledged is lost or twice, and every count fits its rows")
    func killed() throws {
        let (goal, told) = (400, Acknowledged())
        let limits = ["--hourly-calls", "1000000", "--hourly-changes", "1000000"]
        var service = try start(limits)
        let token = try token(try RawClient(port: service.port))
        var kills = 0
        while told.next.load(ordering: .relaxed) < goal {
            let (group, port) = (DispatchGroup(), service.port)
            for _ in 0..<6 { DispatchQueue.global().async(group: group) { Self.client(port, token, told, goal: goal) } }
            // Killed after a number of requests, whatever state the running ones are in.
            let limit = told.requests.load(ordering: .relaxed) + 150 + kills * 37 % 100
            while told.requests.load(ordering: .relaxed) < limit, group.wait(timeout: .now() + .milliseconds(1)) == .timedOut {}
            service.kill()
            kills += 1
            group.wait()
            service = try start(limits)
        }
        #expect(service.terminate() == 0)
        let database = try SQLiteDatabase(folder.path + "/data/weibo.sqlite")
        defer { database.close() }
        let (statuses, comments) = (told.statuses.withLock { $0 }, told.comments.withLock { $0 })
        try database.read { connection in
            var lost = 0
            for (id, text) in statuses {
                let found = try connection.first("SELECT text FROM status WHERE id = ?1 AND state = 0", .int(id)) { $0.text(0) }
                if found != text { lost += 1 }
            }
            for id in comments where try connection.first("SELECT 1 FROM comment WHERE id = ?1", .int(id), map: { _ in true }) == nil {
                lost += 1
            }
            let twice = try connection.first(
                "SELECT count(*) FROM (SELECT text FROM status WHERE text LIKE 'crash %' GROUP BY text HAVING count(*) > 1)"
            ) { $0.int(0) }
            let miscounted = try connection.first(
                """
                SELECT (SELECT count(*) FROM profile p WHERE p.statuses <> (SELECT count(*) FROM status s WHERE s.author = p.id AND s.state = 0)
                    OR p.newest <> coalesce((SELECT max(s.id) FROM status s WHERE s.author = p.id AND s.state = 0), 0))
                + (SELECT count(*) FROM status s WHERE s.comments <> (SELECT count(*) FROM comment c WHERE c.status = s.id AND c.state = 0))
                + (SELECT count(*) FROM status s WHERE s.text LIKE 'crash %'
                    AND s.attitudes <> (SELECT count(*) FROM attitude a WHERE a.status = s.id))
                """
            ) { $0.int(0) }
            print("crash test: \(kills) kills, \(statuses.count) statuses and \(comments.count) comments acknowledged; lost \(lost)")
            #expect((lost, twice, miscounted) == (0, 0, 0))
        }
        #expect(kills >= 3)
        #expect(statuses.count > goal / 2)
    }
}
