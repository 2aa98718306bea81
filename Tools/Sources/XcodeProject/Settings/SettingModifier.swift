/// The modifiers of a reference to a setting: `$(PRODUCT_NAME:c99extidentifier)`.
enum SettingModifier {
    static func apply(_ modifier: Substring, to value: String?) -> String? {
        if modifier.hasPrefix("default=") { return value?.isEmpty == false ? value : String(modifier.dropFirst("default=".count)) }
        guard let value else { return nil }
        switch modifier {
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "c99extidentifier", "identifier": return PathText.identifier(value)
        case "rfc1034identifier": return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
        case "dir": return PathText.folder(value)
        case "file": return PathText.name(value)
        case "base": return PathText.stem(value)
        case "suffix":
            let ending = PathText.name(value).drop { $0 != "." }
            return String(ending)
        case "standardizepath": return PathText.normal(value)
        default: return value
        }
    }
}
