internal import Foundation

/// What the keys of a hardware keyboard do in a text field, beside typing.
@MainActor enum TextFieldKeys {
    /// Whether the key was taken.
    static func handle(_ key: UIKey, in field: UITextField) -> Bool {
        guard field.isInSession else { return false }
        return move(key, in: field) || delete(key, in: field) || command(key, in: field)
    }

    private static func unit(_ flags: UIKeyModifierFlags) -> TextEditor.Unit {
        flags.contains(.command) ? .line : flags.contains(.alternate) ? .word : .grapheme
    }

    private static func move(_ key: UIKey, in field: UITextField) -> Bool {
        let movement: (TextEditor.Direction, TextEditor.Unit)? =
            switch key.keyCode {
            case .keyboardLeftArrow: (field.readsRightToLeft ? .forward : .backward, unit(key.modifierFlags))
            case .keyboardRightArrow: (field.readsRightToLeft ? .backward : .forward, unit(key.modifierFlags))
            case .keyboardUpArrow, .keyboardHome, .keyboardPageUp: (.backward, .line)
            case .keyboardDownArrow, .keyboardEnd, .keyboardPageDown: (.forward, .line)
            default: nil
            }
        guard let (direction, unit) = movement else { return false }
        field.changeSelection { $0.move(direction, by: unit, extending: key.modifierFlags.contains(.shift)) }
        return true
    }

    private static func delete(_ key: UIKey, in field: UITextField) -> Bool {
        let edit: TextEditor.Edit?
        switch key.keyCode {
        case .keyboardDeleteOrBackspace:
            guard unit(key.modifierFlags) != .grapheme else { return false }
            edit = field.editor.deletion(.backward, by: unit(key.modifierFlags))
        case .keyboardDeleteForward: edit = field.editor.deletion(.forward, by: unit(key.modifierFlags))
        default: return false
        }
        if let edit { field.perform(edit) }
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

    /// Line ends become spaces: a field has one line.
    static func singleLine(_ string: String) -> String {
        string.contains(where: \.isNewline) ? string.split(whereSeparator: \.isNewline).joined(separator: " ") : string
    }
}
