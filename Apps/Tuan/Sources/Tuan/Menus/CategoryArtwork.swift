/// The symbols of the categories' artwork.
enum CategoryArtwork {
    private static let symbols = [
        "food": "fork.knife", "leisure": "gamecontroller", "show": "film", "hotel": "bed.double", "beauty": "scissors", "life": "house",
        "travel": "airplane", "family": "person.2",
    ]

    static func symbol(_ icon: String) -> String { symbols[icon] ?? "tag" }
}

extension MenuEntry {
    init(_ category: Category) {
        self.init(title: category.name, symbol: CategoryArtwork.symbol(category.icon), subtitles: category.subcategories)
    }
}
