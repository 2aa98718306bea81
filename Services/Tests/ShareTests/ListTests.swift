import HTTP
import JSON
import Storage
import Support
import Testing
import TextIndex

@testable import Share

@Suite("The list of shares")
struct ListTests {
    @Test("pages contain every share once, in both orders, despite insertions", arguments: DatabaseKind.available)
    func pages(kind: DatabaseKind) throws {
        let world = try World(kind)
        let token = try world.signUp()
        for index in 0..<25 { try world.share("f\(index).txt", token) }
        for order in ["newest", "oldest"] {
            var (seen, cursor, round): ([String], String?, Int) = ([], nil, 0)
            repeat {
                let page = try world.call(.get, "/share?limit=7&order=\(order)" + (cursor.map { "&cursor=" + $0 } ?? ""), token)
                seen += page.json["items"]?.array?.compactMap { $0["name"]?.string } ?? []
                cursor = page.json["next"]?.string
                round += 1
                if order == "newest", round == 2 { try world.share("late.txt", token) }
            } while cursor != nil
            let wanted = (0..<25).map { "f\($0).txt" }
            #expect(seen == (order == "newest" ? wanted.reversed() : wanted + ["late.txt"]))
            #expect(round == 4)
        }
    }

    @Test("a day is in the reader's time zone: a share made at 00:30 belongs to it", arguments: DatabaseKind.available)
    func days(kind: DatabaseKind) throws {
        // It is 2026-03-01T00:30 in Shanghai, 2026-02-28T16:30 in London.
        let world = try World(kind, sessionLifetime: 1_000_000)
        let token = try world.signUp()
        try world.share("night.txt", token)
        world.pass(seconds: 86_400)
        try world.share("day after.txt", token)
        func day(_ from: String, _ to: String) throws -> [String] {
            try world.names("/share?from=\(World.escape(from))&to=\(World.escape(to))", token)
        }
        #expect(try day("2026-03-01T00:00:00+08:00", "2026-03-02T00:00:00+08:00") == ["night.txt"])
        #expect(try day("2026-02-28T00:00:00+08:00", "2026-03-01T00:00:00+08:00") == [])
        #expect(try day("2026-02-28T00:00:00Z", "2026-03-01T00:00:00Z") == ["night.txt"])
        #expect(try day("2026-03-01T00:00:00-05:00", "2026-03-02T00:00:00-05:00") == ["day after.txt"])
        // A time belongs to the range that starts with it, not to the one that ends with it.
        #expect(try day("2026-02-28T16:30:00Z", "2026-02-28T16:30:01Z") == ["night.txt"])
        #expect(try day("2026-02-28T16:00:00Z", "2026-02-28T16:30:00Z") == [])
        #expect(try day("2026-03-05T00:00:00Z", "2026-03-01T00:00:00Z") == [])
    }

    @Test("search finds any part of a name, ignoring case and width", arguments: DatabaseKind.available)
    func search(kind: DatabaseKind) throws {
        let world = try World(kind)
        let token = try world.signUp()
        for name in ["季度报告.PDF", "Ｒｅｐｏｒｔ ２.txt", "report 100%_a.txt", "ÉTÉ.png", "ﾃｽﾄ.zip", "a.b"] { try world.share(name, token) }
        func find(_ text: String) throws -> [String] { try world.names("/share?order=oldest&q=" + World.escape(text), token) }
        #expect(try find("报告") == ["季度报告.PDF"])
        #expect(try find("告") == ["季度报告.PDF"])
        #expect(try find("告.pdf") == ["季度报告.PDF"])
        #expect(try find("REPORT") == ["Ｒｅｐｏｒｔ ２.txt", "report 100%_a.txt"])
        #expect(try find("ｒｅＰ") == ["Ｒｅｐｏｒｔ ２.txt", "report 100%_a.txt"])
        #expect(try find("0%") == ["report 100%_a.txt"])
        #expect(try find("%_") == ["report 100%_a.txt"])
        #expect(try find("%") == ["report 100%_a.txt"])
        #expect(try find("t_1") == [])
        #expect(try find("été") == ["ÉTÉ.png"])
        #expect(try find("e\u{301}T") == ["ÉTÉ.png"])
        #expect(try find("テスト") == ["ﾃｽﾄ.zip"])
        #expect(try find("") == ["季度报告.PDF", "Ｒｅｐｏｒｔ ２.txt", "report 100%_a.txt", "ÉTÉ.png", "ﾃｽﾄ.zip", "a.b"])
        #expect(try find("\"") == [])
        #expect(try find("a OR b") == [])
        #expect(try find("*") == [])
        #expect(try find("\\") == [])
    }

