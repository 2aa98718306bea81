/// The assignments and calls with literal texts in a program in Ruby, as podspecs have them: `s.name = 'A'`, `s.dependency 'B'`.
struct RubyStatements {
    struct Text: Equatable {
        var text: String
        /// Before `=>`.
        var isKey: Bool
    }

    struct Statement: Equatable {
        var name: String
        var texts: [Text]
        /// The names of the `subspec` blocks around it, the outermost first.
        var parts: [String]
    }

    private var lines: ArraySlice<Substring>
    /// The open blocks; those of subspecs have names.
    private var blocks: [String?] = []
    private static let foreign: Set<Substring> = ["osx", "macos", "tvos", "watchos", "visionos"]

    init(_ text: String) { lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...] }

    /// The next statement for iPhones; nil at the end.
    mutating func next() -> Statement? {
        while let line = lines.popFirst() {
            let code = Self.code(of: line)
            let words = code.split(whereSeparator: \.isWhitespace)
            if words == ["end"] {
                _ = blocks.popLast()
            } else if let first = words.first, ["if", "unless", "def", "case", "begin"].contains(first) {
                blocks.append(nil)
            } else if code.contains(" do |") || code.hasSuffix(" do") {
                let name = code.contains(".subspec") ? Self.texts(in: code).first?.text : nil
                blocks.append(name)
            } else if let statement = statement(code) {
                return statement
            }
        }
        return nil
    }

    private mutating func statement(_ line: String) -> Statement? {
        let target = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        let path = target.split(separator: ".")
        guard path.count >= 2, let name = path.last, !path.dropFirst().contains(where: Self.foreign.contains) else { return nil }
        var value = String(line.dropFirst(target.count))
        while Self.isOpen(value), let more = lines.popFirst() { value += " " + Self.code(of: more) }
        let parts = blocks.compactMap(\.self)
        return Statement(name: String(name), texts: Self.texts(in: value), parts: parts)
    }

    /// A line without its comment and the space around.
    private static func code(of line: Substring) -> String {
        var quote: Character?
        var result = ""
        for character in line {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if character == "#" {
                break
            }
            result.append(character)
        }
        while result.last?.isWhitespace == true { result.removeLast() }
        return String(result.drop(while: \.isWhitespace))
    }

    /// Whether an expression goes on in the next line.
    private static func isOpen(_ text: String) -> Bool {
        var depth = 0
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if "[{(".contains(character) {
                depth += 1
            } else if "]})".contains(character) {
                depth -= 1
            }
        }
        guard quote == nil else { return false }
        return depth > 0 || text.last == "," || text.last == "="
    }

    private static func texts(in code: String) -> [Text] {
        var result: [Text] = []
        var rest = code[...]
        while let start = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
            let inside = rest[rest.index(after: start)...]
            guard let end = inside.firstIndex(of: rest[start]) else { break }
            rest = inside[inside.index(after: end)...]
            result.append(Text(text: String(inside[..<end]), isKey: rest.drop(while: \.isWhitespace).hasPrefix("=>")))
        }
        return result
    }
}
