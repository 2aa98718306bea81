/// Ferry's own drawings, under the system symbols' names.
///
/// A line is `name; layer; layer` or `name = other name`. Every shape was drawn for Ferry on a grid of 24 × 24 with a line of 1.5, and is
/// under Ferry's own licence; variants such as `.fill` and `.circle` are derived from them (`SymbolGlyph`).
enum SymbolDrawings {
    private enum Entry {
        case layers(Substring)
        case same(as: String)
    }

    /// Parsed when it is asked for: an app shows few of the symbols, and parsing all of them takes a good part of its launch.
    static func layers(_ name: String) -> [SymbolLayer]? {
        switch table[name] {
        case .layers(let text):
            let layers = text.split(separator: ";").map { SymbolLayer($0.drop { $0 == " " }) }
            return layers.contains { $0 == nil } ? [] : layers.compactMap { $0 }
        case .same(let other): return layers(other) ?? []
        case nil: return nil
        }
    }

    static var names: [String] { table.keys.sorted() }

    /// Names whose line could not be parsed; a test ensures that there are none.
    static var unreadable: [String] { names.filter { layers($0)?.isEmpty ?? true } }

    private static let table: [String: Entry] = {
        var table: [String: Entry] = [:]
        for part in [marks, people, objects] {
            // Bytes, which are found faster than characters.
            for line in part.utf8.split(separator: UInt8(ascii: "\n")) {
                guard let end = line.firstIndex(where: { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "=") }) else { continue }
                let rest = Substring(line[line.index(after: end)...])
                let name = Substring(line[..<end])
                if line[end] == UInt8(ascii: ";") {
                    table[String(name)] = .layers(rest)
                } else {
                    table[String(name.dropLast())] = .same(as: String(rest.dropFirst()))
                }
            }
        }
        return table
    }()
}