    @Test("search equals comparing every name, for parts of all lengths", arguments: DatabaseKind.available)
    func searchLaw(kind: DatabaseKind) throws {
        let world = try World(kind)
        let (token, other) = (try world.signUp(), try world.signUp("bob"))
        let letters = ["a", "A", "b", "ｂ", "文", "件", " ", "é", "🙂", "%", "_", "'", "\\", "ﬁ"]
        var numbers = SystemRandomNumberGenerator()
        func text(_ lengths: ClosedRange<Int>) -> String {
            (0..<Int.random(in: lengths, using: &numbers)).map { _ in letters.randomElement(using: &numbers) ?? "" }.joined()
        }
        var names: [String] = []
        for index in 0..<60 {
            let name = "\(text(0...8))\(index)"
            guard (try? ShareName.check(name)) != nil else { continue }
            try world.share(name, token)
            if index % 5 == 0 { try world.share(name, other) }
            names.append(name)
        }
        var hits = 0
        for _ in 0..<80 {
            let part = text(1...5)
            let wanted = names.filter {
                SearchKey.fold($0).unicodeScalars.map(\.value).containsPart(SearchKey.fold(part).unicodeScalars.map(\.value))
            }
            #expect(try world.names("/share?limit=100&order=oldest&q=" + World.escape(part), token) == wanted, "\(part)")
            hits += wanted.count
        }
        #expect(hits > 20)
    }

    @Test("date, order, folder, search and pages combine", arguments: DatabaseKind.available)
    func combined(kind: DatabaseKind) throws {
        let world = try World(kind, sessionLifetime: 1_000_000)
        let token = try world.signUp()
        let folder = try #require(try world.call(.post, "/folders", token, ["name": "工作"]).json["id"]?.string)
        for index in 0..<24 {
            try world.share("\(index % 2 == 0 ? "报告" : "photo") \(index).txt", token, folder: index % 3 == 0 ? folder : nil)
            world.pass(seconds: 3600)
        }
        let day = "from=" + World.escape("2026-02-28T20:00:00Z") + "&to=" + World.escape("2026-03-01T10:00:00Z")
        let query = "/share?\(day)&q=" + World.escape("报告") + "&folder=\(folder)&order=oldest&limit=1"
        let first = try world.call(.get, query, token)
        #expect(first.json["items"]?[0]?["name"] == "报告 6.txt")
        let cursor = try #require(first.json["next"]?.string)
        let second = try world.call(.get, query + "&cursor=" + cursor, token)
        #expect(second.json["items"]?[0]?["name"] == "报告 12.txt")
        #expect(second.json["next"] == .null)
        #expect(try world.names("/share?folder=none&limit=100", token).count == 16)
        // A cursor belongs to its list.
        #expect(try world.call(.get, "/share?cursor=" + cursor, token).field == "query.cursor")
    }

    @Test(
        "reports the invalid parameter",
        arguments: [
            ("limit=0", "limit"), ("limit=101", "limit"), ("limit=x", "limit"), ("limit=1&limit=2", "limit"), ("from=yesterday", "from"),
            ("from=2026-03-01T00:00:00", "from"), ("to=2026-02-30T00:00:00Z", "to"), ("order=random", "order"), ("order=", "order"),
            ("cursor=x", "cursor"),
            ("cursor=MSAxIDEyMzQ1Njc4", "cursor"), ("cursor=%00", ""), ("folder=..", "folder"), ("folder=A", "folder"), ("page=2", "page"),
            ("q=" + String(repeating: "x", count: 256), "q"),
        ])
    func invalid(query: String, name: String) throws {
        let world = try World(.sqlite)
        let token = try world.signUp()
        guard !name.isEmpty else {
            #expect(throws: RequestTarget.Failure.self) { try RequestTarget("/share?" + query) }
            return
        }
        let answer = try world.call(.get, "/share?" + query, token)
        #expect(answer.status == (name == "cursor" ? 422 : 400))
        #expect(answer.field == "query." + name)
    }

    @Test("a user never sees another's shares", arguments: DatabaseKind.available)
    func privacy(kind: DatabaseKind) throws {
        let world = try World(kind)
        let (alice, bob) = (try world.signUp("alice"), try world.signUp("bob"))
        let id = try world.share("secret.txt", alice, "secret")
        #expect(try world.names("/share", bob) == [])
        #expect(try world.names("/share?q=secret", bob) == [])
        for (method, target) in [(HTTPMethod.get, "/share/"), (.get, "/files/"), (.delete, "/share/"), (.patch, "/share/")] {
            #expect(try world.call(method, target + id, bob, method == .patch ? ["name": "x"] : nil).code == "no_such_share")
        }
        #expect(try world.call(.put, "/files/" + id, bob, body: [1]).code == "no_such_share")
        #expect(try world.call(.post, "/share/\(id)/repeat", bob).code == "no_such_share")
        #expect(try world.call(.post, "/share/\(id)/restore", bob).code == "no_such_share")
        let url = try #require(try world.call(.get, "/share/" + id, alice).json["url"]?.string)
        #expect(try world.call(.get, url).bytes == Array("secret".utf8))
        #expect(try world.call(.get, "/s/nonsense").code == "no_such_link")
        _ = try world.call(.delete, "/share/" + id, alice)
        #expect(try world.call(.get, url).code == "no_such_link")
    }

