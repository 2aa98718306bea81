/// A String Catalog: the texts of one table in all languages.
package struct StringCatalog: Equatable, Sendable {
    /// A text, or texts that a number or a device chooses.
    indirect enum Variation: Equatable, Sendable {
        case text(String)
        case plural([String: Variation])
        case device([String: Variation])
    }

    /// What `%#@name@` in a text stands for.
    struct Substitution: Equatable, Sendable {
        /// The argument, counted from 1.
        var argument: Int?
        /// Of the format, without the percent sign: "lld".
        var specifier: String
        var variation: Variation
    }

    struct Localization: Equatable, Sendable {
        var variation: Variation
        var substitutions: [String: Substitution] = [:]
    }

    struct Entry: Equatable, Sendable {
        var localizations: [String: Localization] = [:]
        var shouldTranslate = true
    }

    package internal(set) var sourceLanguage: String
    var entries: [String: Entry] = [:]
    /// What is left out, with file and line.
    package internal(set) var warnings: [String] = []

    /// The source language first.
    package var languages: [String] {
        let named = Set(entries.values.flatMap(\.localizations.keys)).subtracting([sourceLanguage])
        return [sourceLanguage] + named.sorted()
    }
}
