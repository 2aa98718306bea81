import Foundation
import Storage
import Support
import Testing

@Suite("Database")
struct DatabaseTests {
    private static let schema = [Migration("one", "CREATE TABLE thing(id BIGINT PRIMARY KEY, name TEXT UNIQUE, weight DOUBLE PRECISION)")]
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func open(_ kind: DatabaseKind) throws -> any Database {
        let database = try kind.open(in: folder)
        try database.migrate(Self.schema)
        return database
    }

    @Test("PostgreSQL is available for the tests", .enabled(if: PostgresCluster.isInstalled))
    func postgres() throws { _ = try PostgresCluster.shared() }

    @Test("stores values of every kind", arguments: DatabaseKind.available)
    func values(kind: DatabaseKind) throws {
        let database = try open(kind)
        try database.write { connection in
            try connection.execute("INSERT INTO thing VALUES (?1, ?2, ?3)", .int(.max), "it's ?1 🙂", .double(0.1))
            try connection.execute("INSERT INTO thing VALUES (?1, ?2, ?3)", .int(.min), nil, nil)
        }
        let rows = try database.read { connection in
            try connection.all("SELECT id, name, weight FROM thing WHERE name IS NULL OR name <> '?2' ORDER BY id", []) {
                ($0.int(0), $0.optionalText(1), $0.isNull(2) ? nil : $0.double(2))
            }
        }
        #expect(rows.map(\.0) == [.min, .max])
        #expect(rows.map(\.1) == [nil, "it's ?1 🙂"])
        #expect(rows.map(\.2) == [nil, 0.1])
        database.close()
    }

    @Test("a transaction that throws is rolled back", arguments: DatabaseKind.available)
    func rollback(kind: DatabaseKind) throws {
        struct Stop: Error {}
        let database = try open(kind)
        #expect(throws: Stop.self) {
            try database.write { connection in
                try connection.execute("INSERT INTO thing(id) VALUES (1)")
                throw Stop()
            }
        }
        #expect(try database.read { try $0.first("SELECT count(*) FROM thing") { $0.int(0) } } == 0)
        try database.write { try $0.execute("INSERT INTO thing(id) VALUES (2)") }
        #expect(try database.read { try $0.first("SELECT id FROM thing") { $0.int(0) } } == 2)
        database.close()
    }

    @Test("all statements of a read see one snapshot, and a failed one ends it")
    func snapshot() throws {
        struct Stop: Error {}
        let database = try open(.sqlite)
        func count(_ connection: any SQLConnection) throws -> Int64? {
            try connection.first("SELECT count(*) FROM thing") { $0.int(0) }
        }
        for (id, fails) in [(1, false), (2, true), (3, false)] as [(Int64, Bool)] {
            func body(_ connection: any SQLConnection) throws {
                #expect(try count(connection) == id - 1)
                try database.write { _ = try $0.execute("INSERT INTO thing(id) VALUES (?1)", .int(id)) }
                #expect(try count(connection) == id - 1)
                if fails { throw Stop() }
            }
            if fails { #expect(throws: Stop.self) { try database.read(body) } } else { try database.read(body) }
            #expect(try database.read(count) == id)
        }
        database.close()
    }

    @Test("distinguishes a duplicate row from other failures", arguments: DatabaseKind.available)
    func unique(kind: DatabaseKind) throws {
        let database = try open(kind)
        let insert = { try database.write { try $0.execute("INSERT INTO thing(id, name) VALUES (?1, 'a')", .int(1)) } }
        _ = try insert()
        do {
            _ = try insert()
            Issue.record("inserted twice")
        } catch StorageError.unique {
        }
        do {
            try database.write { try $0.execute("SELECT nonsense FROM nowhere") }
            Issue.record("no failure")
        } catch StorageError.failed(_, let sql) {
            #expect(sql == "SELECT nonsense FROM nowhere")
        }
        #expect(try database.write { try $0.execute("UPDATE thing SET name = 'b'") } == 1)
        database.close()
    }

    @Test("untrusted text is never part of a statement", arguments: DatabaseKind.available)
    func injection(kind: DatabaseKind) throws {
        let database = try open(kind)
        let text = "'); DROP TABLE thing; --"
        try database.write { try $0.execute("INSERT INTO thing(id, name) VALUES (1, ?1)", .text(text)) }
        #expect(try database.read { try $0.first("SELECT name FROM thing WHERE name = ?1", .text(text)) { $0.text(0) } } == text)
        database.close()
    }

    @Test("concurrent increments lose nothing", arguments: DatabaseKind.available)
    func concurrent(kind: DatabaseKind) throws {
        let database = try open(kind)
        try database.write { try $0.execute("INSERT INTO thing(id, weight) VALUES (1, 0)") }
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<25 {
                do {
                    try database.write { connection in
                        try connection.execute("UPDATE thing SET name = name WHERE id = 1")
                        let old = try connection.first("SELECT weight FROM thing WHERE id = 1") { $0.double(0) } ?? 0
                        try connection.execute("UPDATE thing SET weight = ?1 WHERE id = 1", .double(old + 1))
                    }
                    _ = try database.read { try $0.first("SELECT weight FROM thing") { $0.double(0) } }
                } catch {
                    Issue.record(error)
                }
            }
        }
        #expect(try database.read { try $0.first("SELECT weight FROM thing") { $0.double(0) } } == 200)
        database.close()
    }

    @Test("migrations run once, in order, all or none; a database of a later version is refused", arguments: DatabaseKind.available)
    func migrations(kind: DatabaseKind) throws {
        let database = try kind.open(in: folder, named: "migrations.sqlite")
        let first = Migration("a", "CREATE TABLE a(x BIGINT)")
        let second = Migration("b", "INSERT INTO a VALUES (1)")
        let broken = Migration("c", "CREATE TABLE c(x BIGINT); INSERT INTO missing VALUES (1)")
        #expect(try database.migrate([first]) == ["a"])
        #expect(try database.migrate([first, second]) == ["b"])
        #expect(try database.migrate([first, second]) == [])
        #expect(throws: StorageError.self) { try database.migrate([first, second, broken]) }
        #expect(throws: StorageError.self) { try database.read { try $0.first("SELECT * FROM c") { $0.int(0) } } }
        #expect(try database.read { try $0.first("SELECT count(*) FROM a") { $0.int(0) } } == 1)
        #expect(throws: StorageError.tooNew(found: 2, known: 1)) { try database.migrate([first]) }
        database.close()
    }

    @Test("reports a database that cannot be opened")
    func cannotOpen() {
        #expect(throws: StorageError.self) { try openDatabase("/nowhere/at/all.sqlite") }
        #expect(throws: StorageError.self) { try openDatabase("postgres:///x?host=/nowhere") }
    }

    @Test("a file that is not a database is reported, not overwritten")
    func notADatabase() throws {
        let path = folder.path + "/text"
        try Data(String(repeating: "no database ", count: 500).utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: StorageError.self) { try openDatabase(path) }
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("no database"))
    }
}
