internal import Foundation

/// Byte counts in the device's language: "1,5 Mo". Foundation on Linux has English units; CSystem puts the method here in the place of
/// `string(fromByteCount:)`. English stays as it is there.
///
/// > Contract: Foundation, ByteCountFormatter.
extension ByteCountFormatter {
    @_silgen_name("$s10Foundation18ByteCountFormatterC6string04frombC0SSs5Int64V_tF")
    private final func foundationString(fromByteCount byteCount: Int64) -> String

    @_silgen_name("ferry_bytes_string")
    final func deviceString(fromByteCount byteCount: Int64) -> String {
        let text = foundationString(fromByteCount: byteCount)
        let locale = Locale.current
        return locale.language.languageCode?.identifier == "en" ? text : ByteCountText(locale: locale).localized(text, of: byteCount)
    }
}

/// Puts another language's units into a text of Foundation's, whose numbers are the locale's already.
struct ByteCountText {
    var locale: Locale

    private static let units = [
        "byte": "byte", "bytes": "byte", "KB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte", "PB": "petabyte",
    ]

    /// > Parameters: text: "1,5 MB", "1,5 KB (1.536 bytes)", "Zero KB", "MB", "1,5".
    func localized(_ text: String, of count: Int64) -> String {
        guard let bracket = text.range(of: " (") else { return part(text, count) }
        return part(String(text[..<bracket.lowerBound]), count) + " (" + part(String(text[bracket.upperBound...].dropLast()), count) + ")"
    }

    private func part(_ text: String, _ count: Int64) -> String {
        let words = text.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
        guard let last = words.last, let unit = Self.units[last] else { return text }
        let placeholder = "\u{FFFC}"
        let plural: Double = unit == "byte" ? Double(count) : 2
        guard var pattern = MeasurementText(locale: locale, number: { _ in placeholder }).text(plural, unit: unit) else { return text }
        // Apple's kilobyte has a capital letter in every language.
        pattern = pattern.replacing("kB", with: "KB").replacing("ko", with: "Ko")
        guard words.count > 1 else { return pattern.replacing(placeholder, with: "").trimmingCharacters(in: .whitespaces) }
        let number = words.dropLast().joined(separator: " ")
        return pattern.replacing(placeholder, with: number == "Zero" ? zero : number)
    }

    private var zero: String {
        let formatter = NumberFormatter()
        (formatter.locale, formatter.numberStyle) = (locale, .spellOut)
        guard let text = formatter.string(from: 0), NameScript(of: text) == .alphabetic else { return "0" }
        return text.prefix(1).uppercased(with: locale) + text.dropFirst()
    }
}
