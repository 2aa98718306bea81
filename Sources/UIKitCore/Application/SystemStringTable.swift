internal import Foundation

/// Texts in several languages: one line for each, with the English text first and a column for each further language.
///
/// The English text is the key. Columns are separated by `|`. A text may have the placeholders `%@`, or `%1$@` and further where a language
/// has another order.
package struct SystemStringTable: Sendable {
    /// The texts of all of the system's views and alerts.
    package static let system = Self([barTexts, menuTexts, questionTexts, photoTexts, spokenTexts])

    /// The columns after the English one, as BCP 47 names.
    static let languages = ["zh-Hans", "zh-Hant", "ja", "ko", "de", "fr", "es", "ar", "he"]

    private(set) var rows: [String: [String]] = [:]

    /// - Parameter texts: tables as text; a key of a later one replaces that of an earlier one.
    init(_ texts: [String]) {
        for line in texts.lazy.flatMap({ $0.split(separator: "\n") }) {
            let columns = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            if let key = columns.first { rows[key] = Array(columns.dropFirst()) }
        }
    }

    /// The text in the language of a locale such as `zh_TW`, with `%@` for each of some values.
    package func text(_ english: String, locale: String, _ values: String...) -> String {
        let text = text(english, column: Self.column(ofLocale: locale))
        return values.isEmpty ? text : String(format: text, arguments: values.map { $0 as NSString })
    }

    /// The text in a column of `languages`; the English one where there is none.
    func text(_ english: String, column: Int?) -> String {
        guard let column, let row = rows[english], row.indices.contains(column) else { return english }
        return row[column]
    }

    /// The column for a locale such as `zh_TW` or `de-AT`; nil for English and for languages without texts.
    static func column(ofLocale identifier: String) -> Int? {
        let parts = identifier.split { $0 == "_" || $0 == "-" || $0 == "@" }.map { $0.lowercased() }
        guard let code = parts.first else { return nil }
        let name =
            switch code {
            case "zh": isTraditional(parts.dropFirst()) ? "zh-Hant" : "zh-Hans"
            case "iw": "he"
            default: code
            }
        return languages.firstIndex(of: name)
    }

    /// Whether Chinese is written in traditional characters: by its script, or else by the region.
    private static func isTraditional(_ parts: ArraySlice<String>) -> Bool {
        if parts.contains("hans") { return false }
        return parts.contains("hant") || parts.contains { ["tw", "hk", "mo"].contains($0) }
    }
}
