import Storage

/// A deal of a selection, with what the selection is sorted by.
struct Candidate: Sendable, Equatable, Comparable {
    /// Smaller ones come first.
    private let key: Double
    /// The deal's number, which decides among equals; negated in orders that descend.
    private let tie: Int64
    let place: Place

    var number: Int64 { abs(tie) }

    static func columns(_ order: DealQuery.Order) -> String { "d.number, d.\(order.column), d.latitude, d.longitude" }

    /// > Parameters: row: begins with `columns`.
    init(_ row: SQLRow, _ order: DealQuery.Order) {
        let sign: Int64 = order.isDescending ? -1 : 1
        (key, tie) = (Double(sign * row.int(1)), sign * row.int(0))
        place = Place(latitude: row.int(2), longitude: row.int(3))
    }

    static func < (one: Candidate, other: Candidate) -> Bool { one.key == other.key ? one.tie < other.tie : one.key < other.key }
}

/// A deal and how far it is.
struct Nearby: Sendable, Comparable {
    /// > Units: metres.
    let distance: Double
    let candidate: Candidate

    static func < (one: Nearby, other: Nearby) -> Bool {
        one.distance == other.distance ? one.candidate.number < other.candidate.number : one.distance < other.distance
    }
}
