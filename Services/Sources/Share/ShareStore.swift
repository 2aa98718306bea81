import Accounts
import HTTP
import JSON
import Security
import Storage
import TextIndex

/// The shares of all accounts, in the database. `FileStore` has their bytes.
struct ShareStore: Sendable {
    let database: any Database
    let clock: @Sendable () -> Int64

    /// Serialises the changes of one account, where the database runs transactions concurrently.
    static func lock(_ owner: Int64, _ connection: any SQLConnection) throws {
        try connection.execute("UPDATE account SET version = version + 1 WHERE id = ?1", .int(owner))
    }

    /// A time later than all returned before.
    func tick(_ connection: any SQLConnection) throws -> Int64 {
        try connection.execute("UPDATE clock SET last = CASE WHEN last < ?1 THEN ?1 ELSE last + 1 END WHERE id = 1", .int(clock()))
        return try connection.first("SELECT last FROM clock WHERE id = 1") { $0.int(0) } ?? clock()
    }

    // MARK: Reading

    func page(_ query: ShareQuery, owner: Int64) throws -> (items: [Share], next: String?) {
        try database.read { connection in
            let (sql, values) = query.statement(owner: owner, dialect: connection.dialect)
            var items = try connection.all(sql, values, Share.init)
            guard items.count > query.limit else { return (items, nil) }
            items.removeLast()
            return (items, items.last.map(query.cursor(after:)))
        }
    }

    private static func find(_ connection: any SQLConnection, _ seq: Int64, owner: Int64) throws -> Share? {
        try connection.first(
            "SELECT \(Share.columns) FROM share s WHERE s.seq = ?1 AND s.owner = ?2", .int(seq), .int(owner), map: Share.init)
    }

    static func missing(_ id: String) -> HTTPError { HTTPError(404, "no_such_share", "there is no share '\(id)'", field: "path.id") }

    /// > Throws: 404 when it does not exist, is another account's, or was deleted (410 while it can be restored).
    func get(_ id: String, owner: Int64, in connection: (any SQLConnection)? = nil) throws -> Share {
        guard let seq = Share.seq(id) else { throw Self.missing(id) }
        let found = try connection.map { try Self.find($0, seq, owner: owner) } ?? database.read { try Self.find($0, seq, owner: owner) }
        guard let found else { throw Self.missing(id) }
        guard found.state != .deleted else {
            throw HTTPError(410, "share_deleted", "the share '\(id)' is deleted; it can be restored for a while", field: "path.id")
        }
        return found
    }

    func get(link: String) throws -> Share? {
        try database.read { connection in
            try connection.first("SELECT \(Share.columns) FROM share s WHERE s.link = ?1 AND s.state = 1", .text(link), map: Share.init)
        }
    }

    // MARK: Names

    /// > Throws: 409 with an unused name as a suggestion.
    private func claim(_ name: String, folder: Int64, owner: Int64, except: Int64 = 0, _ connection: any SQLConnection) throws {
        guard let other = try holder(of: name, folder: folder, owner: owner, connection), other != except else { return }
        let free = try freeName(like: name, folder: folder, owner: owner, connection)
        throw HTTPError(
            409, "name_taken", "there is another share called '\(name)' in this folder; '\(free)' is free", field: "/name",
            details: [.init("conflictingId", .string(Share.id(other))), .init("suggestion", .string(free))])
    }

    private func holder(of name: String, folder: Int64, owner: Int64, _ connection: any SQLConnection) throws -> Int64? {
        try connection.first(
            "SELECT seq FROM share WHERE owner = ?1 AND folder = ?2 AND name = ?3 AND state < 2", .int(owner), .int(folder), .text(name)
        ) { $0.int(0) }
    }

    private func freeName(like name: String, folder: Int64, owner: Int64, _ connection: any SQLConnection) throws -> String {
        // Few steps even with thousands of shares of the name: doubles the number, then bisects.
        func isFree(_ number: Int) throws -> Bool {
            try holder(of: ShareName.numbered(name, number), folder: folder, owner: owner, connection) == nil
        }
        var (taken, free) = (1, 2)
        while try !isFree(free) { (taken, free) = (free, free * 2) }
        while free - taken > 1 {
            let middle = (taken + free) / 2
            if try isFree(middle) { free = middle } else { taken = middle }
        }
        return ShareName.numbered(name, free)
    }

    private func requireFolder(_ folder: Int64, owner: Int64, _ connection: any SQLConnection) throws {
        guard folder != 0 else { return }
        let found = try connection.first("SELECT 1 FROM folder WHERE id = ?1 AND owner = ?2", .int(folder), .int(owner)) { _ in true }
        guard found != nil else { throw HTTPError(422, "no_such_folder", "/folder: there is no such folder", field: "/folder") }
    }

