internal import Foundation

/// Ferry's own drawings, under the system symbols' names.
///
/// A line is `name; layer; layer` or `name = other name`. Every shape was drawn for Ferry on a grid of 24 × 24 with a line of 1.5, and is
/// under Ferry's own licence; variants such as `.fill` and `.circle` are derived from them (`SymbolGlyph`).
enum SymbolDrawings {
    static func layers(_ name: String) -> [SymbolLayer]? { table[name] }

    static var names: [String] { table.keys.sorted() }

    /// Names whose line could not be parsed; a test ensures that there are none.
    static let unreadable: [String] = table.keys.filter { table[$0]?.isEmpty ?? true }.sorted()

    private static let table: [String: [SymbolLayer]] = {
        var table: [String: [SymbolLayer]] = [:]
        var others: [(name: String, drawing: String)] = []
        for line in [marks, people, objects].joined(separator: "\n").split(separator: "\n") {
            if let sign = line.range(of: " = ") {
                others.append((String(line[..<sign.lowerBound]), String(line[sign.upperBound...])))
                continue
            }
            let parts = line.split(separator: ";").map { $0.drop { $0 == " " } }
            guard let name = parts.first else { continue }
            let layers = parts.dropFirst().map(SymbolLayer.init)
            table[String(name)] = layers.contains { $0 == nil } ? [] : layers.compactMap { $0 }
        }
        for other in others { table[other.name] = table[other.drawing] ?? [] }
        return table
    }()
}
