internal import DarwinFoundation
internal import Foundation

/// Texts of the app's `Info.plist`, such as those that a question to the user shows.
package enum AppInformation {
    /// The text of a key in the device's language; nil if the app has none.
    package static func text(_ key: String) -> String? { Bundle.main.deviceObject(forInfoDictionaryKey: key) as? String }
}
