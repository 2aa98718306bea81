import Foundation
import JSON
import Security
import Support
import Synchronization
import Testing

/// The Share service in a separate process, called by curl and by plain sockets.
@Suite("share-service", .serialized)
struct ShareServiceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func curl(_ arguments: [String]) throws -> (status: Int, body: [UInt8]) { try Curl.run(arguments) }
    private func json(_ arguments: [String]) throws -> (status: Int, json: JSON) { try Curl.json(arguments) }

    @Test(
        "the whole flow with curl: sign up, upload, list, search, rename, download, delete, undo, sign out",
        .enabled(if: Curl.isInstalled))
    func wholeWay() throws {
        let service = try RunningService(data: folder.path + "/data")
        #expect(try json([service.address + "/healthz"]).json["status"] == "ok")
        // curl sends -d as a form by default; the service expects JSON and says so.
        let wrong = try json(["-d", "{}", service.address + "/users"])
        #expect(wrong.status == 415)
        let type = ["-H", "Content-Type: application/json"]
        let signed = try json(type + ["-d", #"{"account":"alice","password":"correct horse"}"#, service.address + "/users"])
        #expect(signed.status == 201)
        let session = ["-H", "Authorization: Bearer " + (try #require(signed.json["token"]?.string))]
        let file = folder.path + "/报告.pdf"
        let content = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try Data(content).write(to: URL(fileURLWithPath: file))
        let made = try json(session + ["-F", "file=@" + file, service.address + "/share"])
        #expect(made.status == 201, "\(made.json.text)")
        #expect(made.json["name"] == "报告.pdf")
        let id = try #require(made.json["id"]?.string)
        // A piece, then the rest from the offset that the server reports.
        let second = try json(session + type + ["-d", #"{"name":"b.bin","size":300000}"#, service.address + "/share"])
        let other = try #require(second.json["id"]?.string)
        try Data(content[..<1000]).write(to: URL(fileURLWithPath: file + ".1"))
        #expect(
            try curl(session + ["-T", file + ".1", "-H", "Content-Range: bytes 0-999/300000", service.address + "/files/" + other]).status
                == 202)
        let offset = String(decoding: try curl(session + ["-I", service.address + "/files/" + other]).body, as: UTF8.self)
        #expect(offset.contains("upload-offset: 1000"))
        // curl's resume option (-C) uses the same Content-Range.
        #expect(try curl(session + ["-C", "1000", "-T", file, service.address + "/files/" + other]).status == 200)
        let list = try json(session + [service.address + "/share?q=%E6%8A%A5", "--compressed"])
        #expect(list.json["items"]?.array?.count == 1)
        #expect(
            try json(session + type + ["-X", "PATCH", "-d", #"{"name":"新.pdf"}"#, service.address + "/share/" + id]).json["name"] == "新.pdf"
        )
        #expect(try curl(session + [service.address + "/files/" + id]).body == content)
        let part = try curl(session + ["-r", "100-199", service.address + "/files/" + other])
        #expect(part.status == 206)
        #expect(part.body == Array(content[100..<200]))
        #expect(try curl(session + ["-r", "300000-", service.address + "/files/" + other]).status == 416)
        #expect(try json(session + ["-X", "DELETE", service.address + "/share/" + id]).status == 200)
        #expect(try json(session + ["-X", "POST", service.address + "/share/\(id)/restore"]).status == 200)
        #expect(try curl(session + ["-X", "DELETE", service.address + "/sessions/current"]).status == 204)
        #expect(try json(session + [service.address + "/share"]).json["error"]?["code"] == "session_ended")
        #expect(String(decoding: try curl([service.address + "/metrics"]).body, as: UTF8.self).contains("http_requests_total{"))
        let document = try json([service.address + "/openapi.json"]).json
        #expect(document["openapi"] == "3.0.3")
        #expect(document["paths"]?["/share/{id}"]?["patch"]?["operationId"] == "changeShare")
        #expect(service.terminate() == 0)
    }

    @Test("shuts down on SIGTERM and when its parent ends, with consistent data")
    func ends() throws {
        let data = folder.path + "/data"
        let first = try RunningService(data: data, ["--seeded", "--shares", "5"])
        #expect(first.terminate() == 0)
        let second = try RunningService(data: data, ["--seeded", "--shares", "5"])
        #expect(second.closeInput() == 0)
        let third = try RunningService(data: data)
        #expect(try RawClient(port: third.port).get("/healthz").status == 200)
        #expect(third.terminate() == 0)
    }

    private static let schemathesis = ProcessInfo.processInfo.environment["SCHEMATHESIS"] ?? Program.find("schemathesis")

    @Test(
        "schemathesis finds no undocumented response in /openapi.json, and no 5xx",
        .enabled(if: schemathesis != nil, "schemathesis is not installed (PyPI)"))
    func contract() throws {
        let service = try RunningService(data: folder.path + "/data", ["--seeded", "--shares", "20"])
        let body = #"{"account":"demo","password":"sharebox-demo"}"#
        let client = try RawClient(port: service.port)
        client.send("POST /sessions HTTP/1.1\r\nHost: x\r\nContent-Length: \(body.utf8.count)\r\n\r\n" + body)
        let token = try #require(try JSON.parse(client.reply().body)["token"]?.string)
        let configuration = try #require(Bundle.module.path(forResource: "schemathesis", ofType: "toml"))
        // Signing out would end the session that other tests use.
        let result = try Program.run(
            Self.schemathesis ?? "",
            [
                "--config-file", configuration, "run", service.address + "/openapi.json", "-H", "Authorization: Bearer " + token,
                "--checks", "all",
                "--max-examples", "15", "--exclude-operation-id", "signOut", "--seed", "1", "--no-color",
            ], in: folder.path)
        #expect(result.status == 0, "\(result.text.suffix(6000))")
        #expect(result.text.contains("Tested: 23"))
    }

    @Test(
        "reports invalid arguments",
        arguments: [[], ["--data"], ["--data", "/tmp/x", "--nonsense"], ["cook", "--data", "/tmp/x"]])
    func usage(words: [String]) throws {
        let program = try #require(RunningService.program("share-service"))
        let result = try Program.run(program, words)
        #expect(result.status == 64)
        #expect(result.errors.contains("--data"))
    }

    // MARK: Killed

    /// What the service acknowledged to the clients of the crash test.
    private final class Acknowledged: Sendable {
        let whole = Mutex<[(id: String, digest: String)]>([])
        let progress = Mutex<[String: Int]>([:])
        let next = Atomic<Int>(0)
        let requests = Atomic<Int>(0)
    }

    private static func content(_ index: Int) -> [UInt8] {
        let size = 500 + (index * 7919) % 40_000
        return (0..<size).map { UInt8(truncatingIfNeeded: $0 &* (index | 1)) }
    }

    /// Uploads until the service is gone: files in two pieces each, identified by their number.
    private static func client(_ port: UInt16, _ token: String, _ told: Acknowledged, goal: Int) {
        guard let client = try? RawClient(port: port) else { return }
        func send(_ method: String, _ target: String, _ body: [UInt8], _ headers: String = "") -> JSON? {
            told.requests.wrappingAdd(1, ordering: .relaxed)
            let head =
                "\(method) \(target) HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \(token)\r\nContent-Length: \(body.count)\r\n\(headers)\r\n"
            guard client.send(Array(head.utf8) + body), let reply = try? client.reply(), reply.status < 300 else { return nil }
            return try? JSON.parse(reply.body)
        }
        while true {
            let index = told.next.wrappingAdd(1, ordering: .relaxed).oldValue
            guard index < goal else { return }
            let content = content(index)
            let digest = SHA256.of(content)
            let create: JSON = ["name": .string("crash \(index).bin"), "size": .int(Int64(content.count)), "sha256": .string(digest)]
            guard let made = send("POST", "/share", create.bytes, "Idempotency-Key: c\(index)\r\n"), let id = made["id"]?.string else {
                return
            }
            told.progress.withLock { $0[id] = 0 }
            let half = content.count / 2
            let range = "Content-Range: bytes 0-\(half - 1)/\(content.count)\r\n"
            guard send("PUT", "/files/" + id, Array(content[..<half]), range) != nil else { return }
            told.progress.withLock { $0[id] = half }
            let rest = "Content-Range: bytes \(half)-\(content.count - 1)/\(content.count)\r\n"
            guard send("PUT", "/files/" + id, Array(content[half...]), rest) != nil else { return }
            told.progress.withLock { $0[id] = nil }
            told.whole.withLock { $0.append((id, digest)) }
        }
    }

    @Test("killed repeatedly during 1,000 uploads: no acknowledged data is lost, no partial file is shown")
    func killed() throws {
        let data = folder.path + "/data"
        let goal = 1000
        let told = Acknowledged()
        var service = try RunningService(data: data)
        let made = try RawClient(port: service.port)
        let body = #"{"account":"alice","password":"correct horse"}"#
        made.send("POST /users HTTP/1.1\r\nHost: x\r\nContent-Length: \(body.utf8.count)\r\n\r\n" + body)
        let token = try #require(try JSON.parse(made.reply().body)["token"]?.string)
        var kills = 0
        while told.next.load(ordering: .relaxed) < goal {
            let (group, port) = (DispatchGroup(), service.port)
            for _ in 0..<6 { DispatchQueue.global().async(group: group) { Self.client(port, token, told, goal: goal) } }
            // Killed after a number of requests, whatever state the running ones are in.
            let limit = told.requests.load(ordering: .relaxed) + 250 + kills * 37 % 100
            while told.requests.load(ordering: .relaxed) < limit, group.wait(timeout: .now() + .milliseconds(1)) == .timedOut {}
            service.kill()
            kills += 1
            group.wait()
            service = try RunningService(data: data)
        }
        let client = try RawClient(port: service.port)
        let session = "Authorization: Bearer \(token)\r\n"
        var (lost, wrong, short) = (0, 0, 0)
        let whole = told.whole.withLock { $0 }
        for (id, digest) in whole {
            let reply = try client.get("/files/" + id, session)
            if reply.status != 200 { lost += 1 } else if SHA256.of(reply.body) != digest { wrong += 1 }
        }
        // Every listed share is complete, whether its client received the response or not.
        var (shown, halfShown, cursor): (Set<String>, Int, String?) = ([], 0, nil)
        repeat {
            let page = try JSON.parse(client.get("/share?limit=100" + (cursor.map { "&cursor=" + $0 } ?? ""), session).body)
            for item in page["items"]?.array ?? [] {
                guard let id = item["id"]?.string else { continue }
                #expect(shown.insert(id).inserted)
                let reply = try client.get("/files/" + id, session)
                if reply.status != 200 || SHA256.of(reply.body) != item["sha256"]?.string { halfShown += 1 }
            }
            cursor = page["next"]?.string
        } while cursor != nil
        let missing = whole.filter { !shown.contains($0.id) }.count
        // An acknowledged piece still exists, and the upload resumes after it.
        let unfinished = told.progress.withLock { $0 }
        for (id, count) in unfinished {
            client.send("HEAD /files/\(id) HTTP/1.1\r\nHost: x\r\n\(session)\r\n")
            let head = try client.reply(isHead: true)
            let offset = head.header("upload-offset").flatMap { Int($0) } ?? (head.status == 200 ? Int.max : -1)
            if offset < count { short += 1 }
        }
        print(
            "crash test: \(goal) uploads, \(kills) kills, \(whole.count) acknowledged whole, \(shown.count) listed, \(unfinished.count) cut; "
                + "lost \(lost), wrong \(wrong), missing from the list \(missing), half-written shown \(halfShown), pieces lost \(short)")
        #expect(kills >= 5)
        #expect(whole.count > goal / 2)
        #expect((lost, wrong, missing, halfShown, short) == (0, 0, 0, 0, 0))
    }
}
