import Foundation

/// A package without its tests and without the dependencies that only they, or none of its targets, need: a library's manifest often names
/// testing libraries and plugins for documentation, which SwiftPM would fetch for each program that uses the library.
///
/// The package is a mirror with the same manifest, to which lines are added that remove them.
struct LeanPackage {
    /// Where the dependencies that are removed are in the manifest's list.
    let removed: [Int]
    private let keepsTests: Bool

    /// Of what `swift package dump-package` prints. Nil if nothing can be removed, or if it does not say what needs which dependency.
    init?(_ dump: Data, keepsTests: Bool = false) {
        self.keepsTests = keepsTests
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: dump) else { return nil }
        // Their paths are relative to the package.
        guard manifest.dependencies.allSatisfy({ $0.sourceControl != nil }) else { return nil }
        let names = manifest.dependencies.map { $0.sourceControl?.first?.names ?? [] }
        let own = Set(manifest.targets.map(\.name))
        var needed: Set<Int> = []
        for target in manifest.targets where keepsTests || target.type != "test" {
            for use in target.uses where !own.contains(use.product) || use.package != nil {
                let wanted = (use.package ?? use.product).lowercased()
                // A product may have another name than its package.
                guard let index = names.firstIndex(where: { $0.contains(wanted) }) else { return nil }
                needed.insert(index)
            }
        }
        removed = names.indices.filter { !needed.contains($0) }
        if removed.isEmpty { return nil }
    }

    /// The manifest without the tests and dependencies; nil if the name of its package is not the usual one.
    func text(of manifest: String) -> String? {
        guard manifest.contains(/\b(?:let|var)\s+package\s*(?::\s*Package\s*)?=/) else { return nil }
        let lines = [
            keepsTests ? "" : "package.targets.removeAll { $0.type == .test }",
            "package.dependencies = package.dependencies.enumerated().filter { !\(removed).contains($0.offset) }.map { $0.element }",
        ]
        return manifest + "\n" + lines.joined(separator: "\n") + "\n"
    }

    /// The manifest that SwiftPM takes of a folder: that for the newest compiler up to this one. > Parameters: names: of the folder's files.
    static func manifest(among names: [String], compiler: [Int]) -> String? {
        let versions = names.compactMap { name -> (name: String, version: [Int])? in
            guard let match = name.wholeMatch(of: /Package@swift-(\d+(?:\.\d+)*)\.swift/) else { return nil }
            let version = match.1.split(separator: ".").compactMap { Int($0) }
            return compiler.lexicographicallyPrecedes(version) ? nil : (name, version)
        }
        let newest = versions.max { $0.version.lexicographicallyPrecedes($1.version) }
        return newest?.name ?? (names.contains("Package.swift") ? "Package.swift" : nil)
    }

    // MARK: The mirror

    /// The mirror of a package in `folder`, or nil where the package is used as it is.
    static func mirror(of folder: String, in place: String) throws -> String? {
        try Replacement(of: folder, in: place, keepsTests: false)?.update()
    }

    /// The mirror of the user's own package if what it names cannot be fetched, and what it needs can.
    static func mirror(ofOwn folder: String, scratch: String, keepsTests: Bool, in place: String) throws -> String? {
        guard let replacement = try Replacement(of: folder, in: place, keepsTests: keepsTests) else { return nil }
        // The answer is stored, and needed for a build anyway.
        if (try? DependencyTree(of: folder, scratch: scratch)) != nil { return nil }
        return try replacement.update()
    }
}

/// What takes the place of a package.
private struct Replacement {
    let folder: String
    let target: String
    /// The manifest that is replaced, and its new text.
    let name: String
    let text: String

    /// The compiler that Ferry needs.
    private static let compiler = [6, 3]

    init?(of folder: String, in place: String, keepsTests: Bool) throws {
        guard let name = LeanPackage.manifest(among: try FileManager.default.contentsOfDirectory(atPath: folder), compiler: Self.compiler),
            let text = TextFile.read("\(folder)/\(name)"), text.contains(/\.package\s*\(/),
            // A remote package is named by its address, or by an identifier of a registry.
            text.contains("url:") || text.contains("id:")
        else { return nil }
        let root = "\(place)/\(ContentHash.of(folder))"
        guard let dump = try Self.dump(text, in: folder, storedIn: root),
            let lean = LeanPackage(dump, keepsTests: keepsTests)?.text(of: text)
        else { return nil }
        (self.folder, self.name, self.text) = (folder, name, lean)
        target = "\(root)\(keepsTests ? "/tests" : "")/\((folder as NSString).lastPathComponent)"
    }

    /// Returns: the mirror's folder.
    func update() throws -> String {
        try PathMirror.update(folder, target, except: [name])
        try TextFile.update("\(target)/\(name)", with: text)
        return target
    }

    /// What SwiftPM says of the manifest in a folder; its text decides whether what is stored is still right.
    private static func dump(_ manifest: String, in folder: String, storedIn place: String) throws -> Data? {
        let file = "\(place)/\(ContentHash.of(manifest)).json"
        if let known = FileManager.default.contents(atPath: file) { return known }
        let result = try ChildProcess(["swift", "package", "--package-path", folder, "--scratch-path", place + "/.build", "dump-package"])
            .capture()
        guard result.status == 0, let start = result.output.firstIndex(of: "{") else { return nil }
        let dump = Data(result.output[start...].utf8)
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        try dump.write(to: URL(fileURLWithPath: file), options: .atomic)
        return dump
    }
}

/// The part of SwiftPM's description of a manifest that says what needs which dependency.
private struct Manifest: Decodable {
    struct Dependency: Decodable {
        struct Source: Decodable {
            var identity: String
            var nameForTargetDependencyResolutionOnly: String?

            /// What targets name it by.
            var names: Set<String> { Set([identity, nameForTargetDependencyResolutionOnly].compactMap { $0?.lowercased() }) }
        }

        var sourceControl: [Source]?
    }

    /// A product that a target names, and its package if it names that, too.
    struct Use { var product: String, package: String? }

    struct Target: Decodable {
        var name: String
        var type: String
        var uses: [Use]

        private enum Key: String, CodingKey { case name, type, dependencies, pluginUsages }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            name = try values.decode(String.self, forKey: .name)
            type = try values.decode(String.self, forKey: .type)
            let lists = [Key.dependencies, .pluginUsages].flatMap {
                (try? values.decodeIfPresent([[String: [Word]]].self, forKey: $0)) ?? []
            }
            uses = lists.flatMap { $0 }.compactMap { kind, words in
                guard kind != "target", let product = words.first?.text else { return nil }
                return Use(product: product, package: kind == "byName" || words.count < 2 ? nil : words[1].text)
            }
        }
    }

    /// A string of a list that also has other values.
    struct Word: Decodable {
        var text: String?

        init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
    }

    var dependencies: [Dependency]
    var targets: [Target]
}
