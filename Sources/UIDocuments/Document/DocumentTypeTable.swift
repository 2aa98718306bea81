internal import Foundation
internal import UniformTypeIdentifiers

/// The types of files: the system's, and those that the app's `Info.plist` declares.
///
/// > Contract: Information Property List, UTExportedTypeDeclarations and UTImportedTypeDeclarations.
struct DocumentTypeTable: Sendable {
    struct Declaration: Sendable {
        var identifier: String
        var extensions: [String]
        var parents: [String]
        var name: String?
    }

    let declarations: [Declaration]

    /// The running app's.
    static let ofApp = DocumentTypeTable(Bundle.main.infoDictionary ?? [:])

    /// Entries without an identifier, or of another form, are left out.
    init(_ information: [String: Any]) {
        let lists = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].map { information[$0] as? [[String: Any]] ?? [] }
        declarations = lists.joined().compactMap { entry in
            guard let identifier = entry["UTTypeIdentifier"] as? String, !identifier.isEmpty else { return nil }
            let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
            return Declaration(
                identifier: identifier, extensions: Self.strings(tags["public.filename-extension"]),
                parents: Self.strings(entry["UTTypeConformsTo"]), name: entry["UTTypeDescription"] as? String)
        }
    }

    private static func strings(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }

    /// Nil without an extension.
    func type(ofExtension name: String) -> String? {
        guard !name.isEmpty else { return nil }
        let known = declarations.first { $0.extensions.contains { $0.lowercased() == name.lowercased() } }
        return known?.identifier ?? UTType(filenameExtension: name)?.identifier
    }

    func fileExtension(of type: String) -> String? {
        declarations.first { $0.identifier == type }?.extensions.first ?? UTType(type)?.preferredFilenameExtension
    }

    /// Whether a type is another or below it. Cycles of declarations end the search.
    func conforms(_ type: String, to other: String) -> Bool {
        var next = [type]
        var seen: Set<String> = []
        while let here = next.popLast() {
            if here == other { return true }
            guard seen.insert(here).inserted else { continue }
            if let declared = declarations.first(where: { $0.identifier == here }) {
                next += declared.parents
            } else if let known = UTType(here), let wanted = UTType(other), known.conforms(to: wanted) {
                return true
            }
        }
        return false
    }

    /// What the user reads of a type; nil for unknown ones.
    func name(of type: String) -> String? {
        declarations.first { $0.identifier == type }?.name ?? UTType(type)?.localizedDescription
    }
}
