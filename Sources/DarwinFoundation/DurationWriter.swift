internal import Foundation

/// Writes the parts of a length of time in a language.
struct DurationWriter {
    var style: DateComponentsFormatter.UnitsStyle
    var locale: Locale
    var pads: Bool

    func text(_ duration: DurationParts) -> String? {
        let parts = duration.parts
        guard let first = parts.first else { return nil }
        guard style == .positional else {
            let texts = parts.compactMap { quantity($0, isNegative: duration.isNegative && $0 == first) }
            guard texts.count == parts.count else { return nil }
            return UnitFormatting.list(texts, width: width, locale: locale)
        }
        // Days and more have no position: "1d 2:00:00".
        let dates = parts.filter { !$0.unit.isTimeOfDay }
        let times = parts.filter(\.unit.isTimeOfDay)
        var texts = dates.compactMap { part in
            parts.count == 1
                ? digits(part.value, width: 1, isNegative: duration.isNegative)
                : quantity(part, isNegative: duration.isNegative && part == first)
        }
        if !times.isEmpty {
            let clock = times.enumerated().compactMap { index, part in
                digits(part.value, width: index > 0 || pads ? 2 : 1, isNegative: duration.isNegative && dates.isEmpty && index == 0)
            }
            texts.append(clock.joined(separator: separator))
        }
        return texts.joined(separator: " ")
    }

    private var width: UnitFormatting.Width {
        switch style {
        case .positional, .abbreviated, .brief: .narrow
        case .short: .short
        case .full, .spellOut: .full
        }
    }

    private func quantity(_ part: DurationParts.Part, isNegative: Bool) -> String? {
        let width: UnitFormatting.Width = style == .brief ? .short : width
        let value = isNegative ? -part.value : part.value
        let skeleton = "measure-unit/duration-\(part.unit.name) \(width.skeleton) .##"
        guard let text = UnitFormatting.number(value, skeleton: skeleton, locale: locale) else { return nil }
        switch style {
        case .brief:
            return String(text.filter { !$0.isWhitespace })
        case .spellOut:
            let formatter = NumberFormatter()
            formatter.locale = locale
            formatter.numberStyle = .spellOut
            guard let number = UnitFormatting.number(value, skeleton: ".##", locale: locale),
                let spelled = formatter.string(from: value as NSNumber), let range = text.range(of: number)
            else { return text }
            return text.replacingCharacters(in: range, with: spelled)
        default: return text
        }
    }

    private func digits(_ value: Double, width: Int, isNegative: Bool) -> String? {
        UnitFormatting.number(
            isNegative ? -value : value, skeleton: ".## group-off integer-width/+\(String(repeating: "0", count: width))", locale: locale)
    }

    /// What is between hours, minutes, and seconds, as the language writes times of day.
    private var separator: String {
        let format = DateFormatter.dateFormat(fromTemplate: "ms", options: 0, locale: locale) ?? "mm:ss"
        let between = format.drop { $0 != "m" }.drop { $0 == "m" }.prefix { $0 != "s" }
        return between.isEmpty ? ":" : String(between)
    }
}

/// "About 5 minutes remaining": what is put around a length of time.
struct DurationPhrases {
    var locale: Locale
    var approximate: Bool
    var remaining: Bool
    var context: Formatter.Context

    /// About, remaining, both; "%" is the quantity. By language; Foundation for Linux has no such texts.
    private static let phrases: [String: [String]] = [
        "en": ["About %", "% remaining", "About % remaining"],
        "de": ["Etwa %", "Noch %", "Noch etwa %"],
        "fr": ["Environ %", "Il reste %", "Il reste environ %"],
        "es": ["Aproximadamente %", "Quedan %", "Quedan aproximadamente %"],
        "it": ["Circa %", "Tempo rimanente: %", "Tempo rimanente: circa %"],
        "nl": ["Ongeveer %", "Nog %", "Nog ongeveer %"],
        "pt": ["Cerca de %", "Faltam %", "Faltam cerca de %"],
        "ja": ["約%", "残り%", "残り約%"],
        "ko": ["약 %", "% 남음", "약 % 남음"],
        "zh": ["大约%", "剩余%", "大约剩余%"],
    ]

    func around(_ quantity: String) -> String {
        guard approximate || remaining, let language = locale.language.languageCode?.identifier, let forms = Self.phrases[language] else {
            return quantity
        }
        var form = forms[approximate && remaining ? 2 : remaining ? 1 : 0]
        if context == .middleOfSentence, let first = form.first, first.isUppercase { form = first.lowercased() + form.dropFirst() }
        return form.replacing("%", with: quantity)
    }
}
