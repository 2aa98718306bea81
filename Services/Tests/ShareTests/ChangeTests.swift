import Foundation
import HTTP
import JSON
import Security
import Support
import Testing

@testable import Share

@Suite("Changing shares")
struct ChangeTests {
    @Test("renames, explains conflicts and suggests a free name", arguments: DatabaseKind.available)
    func rename(kind: DatabaseKind) throws {
        let world = try World(kind)
        let token = try world.signUp()
        let (one, two) = (try world.share("a.txt", token), try world.share("b.txt", token))
        #expect(try world.call(.patch, "/share/" + one, token, ["name": "报告.pdf"]).json["type"] == "pdf")
        #expect(try world.names("/share?q=" + World.escape("报告"), token) == ["报告.pdf"])
        #expect(try world.names("/share?q=a.t", token) == [])
        let conflict = try world.call(.patch, "/share/" + two, token, ["name": "报告.pdf"])
        #expect(conflict.status == 409)
        #expect(conflict.code == "name_taken")
        #expect(conflict.field == "/name")
        #expect(conflict.json["error"]?["details"]?["conflictingId"] == .string(one))
        #expect(conflict.json["error"]?["details"]?["suggestion"] == "报告 (2).pdf")
        #expect(try world.call(.patch, "/share/" + one, token, ["name": "报告.pdf"]).status == 200)
        #expect(try world.call(.patch, "/share/" + one, token, ["nam": "x"]).field == "/nam")
        #expect(try world.call(.patch, "/share/" + one, token, ["name": nil]).field == "/name")
        #expect(try world.call(.patch, "/share/zzz", token, ["name": "x"]).code == "no_such_share")
        for id in ["..", "0", "-1", "A", "zzzzzzzzzzzzzzzzzz", "1 OR 1=1"] {
            #expect(try RequestTarget("/").segments == [])
            #expect(try world.call(.get, "/share/" + World.escape(id) + (id == ".." ? "x" : ""), token).status == 404)
        }
    }

    @Test("finds a free name among many in few steps")
    func suggestions() throws {
        let world = try World(.sqlite)
        let token = try world.signUp()
        try world.share("a.txt", token)
        for number in 2...40 { try world.share("a (\(number)).txt", token) }
        let conflict = try world.call(.post, "/share", token, ["name": "a.txt", "size": 1])
        #expect(conflict.json["error"]?["details"]?["suggestion"] == "a (41).txt")
    }

    @Test("refuses another account's folder for new, moved and repeated shares and for folders in it", arguments: DatabaseKind.available)
    func strangersFolder(kind: DatabaseKind) throws {
        let world = try World(kind)
        let (alice, bob) = (try world.signUp("alice"), try world.signUp("bob"))
        let folder = try #require(try world.call(.post, "/folders", alice, ["name": "private"]).json["id"])
        let share = try world.share("a.txt", bob)
        let answers = [
            try world.call(.post, "/share", bob, ["name": "b.txt", "size": 1, "folder": folder]),
            try world.call(.patch, "/share/" + share, bob, ["folder": folder]),
            try world.call(.post, "/folders", bob, ["name": "inner", "parent": folder]),
        ]
        #expect(answers.map(\.status) == [422, 422, 422], "\(answers.map(\.json.text))")
        #expect(answers.map(\.code) == ["no_such_folder", "no_such_folder", "no_such_folder"])
        #expect(try world.call(.get, "/share/" + share, bob).json["folder"] == .null)
    }

