import Foundation
import SQLiteDatabase

/// The collected deals and those that were opened, in the app's container. Lists are newest first.
@MainActor final class SavedDeals {
    enum Kind: String, CaseIterable {
        case collected
        case recent
    }

    /// Its object is the `SavedDeals`.
    static let didChange = Notification.Name("TuanSavedDealsDidChange")
    static let mostRecents = 50

    private let database: Database

    init(in folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        database = try Database(at: folder.appendingPathComponent("deals.sqlite").path, durability: .full)
        try database.execute(
            """
            CREATE TABLE IF NOT EXISTS saved (
                number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, deal TEXT NOT NULL, fields TEXT NOT NULL, UNIQUE (kind, deal))
            """)
    }

    func deals(_ kind: Kind) throws -> [Deal] {
        let texts = try database.rows("SELECT fields FROM saved WHERE kind = ?1 ORDER BY number DESC", [.text(kind.rawValue)]) {
            $0.text(0) ?? ""
        }
        return try texts.map { try Deal(Fields(JSONSerialization.jsonObject(with: Data($0.utf8)), place: "saved")) }
    }

    func count(_ kind: Kind) throws -> Int {
        try database.rows("SELECT COUNT(*) FROM saved WHERE kind = ?1", [.text(kind.rawValue)]) { Int($0.integer(0)) }.first ?? 0
    }

    func contains(_ id: String, _ kind: Kind) throws -> Bool {
        try !database.rows("SELECT 1 FROM saved WHERE kind = ?1 AND deal = ?2", [.text(kind.rawValue), .text(id)]) { _ in true }.isEmpty
    }

    /// Stores a deal as the newest one, also if it is there already.
    func add(_ deal: Deal, _ kind: Kind) throws {
        let data = try JSONSerialization.data(withJSONObject: deal.fields, options: [.sortedKeys])
        try database.transaction {
            try database.execute("DELETE FROM saved WHERE kind = ?1 AND deal = ?2", .text(kind.rawValue), .text(deal.id))
            try database.execute(
                "INSERT INTO saved (kind, deal, fields) VALUES (?1, ?2, ?3)", .text(kind.rawValue), .text(deal.id),
                .text(String(decoding: data, as: UTF8.self)))
            if kind == .recent {
                try database.execute(
                    """
                    DELETE FROM saved WHERE kind = ?1 AND number NOT IN
                    (SELECT number FROM saved WHERE kind = ?1 ORDER BY number DESC LIMIT ?2)
                    """, .text(kind.rawValue), .integer(Int64(Self.mostRecents)))
            }
        }
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    func remove(_ id: String, _ kind: Kind) throws {
        try database.execute("DELETE FROM saved WHERE kind = ?1 AND deal = ?2", .text(kind.rawValue), .text(id))
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }
}
