import Foundation

/// A module with a documentation page for each public declaration.
struct DocumentedModule: Equatable {
    /// The name of the built module.
    var name: String
    /// Whether apps can import it, by itself or because a module that they import re-exports it.
    var isPublic: Bool

    /// The name that the pages show. UIKit consists of several modules, which apps import as one.
    var title: String { name.hasPrefix("UI") ? "UIKit" : name }

    /// Every module of Ferry's manifest with Swift sources.
    static func all(in checkout: Checkout) throws -> [DocumentedModule] {
        // In the other folder SwiftPM would wait for an optimised build in the background.
        let result = try ChildProcess([
            "swift", "package", "--package-path", checkout.root, "--scratch-path", checkout.scratch(.debug), "dump-package",
        ]).capture()
        guard let dump = try? JSONDecoder().decode(Manifest.self, from: Data(result.output.utf8)) else {
            throw CommandFailure("cannot read Ferry's own Package.swift:\n" + result.errors)
        }
        return all(of: dump) { name in SourceFolder.files(in: "\(checkout.root)/Sources/\(name)") }
    }

    static func all(of manifest: Manifest, sources: (String) -> [String]) -> [DocumentedModule] {
        let regular = Set(manifest.targets.filter { $0.type == "regular" && $0.path == nil }.map(\.name))
        let files = Dictionary(uniqueKeysWithValues: regular.map { ($0, sources($0)) })
        let modules = regular.filter { !(files[$0] ?? []).isEmpty }
        var pending = manifest.products.filter { $0.type.library != nil }.flatMap(\.targets)
        var exported: Set<String> = []
        while let next = pending.popLast() {
            guard modules.contains(next), exported.insert(next).inserted else { continue }
            pending += reexports(of: files[next] ?? [])
        }
        return modules.sorted().map { DocumentedModule(name: $0, isPublic: exported.contains($0) && !$0.hasPrefix("_")) }
    }

    /// The modules that are asked for by name, or all public ones.
    static func select(_ names: [String], from modules: [DocumentedModule]) throws -> [DocumentedModule] {
        guard !names.isEmpty else { return modules.filter(\.isPublic) }
        for name in names where !modules.contains(where: { $0.name == name || $0.title == name }) {
            throw CommandFailure.usage("no module \(name); there are: \(modules.map(\.name).joined(separator: ", "))")
        }
        return modules.filter { names.contains($0.name) || names.contains($0.title) }
    }

    private static func reexports(of files: [String]) -> [String] {
        files.flatMap { file in
            let text = TextFile.read(file) ?? ""
            return text.matches(of: /@_exported (?:public )?import (\w+)/).map { String($0.1) }
        }
    }

    /// The part of `swift package dump-package` that says which modules there are.
    struct Manifest: Decodable {
        struct Product: Decodable {
            struct Kind: Decodable { var library: [String]? }
            var targets: [String]
            var type: Kind
        }
        struct Target: Decodable {
            var name: String
            var type: String
            /// Set where the sources are not in `Sources/<name>`.
            var path: String?
        }
        var products: [Product]
        var targets: [Target]
    }
}
