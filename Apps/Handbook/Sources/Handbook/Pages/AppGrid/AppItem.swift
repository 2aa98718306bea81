import Foundation

/// An app of the grid, as `Apps.plist` has it.
struct AppItem: Equatable {
    let name: String
    let symbol: String
    let color: String

    init?(_ dictionary: [String: Any]) {
        guard let name = dictionary["name"] as? String, let symbol = dictionary["symbol"] as? String else { return nil }
        self.name = name
        self.symbol = symbol
        color = dictionary["color"] as? String ?? "blue"
    }

    /// Entries without a name or a symbol are left out.
    static func all(in bundle: Bundle) -> [AppItem] {
        guard let url = bundle.url(forResource: "Apps", withExtension: "plist"), let data = try? Data(contentsOf: url),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]]
        else { return [] }
        return list.compactMap(AppItem.init)
    }
}