    // MARK: Quota

    private func requireSpace(_ size: Int64, for account: Account, _ connection: any SQLConnection) throws {
        let used =
            try connection.first("SELECT coalesce(sum(bytes), 0) FROM usage WHERE owner = ?1", .int(account.id)) { $0.int(0) } ?? 0
        let promised =
            try connection.first("SELECT coalesce(sum(size), 0) FROM share WHERE owner = ?1 AND state = 0", .int(account.id)) { $0.int(0) }
            ?? 0
        let free = max(0, account.quota - used - promised)
        guard size <= free else {
            throw HTTPError(
                413, "quota_exceeded", "\(size) bytes do not fit: \(free) of \(account.quota) are free", field: "/size",
                details: [.init("free", .int(free)), .init("quota", .int(account.quota)), .init("size", .int(size))])
        }
    }

    private func count(_ share: Share, by sign: Int64, _ connection: any SQLConnection) throws {
        try connection.execute(
            """
            INSERT INTO usage(owner, kind, count, bytes) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (owner, kind) DO UPDATE SET count = usage.count + excluded.count, bytes = usage.bytes + excluded.bytes
            """, .int(share.owner), .text(share.kind.rawValue), .int(sign), .int(sign * share.size))
    }

    func usage(owner: Int64) throws -> [(kind: String, count: Int64, bytes: Int64)] {
        try database.read { connection in
            try connection.all(
                "SELECT kind, count, bytes FROM usage WHERE owner = ?1 AND count > 0 ORDER BY bytes DESC, kind", [.int(owner)]
            ) {
                ($0.text(0), $0.int(1), $0.int(2))
            }
        }
    }

    // MARK: Index of names

    private func index(_ share: Share, isAdded: Bool, _ connection: any SQLConnection) throws {
        guard connection.dialect == .sqlite else { return }
        let grams = SQLValue.text(SearchKey.grams(SearchKey.fold(share.name), owner: share.owner))
        if isAdded {
            try connection.execute("INSERT INTO share_gram(rowid, grams) VALUES (?1, ?2)", .int(share.seq), grams)
        } else {
            try connection.execute("INSERT INTO share_gram(share_gram, rowid, grams) VALUES ('delete', ?1, ?2)", .int(share.seq), grams)
        }
    }

    /// Optimizes the index of names, a little at a time or all at once: a search merges all of its segments.
    func tidyIndex(all: Bool = false) throws {
        guard database.dialect == .sqlite else { return }
        try database.write { connection in
            if all {
                try connection.execute("INSERT INTO share_gram(share_gram) VALUES ('optimize')")
            } else {
                try connection.execute("INSERT INTO share_gram(share_gram, rank) VALUES ('merge', 200)")
            }
        }
    }

    // MARK: Changing

    /// Creates a share without its bytes. > Parameters: name: already checked. folder: 0 for none.
    func create(
        name: String, size: Int64, sha256: String?, folder: Int64, account: Account, isNumbered: Bool = false,
        _ connection: any SQLConnection
    ) throws -> Share {
        try requireFolder(folder, owner: account.id, connection)
        var name = name
        if isNumbered, try holder(of: name, folder: folder, owner: account.id, connection) != nil {
            name = try freeName(like: name, folder: folder, owner: account.id, connection)
        }
        try claim(name, folder: folder, owner: account.id, connection)
        try requireSpace(size, for: account, connection)
        let seq = try tick(connection)
        try insert(
            seq: seq, owner: account.id, folder: folder, name: name, size: size, sha256: sha256, link: Base64URL.encode(Secrets.random(16)),
            connection)
        guard let made = try Self.find(connection, seq, owner: account.id) else { throw Self.missing(Share.id(seq)) }
        return made
    }

    func insert(
        seq: Int64, owner: Int64, folder: Int64, name: String, size: Int64, sha256: String?, link: String, _ connection: any SQLConnection
    ) throws {
        try connection.execute(
            """
            INSERT INTO share(seq, owner, folder, name, search, size, kind, sha256, link, state, received)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 0, 0)
            """, .int(seq), .int(owner), .int(folder), .text(name), .text(SearchKey.fold(name)), .int(size),
            .text(ShareKind(name: name).rawValue), sha256.map { .text($0) } ?? .null, .text(link))
    }

