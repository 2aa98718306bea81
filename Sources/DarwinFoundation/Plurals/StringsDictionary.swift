internal import Foundation

/// A `.stringsdict` table in one language.
struct StringsDictionary: Sendable {
    enum Entry: Equatable, Sendable {
        case plain(String)
        case plural(PluralText)
    }

    let entries: [String: Entry]

    /// > Parameters: idiom: whose texts are chosen, such as "iphone".
    init(_ data: Data, language: String, idiom: String) {
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        let table = list as? [String: Any] ?? [:]
        entries = table.compactMapValues { Self.entry($0, language, idiom, depth: 0) }
    }

    /// What a catalog's compiler adds to texts of another language: that of the catalog, where a translation is missing.
    static let languageKey = "FerryLanguage"

    private static let maximumDepth = 4

    private static func entry(_ value: Any, _ language: String, _ idiom: String, depth: Int) -> Entry? {
        if let text = value as? String { return .plain(text) }
        guard let table = value as? [String: Any], depth < maximumDepth else { return nil }
        let language = table[languageKey] as? String ?? language
        if let devices = table["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return (devices[idiom] ?? devices["other"]).flatMap { entry($0, language, idiom, depth: depth + 1) }
        }
        if let widths = table["NSStringVariableWidthRuleType"] as? [String: Any] {
            // Without a width that it is for, the text for the widest place.
            let widest = widths.compactMap { width, text in Int(width).map { (width: $0, text: text) } }.max { $0.width < $1.width }
            return widest.flatMap { entry($0.text, language, idiom, depth: depth + 1) }
        }
        guard let format = table["NSStringLocalizedFormatKey"] as? String else { return nil }
        let variables = table.compactMapValues {
            ($0 as? [String: Any]).map { PluralText.Variable(forms: $0.compactMapValues { $0 as? String }) }
        }
        return variables.isEmpty ? .plain(format) : .plural(PluralText(format: format, variables: variables, language: language))
    }
}
