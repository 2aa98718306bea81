public import Foundation

/// The device's languages, which Foundation on Linux does not have; `Locale.current` is the device's language and region already.
///
/// `ferry build` replaces `Locale.preferredLanguages` and `NSLocalizedString` with it. > Isolation: any thread.
public enum DeviceLocale {
    /// The device's language and region, the same as `Locale.current`.
    public static var current: Locale { Locale.current }

    /// Languages with script and region, as in `Locale.preferredLanguages` on iOS: `zh-Hans-CN`.
    public static var preferredLanguages: [String] { [language(of: .current)] }

    /// The preferred languages as locales.
    ///
    /// > Contract: Foundation, Locale.preferredLocales.
    public static var preferredLocales: [Locale] { preferredLanguages.map(Locale.init(identifier:)) }

    package static func language(of locale: Locale) -> String {
        let name = locale.identifier.prefix { $0 != "@" && $0 != "." }
        let parts = name.split { $0 == "_" || $0 == "-" }.map(String.init)
        guard let language = parts.first else { return "en" }
        var script = parts.dropFirst().first { $0.count == 4 }
        let region = parts.dropFirst().first { $0.count == 2 || ($0.count == 3 && $0.allSatisfy(\.isNumber)) }
        if language == "zh", script == nil { script = ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans" }
        return [language, script, region].compactMap { $0 }.joined(separator: "-")
    }

    /// The best of a bundle's localizations for a user who reads `preferred`; else its development language.
    package static func localization(among available: [String], for preferred: [String], developed: String?) -> String? {
        // Packages write the names of folders in small letters.
        func named(_ name: String) -> String? {
            available.first { $0.replacing("_", with: "-").lowercased() == name.replacing("_", with: "-").lowercased() }
        }
        for language in preferred {
            var parts = language.split(separator: "-")
            while !parts.isEmpty {
                if let found = named(parts.joined(separator: "-")) { return found }
                parts.removeLast()
            }
        }
        return [developed, "en", "Base"].lazy.compactMap { $0.flatMap(named) }.first
    }
}
