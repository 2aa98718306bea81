import Foundation

/// What was searched for: newest first, without duplicates, at most ten; stored.
struct SearchHistory {
    static let most = 10
    let defaults: UserDefaults

    var texts: [String] { defaults.stringArray(forKey: "searches") ?? [] }

    func add(_ text: String) {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        guard !trimmed.isEmpty else { return }
        defaults.set(Array(([trimmed] + texts.filter { $0 != trimmed }).prefix(Self.most)), forKey: "searches")
    }

    func clear() { defaults.removeObject(forKey: "searches") }
}

/// A suggestion of the service.
struct Suggestion: DictionaryModel {
    var text: String

    init(_ fields: Fields) throws { text = try fields.text("text") }
}

/// Suggestions for a typed text: titles of deals and names of shops that contain it, in the order of the deals.
enum Suggestions {
    static let most = 12

    /// What is searched for: of a shop, as `Name（Branch）`, its name, which the titles of its deals begin with.
    static func keyword(of text: String) -> String {
        guard let start = text.firstIndex(where: { "（(".contains($0) }), start > text.startIndex else { return text }
        return text[..<start].trimmingCharacters(in: .whitespaces)
    }

    static func of(_ text: String, in deals: [Deal]) -> [String] {
        let wanted = text.lowercased()
        var seen: Set<String> = []
        let names = deals.flatMap { [$0.title] + $0.shops.map(\.name) }
        return Array(names.filter { $0.lowercased().contains(wanted) && seen.insert($0).inserted }.prefix(most))
    }
}
