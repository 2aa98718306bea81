/// Joins pages of a timeline. Ids decrease from row to row.
enum TimelineMerge {
    /// New rows in front, and how many of them were not known.
    static func prepend(_ new: [Status], to rows: [Status]) -> (rows: [Status], added: Int) {
        var known = Set(rows.map(\.id))
        let fresh = new.filter { known.insert($0.id).inserted }
        return (fresh + rows, fresh.count)
    }

    /// Older rows behind, without those that are there.
    static func append(_ old: [Status], to rows: [Status]) -> (rows: [Status], added: Int) {
        var known = Set(rows.map(\.id))
        let fresh = old.filter { known.insert($0.id).inserted }
        return (rows + fresh, fresh.count)
    }
}
