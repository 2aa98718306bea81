import Foundation

/// A localized text, by its English text. `%@` and `%d` are replaced, in the order of the arguments or by number.
func words(_ key: String, _ arguments: CVarArg...) -> String {
    let text = NSLocalizedString(key, comment: "")
    return arguments.isEmpty ? text : String(format: text, locale: Locale.current, arguments: arguments)
}

/// Formats sizes and times for the user.
enum Texts {
    static func size(_ bytes: Int64) -> String {
        let units = ["B", "KB", "MB", "GB", "TB"]
        var (value, unit) = (Double(bytes), 0)
        while value >= 999.5, unit < units.count - 1 {
            value /= 1000
            unit += 1
        }
        let digits = unit == 0 || value >= 99.95 ? 0 : 1
        return String(format: "%.\(digits)f ", value) + units[unit]
    }

    private static func formatter(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale.current
        formatter.timeZone = TimeZone.current
        formatter.dateStyle = date
        formatter.timeStyle = time
        return formatter
    }

    private static let both = formatter(.medium, .short)
    private static let day = formatter(.medium, .none)

    static func moment(_ date: Date) -> String { both.string(from: date) }

    static func day(_ date: Date) -> String { day.string(from: date) }

    static func name(of kind: FileKind) -> String {
        switch kind {
        case .image: words("Pictures")
        case .pdf: words("PDF")
        case .document: words("Documents")
        case .text: words("Texts")
        case .presentation: words("Presentations")
        case .spreadsheet: words("Spreadsheets")
        case .archive: words("Archives")
        case .audio: words("Audio")
        case .video: words("Videos")
        case .other: words("Other files")
        }
    }
}
