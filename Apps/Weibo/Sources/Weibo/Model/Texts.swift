import Foundation

/// Where a status was written, out of `<a href="…">iPhone</a>`.
enum SourceText {
    static func name(in html: String) -> String {
        var inner = Substring(html)
        if let open = html.firstIndex(of: ">") {
            inner = html[html.index(after: open)...]
            if let close = inner.range(of: "</", options: .backwards) { inner = inner[..<close.lowerBound] }
        } else if html.contains("<") {
            return ""
        }
        var text = String(inner)
        // The ampersand is last, or `&amp;lt;` would become `<`.
        for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
            text = text.replacingOccurrences(of: entity, with: character)
        }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

/// Counts on buttons.
enum CountText {
    /// What large counts are counted in.
    struct Unit {
        var size: Int
        var name: String

        static let wan = Unit(size: 10_000, name: "万")
        static let thousand = Unit(size: 1000, name: "K")
        /// That of the user's language.
        static var current: Unit { words("K") == "万" ? wan : thousand }
    }

    /// - Parameter word: instead of 0.
    static func text(_ count: Int, word: String, unit: Unit = .current) -> String {
        guard count > 0 else { return word }
        guard count >= 10_000 else { return String(count) }
        // Not rounded up: 19 999 has not reached 2 万.
        let tenths = count / (unit.size / 10)
        let number = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
        return number + unit.name
    }
}

/// The length of a status: an ASCII character counts a half.
enum WeightedLength {
    static let limit = 140

    static func of(_ text: String) -> Int {
        let halves = text.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
        return (halves + 1) / 2
    }
}
