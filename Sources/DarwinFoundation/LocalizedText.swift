public import Foundation
import Synchronization

extension DeviceLocale {
    /// What `NSLocalizedString` gives on iOS: the text of a table in the device's language, else `value`, else the key.
    ///
    /// > Contract: Foundation, NSLocalizedString(_:tableName:bundle:value:comment:).
    public static func text(_ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String) -> String
    {
        let localized = LocalizedBundles.shared.bundle(for: bundle)
        return localized.localizedString(forKey: key, value: value, table: tableName)
    }
}

/// The folders of languages that texts of bundles come from.
final class LocalizedBundles: Sendable {
    static let shared = LocalizedBundles()
    private let known = Mutex<[String: Bundle]>([:])

    /// The device's language is another one.
    func forget() { known.withLock { $0 = [:] } }

    /// The bundle of the language that serves the device, or the bundle itself where it has none.
    func bundle(for bundle: Bundle) -> Bundle {
        known.withLock { known in
            let path = bundle.bundlePath
            if let found = known[path] { return found }
            // `developmentLocalization` traps in a bundle without a property list.
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
