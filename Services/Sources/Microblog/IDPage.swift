import JSON
import Storage

/// A page of a list: its ids, and where the pages around it begin.
struct IDPage: Sendable, Equatable {
    /// Newest first.
    var ids: [Int64]
    var total: Int64
    /// The id that the next page begins with; 0 after the last one.
    var next: Int64
    /// The id that the page before begins with; 0 on the first one.
    var previous: Int64 = 0

    /// - Parameter ids: those of the page and one more, if there is one.
    init(_ ids: [Int64], count: Int64, total: Int64) {
        next = Int64(ids.count) > count ? ids[Int(count)] : 0
        self.ids = Array(ids.prefix(Int(count)))
        self.total = total
    }

    /// A range of an index.
    ///
    /// - Parameters:
    ///   - sql: selects ids with `?1` the owner of the list, `?2` below and `?3` not above all of them; without its order and limit `?4`.
    ///   - column: the id in it.
    static func read(
        _ sql: String, column: String, owner: SQLValue, _ span: Span, total: Int64, _ connection: any SQLConnection
    ) throws -> IDPage {
        let ids = try connection.all(
            newestFirst(sql, column), [owner, .int(span.since), .int(span.max), .int(span.count + 1)], { $0.int(0) })
        var page = IDPage(ids, count: span.count, total: total)
        if let first = page.ids.first, span.max < .max {
            // The page before ends above this one's first.
            let above = try connection.all(
                "\(sql) ORDER BY \(column) ASC LIMIT ?4", [owner, .int(first), .int(.max), .int(span.count)], { $0.int(0) })
            page.previous = above.last ?? 0
        }
        return page
    }

    static func newestFirst(_ sql: String, _ column: String) -> String { "\(sql) ORDER BY \(column) DESC LIMIT ?4" }

    /// `{"<name>": […], "previous_cursor", "next_cursor", "total_number"}`
    func json(_ name: String, _ items: [JSON]) -> JSON {
        .object([
            .init(name, .array(items)), .init("previous_cursor", .int(previous)), .init("next_cursor", .int(next)),
            .init("total_number", .int(total)),
        ])
    }
}
