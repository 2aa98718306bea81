/// A pattern for paths as Ruby's `Dir.glob` has them: `*`, `?`, `**/` for any folders, `{a,b}` for alternatives.
struct FilePattern {
    /// Each with its names; one of them is to match.
    private let alternatives: [[Substring]]

    init(_ text: String) {
        alternatives = Self.expanded(text[...]).map { $0.split(separator: "/").filter { $0 != "." }.map { Substring($0) } }
    }

    func matches(_ path: String) -> Bool {
        let names = path.split(separator: "/")
        return alternatives.contains { Self.matches($0[...], names[...]) }
    }

    private static func matches(_ pattern: ArraySlice<Substring>, _ names: ArraySlice<Substring>) -> Bool {
        guard let first = pattern.first else { return names.isEmpty }
        if first == "**", pattern.count > 1 {
            return matches(pattern.dropFirst(), names) || (!names.isEmpty && matches(pattern, names.dropFirst()))
        }
        guard let name = names.first, matches(first, name) else { return false }
        return matches(pattern.dropFirst(), names.dropFirst())
    }

    /// Within one name.
    private static func matches(_ pattern: Substring, _ name: Substring) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        switch first {
        case "*":
            let rest = pattern.drop { $0 == "*" }
            return name.indices.contains { matches(rest, name[$0...]) } || rest.isEmpty
        case "?": return !name.isEmpty && matches(pattern.dropFirst(), name.dropFirst())
        default: return name.first == first && matches(pattern.dropFirst(), name.dropFirst())
        }
    }

    private static func expanded(_ text: Substring) -> [String] {
        guard let open = text.firstIndex(of: "{") else { return [String(text)] }
        var depth = 0
        var pieces: [Substring] = []
        var start = text.index(after: open)
        for index in text[open...].indices {
            switch text[index] {
            case "{": depth += 1
            case "}" where depth == 1:
                pieces.append(text[start..<index])
                let endings = expanded(text[text.index(after: index)...])
                return pieces.flatMap { expanded($0) }.flatMap { piece in endings.map { text[..<open] + piece + $0 } }
            case "}": depth -= 1
            case "," where depth == 1:
                pieces.append(text[start..<index])
                start = text.index(after: index)
            default: break
            }
        }
        return [String(text)]
    }
}
