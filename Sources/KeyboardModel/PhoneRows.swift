/// The four rows of a phone.
enum PhoneRows {
    typealias Request = KeyboardLayout.Request

    static func rows(_ request: Request, hasFootKeys: Bool) -> [KeyRow] {
        let isLetters = request.page == .letters
        let shifted = isLetters && request.shift != .off
        let characters = KeyCharacters.rows(request.language, request.page)
        let letters = characters.map { $0.map { KeySlot(.character($0, shifted: shifted)) } }
        var third = letters[2]
        if !isLetters { third = third.map { KeySlot($0.key, .letters(1.4)) } }
        let delete = KeySlot(ControlKeys.delete, .edge)
        // Arabic letters have no capitals.
        if isLetters, request.language == .arabic {
            third.append(KeySlot(ControlKeys.delete, .letters(1.3)))
            return [KeyRow(letters[0]), KeyRow(letters[1]), KeyRow(third), last(request, hasFootKeys)]
        }
        let first = KeySlot(isLetters ? ControlKeys.shift(request.shift) : ControlKeys.symbolsPage(request), .edge)
        return [
            KeyRow(letters[0]), KeyRow(letters[1]), KeyRow([first] + third + [delete], partsEnds: true), last(request, hasFootKeys),
        ]
    }

    private static func last(_ request: Request, _ hasFootKeys: Bool) -> KeyRow {
        var slots = [KeySlot(ControlKeys.page(request), .edge)]
        if hasFootKeys {
            if request.hasEmoji { slots.append(KeySlot(ControlKeys.emoji, .edge)) }
        } else if request.hasGlobe {
            slots.append(KeySlot(KeyboardLayout.globe(.control), .edge))
        }
        slots += middle(request)
        slots.append(KeySlot(request.enter.key(request.language, isComposing: request.isComposing), .twoEdges))
        return KeyRow(slots)
    }

    /// The space key and what an address needs beside it, or in its place.
    private static func middle(_ request: Request) -> [KeySlot] {
        let space = KeySlot(ControlKeys.space(request), .share)
        guard request.page == .letters, request.language != .arabic else { return [space] }
        func keys(_ texts: String..., width: KeyWidth = .letters(1)) -> [KeySlot] { texts.map { KeySlot(.character($0), width) } }
        return switch request.kind {
        case .url: keys(".", "/", ".com", width: .share)
        case .email: [space] + keys("@", ".")
        case .twitter: [space] + keys("@", "#")
        case .webSearch: [space] + keys(".")
        default: [space]
        }
    }
}

/// Keys that type nothing.
enum ControlKeys {
    static let delete = Key(.delete, .symbol("delete.left"), name: "delete")
    static let emoji = Key(.language(.emoji), .symbol("face.smiling"), name: "Emoji")
    static let tab = Key(.text("\t"), .text("tab"), name: "tab")

    static func capsLock(_ shift: KeyboardState.Shift) -> Key {
        Key(.capsLock, .text("caps lock"), shift == .locked ? .character : .control, name: "caps lock")
    }

    /// Puts a keyboard away; held, it offers other places for it. The words are the system's (R).
    static func dismiss(_ placement: KeyboardPlacement) -> Key {
        var key = Key(.dismiss, .symbol("keyboard.chevron.compact.down"), name: "Hide keyboard")
        key.offers =
            switch placement {
            case .docked: [KeyAlternative("Undock", .place(.undocked)), KeyAlternative("Split", .place(.split))]
            case .undocked: [KeyAlternative("Dock", .place(.docked)), KeyAlternative("Split", .place(.split))]
            case .split: [KeyAlternative("Dock and Merge", .place(.docked)), KeyAlternative("Merge", .place(.undocked))]
            }
        return key
    }

    static func shift(_ shift: KeyboardState.Shift) -> Key {
        let symbol =
            switch shift {
            case .off: "shift"
            case .once: "shift.fill"
            case .locked: "capslock.fill"
            }
        // A shift in force is as light as a letter.
        return Key(.shift, .symbol(symbol), shift == .off ? .control : .character, name: "shift")
    }

    /// From numbers to symbols and back.
    static func symbolsPage(_ request: KeyboardLayout.Request) -> Key {
        request.page == .numbers
            ? Key(.page(.symbols), .text("#+="), name: "symbols") : Key(.page(.numbers), .text(digits(request.language)), name: "numbers")
    }

    /// From letters to numbers and back.
    static func page(_ request: KeyboardLayout.Request, title: String? = nil) -> Key {
        guard request.page == .letters else { return Key(.page(.letters), .text(lettersTitle(request.language)), name: "letters") }
        return Key(.page(.numbers), .text(title ?? digits(request.language)), name: "numbers")
    }

    static func space(_ request: KeyboardLayout.Request) -> Key {
        let title =
            switch request.language {
            case .pinyin: request.isComposing ? "选定" : "空格"
            case .arabic: "مسافة"
            default: "space"
            }
        return Key(.space, .text(title), .character, name: "space")
    }

    private static func digits(_ language: KeyboardLanguage) -> String { language == .arabic ? "١٢٣" : "123" }
    private static func lettersTitle(_ language: KeyboardLanguage) -> String {
        switch language {
        case .arabic: "أ ب ج"
        case .pinyin: "拼音"
        default: "ABC"
        }
    }
}
