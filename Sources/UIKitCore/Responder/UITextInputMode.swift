public import Foundation

/// A language, or another set of keys, of the software keyboard.
///
/// > Source: Apple, UITextInputMode
@preconcurrency @MainActor open class UITextInputMode: NSObject, NSSecureCoding {
    /// The language tag of the keys, such as "en-US"; "emoji" for the emoji.
    public nonisolated let primaryLanguage: String?

    package init(_ language: String) {
        primaryLanguage = language
        super.init()
    }

    /// The modes of the simulated device's keyboard, in the order of its globe key. They are the same on every device.
    open class var activeInputModes: [UITextInputMode] { all }
    private static let all = ["en-US", "zh-Hans", "ar", "emoji"].map { UITextInputMode($0) }

    /// Sent when the user chose another mode, and when an input with another mode became first responder; without an object.
    public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")

    package static func named(_ language: String) -> UITextInputMode? { all.first { $0.primaryLanguage == language } }

    // MARK: NSSecureCoding

    public nonisolated static var supportsSecureCoding: Bool { true }
    public required nonisolated init?(coder: NSCoder) {
        guard let language = coder.decodeObject(of: NSString.self, forKey: "primaryLanguage") else { return nil }
        primaryLanguage = language as String
        super.init()
    }
    public nonisolated func encode(with coder: NSCoder) { coder.encode(primaryLanguage as NSString?, forKey: "primaryLanguage") }
}