    // MARK: Cost

    private static let queries: [(String, @Sendable (inout ShareQuery) -> Void)] = [
        ("first page", { _ in }), ("oldest", { $0.order = .oldest }), ("later page", { $0.after = World.start + 5000 }),
        ("a day", { $0.time = (World.start + 1000, World.start + 2000) }), ("folder", { $0.folder = 0 }),
        ("search", { $0.text = "report" }), ("one letter", { $0.text = "r" }), ("two letters", { $0.text = "告." }),
        (
            "search, oldest",
            {
                $0.text = "report"
                $0.order = .oldest
            }
        ),
    ]

    private func fill(_ world: World, _ count: Int) throws {
        try world.database.write { connection in
            for index in 0..<count {
                let seq = World.start + Int64(index)
                try world.service.shares.insert(
                    seq: seq, owner: 1, folder: 0, name: "report \(index) 报告.txt", size: 1, sha256: nil, link: "\(index)", connection)
                _ = try world.service.shares.complete(seq, owner: 1, sha256: "", connection)
            }
        }
    }

    @Test("every page is read by an index, without sorting")
    func plans() throws {
        let world = try World(.sqlite)
        _ = try world.signUp()
        try fill(world, 200)
        for (name, change) in Self.queries {
            var query = ShareQuery()
            change(&query)
            let (sql, values) = query.statement(owner: 1, dialect: .sqlite)
            let plan = try world.database.read { try $0.plan(sql, values) }
            #expect(!plan.contains("TEMP B-TREE"), "\(name): \(plan)")
            #expect(!plan.contains("SCAN s"), "\(name): \(plan)")
            #expect(plan.contains(query.text.isEmpty ? "USING INDEX share_" : "VIRTUAL TABLE INDEX"), "\(name): \(plan)")
        }
    }

    @Test("PostgreSQL reads a page by an index too", .enabled(if: PostgresCluster.isInstalled))
    func postgresPlans() throws {
        let world = try World(.postgres)
        _ = try world.signUp()
        try fill(world, 2000)
        try world.database.write { try $0.script("ANALYZE share") }
        for (name, change) in Self.queries {
            var query = ShareQuery()
            change(&query)
            let (sql, values) = query.statement(owner: 1, dialect: .postgres)
            let plan = try world.database.read { connection in
                // EXPLAIN of a prepared statement takes no values, so they are literals.
                let written = values.enumerated().reversed().reduce(sql) { text, value in
                    let literal =
                        switch value.element {
                        case .int(let number): "\(number)"
                        case .text(let text): "'\(text.replacing("'", with: "''"))'"
                        default: "NULL"
                        }
                    return text.replacing("?\(value.offset + 1)", with: literal)
                }
                return try connection.plan(written, [])
            }
            #expect(plan.contains("share_"), "\(name): \(plan)")
            #expect(!plan.contains("Seq Scan"), "\(name): \(plan)")
        }
    }

    @Test("a page takes as many steps among 6000 shares as among 400")
    func flat() throws {
        func steps(_ count: Int) throws -> [Int] {
            let world = try World(.sqlite)
            _ = try world.signUp()
            try fill(world, count)
            return try Self.queries.map { _, change in
                var query = ShareQuery()
                change(&query)
                let (sql, values) = query.statement(owner: 1, dialect: .sqlite)
                return try world.database.read { try #require(try $0.steps(sql, values)) }
            }
        }
        let (small, large) = (try steps(400), try steps(6000))
        for (index, query) in Self.queries.enumerated() where query.0 != "a day" && query.0 != "later page" {
            #expect(large[index] <= small[index] + 20, "\(query.0): \(small[index]) -> \(large[index])")
        }
        #expect(large.allSatisfy { $0 < 1500 }, "\(large)")
    }
}

extension [UInt32] {
    fileprivate func containsPart(_ part: [UInt32]) -> Bool {
        part.isEmpty || (count >= part.count && (0...(count - part.count)).contains { self[$0..<($0 + part.count)].elementsEqual(part) })
    }
}