    /// All bytes are on the disk: makes the share visible. Has no effect on a complete share.
    /// > Parameters: time: when it became complete; nil for now.
    func complete(_ seq: Int64, owner: Int64, sha256: String, at time: Int64? = nil, _ connection: any SQLConnection) throws -> Share {
        let changed = try connection.execute(
            "UPDATE share SET state = 1, received = size, sha256 = ?1 WHERE seq = ?2 AND owner = ?3 AND state = 0", .text(sha256),
            .int(seq),
            .int(owner))
        guard let share = try Self.find(connection, seq, owner: owner) else { throw Self.missing(Share.id(seq)) }
        guard changed == 1 else { return share }
        try count(share, by: 1, connection)
        try index(share, isAdded: true, connection)
        try Award.grant(owner: owner, at: time ?? clock(), connection)
        return share
    }

    /// Stores how much of a file is on the disk.
    func setReceived(_ seq: Int64, _ count: Int64) throws {
        try database.write { try $0.execute("UPDATE share SET received = ?1 WHERE seq = ?2 AND state = 0", .int(count), .int(seq)) }
    }

    /// Renames and moves. Nil leaves a value unchanged.
    func change(_ id: String, name: String?, folder: Int64?, account: Account) throws -> Share {
        try database.write { connection in
            try Self.lock(account.id, connection)
            let old = try get(id, owner: account.id, in: connection)
            var new = old
            if let name { new.name = name }
            if let folder { new.folder = folder }
            guard new != old else { return old }
            try requireFolder(new.folder, owner: account.id, connection)
            try claim(new.name, folder: new.folder, owner: account.id, except: old.seq, connection)
            try connection.execute(
                "UPDATE share SET name = ?1, search = ?2, folder = ?3, kind = ?4 WHERE seq = ?5", .text(new.name),
                .text(SearchKey.fold(new.name)),
                .int(new.folder), .text(new.kind.rawValue), .int(old.seq))
            if old.state == .whole, new.name != old.name {
                try index(old, isAdded: false, connection)
                try index(new, isAdded: true, connection)
                if old.kind != new.kind {
                    try count(old, by: -1, connection)
                    try count(new, by: 1, connection)
                }
            }
            return new
        }
    }

    /// Deletes; a complete share can be restored until it is purged.
    func delete(_ id: String, account: Account) throws -> Share {
        try database.write { connection in
            try Self.lock(account.id, connection)
            let share = try get(id, owner: account.id, in: connection)
            // An incomplete one loses its digest: it cannot be restored.
            try connection.execute(
                "UPDATE share SET sha256 = CASE WHEN state = 1 THEN sha256 ELSE NULL END, state = 2, deleted_at = ?1 WHERE seq = ?2",
                .int(clock()), .int(share.seq))
            if share.state == .whole {
                try count(share, by: -1, connection)
                try index(share, isAdded: false, connection)
            }
            return share
        }
    }

    /// Undoes a deletion. > Throws: 404 after it was purged, 409 when its name is in use by now.
    func restore(_ id: String, account: Account) throws -> Share {
        try database.write { connection in
            try Self.lock(account.id, connection)
            guard let seq = Share.seq(id), var share = try Self.find(connection, seq, owner: account.id) else { throw Self.missing(id) }
            guard share.state == .deleted else { return share }
            guard share.sha256 != nil else {
                throw HTTPError(409, "upload_incomplete", "the share '\(id)' was deleted before it was whole", field: "path.id")
            }
            try claim(share.name, folder: share.folder, owner: account.id, connection)
            try requireFolder(share.folder, owner: account.id, connection)
            try requireSpace(share.size, for: account, connection)
            try connection.execute("UPDATE share SET state = 1, deleted_at = NULL WHERE seq = ?1", .int(seq))
            (share.state, share.deletedAt) = (.whole, nil)
            try count(share, by: 1, connection)
            try index(share, isAdded: true, connection)
            return share
        }
    }

    /// Shares that can no longer be restored: deleted before `deleted`, or incomplete and begun before `begun`.
    func purgeable(deletedBefore deleted: Int64, begunBefore begun: Int64) throws -> [Int64] {
        try database.read { connection in
            try connection.all("SELECT seq FROM share WHERE state = 2 AND deleted_at < ?1 LIMIT 1000", [.int(deleted)]) { $0.int(0) }
                + connection.all("SELECT seq FROM share WHERE state = 0 AND seq < ?1 LIMIT 1000", [.int(begun)]) { $0.int(0) }
        }
    }

    /// Removes one, unless it was restored or completed meanwhile. > Returns: whether its file may be deleted.
    func purge(_ seq: Int64, deletedBefore deleted: Int64, begunBefore begun: Int64) throws -> Bool {
        try database.write { connection in
            try connection.execute(
                "DELETE FROM share WHERE seq = ?1 AND ((state = 2 AND deleted_at < ?2) OR (state = 0 AND seq < ?3))", .int(seq),
                .int(deleted),
                .int(begun)) == 1
        }
    }
}
