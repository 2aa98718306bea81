internal import Foundation

/// The sections of an index in a language, and the section of a text. Values only.
struct CollationSections: Equatable {
    let titles: [String]
    /// The first text of each section but the last, in sorting order.
    private let starts: [String]
    private let transform: StringTransform?
    private let locale: Locale

    /// > Parameters: language: a language code; unknown ones have the Latin alphabet.
    init(locale: Locale) {
        self.locale = locale
        let letters: String
        switch locale.language.languageCode?.identifier {
        case "ja": letters = "あかさたなはまやらわ"
        case "ko": letters = "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ"
        case "ru": letters = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ"
        case "el": letters = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"
        case "he": letters = "אבגדהוזחטיכלמנסעפצקרשת"
        case "ar": letters = "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"
        default: letters = ""
        }
        let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
        titles = letters.map(String.init) + latin + ["#"]
        // A Hangul syllable sorts after the first one with its consonant.
        starts = letters.map { Self.firstSyllables[$0] ?? String($0) } + latin
        transform = locale.language.languageCode?.identifier == "zh" ? .mandarinToLatin : nil
    }

    private static let firstSyllables: [Character: String] = [
        "ㄱ": "가", "ㄴ": "나", "ㄷ": "다", "ㄹ": "라", "ㅁ": "마", "ㅂ": "바", "ㅅ": "사", "ㅇ": "아", "ㅈ": "자", "ㅊ": "차", "ㅋ": "카",
        "ㅌ": "타", "ㅍ": "파", "ㅎ": "하",
    ]

    /// The text by which another is sorted: Chinese by its sound.
    func key(_ text: String) -> String { transform.flatMap { text.applyingTransform($0, reverse: false) } ?? text }

    /// The section of a text: the last whose start is not after its first letter; the last one for texts without a letter of any section.
    func section(of text: String) -> Int {
        guard let first = key(text.trimmingCharacters(in: .whitespaces)).first, first.isLetter else { return titles.count - 1 }
        let script = Self.script(first)
        var found = titles.count - 1
        for (index, start) in starts.enumerated() where start.first.map(Self.script) == script {
            if isAfter(start, String(first)) { break }
            found = index
        }
        return found
    }

    /// A letter with an accent may have a section of its own, as the Russian Й.
    private func isAfter(_ start: String, _ letter: String) -> Bool {
        let order = compare(start, letter)
        guard order == .orderedSame else { return order == .orderedDescending }
        return start.compare(letter, options: [.caseInsensitive, .widthInsensitive], range: nil, locale: locale) == .orderedDescending
    }

    /// Case, accents and widths do not count.
    func compare(_ first: String, _ second: String) -> ComparisonResult {
        first.compare(second, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], range: nil, locale: locale)
    }

    private enum Script { case latin, greek, cyrillic, hebrew, arabic, kana, hangul, other }

    private static func script(_ character: Character) -> Script {
        switch character.unicodeScalars.first?.value ?? 0 {
        case 0x41...0x24F, 0x1E00...0x1EFF, 0xFF21...0xFF5A: .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
        case 0x400...0x52F: .cyrillic
        case 0x590...0x5FF: .hebrew
        case 0x600...0x6FF, 0x750...0x77F: .arabic
        case 0x3040...0x30FF, 0xFF66...0xFF9D: .kana
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: .hangul
        default: .other
        }
    }
}
