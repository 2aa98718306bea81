internal import DarwinFoundation
internal import DeviceProtocol
internal import Foundation

/// Texts of the app's `Info.plist`, such as those that a question to the user shows.
package enum AppInformation {
    /// The text of a key in the device's language; nil if the app has none.
    package static func text(_ key: String) -> String? { Bundle.main.deviceObject(forInfoDictionaryKey: key) as? String }

    /// The text of a key for the kind of device, `key~ipad` or `key~iphone`, or otherwise that of the key alone.
    ///
    /// > Contract: Information Property List Key Reference, Adding Platform-Specific and Device-Specific Keys.
    static func text(_ key: String, for idiom: DeviceState.Idiom, in bundle: Bundle = .main) -> String? {
        let keys = [key + (idiom == .pad ? "~ipad" : "~iphone"), key]
        return keys.lazy.compactMap { bundle.deviceObject(forInfoDictionaryKey: $0) as? String }.first
    }
}
