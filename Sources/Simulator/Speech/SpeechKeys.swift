package import DeviceProtocol

/// VoiceOver's keys: with Control and Option, its commands; without, arrows, Space and Escape, unless a text input has
/// the keyboard.
package enum SpeechKeys {
    /// Nil for a key that the app receives.
    package static func command(for key: KeySample, isEditing: Bool) -> SpeechCommand? {
        let held = key.modifiers.subtracting(.capsLock)
        switch held {
        case [.control, .option]: return plain(key.usage) ?? more(key.usage)
        case [.control, .option, .command] where key.usage == 0x4F: return .rotorNext
        case [.control, .option, .command] where key.usage == 0x50: return .rotorPrevious
        case []: return isEditing ? nil : plain(key.usage)
        default: return nil
        }
    }

    private static func plain(_ usage: UInt16) -> SpeechCommand? {
        switch usage {
        case 0x4F: .next
        case 0x50: .previous
        case 0x51: .down
        case 0x52: .up
        case 0x2C: .activate
        case 0x29: .escape
        case 0x4B: .scrollUp
        case 0x4E: .scrollDown
        default: nil
        }
    }

    private static func more(_ usage: UInt16) -> SpeechCommand? {
        switch usage {
        // The hyphen.
        case 0x2D: .magicTap
        // F3.
        case 0x3C: .read
        default: nil
        }
    }
}
