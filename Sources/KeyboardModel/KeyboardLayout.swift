/// Which keys a keyboard has.
package struct KeyboardLayout: Hashable, Sendable {
    package var rows: [KeyRow]
    /// Signs beside the home indicator, left then right.
    package var foot: [Key]

    /// What decides on the keys.
    package struct Request: Hashable, Sendable {
        package var kind: KeyboardKind
        package var language: KeyboardLanguage
        package var page: KeyboardPage
        package var shift: KeyboardState.Shift
        package var enter: ReturnKey
        package var isComposing: Bool
        /// More than one language to choose from.
        package var hasGlobe: Bool
        package var hasEmoji: Bool
        /// Between whole numbers and their parts.
        package var decimalSeparator: String
        package var placement: KeyboardPlacement

        package init(
            kind: KeyboardKind = .standard, language: KeyboardLanguage = .english, page: KeyboardPage = .letters,
            shift: KeyboardState.Shift = .off, enter: ReturnKey = ReturnKey(), isComposing: Bool = false, hasGlobe: Bool = true,
            hasEmoji: Bool = true, decimalSeparator: String = ".",
            placement: KeyboardPlacement = .docked
        ) {
            (self.kind, self.language, self.page, self.shift, self.enter) = (kind, language, page, shift, enter)
            (self.isComposing, self.hasGlobe, self.hasEmoji) = (isComposing, hasGlobe, hasEmoji)
            (self.decimalSeparator, self.placement) = (decimalSeparator, placement)
        }
    }

    package init(_ request: Request, device: KeyboardDevice) {
        if request.kind.isPad, !device.isPad {
            rows = NumberPads.rows(request)
            foot = []
        } else if device.isPad {
            rows = device.isLargePad ? LargePadRows.rows(request) : PadRows.rows(request)
            foot = []
        } else {
            rows = PhoneRows.rows(request, hasFootKeys: device.hasFootKeys)
            foot = device.hasFootKeys && request.hasGlobe ? [Self.globe(.bare)] : []
        }
    }

    static func globe(_ style: Key.Style) -> Key { Key(.nextLanguage, .symbol("globe"), style, name: "Next keyboard") }
}

/// The words and looks of a return key.
package struct ReturnKey: Hashable, Sendable {
    package var title: String
    package var isPrimary: Bool
    package var isEnabled: Bool

    package init(_ title: String = "return", isPrimary: Bool = false, isEnabled: Bool = true) {
        (self.title, self.isPrimary, self.isEnabled) = (title, isPrimary, isEnabled)
    }

    /// - Parameter type: raw value of `UIReturnKeyType`. The words are the system's (D), their looks R.
    package init(type: Int, isEnabled: Bool = true) {
        let titles = [
            "return", "go", "Google", "join", "next", "route", "search", "send", "Yahoo", "done", "emergency call", "continue",
        ]
        let title = titles.indices.contains(type) ? titles[type] : titles[0]
        self.init(title, isPrimary: type != 0 && type != 4, isEnabled: isEnabled)
    }

    func key(_ language: KeyboardLanguage, isComposing: Bool) -> Key {
        var title = title
        if let words = Self.words[language]?[title] { title = words }
        if isComposing, language == .pinyin { title = "确认" }
        var key = Key(.enter, .text(title), isPrimary && isEnabled && !isComposing ? .primary : .control, name: title)
        key.isEnabled = isEnabled || isComposing
        return key
    }

    private static let words: [KeyboardLanguage: [String: String]] = [
        .pinyin: [
            "return": "换行", "go": "前往", "join": "加入", "next": "下一项", "route": "路线", "search": "搜索", "send": "发送", "done": "完成",
            "continue": "继续",
        ],
        .arabic: [
            "return": "إدخال", "go": "ذهاب", "join": "انضمام", "next": "التالي", "route": "مسار", "search": "بحث", "send": "إرسال",
            "done": "تم",
            "continue": "متابعة",
        ],
    ]
}
