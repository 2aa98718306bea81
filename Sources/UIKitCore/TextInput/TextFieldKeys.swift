internal import Foundation

/// Handles the keys of a hardware keyboard in a text field, except typing.
@MainActor enum TextFieldKeys {
    /// Whether the key was handled.
    static func handle(_ key: UIKey, in field: UITextField) -> Bool {
        guard field.isInSession else { return false }
        return move(key, in: field) || delete(key, in: field) || command(key, in: field)
    }

    private static func unit(_ flags: UIKeyModifierFlags) -> TextEditor.Unit {
        flags.contains(.command) ? .line : flags.contains(.alternate) ? .word : .grapheme
    }

    private static func move(_ key: UIKey, in field: UITextField) -> Bool {
        let extending = key.modifierFlags.contains(.shift)
        let unit = unit(key.modifierFlags)
        switch key.keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow:
            let toRight = key.keyCode == .keyboardRightArrow
            field.moveSideways(toRight: toRight, by: unit, extending: extending)
        case .keyboardUpArrow, .keyboardHome, .keyboardPageUp:
            field.changeSelection { $0.move(.backward, by: .line, extending: extending) }
        case .keyboardDownArrow, .keyboardEnd, .keyboardPageDown:
            field.changeSelection { $0.move(.forward, by: .line, extending: extending) }
        default: return false
        }
        return true
    }

    private static func delete(_ key: UIKey, in field: UITextField) -> Bool {
        switch key.keyCode {
        case .keyboardDeleteOrBackspace:
            guard unit(key.modifierFlags) != .grapheme else { return false }
            field.delete(.backward, by: unit(key.modifierFlags))
        case .keyboardDeleteForward: field.delete(.forward, by: unit(key.modifierFlags))
        default: return false
        }
        return true
    }

    private static func command(_ key: UIKey, in field: UITextField) -> Bool {
        guard key.modifierFlags.contains(.command) || key.modifierFlags.contains(.control) else { return false }
        switch key.keyCode {
        case .keyboardA: field.selectAll(nil)
        case .keyboardC: field.copy(nil as Any?)
        case .keyboardX: field.cut(nil)
        case .keyboardV: field.paste(nil)
        default: return false
        }
        return true
    }

    /// Line breaks become spaces: a field has one line.
    static func singleLine(_ string: String) -> String {
        string.contains(where: \.isNewline) ? string.split(whereSeparator: \.isNewline).joined(separator: " ") : string
    }
}
