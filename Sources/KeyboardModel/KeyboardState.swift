/// What a keyboard is to do with its text input.
package enum KeyboardEffect: Hashable, Sendable {
    case insert(String)
    case deleteBackward
    case enter
    case dismiss
    /// Its keys, or its height, are others now.
    case languageChanged
}

/// Page, shift and language of a keyboard, and what its keys do to them. A value: times come with the keys.
package struct KeyboardState: Hashable, Sendable {
    package enum Shift: UInt8, Hashable, Sendable { case off, once, locked }

    package private(set) var kind: KeyboardKind
    package var language: KeyboardLanguage { didSet { if language != oldValue { page = .letters } } }
    package private(set) var page: KeyboardPage
    package private(set) var shift: Shift = .off
    package private(set) var capitals: Autocapitalization
    /// The person's languages, in their order.
    package let languages: [KeyboardLanguage]

    /// Shift came from the text, not from a finger.
    private var isAutomatic = false
    private var lastShift: Double?
    private var lastSpace: Double?

    /// Two touches make one of these. > Units: seconds (R).
    package static let doubleTap = 0.35
    package static let doubleSpace = 1.0

    package init(
        kind: KeyboardKind = .standard, language: KeyboardLanguage = .english, languages: [KeyboardLanguage] = KeyboardLanguage.allCases,
        capitals: Autocapitalization = .sentences
    ) {
        self.languages = languages
        self.kind = kind
        self.language = kind.isASCII ? .english : language
        self.capitals = kind.capitalizes ? capitals : .none
        page = kind == .numbersAndPunctuation ? .numbers : .letters
    }

    /// Whether it is for the same kind of input as another.
    package func serves(_ other: KeyboardState) -> Bool { kind == other.kind && capitals == other.capitals }

    /// Those of the languages that the input takes.
    package var choices: [KeyboardLanguage] {
        kind.isPad ? [] : kind.isASCII ? languages.filter { $0 == .english } : languages
    }

    /// - Parameter before: what stands before the caret.
    package mutating func press(_ action: KeyAction, before: String, at time: Double) -> [KeyboardEffect] {
        let spaced = lastSpace
        lastSpace = nil
        if action != .shift { lastShift = nil }
        switch action {
        case .text(let text):
            if shift == .once { shift = .off }
            // An apostrophe is in the middle of a word.
            if text == "'", page != .letters, !isNumeric { page = .letters }
            return [.insert(text)]
        case .space:
            if page != .letters, !isNumeric { page = .letters }
            if let spaced, time - spaced <= Self.doubleSpace, endsWord(before) { return [.deleteBackward, .insert(fullStop)] }
            lastSpace = time
            return [.insert(" ")]
        case .delete: return [.deleteBackward]
        case .enter:
            if page != .letters, !isNumeric { page = .letters }
            return [.enter]
        case .shift:
            pressShift(at: time)
            return []
        case .page(let page):
            self.page = page
            return []
        case .nextLanguage: return change(to: nextLanguage)
        case .language(let language): return change(to: language)
        case .dismiss: return [.dismiss]
        case .capsLock:
            (shift, isAutomatic) = (shift == .locked ? .off : .locked, false)
            return []
        case .place, .nothing: return []
        }
    }

    /// The text or the caret changed: what stands before the caret decides on the next capital.
    package mutating func follow(_ before: String) {
        guard shift != .locked, shift == .off || isAutomatic else { return }
        let isDue = language == .english && capitals.shouldCapitalize(after: before)
        shift = isDue ? .once : .off
        isAutomatic = isDue
    }

    private var isNumeric: Bool { kind == .numbersAndPunctuation || kind.isPad }
    private var fullStop: String { language == .pinyin ? "。" : ". " }

    /// A word and one space after it.
    private func endsWord(_ before: String) -> Bool {
        guard capitals != .none || kind == .standard, before.last == " ", let letter = before.dropLast().last else { return false }
        return letter.isLetter || letter.isNumber || ")]\"'”’".contains(letter)
    }

    private mutating func pressShift(at time: Double) {
        let isDouble = lastShift.map { time - $0 <= Self.doubleTap } ?? false
        isAutomatic = false
        lastShift = isDouble ? nil : time
        switch shift {
        case _ where isDouble: shift = .locked
        case .off: shift = .once
        case .once, .locked: shift = .off
        }
    }

    private var nextLanguage: KeyboardLanguage {
        let choices = choices
        guard let index = choices.firstIndex(of: language), !choices.isEmpty else { return choices.first ?? language }
        return choices[(index + 1) % choices.count]
    }

    private mutating func change(to language: KeyboardLanguage) -> [KeyboardEffect] {
        guard language != self.language, choices.contains(language) else { return [] }
        self.language = language
        shift = .off
        return [.languageChanged]
    }
}
