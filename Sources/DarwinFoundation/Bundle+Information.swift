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

    /// No text of a table.
    private static let missing = "\u{0}"
}
