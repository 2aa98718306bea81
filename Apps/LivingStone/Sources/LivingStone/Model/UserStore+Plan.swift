import Foundation
import SQLiteDatabase

/// The reading plan. What was read is stored for each kind, so that another plan does not lose it.
extension UserStore {
    static let planTables = [
        "CREATE TABLE IF NOT EXISTS plan_choice (id INTEGER PRIMARY KEY CHECK (id = 1), kind TEXT, reminder INT)",
        "CREATE TABLE IF NOT EXISTS plan_starts (kind TEXT PRIMARY KEY, day INT)",
        "CREATE TABLE IF NOT EXISTS plan_read (kind TEXT, book INT, chapter INT, PRIMARY KEY (kind, book, chapter))",
    ]

    /// Nil until a plan is chosen.
    func plan() throws -> PlanState? {
        let rows = try database.rows("SELECT kind, day, reminder FROM plan_choice JOIN plan_starts USING (kind)") { row in
            (kind: PlanKind(rawValue: row.text(0) ?? ""), day: row.integer(1), minutes: row.integer(2))
        }
        guard let row = rows.first, let kind = row.kind else { return nil }
        let read = try database.rows("SELECT book, chapter FROM plan_read WHERE kind = ?", [.text(kind.rawValue)]) {
            ChapterID(book: Int($0.integer(0)), chapter: Int($0.integer(1)))
        }
        let reminder = row.minutes < 0 ? nil : ClockTime(minutes: Int(row.minutes))
        return PlanState(kind: kind, start: CivilDay(number: Int(row.day)), reminder: reminder, read: Set(read))
    }

    /// Chooses a plan, which goes on where it was; a new one starts on `day`.
    func choosePlan(_ kind: PlanKind, on day: CivilDay) throws {
        try change {
            try database.execute("INSERT OR IGNORE INTO plan_starts VALUES (?, ?)", .text(kind.rawValue), .integer(Int64(day.number)))
            try database.execute(
                "INSERT INTO plan_choice VALUES (1, ?, -1) ON CONFLICT (id) DO UPDATE SET kind = excluded.kind", .text(kind.rawValue))
        }
    }

    /// Nothing of the plan is read, and its first day is `day`.
    func restartPlan(_ kind: PlanKind, on day: CivilDay) throws {
        try change {
            try database.execute("DELETE FROM plan_read WHERE kind = ?", .text(kind.rawValue))
            try database.execute("INSERT OR REPLACE INTO plan_starts VALUES (?, ?)", .text(kind.rawValue), .integer(Int64(day.number)))
        }
    }

    func setReminder(_ time: ClockTime?) throws {
        try change { try database.execute("UPDATE plan_choice SET reminder = ?", .integer(Int64(time?.minutes ?? -1))) }
    }

    func setRead(_ isRead: Bool, _ id: ChapterID, of kind: PlanKind) throws {
        let key: (Database.Value, Database.Value, Database.Value) = (
            .text(kind.rawValue), .integer(Int64(id.book)), .integer(Int64(id.chapter))
        )
        try change {
            if isRead {
                try database.execute("INSERT OR IGNORE INTO plan_read VALUES (?, ?, ?)", key.0, key.1, key.2)
            } else {
                try database.execute("DELETE FROM plan_read WHERE kind = ? AND book = ? AND chapter = ?", key.0, key.1, key.2)
            }
        }
    }
}
