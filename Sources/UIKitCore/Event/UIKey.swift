public import Foundation

/// Modifier keys held during an event.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// One key of a hardware keyboard.
///
/// > Contract: UIKit, UIKey
@preconcurrency @MainActor open class UIKey: NSObject {
    private let typed: String
    private let typedPlain: String
    private let usage: UIKeyboardHIDUsage
    private let flags: UIKeyModifierFlags

    package init(characters: String, charactersIgnoringModifiers: String, keyCode: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags) {
        self.typed = characters
        self.typedPlain = charactersIgnoringModifiers
        self.usage = keyCode
        self.flags = modifierFlags
        super.init()
    }

    open var characters: String { typed }
    open var charactersIgnoringModifiers: String { typedPlain }
    open var modifierFlags: UIKeyModifierFlags { flags }
    open var keyCode: UIKeyboardHIDUsage { usage }
}
