public import Foundation

/// The device's language and region, which Foundation on Linux takes from nowhere: there `Locale.current` is the same on every device.
///
/// `ferry build` puts it in the place of `Locale.current`, `Locale.preferredLanguages` and `NSLocalizedString`. > Isolation: any thread.
public enum DeviceLocale {
    /// What the simulator tells an app in `LANG`; Foundation's own where nothing is told.
    public static let current = locale(of: ProcessInfo.processInfo.environment["LANG"]) ?? Locale.current

    /// Languages with script and region, as `Locale.preferredLanguages` on iOS: `zh-Hans-CN`.
    public static let preferredLanguages = [language(of: current)]

    package static func locale(of variable: String?) -> Locale? {
        guard let name = variable?.prefix(while: { $0 != "." && $0 != "@" }), !name.isEmpty, !["C", "POSIX"].contains(name) else {
            return nil
        }
        return Locale(identifier: String(name))
    }

    package static func language(of locale: Locale) -> String {
        let parts = locale.identifier.split { $0 == "_" || $0 == "-" }.map(String.init)
        guard let language = parts.first else { return "en" }
        var script = parts.dropFirst().first { $0.count == 4 }
        let region = parts.dropFirst().first { $0.count == 2 || ($0.count == 3 && $0.allSatisfy(\.isNumber)) }
        if language == "zh", script == nil { script = ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans" }
        return [language, script, region].compactMap { $0 }.joined(separator: "-")
    }

    /// Which of a bundle's languages serves somebody who reads `preferred`: the closest, else the language it was developed in.
    package static func localization(among available: [String], for preferred: [String], developed: String?) -> String? {
        for language in preferred {
            var parts = language.split(separator: "-")
            while !parts.isEmpty {
                let name = parts.joined(separator: "-")
                if let found = available.first(where: { $0.replacing("_", with: "-").lowercased() == name.lowercased() }) { return found }
                parts.removeLast()
            }
        }
        return [developed, "en", "Base"].compactMap { $0 }.first(where: available.contains)
    }
}
