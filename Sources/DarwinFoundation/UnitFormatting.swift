internal import CSystem
internal import Foundation

/// Localized quantities, formatted by Foundation's ICU.
enum UnitFormatting {
    enum Width: Int32, Codable, Sendable {
        case full = 0
        case short = 1
        case narrow = 2

        var skeleton: String { ["unit-width-full-name", "unit-width-short", "unit-width-narrow"][Int(rawValue)] }
    }

    private static let capacity = 512

    /// A number by an ICU number skeleton; nil if ICU rejects it.
    static func number(_ value: Double, skeleton: String, locale: Locale) -> String? {
        let units = Array(skeleton.utf16)
        return text { ferry_format_number(units, Int32(units.count), locale.identifier, value, $0, Int32(capacity)) }
    }

    /// "1 hour, 30 minutes"
    static func list(_ texts: [String], width: Width, locale: Locale) -> String? {
        let all = texts.map { Array($0.utf16) }
        let joined = all.flatMap { $0 }
        return joined.withUnsafeBufferPointer { letters in
            var starts: [UnsafePointer<UInt16>?] = []
            var offset = 0
            for text in all {
                starts.append(letters.baseAddress.map { $0 + offset })
                offset += text.count
            }
            let lengths = all.map { Int32($0.count) }
            return text {
                ferry_format_unit_list(locale.identifier, width.rawValue, starts, lengths, Int32(all.count), $0, Int32(capacity))
            }
        }
    }

    /// A date with the language's words for days close to today; styles and context as ICU has them.
    static func relativeDate(_ date: Date, dateStyle: Int32, timeStyle: Int32, context: Int32, locale: Locale, timeZone: TimeZone)
        -> String?
    {
        let zone = Array(timeZone.identifier.utf16)
        return text {
            ferry_format_relative_date(
                dateStyle, timeStyle, context, locale.identifier, zone, Int32(zone.count), date.timeIntervalSince1970 * 1000, $0,
                Int32(capacity))
        }
    }

    private static func text(_ make: (UnsafeMutablePointer<UInt16>) -> Int32) -> String? {
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            let count = make(start)
            return count < 0 ? nil : String(decoding: buffer.prefix(Int(count)), as: UTF16.self)
        }
    }
}
