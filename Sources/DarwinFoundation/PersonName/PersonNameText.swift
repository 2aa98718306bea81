internal import Foundation

/// Puts the parts of a name in the order of its script and language.
struct PersonNameText {
    typealias Style = PersonNameComponentsFormatter.Style

    struct Part: Equatable {
        var text: String
        /// Of `NSPersonNameComponentKey`; the delimiter for what is between two.
        var component: String
    }

    var style: Style
    var locale: Locale

    func parts(of name: PersonNameComponents) -> [Part] {
        let script = NameScript(of: [name.givenName, name.familyName, name.middleName].compactMap { $0 }.joined())
        let parts =
            switch style {
            case .short: short(name) ?? medium(name, script)
            case .long: long(name, script)
            case .abbreviated: initials(name, script) ?? short(name) ?? medium(name, script)
            case .default, .medium: medium(name, script)
            }
        // A name of none of these, like a title alone.
        let any = parts.isEmpty ? [part(name.nickname, NSPersonNameComponentNickname)].compactMap { $0 } : parts
        return joined(any.isEmpty ? long(name, script) : any, by: delimiter(script))
    }

    func text(of name: PersonNameComponents) -> String { parts(of: name).map(\.text).joined() }

    private func part(_ text: String?, _ component: String) -> Part? {
        guard let text = text?.trimmingCharacters(in: .whitespaces), !text.isEmpty else { return nil }
        return Part(text: text, component: component)
    }

    private func given(_ name: PersonNameComponents) -> Part? { part(name.givenName, NSPersonNameComponentGivenName) }
    private func family(_ name: PersonNameComponents) -> Part? { part(name.familyName, NSPersonNameComponentFamilyName) }

    /// The name that friends use.
    private func short(_ name: PersonNameComponents) -> [Part]? {
        let parts = part(name.nickname, NSPersonNameComponentNickname) ?? given(name)
        return parts.map { [$0] }
    }

    private func medium(_ name: PersonNameComponents, _ script: NameScript) -> [Part] {
        let parts = [given(name), family(name)].compactMap { $0 }
        return isFamilyFirst(script) ? parts.reversed() : parts
    }

    private func long(_ name: PersonNameComponents, _ script: NameScript) -> [Part] {
        let prefix = part(name.namePrefix, NSPersonNameComponentPrefix)
        let middle = part(name.middleName, NSPersonNameComponentMiddleName)
        let suffix = part(name.nameSuffix, NSPersonNameComponentSuffix)
        guard isFamilyFirst(script) else { return [prefix, given(name), middle, family(name), suffix].compactMap { $0 } }
        // Titles follow names there.
        let parts = [family(name), given(name), middle, suffix]
        return (script == .eastAsian ? parts + [prefix] : [prefix] + parts).compactMap { $0 }
    }

    /// "JD". Nil where the script has no initials.
    private func initials(_ name: PersonNameComponents, _ script: NameScript) -> [Part]? {
        switch script {
        case .alphabetic:
            let parts = medium(name, script).map { Part(text: $0.text.prefix(1).uppercased(with: locale), component: $0.component) }
            return parts.isEmpty ? nil : parts
        case .eastAsian: return (family(name) ?? given(name)).map { [$0] }
        case .other: return nil
        }
    }

    private func isFamilyFirst(_ script: NameScript) -> Bool {
        script == .eastAsian || ["hu", "vi"].contains(locale.language.languageCode?.identifier)
    }

    private func delimiter(_ script: NameScript) -> String { script == .eastAsian || style == .abbreviated ? "" : " " }

    private func joined(_ parts: [Part], by delimiter: String) -> [Part] {
        guard !delimiter.isEmpty else { return parts }
        let between = Part(text: delimiter, component: NSPersonNameComponentDelimiter)
        return Array(parts.map { [$0] }.joined(separator: [between]))
    }
}

/// What a name is written in, which decides its order and whether it has initials.
enum NameScript {
    /// Latin, Greek, Cyrillic, Armenian, Georgian
    case alphabetic
    /// Chinese characters, kana, hangul
    case eastAsian
    case other

    init(of text: String) {
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
        if letters.contains(where: Self.isEastAsian) {
            self = .eastAsian
        } else {
            self =
                letters.allSatisfy { $0.value < 0x0590 || (0x10A0...0x10FF).contains($0.value) || (0x1E00...0x1FFF).contains($0.value) }
                ? .alphabetic : .other
        }
    }

    private static func isEastAsian(_ letter: Unicode.Scalar) -> Bool {
        switch letter.value {
        case 0x1100...0x11FF, 0x2E80...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x323AF: true
        default: false
        }
    }
}
