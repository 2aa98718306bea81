/// Splits a format into texts, specifiers and variables.
struct FormatScanner {
    enum Part: Equatable {
        /// As it is in the format: percent signs are doubled.
        case text(String)
        /// A specifier without its position, such as `5.1lf`. > Parameters: position: counted from 1; stars: widths that are arguments.
        case specifier(String, position: Int?, stars: Int)
        case variable(String, position: Int?)
    }

    private(set) var parts: [Part] = []

    static let conversions: Set<Character> = Set("@dDiuUxXoOfFeEgGaAcCsSp")
    private static let options: Set<Character> = Set("0123456789.+-#'*hlqLztj")

    init(_ format: String) {
        var rest = format[...]
        var text = ""
        func isEmptied() -> Bool {
            defer { text = "" }
            return text.isEmpty
        }
        while let sign = rest.firstIndex(of: "%") {
            text += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            guard rest.first != "%" else {
                text += "%%"
                rest.removeFirst()
                continue
            }
            var after = rest
            let position = Self.position(&after)
            if after.hasPrefix("#@"), let end = after.dropFirst(2).firstIndex(of: "@") {
                let pending = text
                if !isEmptied() { parts.append(.text(pending)) }
                parts.append(.variable(String(after[after.index(after.startIndex, offsetBy: 2)..<end]), position: position))
                rest = after[after.index(after: end)...]
                continue
            }
            let body = after.prefix { Self.options.contains($0) }
            guard let kind = after[body.endIndex...].first, Self.conversions.contains(kind) else {
                text += "%%"
                continue
            }
            let pending = text
            if !isEmptied() { parts.append(.text(pending)) }
            parts.append(.specifier(String(body) + String(kind), position: position, stars: body.count { $0 == "*" }))
            rest = after[after.index(after: body.endIndex)...]
        }
        text += rest
        if !text.isEmpty { parts.append(.text(text)) }
    }

    /// Removes `2$` from the start of a specifier.
    private static func position(_ text: inout Substring) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard let position = Int(digits), 1...999 ~= position, text[digits.endIndex...].first == "$" else { return nil }
        text = text[text.index(after: digits.endIndex)...]
        return position
    }
}
