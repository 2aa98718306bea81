import Foundation

/// A localized text, by its English text. `%@` and `%d` are replaced, in the order of the arguments.
func words(_ key: String, _ arguments: CVarArg...) -> String {
    let text = NSLocalizedString(key, comment: "")
    return arguments.isEmpty ? text : String(format: text, locale: Locale.current, arguments: arguments)
}
