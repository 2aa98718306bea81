package import XcodeProject

/// Reads an `.xcstrings` file.
///
/// > Contract: Xcode, String Catalogs, version 1.x.
package struct StringCatalogReader {
    package private(set) var catalog: StringCatalog
    private let file: String

    package init(_ bytes: [UInt8], of file: String) throws(XcodeFailure) {
        self.file = file
        let root = try JSONReader.read(bytes, of: file)
        guard let table = root.table else { throw XcodeFailure(file, root.line, "is no String Catalog: it has to be an object") }
        guard let language = table["sourceLanguage"] else {
            throw XcodeFailure(file, root.line, "has no \"sourceLanguage\"; it is no String Catalog")
        }
        catalog = StringCatalog(sourceLanguage: try Self.language(language, language.text, file))
        if let version = table["version"]?.text, version.split(separator: ".").first != "1" {
            catalog.warnings.append("\(file):\(root.line): warning: has the version \(version); it is read as version 1")
        }
        guard let strings = table["strings"]?.table else { throw XcodeFailure(file, root.line, "has no \"strings\"") }
        for (key, node) in strings.sorted(by: { $0.key < $1.key }) { catalog.entries[key] = try entry(node, key) }
    }

    /// The name of a folder: nothing that leads out of the bundle.
    private static func language(_ node: JSONNode, _ name: String?, _ file: String) throws(XcodeFailure) -> String {
        let isName = { (character: Character) in character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
        }
        guard let name, !name.isEmpty, name.count <= 64, name.allSatisfy(isName) else {
            throw XcodeFailure(file, node.line, "\"\(name ?? "")\" is no name of a language")
        }
        return name
    }

    private mutating func entry(_ node: JSONNode, _ key: String) throws(XcodeFailure) -> StringCatalog.Entry {
        let table = try self.table(node, "the entry of \"\(key)\"")
        var entry = StringCatalog.Entry()
        entry.shouldTranslate = table["shouldTranslate"]?.flag ?? true
        guard let localizations = table["localizations"] else { return entry }
        for (name, node) in try self.table(localizations, "\"localizations\" of \"\(key)\"").sorted(by: { $0.key < $1.key }) {
            let language = try Self.language(node, name, file)
            let fields = try self.table(node, "\"\(key)\" in \(language)")
            let place = "\"\(key)\" in \(language)"
            guard let variation = try variation(fields, place, node.line, depth: 0) else { continue }
            var localization = StringCatalog.Localization(variation: variation)
            if let substitutions = fields["substitutions"] {
                for (name, node) in try self.table(substitutions, "\"substitutions\" of \(place)") {
                    localization.substitutions[name] = try substitution(node, "\"\(name)\" of \(place)")
                }
            }
            entry.localizations[language] = localization
        }
        return entry
    }

    private mutating func substitution(_ node: JSONNode, _ place: String) throws(XcodeFailure) -> StringCatalog.Substitution {
        let fields = try table(node, place)
        if let number = fields["argNum"], number.integer.map({ 1...99 ~= $0 }) != true {
            throw failure(number, "\"argNum\" of \(place) has to be a number from 1 to 99")
        }
        let specifier = fields["formatSpecifier"]?.text ?? "lld"
        guard specifier == "@" || specifier.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }), specifier.count < 12
        else {
            throw failure(node, "\"\(specifier)\" of \(place) is no format specifier")
        }
        guard let variation = try variation(fields, place, node.line, depth: 0) else {
            throw failure(node, "\(place) has no text")
        }
        return StringCatalog.Substitution(argument: fields["argNum"]?.integer, specifier: specifier, variation: variation)
    }

    private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]
    private static let maximumDepth = 4

    /// Nil where a translation is missing.
    private mutating func variation(
        _ fields: [String: JSONNode], _ place: String, _ line: Int, depth: Int
    ) throws(XcodeFailure) -> StringCatalog.Variation? {
        if let node = fields["stringUnit"] {
            let unit = try table(node, "\"stringUnit\" of \(place)")
            guard let value = unit["value"]?.text else { throw failure(node, "\"stringUnit\" of \(place) has no \"value\" that is a text") }
            // What Xcode has added and nobody translated.
            return value.isEmpty && unit["state"]?.text == "new" ? nil : .text(value)
        }
        if let node = fields["stringSet"] {
            catalog.warnings.append("\(file):\(node.line): warning: \(place) is a set of phrases for Siri, which is left out")
            return nil
        }
        guard let node = fields["variations"] else { return nil }
        guard depth < Self.maximumDepth else { throw failure(node, "variations of \(place) are nested too deep") }
        let kinds = try table(node, "\"variations\" of \(place)")
        if let node = kinds["device"] {
            let devices = try variations(node, place, depth)
            return devices.isEmpty ? nil : .device(devices)
        }
        guard let node = kinds["plural"] else {
            let kind = kinds.keys.sorted().first.map { " by \"\($0)\"" } ?? ""
            catalog.warnings.append("\(file):\(line): warning: \(place) varies\(kind), which Ferry does not know; it counts as missing")
            return nil
        }
        let forms = try variations(node, place, depth)
        if let unknown = forms.keys.sorted().first(where: { !Self.categories.contains($0) }) {
            throw failure(node, "\"\(unknown)\" of \(place) is no category of numbers; these are zero, one, two, few, many and other")
        }
        if !forms.isEmpty, forms["other"] == nil {
            throw failure(node, "\(place) has no form \"other\", which every language needs")
        }
        return forms.isEmpty ? nil : .plural(forms)
    }

    private mutating func variations(
        _ node: JSONNode, _ place: String, _ depth: Int
    ) throws(XcodeFailure) -> [String: StringCatalog.Variation] {
        var result: [String: StringCatalog.Variation] = [:]
        for (name, node) in try table(node, "the variations of \(place)").sorted(by: { $0.key < $1.key }) {
            let place = "\"\(name)\" of \(place)"
            result[name] = try variation(try table(node, place), place, node.line, depth: depth + 1)
        }
        return result
    }

    private func table(_ node: JSONNode, _ what: String) throws(XcodeFailure) -> [String: JSONNode] {
        guard let table = node.table else { throw failure(node, "\(what) has to be an object") }
        return table
    }

    private func failure(_ node: JSONNode, _ message: String) -> XcodeFailure { XcodeFailure(file, node.line, message) }
}
