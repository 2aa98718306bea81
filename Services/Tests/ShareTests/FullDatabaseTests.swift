import HTTP
import JSON
import Storage
import Support
import Testing

@testable import Share

/// SQLite may use no more pages than it has, as on a disk that is full.
@Suite("A full database")
struct FullDatabaseTests {
    private func fill(_ world: World) throws { try world.database.write { try $0.script("PRAGMA max_page_count = 1") } }
    private func empty(_ world: World) throws { try world.database.write { try $0.script("PRAGMA max_page_count = 1000000") } }

    @Test("what needs space is answered with 507, reading goes on, and all works when there is space again")
    func signUps() throws {
        let world = try World(.sqlite)
        let token = try world.signUp()
        let id = try world.share("a.txt", token, "hello")
        try fill(world)
        var statuses: [Int] = []
        for number in 0..<500 where statuses.last != 507 {
            let name = "user\(number)" + String(repeating: "x", count: 20)
            let answer = try world.call(.post, "/users", nil, ["account": .string(name), "password": "correct horse"])
            statuses.append(answer.status)
            if answer.status == 507 { #expect(answer.code == "disk_full") }
        }
        #expect(statuses.last == 507, "\(statuses)")
        #expect(statuses.dropLast().allSatisfy { $0 == 201 }, "\(statuses)")
        #expect(try world.names("/share", token) == ["a.txt"])
        #expect(try world.call(.get, "/files/" + id, token).bytes == Array("hello".utf8))
        try empty(world)
        #expect(try world.call(.post, "/users", nil, ["account": "later", "password": "correct horse"]).status == 201)
        _ = try world.share("b.txt", token)
    }

    @Test("every request that changes something is done or answered with 507, never with 500")
    func changes() throws {
        let world = try World(.sqlite)
        let token = try world.signUp()
        let id = try world.share("a.txt", token, "hello")
        let begun = try #require(try world.call(.post, "/share", token, ["name": "c.txt", "size": 3]).json["id"]?.string)
        let folder = try world.call(.post, "/folders", token, ["name": "Folder"])
        try fill(world)
        var full = 0
        for number in 0..<200 {
            let long = String(repeating: "n", count: 200) + "\(number)"
            let answers = [
                try world.call(.post, "/sessions", nil, ["account": "alice", "password": "correct horse"]),
                try world.call(.patch, "/me", token, ["signature": .string("s\(number)")]),
                try world.call(.post, "/share", token, ["name": .string(long), "size": 1]),
                try world.call(.patch, "/share/" + id, token, ["name": .string(long + ".txt")]),
                try world.call(.put, "/files/" + begun, token, body: Array("abc".utf8)),
                try world.call(.post, "/folders", token, ["name": .string(long)]),
                try world.call(.delete, "/share/" + id, token),
                try world.call(.post, "/share/\(id)/restore", token),
            ]
            for answer in answers {
                #expect(answer.status != 500, "\(answer.status) \(answer.json.text)")
                #expect(answer.status != 503, "\(answer.status) \(answer.json.text)")
            }
            full += answers.count { $0.status == 507 }
        }
        #expect(full > 0)
        #expect(folder.status == 201)
        try empty(world)
        #expect(try world.call(.get, "/me", token).status == 200)
        _ = try world.share("d.txt", token)
    }
}
