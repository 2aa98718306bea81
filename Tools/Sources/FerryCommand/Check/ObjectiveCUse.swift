import Foundation

/// Uses of Objective-C classes, which are not compiled, in Swift.
struct ObjectiveCUse {
    /// Texts of Objective-C files and headers.
    let declarations: [String]

    func findings(_ sources: [(file: String, text: String)]) -> [CheckFinding] {
        let classes = Set(declarations.flatMap(Self.classes))
        return classes.sorted().compactMap { name in
            let places = sources.filter { $0.text.contains(name) }.flatMap { source in
                Self.lines(of: name, in: source.text).map { CheckFinding.Place(file: source.file, line: $0) }
            }
            guard !places.isEmpty else { return nil }
            return CheckFinding(
                kind: .objectiveC, title: "Swift uses '\(name)', a class in Objective-C, which is not compiled",
                remedy: "write the class in Swift, or leave these files out", places: places)
        }
    }

    /// Classes that a text declares or implements; categories are not classes.
    private static func classes(in text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            // Most lines are none: matching each would take most of the time of a check.
            guard line.first(where: { !$0.isWhitespace }) == "@" else { return nil }
            return line.firstMatch(of: /^\s*@(?:interface|implementation)\s+(\w+)\s*(?:[:<{]|$)/).map { String($0.1) }
        }
    }

    /// The lines, counted from 1, that have a word outside of comments to the end of a line.
    private static func lines(of word: String, in text: String) -> [Int] {
        CodeLines.numbers(in: text) { code in
            code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
        }
    }
}
