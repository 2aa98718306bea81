/// What a key does when it is let go of.
package enum KeyAction: Hashable, Sendable {
    /// Types this; shift may make it a capital.
    case text(String)
    case space
    case delete
    case enter
    case shift
    case page(KeyboardPage)
    /// The next of the person's languages.
    case nextLanguage
    case language(KeyboardLanguage)
    /// Puts the keyboard away.
    case dismiss
    /// Moves it, on pads.
    case place(KeyboardPlacement)
    case capsLock
    /// Holds a place where a pad has no key.
    case nothing
}

/// What lies on one set of keys.
package enum KeyboardPage: UInt8, Hashable, Sendable, CaseIterable { case letters, numbers, symbols }

/// Where a pad's keyboard is: at the bottom, above it, or above it in two halves.
package enum KeyboardPlacement: UInt8, Hashable, Sendable, CaseIterable { case docked, undocked, split }

/// What is typed, or drawn, with a keyboard.
package enum KeyboardLanguage: String, Hashable, Sendable, CaseIterable {
    case english, pinyin, arabic, emoji

    package var isRightToLeft: Bool { self == .arabic }
}

/// What a text input asks for; raw values are those of `UIKeyboardType`.
package enum KeyboardKind: Int, Hashable, Sendable, CaseIterable {
    case standard, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad, email, decimalPad, twitter, webSearch
    case asciiNumberPad

    /// Of twelve large keys where the device has such; a pad shows its page of numbers.
    package var isPad: Bool { [.numberPad, .phonePad, .decimalPad, .asciiNumberPad].contains(self) }
    /// Takes Latin letters and digits alone.
    package var isASCII: Bool { isPad || [.asciiCapable, .url, .email].contains(self) }
    /// Sentences have no place in addresses.
    package var capitalizes: Bool { self != .url && self != .email && !isPad }
}

/// One key: what it is called, what it shows and what it does.
package struct Key: Hashable, Sendable {
    package enum Style: UInt8, Hashable, Sendable {
        /// White, types what it shows.
        case character
        /// Grey, changes something.
        case control
        /// In the colour of the device's own actions: the return key of a field that is done with it.
        case primary
        /// A sign without a key around it.
        case bare
    }

    package enum Face: Hashable, Sendable {
        case text(String)
        /// A symbol's name.
        case symbol(String)
        /// A digit with the letters that telephones have under it.
        case digit(String, letters: String)
        case empty
    }

    package var action: KeyAction
    package var face: Face
    package var style: Style
    /// What assistive tools and scripts call it.
    package var name: String
    /// What holding it offers, beginning with the key's own.
    package var variants: [String] = []
    /// What a stroke downwards types, on pads.
    package var second: String?
    package var isEnabled = true
    /// What holding it offers to do.
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

/// One line of what a held key offers.
package struct KeyAlternative: Hashable, Sendable {
    package var title: String
    package var action: KeyAction
    package init(_ title: String, _ action: KeyAction) { (self.title, self.action) = (title, action) }
}

/// How wide a key is among those of its row.
package enum KeyWidth: Hashable, Sendable {
    /// So many letters, with the gaps between them.
    case letters(Double)
    /// The width of keys at both ends of a phone's rows.
    case edge
    /// Two of those, with the gap between them.
    case twoEdges
    /// An equal part of what is left.
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
    /// What stays free before the first key. > Units: letters.
    package var inset: Double
    /// Keys at the ends stand at the margins, the rest in the middle.
    package var partsEnds: Bool
    /// How many keys are in the left half of a split keyboard; nil for half of them.
    package var cut: Int?

    package init(_ slots: [KeySlot], inset: Double = 0, partsEnds: Bool = false, cut: Int? = nil) {
        (self.slots, self.inset, self.partsEnds, self.cut) = (slots, inset, partsEnds, cut)
    }

    /// The keys of a split keyboard's left and right half.
    package var halves: (KeyRow, KeyRow) {
        let cut = min(max(cut ?? (slots.count + 1) / 2, 0), slots.count)
        return (KeyRow(Array(slots[..<cut]), inset: inset / 2), KeyRow(Array(slots[cut...])))
    }

    /// How many letters wide it is without what keys share; 0 where they share.
    package var letters: Double {
        guard !slots.contains(where: { $0.width == .share || $0.width == .twoEdges }) else { return 0 }
        return slots.reduce(inset) { sum, slot in
            if case .letters(let count) = slot.width { return sum + count }
            return sum + 1.3
        }
    }

    /// Of three large keys.
    package var isPad: Bool { slots.count == 3 && slots.allSatisfy { $0.width == .letters(1) } }
}
