public import Foundation
import Synchronization

extension DeviceLocale {
    /// `NSLocalizedString` as on iOS: the table's text in the device's language, else `value`, else the key.
    ///
    /// A text of a `.stringsdict` table is a format, for `String(format:)` and its like.
    /// > Contract: Foundation, NSLocalizedString(_:tableName:bundle:value:comment:).
    public static func text(_ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String) -> String
    {
        bundle.deviceLocalizedString(forKey: key, value: value, table: tableName)
    }

    /// The device's kind, as `.stringsdict` tables name it: "iphone" or "ipad".
    package static func setIdiom(_ idiom: String) { PluralRegistry.shared.setIdiom(idiom) }
}

extension Bundle {
    /// The text of a key, as `localizedString(forKey:value:table:)`, also from `.stringsdict` tables.
    ///
    /// > Contract: Foundation, Bundle.localizedString(forKey:value:table:).
    public func deviceLocalizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        let table = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        return KnownTexts.shared.text(key, value ?? "", table, in: self) {
            let isLanguage = bundlePath.hasSuffix(".lproj")
            let folder = isLanguage ? self : LocalizedBundles.shared.bundle(for: self)
            // A plural format depends on the kind of device too, and its registry keeps what it read.
            if let path = folder.stringsDictionary(table) {
                let format = PluralRegistry.shared.text(key, at: path, language: folder.pluralLanguage)
                return (format ?? folder.localizedString(forKey: key, value: value, table: tableName), false)
            }
            return (folder.localizedString(forKey: key, value: value, table: tableName), true)
        }
    }

    private func stringsDictionary(_ table: String) -> String? {
        let path = "\(bundlePath)/\(table).stringsdict"
        if FileManager.default.fileExists(atPath: path) { return path }
        return bundlePath.hasSuffix(".lproj") ? nil : self.path(forResource: table, ofType: "stringsdict")
    }

    /// The language of a localization's folder; "en" for texts of no language.
    private var pluralLanguage: String {
        let name = (bundlePath as NSString).lastPathComponent
        let language = name.hasSuffix(".lproj") ? String(name.dropLast(".lproj".count)) : "Base"
        return language == "Base" ? "en" : language
    }
}

/// The bundles' localization folders.
final class LocalizedBundles: Sendable {
    static let shared = LocalizedBundles()
    private let known = Mutex<[String: Bundle]>([:])

    /// The device's language changed.
    func forget() {
        known.withLock { $0 = [:] }
        KnownTexts.shared.forget()
    }

    /// The best localization of a bundle for the device, or the bundle itself if it has none.
    func bundle(for bundle: Bundle) -> Bundle {
        known.withLock { known in
            let path = bundle.bundlePath
            if let found = known[path] { return found }
            // `developmentLocalization` traps for a bundle without a property list.
            let developed = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
            let language = DeviceLocale.localization(
                among: bundle.localizations, for: DeviceLocale.preferredLanguages, developed: developed)
            let folder = language.flatMap { bundle.path(forResource: $0, ofType: "lproj") }
            let found = folder.flatMap { Bundle(path: $0) } ?? bundle
            known[path] = found
            return found
        }
    }
}
