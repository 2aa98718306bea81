public import DeviceProtocol

/// A key of a hardware keyboard, with its modifiers, named as on an American keyboard: "Return", "cmd+a", "shift+Tab".
public struct ScriptKey: Hashable, Sendable {
    /// USB HID usage, page 7.
    public var usage: UInt16
    /// The modifier keys that are held.
    public var modifiers: KeySample.Modifiers
    /// The text that the key types; empty for none.
    public var characters: String

    private static let named: [String: (usage: UInt16, characters: String)] = [
        "return": (0x28, "\r"), "enter": (0x28, "\r"), "escape": (0x29, "\u{1B}"), "delete": (0x2A, "\u{8}"), "backspace": (0x2A, "\u{8}"),
        "tab": (0x2B, "\t"), "space": (0x2C, " "), "forwarddelete": (0x4C, "\u{7F}"), "home": (0x4A, ""), "end": (0x4D, ""),
        "pageup": (0x4B, ""), "pagedown": (0x4E, ""), "right": (0x4F, ""), "left": (0x50, ""), "down": (0x51, ""), "up": (0x52, ""),
    ]
    private static let modifierNames: [String: KeySample.Modifiers] = [
        "shift": .shift, "ctrl": .control, "control": .control, "alt": .option, "option": .option, "cmd": .command, "command": .command,
    ]
    /// Usages from 0x2D on, plain and shifted.
    private static let symbols: [(plain: Character, shifted: Character, usage: UInt16)] = [
        ("-", "_", 0x2D), ("=", "+", 0x2E), ("[", "{", 0x2F), ("]", "}", 0x30), ("\\", "|", 0x31), (";", ":", 0x33), ("'", "\"", 0x34),
        ("`", "~", 0x35), (",", "<", 0x36), (".", ">", 0x37), ("/", "?", 0x38), (" ", " ", 0x2C),
    ]
    private static let shiftedDigits = Array("!@#$%^&*()")

    /// Nil for an unknown name.
    public init?(named name: String) {
        var modifiers: KeySample.Modifiers = []
        var parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        guard let last = parts.popLast() else { return nil }
        for part in parts {
            guard let modifier = ScriptKey.modifierNames[part.lowercased()] else { return nil }
            modifiers.insert(modifier)
        }
        if let key = ScriptKey.named[last.lowercased()] {
            self.init(usage: key.usage, modifiers: modifiers, characters: key.characters)
        } else if last.count == 1, let character = last.first, var key = ScriptKey(typing: character) {
            key.modifiers.formUnion(modifiers)
            self = key
        } else {
            return nil
        }
    }

    /// The key, with shift if necessary, that types a character; nil if there is none.
    public init?(typing character: Character) {
        if character == "\n" || character == "\r" {
            self.init(usage: 0x28, modifiers: [], characters: "\r")
        } else if character == "\t" {
            self.init(usage: 0x2B, modifiers: [], characters: "\t")
        } else if let ascii = character.asciiValue, character.isLetter {
            let lower = ascii | 0x20
            self.init(
                usage: UInt16(lower - UInt8(ascii: "a")) + 0x04, modifiers: character.isUppercase ? .shift : [],
                characters: String(character))
        } else if let digit = character.wholeNumberValue, character.isASCII {
            self.init(usage: digit == 0 ? 0x27 : UInt16(digit) + 0x1D, modifiers: [], characters: String(character))
        } else if let index = ScriptKey.shiftedDigits.firstIndex(of: character) {
            self.init(usage: UInt16(index) + 0x1E, modifiers: .shift, characters: String(character))
        } else if let symbol = ScriptKey.symbols.first(where: { $0.plain == character || $0.shifted == character }) {
            self.init(usage: symbol.usage, modifiers: symbol.plain == character ? [] : .shift, characters: String(character))
        } else {
            return nil
        }
    }

    private init(usage: UInt16, modifiers: KeySample.Modifiers, characters: String) {
        self.usage = usage
        self.modifiers = modifiers
        self.characters = characters
    }
}
