import Foundation

/// A text of the app in the user's language.
func localized(_ key: String) -> String { NSLocalizedString(key, bundle: .module, comment: "") }

/// The same with arguments in place of `%@`, `%d` and the like, in their order.
func localized(_ key: String, _ arguments: any CVarArg...) -> String { String(format: localized(key), arguments: arguments) }

/// The tables of the lessons' texts.
enum LessonTexts {
    static let languages = ["en", "zh-Hans"]
    /// Where the app's resources are.
    static let bundle = Bundle.module
    private static let table = "Lessons"

    static func shown(_ key: String) -> String { NSLocalizedString(key, tableName: table, bundle: bundle, comment: "") }

    /// The text in every language, not only the user's: who reads Chinese may search for an English name.
    static func all(_ key: String) -> [String] {
        languages.compactMap { language in
            // The folders of a package's languages may be in lower case.
            let name = bundle.localizations.first { $0.caseInsensitiveCompare(language) == .orderedSame }
            let folder = bundle.path(forResource: name ?? language, ofType: "lproj").flatMap(Bundle.init(path:))
            return folder?.localizedString(forKey: key, value: nil, table: table)
        }
    }
}
