/// The sections of the city list, with the titles of its index.
struct CitySections: Equatable {
    struct Section: Equatable {
        var title: String
        var indexTitle: String
        var names: [String]
    }

    let sections: [Section]

    init(recents: [String], hot: [String], groups: [CityGroup]) {
        var sections: [Section] = []
        if !recents.isEmpty { sections.append(Section(title: words("最近访问"), indexTitle: words("近"), names: recents)) }
        if !hot.isEmpty { sections.append(Section(title: words("热门城市"), indexTitle: words("热"), names: hot)) }
        sections += groups.filter { !$0.cities.isEmpty }.map {
            Section(title: $0.title, indexTitle: $0.title, names: $0.cities.map(\.name))
        }
        self.sections = sections
    }
}
