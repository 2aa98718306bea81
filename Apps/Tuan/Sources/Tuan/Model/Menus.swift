/// An item of a menu with its sub-titles.
struct MenuEntry: Equatable {
    var title: String
    /// The name of its symbol.
    var symbol: String?
    var subtitles: [String] = []
}

/// A menu whose first item is "all", and what is chosen in it.
struct ChoiceMenu: Equatable {
    /// An item and one of its sub-titles, of which the first is "all" of the item.
    struct Choice: Equatable {
        var item = 0
        var subtitle = 0
    }

    /// The first one is "all".
    private(set) var entries: [MenuEntry]
    private(set) var choice = Choice()

    init(all: String, symbol: String? = nil, entries: [MenuEntry]) {
        self.entries = [MenuEntry(title: all, symbol: symbol)] + entries
    }

    /// The words of the button in the bar.
    var title: String {
        let entry = entries[choice.item]
        return choice.subtitle == 0 ? entry.title : entry.subtitles[choice.subtitle - 1]
    }

    var symbol: String? { entries[choice.item].symbol }

    /// What requests have: nothing for "all", the item for "all" of an item.
    var value: String? { choice.item == 0 ? nil : title }

    mutating func choose(item: Int, subtitle: Int = 0) {
        guard entries.indices.contains(item), (0...entries[item].subtitles.count).contains(subtitle) else { return }
        choice = Choice(item: item, subtitle: subtitle)
    }

    /// Other entries, of which "all" is chosen.
    mutating func replace(_ new: [MenuEntry]) {
        entries = [entries[0]] + new
        choice = Choice()
    }
}

/// What is chosen in the three menus of a city's deals.
struct DealMenus: Equatable {
    var category: ChoiceMenu
    var district: ChoiceMenu
    private(set) var sorts: [Sort]
    private(set) var sort = 0

    init(categories: [MenuEntry], sorts: [Sort]) {
        category = ChoiceMenu(all: words("全部分类"), symbol: "square.grid.2x2", entries: categories)
        district = ChoiceMenu(all: words("全部商区"), entries: [])
        self.sorts = sorts
    }

    /// Another city: its districts; category and sort stay.
    mutating func enter(_ city: City) {
        district.replace(city.districts.map { MenuEntry(title: $0.name, subtitles: $0.neighbourhoods) })
    }

    mutating func choose(sort index: Int) { if sorts.indices.contains(index) { sort = index } }

    var sortTitle: String { sorts.indices.contains(sort) ? sorts[sort].title : "" }

    func query(in city: String) -> DealQuery {
        DealQuery(
            city: city, category: category.value, region: district.value, sort: sorts.indices.contains(sort) ? sorts[sort].value : 1)
    }
}
