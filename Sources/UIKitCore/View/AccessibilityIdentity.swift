internal import Foundation

/// The identifier of an element in messages between the app and assistive tools.
///
/// Views and elements are numbered as they are made: an app that is run again with the same input gives them the same identifiers, and no later object
/// gets one that was in use. Addresses have neither property.
@MainActor package enum AccessibilityIdentity {
    /// Identifiers of other apps on the same screen begin elsewhere. All are whole numbers in JSON, of at most 53 bits.
    private static let first = UInt64(hash(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName) & 0x1FFF) << 40
    private static var last = first

    /// The identifier of a new object.
    package static func next() -> UInt64 {
        last += 1
        return last
    }

    /// FNV-1a with 32 bits.
    private static func hash(_ text: String) -> UInt32 {
        text.utf8.reduce(0x811c_9dc5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
}
