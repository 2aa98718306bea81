import Foundation

@testable import StringCatalogCompiler

/// A catalog with the entries that a test gives as JSON.
func tables(_ strings: String, _ language: String, source: String = "en") throws -> StringTables {
    StringTables(try catalog(strings, source: source), language: language)
}

func catalog(_ strings: String, source: String = "en") throws -> StringCatalog {
    try StringCatalogReader(Array(document(strings, source: source).utf8), of: "/w/A.xcstrings").catalog
}

func document(_ strings: String, source: String = "en") -> String {
    "{\"sourceLanguage\": \"\(source)\", \"strings\": {\(strings)}, \"version\": \"1.0\"}"
}

/// A `stringUnit`, alone or of a variation.
func unit(_ text: String, state: String = "translated") -> String { "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(text)\"}}" }

func plural(_ forms: [String: String]) -> String {
    let forms = forms.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \(unit($0.value))" }
    return "{\"variations\": {\"plural\": {\(forms.joined(separator: ", "))}}}"
}

/// A folder that is removed with its owner.
final class Folder {
    let root = FileManager.default.temporaryDirectory.path + "/ferry-strings-\(UUID().uuidString)"

    init() throws { try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: root) }

    @discardableResult
    func write(_ name: String, _ text: String) throws -> String {
        let path = "\(root)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    func table(_ name: String) -> [String: Any]? {
        let data = FileManager.default.contents(atPath: "\(root)/\(name)")
        return data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any]
    }
}