    @Test("moves between folders, where names are taken separately", arguments: DatabaseKind.available)
    func folders(kind: DatabaseKind) throws {
        let world = try World(kind)
        let token = try world.signUp()
        func folder(_ name: String, _ parent: String? = nil) throws -> String {
            let made = try world.call(.post, "/folders", token, ["name": .string(name), "parent": parent.map { .string($0) } ?? nil])
            return try #require(made.json["id"]?.string, "\(made.json.text)")
        }
        let work = try folder("工作")
        let inner = try folder("工作", work)
        #expect(try world.call(.post, "/folders", token, ["name": "工作"]).code == "name_taken")
        #expect(try world.call(.post, "/folders", token, ["name": "x", "parent": "zz"]).field == "/parent")
        let (one, two) = (try world.share("a.txt", token), try world.share("a.txt", token, folder: work))
        #expect(try world.call(.patch, "/share/" + one, token, ["folder": .string(work)]).code == "name_taken")
        #expect(try world.call(.patch, "/share/" + one, token, ["folder": .string(inner)]).json["folder"] == .string(inner))
        #expect(try world.call(.patch, "/share/" + one, token, ["folder": "zz"]).code == "no_such_folder")
        #expect(try world.call(.patch, "/share/" + two, token, ["folder": nil]).json["folder"] == .null)
        #expect(try world.call(.delete, "/folders/" + work, token).code == "folder_not_empty")
        #expect(try world.call(.patch, "/folders/" + work, token, ["parent": .string(inner)]).code == "folder_in_itself")
        #expect(try world.call(.patch, "/folders/" + inner, token, ["name": "内", "parent": nil]).json["parent"] == .null)
        #expect(try world.call(.delete, "/folders/" + work, token).status == 204)
        #expect(try world.call(.get, "/folders", token).json["items"]?.array?.count == 1)
        var deep = inner
        for level in 0..<(FolderStore.deepest - 2) { deep = try folder("\(level)", deep) }
        _ = try folder("last", deep)
        #expect(
            try world.call(.post, "/folders", token, ["name": "x", "parent": .string(try folder("l2", deep))]).code == "folder_too_deep")
    }

    @Test("a deletion can be undone until it is purged", arguments: DatabaseKind.available)
    func undo(kind: DatabaseKind) throws {
        let world = try World(kind)
        let token = try world.signUp()
        let id = try world.share("a.txt", token, "content")
        let gone = try world.call(.delete, "/share/" + id, token)
        #expect(gone.json["restorableUntil"] == "2026-02-28T16:40:00.000Z")
        #expect(try world.names("/share", token) == [])
        #expect(try world.names("/share?q=a.t", token) == [])
        #expect(try world.call(.get, "/files/" + id, token).status == 410)
        #expect(try world.call(.delete, "/share/" + id, token).status == 410)
        #expect(try world.call(.get, "/me/storage", token).json["used"] == 0)
        #expect(try world.call(.post, "/share/\(id)/restore", token).status == 200)
        #expect(try world.call(.post, "/share/\(id)/restore", token).status == 200)
        #expect(try world.names("/share?q=a.t", token) == ["a.txt"])
        #expect(try world.call(.get, "/me/storage", token).json["used"] == 7)
        #expect(try world.call(.get, "/files/" + id, token).bytes == Array("content".utf8))
        _ = try world.call(.delete, "/share/" + id, token)
        let second = try world.share("a.txt", token)
        #expect(try world.call(.post, "/share/\(id)/restore", token).code == "name_taken")
        _ = try world.call(.patch, "/share/" + second, token, ["name": "b.txt"])
        world.pass(seconds: 599)
        try world.service.sweep()
        #expect(try world.call(.post, "/share/\(id)/restore", token).status == 200)
        _ = try world.call(.delete, "/share/" + id, token)
        let path = world.service.files.path(try #require(Share.seq(id)))
        world.pass(seconds: 601)
        #expect(FileManager.default.fileExists(atPath: path))
        try world.service.sweep()
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(try world.call(.post, "/share/\(id)/restore", token).code == "no_such_share")
        #expect(try world.names("/share", token) == ["b.txt"])
    }

    @Test("repeating a share makes a new one of the same bytes", arguments: DatabaseKind.available)
    func repeated(kind: DatabaseKind) throws {
        let world = try World(kind)
        let token = try world.signUp()
        let id = try world.share("a.txt", token, "content")
        let again = try world.call(.post, "/share/\(id)/repeat", token)
        #expect(again.status == 201)
        #expect(again.json["name"] == "a (2).txt")
        let second = try #require(again.json["id"]?.string)
        _ = try world.call(.delete, "/share/" + id, token)
        world.pass(seconds: 601)
        try world.service.sweep()
        #expect(try world.call(.get, "/files/" + second, token).bytes == Array("content".utf8))
    }

    @Test("a request with an idempotency key is done once, also concurrently", arguments: DatabaseKind.available)
    func idempotency(kind: DatabaseKind) throws {
        let world = try World(kind)
        let token = try world.signUp()
        let body: JSON = ["name": "a.txt", "size": 5]
        let key = [("idempotency-key", "key-1")]
        let answers = AnswerBox()
        DispatchQueue.concurrentPerform(iterations: 12) { _ in
            do {
                answers.add(try world.call(.post, "/share", token, body, headers: key))
            } catch {
                Issue.record(error)
            }
        }
        #expect(answers.all.map(\.status) == [Int](repeating: 201, count: 12))
        #expect(Set(answers.all.map { $0.json["id"]?.string }).count == 1)
        #expect(answers.all.filter { $0.response.headers["idempotent-replayed"] == "true" }.count == 11)
        #expect(try world.call(.post, "/share", token, body).code == "name_taken")
        let other = try world.call(.post, "/share", token, ["name": "b.txt", "size": 5], headers: key)
        #expect(other.code == "idempotency_key_reused")
        #expect(other.field == "header.idempotency-key")
        // Keys are separate for each account.
        #expect(try world.call(.post, "/share", try world.signUp("bob"), body, headers: key).status == 201)
        for bad in ["", "with space", String(repeating: "k", count: 256), "é"] {
            #expect(try world.call(.post, "/share", token, body, headers: [("idempotency-key", bad)]).field == "header.idempotency-key")
        }
        // An error is not stored: a retry may succeed.
        let taken = [("idempotency-key", "key-2")]
        #expect(try world.call(.post, "/share", token, body, headers: taken).code == "name_taken")
        world.pass(seconds: 86_401)
        try world.service.sweep()
    }

    @Test("enforces the quota, for stored and reserved bytes", arguments: DatabaseKind.available)
    func quota(kind: DatabaseKind) throws {
        let world = try World(kind, quota: 100)
        let token = try world.signUp()
        try world.share("a.txt", token, String(repeating: "x", count: 60))
        let over = try world.call(.post, "/share", token, ["name": "b.txt", "size": 41])
        #expect(over.status == 413)
        #expect(over.code == "quota_exceeded")
        #expect(over.json["error"]?["details"]?["free"] == 40)
        let pending = try world.call(.post, "/share", token, ["name": "b.txt", "size": 40])
        #expect(pending.status == 201)
        #expect(try world.call(.post, "/share", token, ["name": "c.txt", "size": 1]).code == "quota_exceeded")
        _ = try world.call(.delete, "/share/" + (try #require(pending.json["id"]?.string)), token)
        #expect(try world.call(.post, "/share", token, ["name": "c.txt", "size": 40]).status == 201)
        let storage = try world.call(.get, "/me/storage", token).json
        #expect(storage["used"] == 60)
        #expect(storage["total"] == 100)
        #expect(storage["types"]?[0] == ["type": "text", "count": 1, "bytes": 60])
        for size in [-1, 99_999_999_999] as [JSON] {
            #expect(try world.call(.post, "/share", token, ["name": "d.txt", "size": size]).field == "/size")
        }
    }

    @Test("awards are earned once and kept", arguments: DatabaseKind.available)
    func awards(kind: DatabaseKind) throws {
        let world = try World(kind)
        let token = try world.signUp()
        func award(_ name: String, _ language: String = "en") throws -> JSON? {
            try world.call(.get, "/me/awards", token, headers: [("accept-language", language)]).json["items"]?.array?.first {
                $0["id"] == .string(name)
            }
        }
        #expect(try award("first-share")?["earnedAt"] == .null)
        let id = try world.share("a.txt", token)
        #expect(try award("first-share")?["earnedAt"] == "2026-02-28T16:30:00.000Z")
        #expect(try award("ten-shares")?["progress"] == 1)
        #expect(try award("first-share", "zh-CN")?["title"] == "初次分享")
        _ = try world.call(.delete, "/share/" + id, token)
        #expect(try award("first-share")?["progress"] == 1)
    }

    @Test("seeding is reproducible, to the byte")
    func seed() throws {
        func dump() throws -> [String] {
            let world = try World(.sqlite)
            var seed = Seed()
            seed.count = 40
            #expect(try seed.seedAccount(in: world.service))
            #expect(try !seed.seedAccount(in: world.service))
            let session = try world.call(.post, "/sessions", nil, ["account": "demo", "password": "sharebox-demo"])
            let token = try #require(session.json["token"]?.string)
            let rows = try world.database.read { connection in
                try ["share", "folder", "usage", "award", "account"].flatMap { table in
                    try connection.all("SELECT * FROM \(table) ORDER BY 1, 2", []) { row in
                        (0..<8).map { row.text($0) }.joined(separator: "|")
                    }
                }
            }
            let items = try world.call(.get, "/share?limit=100", token).json["items"]?.array ?? []
            let files = try items.map { item in
                let bytes = try world.call(.get, "/files/" + (item["id"]?.string ?? ""), token).bytes
                #expect(SHA256.of(bytes) == item["sha256"]?.string)
                return SHA256.of(bytes)
            }
            #expect(items.count == 40)
            return rows + files
        }
        #expect(try dump() == dump())
    }
}

final class AnswerBox: @unchecked Sendable {
    private let lock = NSLock()
    private var answers: [World.Answer] = []

    func add(_ answer: World.Answer) { lock.withLock { answers.append(answer) } }

    var all: [World.Answer] { lock.withLock { answers } }
}
