import Storage
import TextIndex

/// The statements that read what a query looks for.
extension DealQuery {
    typealias Statement = (sql: String, values: [SQLValue])

    /// > Parameters: prefix: before every column; a unary plus keeps SQLite from choosing an index for it.
    private func conditions(_ values: inout [SQLValue], city: Int64?, prefix: String = "") -> [String] {
        var parts: [String] = []
        func add(_ column: String, _ value: Int64) {
            values.append(.int(value))
            parts.append("\(prefix)d.\(column) = ?\(values.count)")
        }
        switch region {
        case .district(let id): add("district", id)
        case .neighbourhood(let id, let district):
            add("district", district)
            add("neighbourhood", id)
        case nil: if let city { add("city", city) }
        }
        switch kind {
        case .category(let id): add("category", id)
        case .subcategory(let id, let category):
            add("category", category)
            add("subcategory", id)
        case nil: break
        }
        return parts
    }

    /// The statement for one page of a range.
    func pageStatement() -> Statement {
        var values: [SQLValue] = [.int(Int64(limit)), .int(Int64(limit) * Int64(page - 1))]
        let conditions = conditions(&values, city: city).joined(separator: " AND ")
        let direction = order.isDescending ? "DESC" : "ASC"
        let order = order == .newest ? "d.number \(direction)" : "d.\(order.column) \(direction), d.number \(direction)"
        return ("SELECT \(Deal.columns) FROM deal d WHERE \(conditions) ORDER BY \(order) LIMIT ?1 OFFSET ?2", values)
    }

    /// The statement for the newest deals whose text contains the keyword: `keywordSelection` at most, of the newest `keywordReach`.
    func keywordStatement(_ dialect: Dialect, columns: String) -> Statement {
        var values: [SQLValue] = [.int(Int64(keywordSelection))]
        func bind(_ value: SQLValue) -> String {
            values.append(value)
            return "?\(values.count)"
        }
        // The index has separate terms for each city.
        var rest = conditions(&values, city: nil)
        let found: String
        switch dialect {
        case .sqlite:
            let match = bind(.text(SearchKey.match(keyword, owner: city ?? 0) ?? ""))
            var deals = "deal d ON d.number = g.number"
            if SearchKey.isExact(keyword) {
                // All that is read is in this index, where a city's deals are next to each other; in the table each is on a page of its own.
                deals = "deal d INDEXED BY deal_city_number ON d.city = \(bind(.int(city ?? 0))) AND d.number = g.number"
            } else {
                rest.append("instr(d.search, \(bind(.text(keyword)))) > 0")
            }
            let matches = "SELECT rowid AS number FROM deal_gram WHERE deal_gram MATCH \(match) ORDER BY rowid DESC LIMIT"
            if rest.isEmpty { return ("SELECT \(columns) FROM (\(matches) ?1) g CROSS JOIN \(deals)", values) }
            found = "(\(matches) \(keywordReach)) g CROSS JOIN \(deals)"
        case .postgres:
            let city = bind(.int(city ?? 0))
            let pattern = keyword.map { "\\%_".contains($0) ? "\\\($0)" : String($0) }.joined()
            let text = bind(.text("%\(pattern)%"))
            found =
                "(SELECT * FROM deal WHERE city = \(city) AND search LIKE \(text) ORDER BY number DESC LIMIT \(keywordReach)) d"
        }
        let condition = rest.isEmpty ? "" : "WHERE \(rest.joined(separator: " AND ")) "
        return ("SELECT \(columns) FROM \(found) \(condition)ORDER BY d.number DESC LIMIT ?1", values)
    }

    /// The statement for deals in a part of a band.
    func bandStatement(_ part: MapBand.Part, limit: Int) -> Statement {
        var values: [SQLValue] = [
            .int(Int64(limit)), .int(part.band), .int(part.longitudes.lowerBound), .int(part.longitudes.upperBound),
        ]
        let conditions = conditions(&values, city: city, prefix: "+").map { " AND " + $0 }.joined()
        let range = "\(MapBand.expression) = ?2 AND longitude >= ?3 AND longitude <= ?4"
        return ("SELECT \(Candidate.columns(order)) FROM deal d WHERE \(range)\(conditions) LIMIT ?1", values)
    }
}
