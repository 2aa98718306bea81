public import Foundation

/// Modifier keys held during an event.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps Lock is on.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// A Shift key is held.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// A Control key is held.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// An Option or Alt key is held.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// A Command key is held; on the host, the Super or Windows key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is on the numeric keypad; never set by Ferry.
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

    /// The text that the key types with the held modifiers, in the current layout; empty for keys without text.
    open var characters: String { typed }
    /// The text of the key without modifiers: letters in lower case and digits, both by their position on a US keyboard.
    open var charactersIgnoringModifiers: String { typedPlain }
    /// The modifier keys held with the key.
    open var modifierFlags: UIKeyModifierFlags { flags }
    /// The position of the key on the keyboard, whatever its layout; `keyboardErrorRollOver` for an unknown key.
    open var keyCode: UIKeyboardHIDUsage { usage }
}
