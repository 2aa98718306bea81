internal import Foundation

/// A value of an attribute in the index.
enum SearchValue: Codable, Hashable, Sendable {
    case text(String)
    case texts([String])
    case number(Double)
    case date(Date)
    case data(Data)

    /// What a search reads; numbers, dates and data are not searched.
    var words: [String] {
        switch self {
        case .text(let text): [text]
        case .texts(let texts): texts
        case .number, .date, .data: []
        }
    }
}

/// An item of the index, as a value.
struct IndexedItem: Codable, Hashable, Sendable {
    var identifier: String
    var domain: String?
    var expiration: Date?
    var contentType: String
    var attributes: [String: SearchValue]
}

/// The items of an app, as a value: by identifier, in the order in which they were first indexed.
struct SearchIndex: Codable, Hashable, Sendable {
    private(set) var items: [IndexedItem] = []

    /// Adds items, or replaces those of the same identifiers.
    mutating func add(_ new: [IndexedItem]) {
        for item in new {
            if let index = items.firstIndex(where: { $0.identifier == item.identifier }) { items[index] = item } else { items.append(item) }
        }
    }

    mutating func remove(identifiers: Set<String>) { items.removeAll { identifiers.contains($0.identifier) } }

    /// Also those of the domains in them: `mail` contains `mail.inbox`.
    mutating func remove(domains: [String]) {
        items.removeAll { item in
            guard let domain = item.domain else { return false }
            return domains.contains { domain == $0 || domain.hasPrefix($0 + ".") }
        }
    }

    mutating func removeAll() { items = [] }

    /// The items that a query selects and that have not expired.
    func items(_ query: SearchExpression, at now: Date) -> [IndexedItem] {
        items.filter { ($0.expiration ?? .distantFuture) > now && query.selects($0) }
    }
}
