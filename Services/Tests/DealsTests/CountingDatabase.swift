import Storage
import Synchronization

/// Counts the work of the statements that another database runs.
final class CountingDatabase: Database {
    struct Work: Sendable, Equatable {
        var statements = 0
        var rows = 0
        /// Of SQLite's virtual machine.
        var steps = 0
    }

    let base: any Database
    private let counted = Mutex(Work())

    init(_ base: any Database) { self.base = base }

    var dialect: Dialect { base.dialect }

    /// The work of a closure.
    func work(_ body: () throws -> Void) throws -> Work {
        counted.withLock { $0 = Work() }
        try body()
        return counted.withLock { $0 }
    }

    func read<T>(_ body: (any SQLConnection) throws -> T) throws -> T {
        try base.read { try body(Connection(base: $0) { work in self.counted.withLock { work(&$0) } }) }
    }

    func write<T>(_ body: (any SQLConnection) throws -> T) throws -> T { try base.write(body) }

    func close() { base.close() }

    private final class Connection: SQLConnection {
        private let base: any SQLConnection
        private let count: ((inout Work) -> Void) -> Void

        init(base: any SQLConnection, count: @escaping ((inout Work) -> Void) -> Void) { (self.base, self.count) = (base, count) }

        var dialect: Dialect { base.dialect }

        func run(_ sql: String, _ values: [SQLValue], _ each: (SQLRow) throws -> Bool) throws -> Int {
            let steps = try base.steps(sql, values) ?? 0
            count {
                $0.statements += 1
                $0.steps += steps
            }
            return try base.run(sql, values) { row in
                count { $0.rows += 1 }
                return try each(row)
            }
        }

        func script(_ sql: String) throws { try base.script(sql) }
        func plan(_ sql: String, _ values: [SQLValue]) throws -> String { try base.plan(sql, values) }
        func steps(_ sql: String, _ values: [SQLValue]) throws -> Int? { try base.steps(sql, values) }
    }
}
