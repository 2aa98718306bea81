/// The specifiers of a format: where they are and what they insert.
struct FormatSpecifiers {
    enum Kind { case object, integer, number }

    struct Specifier {
        var range: Range<String.Index>
        /// Without percent sign and position.
        var body: String
        var position: Int?
        var kind: Kind
        /// `%#@name@`.
        var variable: String?
    }

    private(set) var all: [Specifier] = []

    private static let kinds: [Character: Kind] = {
        var result: [Character: Kind] = ["@": .object, "s": .object, "S": .object]
        for character in "dDiuUxXoOcCp" { result[character] = .integer }
        for character in "fFeEgGaA" { result[character] = .number }
        return result
    }()

    init(_ text: String) {
        var place = text.startIndex
        while let sign = text[place...].firstIndex(of: "%") {
            var rest = text[text.index(after: sign)...]
            place = rest.startIndex
            if rest.first == "%" {
                place = text.index(after: place)
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            var position: Int?
            if let number = Int(digits), 1...99 ~= number, rest[digits.endIndex...].first == "$" {
                position = number
                rest = rest[rest.index(after: digits.endIndex)...]
            }
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
                place = text.index(after: end)
                all.append(Specifier(range: sign..<place, body: "#@\(name)@", position: position, kind: .integer, variable: name))
                continue
            }
            let options = rest.prefix { "0123456789.+-#'hlqLztj".contains($0) }
            guard let last = rest[options.endIndex...].first, let kind = Self.kinds[last] else { continue }
            place = text.index(after: options.endIndex)
            all.append(Specifier(range: sign..<place, body: options + String(last), position: position, kind: kind))
        }
    }

    /// The text with a position in every specifier.
    ///
    /// > Parameters: reference: what the arguments are, where a form leaves some out. arguments: of variables, by name.
    static func positioned(_ text: String, like reference: [Kind] = [], arguments: [String: Int] = [:]) -> String {
        let found = FormatSpecifiers(text).all
        let isSparse = found.count { $0.position == nil } < reference.count
        var result = text
        var next = 1
        var edits: [(Range<String.Index>, String)] = []
        for specifier in found {
            var position = specifier.position
            if position == nil, let name = specifier.variable { position = arguments[name] }
            if position == nil, isSparse, let place = reference[min(next - 1, reference.count)...].firstIndex(of: specifier.kind) {
                next = place + 1
            }
            let shown = position ?? next
            if specifier.position == nil { next = max(next, shown + 1) }
            edits.append((specifier.range, "%\(shown)$\(specifier.body)"))
        }
        for (range, replacement) in edits.reversed() { result.replaceSubrange(range, with: replacement) }
        return result
    }
}
