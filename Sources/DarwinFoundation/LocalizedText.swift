public import Foundation
import Synchronization

extension DeviceLocale {
    /// `NSLocalizedString` as on iOS: the table's text in the device's language, else `value`, else the key.
    ///
    /// > Contract: Foundation, NSLocalizedString(_:tableName:bundle:value:comment:).
    public static func text(_ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String) -> String
    {
        let localized = LocalizedBundles.shared.bundle(for: bundle)
        return localized.localizedString(forKey: key, value: value, table: tableName)
    }
}

/// The bundles' localization folders.
final class LocalizedBundles: Sendable {
    static let shared = LocalizedBundles()
    private let known = Mutex<[String: Bundle]>([:])

    /// The device's language changed.
    func forget() { known.withLock { $0 = [:] } }

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
