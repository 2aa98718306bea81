import Foundation

/// Uses in Swift of methods that categories in Objective-C add to classes, which are not compiled.
struct CategoryUse {
    /// Texts of Objective-C files and headers.
    let declarations: [String]

    private struct Method: Hashable {
        var type: String
        /// The first part of its selector.
        var name: String
    }

    func findings(_ sources: [(file: String, text: String)]) -> [CheckFinding] {
        let methods = Set(declarations.flatMap(Self.methods))
        return methods.sorted { ($0.type, $0.name) < ($1.type, $1.name) }.compactMap { method in
            let patterns = Self.patterns(of: method.name)
            let isDeclared = sources.contains { source in patterns.contains { source.text.contains("func " + $0.declaration) } }
            guard !isDeclared else { return nil }
            let places = sources.flatMap { source in
                Self.lines(source.text, with: patterns.map(\.call)).map { CheckFinding.Place(file: source.file, line: $0) }
            }
            guard !places.isEmpty else { return nil }
            return CheckFinding(
                kind: .objectiveC,
                title: "Swift uses '\(method.name)', which a category in Objective-C adds to '\(method.type)' and which is not compiled",
                remedy: "write it as an extension in Swift, or leave these files out", places: places)
        }
    }

    /// How Swift calls a method: the words that say what its first argument is become that argument's label.
    private static func patterns(of name: String) -> [(call: String, declaration: String)] {
        var found = [(".\(name)(", "\(name)(")]
        for word in ["With", "By", "For", "From", "In", "At", "To", "Of", "On", "As", "Using"] {
            for range in name.ranges(of: word) where range.lowerBound > name.startIndex {
                // Not the beginning of a longer word, such as "Into".
                guard let next = name[range.upperBound...].first, next.isUppercase else { continue }
                let label = name[range.lowerBound...].prefix(1).lowercased() + name[range.lowerBound...].dropFirst()
                // Swift also leaves out the name of the type that a method returns.
                found.append((".\(name[..<range.lowerBound])(\(label):", "\(name[..<range.lowerBound])(\(label)"))
            }
        }
        return found
    }

    /// The methods of the categories that a text declares or implements. Those that every class has are no sign of a use.
    private static func methods(in text: String) -> [Method] {
        var type: String?
        var found: [Method] = []
        for line in text.split(whereSeparator: \.isNewline) {
            // Most lines are none: matching each would take most of the time of a check.
            guard let first = line.first(where: { !$0.isWhitespace }), "@-+".contains(first) else { continue }
            if let category = line.firstMatch(of: /^\s*@(?:interface|implementation)\s+(\w+)\s*\(\s*\w+\s*\)/) {
                type = String(category.1)
            } else if line.contains("@end") || line.contains(/^\s*@(?:interface|implementation|protocol)\b/) {
                type = nil
            } else if let type, let method = line.firstMatch(of: /^\s*[-+]\s*\([^)]*\)\s*(\w+)/), method.1.count >= 6 {
                found.append(Method(type: type, name: String(method.1)))
            }
        }
        return found
    }

    private static func lines(_ text: String, with patterns: [String]) -> [Int] {
        guard patterns.contains(where: text.contains) else { return [] }
        return CodeLines.numbers(in: text) { code in patterns.contains { code.contains($0) } }
    }
}
