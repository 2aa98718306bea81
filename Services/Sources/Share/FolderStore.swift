import Accounts
import HTTP
import JSON
import Storage

struct Folder: Sendable {
    var id: Int64
    /// 0 for a top-level folder.
    var parent: Int64
    var name: String
    /// > Units: microseconds since 1970.
    var createdAt: Int64

    init(_ row: SQLRow) { (id, parent, name, createdAt) = (row.int(0), row.int(1), row.text(2), row.int(3)) }

    static let columns = "id, parent, name, created_at"

    var json: JSON {
        [
            "id": .string(Share.id(id)), "name": .string(name), "parent": parent == 0 ? nil : .string(Share.id(parent)),
            "createdAt": .string(Timestamp(milliseconds: createdAt / 1000).text),
        ]
    }
}

/// The folders of all accounts.
struct FolderStore: Sendable {
    static let deepest = 16
    static let most = 5000
    let shares: ShareStore

    func all(owner: Int64) throws -> [Folder] {
        try shares.database.read { connection in
            try connection.all("SELECT \(Folder.columns) FROM folder WHERE owner = ?1 ORDER BY parent, name", [.int(owner)], Folder.init)
        }
    }

    private func get(_ id: Int64, owner: Int64, _ connection: any SQLConnection) throws -> Folder? {
        try connection.first("SELECT \(Folder.columns) FROM folder WHERE id = ?1 AND owner = ?2", .int(id), .int(owner), map: Folder.init)
    }

    private func require(_ id: String, owner: Int64, _ connection: any SQLConnection) throws -> Folder {
        guard let number = Share.seq(id), let found = try get(number, owner: owner, connection) else {
            throw HTTPError(404, "no_such_folder", "there is no folder '\(id)'", field: "path.id")
        }
        return found
    }

    /// > Throws: 422 when the parent does not exist, is nested too deep, or is within `moved` itself.
    private func checkParent(_ parent: Int64, moved: Int64?, owner: Int64, _ connection: any SQLConnection) throws {
        var (place, depth) = (parent, 0)
        while place != 0 {
            guard let folder = try get(place, owner: owner, connection) else {
                throw HTTPError(422, "no_such_folder", "/parent: there is no such folder", field: "/parent")
            }
            guard folder.id != moved else {
                throw HTTPError(422, "folder_in_itself", "/parent: a folder cannot be inside itself", field: "/parent")
            }
            (place, depth) = (folder.parent, depth + 1)
            guard depth < Self.deepest else {
                throw HTTPError(422, "folder_too_deep", "/parent: folders may be nested at most \(Self.deepest) deep", field: "/parent")
            }
        }
    }

    private func claim(_ name: String, parent: Int64, owner: Int64, except: Int64, _ connection: any SQLConnection) throws {
        let other = try connection.first(
            "SELECT id FROM folder WHERE owner = ?1 AND parent = ?2 AND name = ?3", .int(owner), .int(parent), .text(name)
        ) { $0.int(0) }
        guard let other, other != except else { return }
        throw HTTPError(
            409, "name_taken", "there is another folder called '\(name)' here", field: "/name",
            details: [.init("conflictingId", .string(Share.id(other)))])
    }

    func create(name: String, parent: Int64, account: Account, _ connection: any SQLConnection) throws -> Folder {
        let count = try connection.first("SELECT count(*) FROM folder WHERE owner = ?1", .int(account.id)) { $0.int(0) } ?? 0
        guard count < Self.most else { throw HTTPError(409, "too_many_folders", "there are \(count) folders, the maximum") }
        try checkParent(parent, moved: nil, owner: account.id, connection)
        try claim(name, parent: parent, owner: account.id, except: 0, connection)
        let id = try shares.tick(connection)
        try connection.execute(
            "INSERT INTO folder(id, owner, parent, name, created_at) VALUES (?1, ?2, ?3, ?4, ?5)", .int(id), .int(account.id), .int(parent),
            .text(name), .int(id))
        return try require(Share.id(id), owner: account.id, connection)
    }

    func change(_ id: String, name: String?, parent: Int64?, account: Account) throws -> Folder {
        try shares.database.write { connection in
            try ShareStore.lock(account.id, connection)
            var folder = try require(id, owner: account.id, connection)
            if let name { folder.name = name }
            if let parent {
                try checkParent(parent, moved: folder.id, owner: account.id, connection)
                folder.parent = parent
            }
            try claim(folder.name, parent: folder.parent, owner: account.id, except: folder.id, connection)
            try connection.execute(
                "UPDATE folder SET name = ?1, parent = ?2 WHERE id = ?3", .text(folder.name), .int(folder.parent), .int(folder.id))
            return folder
        }
    }

    /// > Throws: 409 unless it is empty; deleted shares that can be restored do not count, and are restored outside of any folder.
    func delete(_ id: String, account: Account) throws {
        try shares.database.write { connection in
            try ShareStore.lock(account.id, connection)
            let folder = try require(id, owner: account.id, connection)
            for sql in [
                "SELECT 1 FROM folder WHERE owner = ?1 AND parent = ?2",
                "SELECT 1 FROM share WHERE owner = ?1 AND folder = ?2 AND state < 2",
            ] {
                guard try connection.first(sql, .int(account.id), .int(folder.id), map: { _ in true }) == nil else {
                    throw HTTPError(409, "folder_not_empty", "the folder '\(folder.name)' is not empty", field: "path.id")
                }
            }
            try connection.execute("UPDATE share SET folder = 0 WHERE owner = ?1 AND folder = ?2", .int(account.id), .int(folder.id))
            try connection.execute("DELETE FROM folder WHERE id = ?1", .int(folder.id))
        }
    }
}
