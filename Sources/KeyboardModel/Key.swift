/// What a key does when it is released.
package enum KeyAction: Hashable, Sendable {
    /// Types this text; shift may capitalize it.
    case text(String)
    case space
    case delete
    case enter
    case shift
    case page(KeyboardPage)
    /// Switches to the user's next language.
    case nextLanguage
    case language(KeyboardLanguage)
    /// Dismisses the keyboard.
    case dismiss
    /// Moves the keyboard, on pads.
    case place(KeyboardPlacement)
    case capsLock
    /// An empty position of a pad.
    case nothing
}

/// One set of keys.
package enum KeyboardPage: UInt8, Hashable, Sendable, CaseIterable { case letters, numbers, symbols }

/// Position of a pad's keyboard: at the bottom, above it, or above it in two halves.
package enum KeyboardPlacement: UInt8, Hashable, Sendable, CaseIterable { case docked, undocked, split }

/// Input modes of a keyboard: languages, emoji, drawing.
package enum KeyboardLanguage: String, Hashable, Sendable, CaseIterable {
    case english, pinyin, arabic, emoji

    package var isRightToLeft: Bool { self == .arabic }
}

/// The keyboard type of a text input; raw values are those of `UIKeyboardType`.
package enum KeyboardKind: Int, Hashable, Sendable, CaseIterable {
    case standard, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad, email, decimalPad, twitter, webSearch
    case asciiNumberPad

    /// Twelve large keys on phones; a pad shows its page of numbers.
    package var isPad: Bool { [.numberPad, .phonePad, .decimalPad, .asciiNumberPad].contains(self) }
    /// Accepts Latin letters and digits only.
    package var isASCII: Bool { isPad || [.asciiCapable, .url, .email].contains(self) }
    /// Addresses are not capitalized.
    package var capitalizes: Bool { self != .url && self != .email && !isPad }
}

/// One key: its name, appearance and action.
package struct Key: Hashable, Sendable {
    package enum Style: UInt8, Hashable, Sendable {
        /// White, types what it shows.
        case character
        /// Grey, changes the keyboard's state.
        case control
        /// In the tint colour: the return key that completes a field.
        case primary
        /// A symbol without a key around it.
        case bare
    }

    package enum Face: Hashable, Sendable {
        case text(String)
        /// A symbol's name.
        case symbol(String)
        /// A digit with a telephone's letters below it.
        case digit(String, letters: String)
        case empty
    }

    package var action: KeyAction
    package var face: Face
    package var style: Style
    /// Its name for assistive tools and scripts.
    package var name: String
    /// Alternatives on a long press, starting with the key's own text.
    package var variants: [String] = []
    /// The text of a downward flick, on pads.
    package var second: String?
    package var isEnabled = true
    /// Actions on a long press.
    package var offers: [KeyAlternative] = []

    package init(_ action: KeyAction, _ face: Face, _ style: Style = .control, name: String) {
        (self.action, self.face, self.style, self.name) = (action, face, style, name)
    }

    package static func character(_ text: String, shifted: Bool = false, second: String? = nil) -> Key {
        let shown = shifted ? Letters.capital(text) : text
        var key = Key(.text(shown), .text(shown), .character, name: shown)
        key.variants = Letters.variants(of: shown)
        key.second = second
        return key
    }
}

/// One action in a long press's menu.
package struct KeyAlternative: Hashable, Sendable {
    package var title: String
    package var action: KeyAction
    package init(_ title: String, _ action: KeyAction) { (self.title, self.action) = (title, action) }
}

/// Width of a key relative to its row.
package enum KeyWidth: Hashable, Sendable {
    /// This many letters, with the gaps between them.
    case letters(Double)
    /// The width of keys at both ends of a phone's rows.
    case edge
    /// Two of those, with the gap between them.
    case twoEdges
    /// An equal share of the remaining width.
    case share
}

package struct KeySlot: Hashable, Sendable {
    package var key: Key
    package var width: KeyWidth

    package init(_ key: Key, _ width: KeyWidth = .letters(1)) { (self.key, self.width) = (key, width) }
}

/// A row of keys from left to right.
package struct KeyRow: Hashable, Sendable {
    package var slots: [KeySlot]
    /// Inset before the first key. > Units: letters.
    package var inset: Double
    /// Keys at the ends are at the margins, the others in the middle.
    package var partsEnds: Bool
    /// Number of keys in the left half of a split keyboard; nil for half of them.
    package var cut: Int?

    package init(_ slots: [KeySlot], inset: Double = 0, partsEnds: Bool = false, cut: Int? = nil) {
        (self.slots, self.inset, self.partsEnds, self.cut) = (slots, inset, partsEnds, cut)
    }

    /// The keys of a split keyboard's left and right half.
    package var halves: (KeyRow, KeyRow) {
        let cut = min(max(cut ?? (slots.count + 1) / 2, 0), slots.count)
        return (KeyRow(Array(slots[..<cut]), inset: inset / 2), KeyRow(Array(slots[cut...])))
    }

    /// Its width in letters, without shared keys; 0 if there are shared keys.
    package var letters: Double {
        guard !slots.contains(where: { $0.width == .share || $0.width == .twoEdges }) else { return 0 }
        return slots.reduce(inset) { sum, slot in
            if case .letters(let count) = slot.width { return sum + count }
            return sum + 1.3
        }
    }

    /// Three large keys.
    package var isPad: Bool { slots.count == 3 && slots.allSatisfy { $0.width == .letters(1) } }
}
