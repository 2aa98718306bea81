public import Foundation

extension Bundle {
    /// The value of a key in the bundle's `Info.plist`, as `object(forInfoDictionaryKey:)`: the device's language comes first, in `InfoPlist.strings`.
    ///
    /// Foundation on Linux has nothing for a key that such a table does not have. Source rewriting calls this method instead.
    /// > Contract: Foundation, Bundle.object(forInfoDictionaryKey:).
    public func deviceObject(forInfoDictionaryKey key: String) -> Any? {
        let text = deviceLocalizedString(forKey: key, value: Self.missing, table: "InfoPlist")
        return text == Self.missing ? infoDictionary?[key] : text
    }

    /// The files with an extension, as `urls(forResourcesWithExtension:subdirectory:)`, whose URLs are objects in Foundation on Linux.
    ///
    /// Source rewriting calls this method instead. > Contract: Foundation, Bundle.urls(forResourcesWithExtension:subdirectory:).
    public func deviceURLs(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subpath)?.map { $0 as URL }
    }
    /// The same for the files of one language.
    public func deviceURLs(
        forResourcesWithExtension ext: String?, subdirectory subpath: String?, localization localizationName: String?
    ) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName)?.map { $0 as URL }
    }
    /// The files with an extension in a bundle that is not made.
    public static func deviceURLs(
        forResourcesWithExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL
    ) -> [URL]? {
        (urls(forResourcesWithExtension: ext, subdirectory: subpath, in: bundleURL as NSURL) as [NSURL]?)?.map { $0 as URL }
    }

    /// No text of a table.
    private static let missing = "\u{0}"
}
