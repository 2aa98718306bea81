import Foundation

/// Numbers in braces: `{{0, 0}, {10.5, 20}}`.
enum GeometryText {
    static func write(_ values: [CGFloat]) -> String {
        "{" + values.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + "}"
    }

    private static let separators: Set<Character> = ["{", "}", "[", "]", ",", " ", "\t"]

    /// The numbers of a text; fewer or none if it has another form.
    static func read(_ text: String) -> [CGFloat] {
        var scanner = text[...]
        var values: [CGFloat] = []
        while let start = scanner.firstIndex(where: { !separators.contains($0) }) {
            let number = scanner[start...].prefix { !separators.contains($0) }
            guard let value = Double(number) else { return [] }
            values.append(CGFloat(value))
            scanner = scanner[number.endIndex...]
        }
        return values
    }
}
