import Foundation
package import XcodeProject

/// Compiles a String Catalog: `Table.xcstrings` becomes `Table.strings` and `Table.stringsdict` in the folder of each language.
package struct StringCatalogCompiler {
    package let path: String
    package let catalog: StringCatalog

    package init(_ path: String) throws(XcodeFailure) {
        self.path = path
        guard let data = FileManager.default.contents(atPath: path) else { throw XcodeFailure(path, nil, "cannot be read") }
        catalog = try StringCatalogReader([UInt8](data), of: path).catalog
    }

    package static let ending = "xcstrings"

    package static func isCatalog(_ path: String) -> Bool { (path as NSString).pathExtension.lowercased() == ending }

    private var table: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

    /// Writes the tables into the folders of languages in a bundle.
    ///
    /// > Parameters: isMerging: the tables that are there already keep their other keys: those of other modules in the same bundle.
    /// > Returns: the paths of `.strings` files, by language.
    @discardableResult
    package func compile(into bundle: String, isMerging: Bool = false) throws -> [String: String] {
        try check()
        let files = FileManager.default
        var result: [String: String] = [:]
        for language in catalog.languages {
            let tables = StringTables(catalog, language: language)
            let folder = "\(bundle)/\(Self.folder(of: language, in: bundle))"
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
            // An empty table, too, says that there is the language.
            try Self.update("\(folder)/\(table).strings", tables.strings, isMerging)
            result[language] = "\(folder)/\(table).strings"
            let dictionary = "\(folder)/\(table).stringsdict"
            if !tables.dictionary.isEmpty {
                try Self.update(dictionary, tables.dictionary.mapValues(\.object), isMerging)
            } else if !isMerging, files.fileExists(atPath: dictionary) {
                try files.removeItem(atPath: dictionary)
            }
        }
        return result
    }

    /// The package manager writes the names of languages in lowercase.
    private static func folder(of language: String, in bundle: String) -> String {
        let name = language + ".lproj"
        let known = (try? FileManager.default.contentsOfDirectory(atPath: bundle)) ?? []
        return known.sorted().first { $0.lowercased() == name.lowercased() } ?? name
    }

    private static func update(_ file: String, _ table: [String: Any], _ isMerging: Bool) throws {
        let old = FileManager.default.contents(atPath: file)
        let known = isMerging ? old.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any] : nil
        let table = known?.merging(table) { $1 } ?? table
        // Text is the same for the same table; a binary list follows the order of hash tables.
        let data = try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
        guard old != data else { return }
        try data.write(to: URL(fileURLWithPath: file), options: .atomic)
    }

    /// As Xcode: of a table in two forms it would be unclear which one counts.
    ///
    /// > Errors: there is another table of the name.
    package func check() throws(XcodeFailure) {
        let folder = (path as NSString).deletingLastPathComponent
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasSuffix(".lproj") {
            for ending in ["strings", "stringsdict"] {
                let other = "\(folder)/\(name)/\(table).\(ending)"
                guard FileManager.default.fileExists(atPath: other) else { continue }
                throw XcodeFailure(path, nil, "\(other) is a table of the same name; keep one of the two")
            }
        }
    }
}
