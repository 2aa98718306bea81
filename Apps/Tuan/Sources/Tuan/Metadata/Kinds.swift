import Foundation

/// A category of deals with its subcategories.
struct Category: Equatable, DictionaryModel {
    var name: String
    /// The name of its artwork.
    var icon: String
    var subcategories: [String]

    init(name: String, icon: String, subcategories: [String] = []) {
        self.name = name
        self.icon = icon
        self.subcategories = subcategories
    }

    init(_ fields: Fields) throws {
        name = try fields.text("name")
        icon = fields.optionalText("icon") ?? ""
        subcategories = try fields.texts("subcategories")
    }
}

/// An order of deals, with the number that requests have.
struct Sort: Equatable, DictionaryModel {
    var name: String
    var value: Int

    init(name: String, value: Int) {
        self.name = name
        self.value = value
    }

    /// The name in the user's language; requests have the number.
    var title: String { NSLocalizedString(name, tableName: "Sorts", comment: "") }

    init(_ fields: Fields) throws {
        name = try fields.text("label")
        value = try fields.integer("value")
    }
}
