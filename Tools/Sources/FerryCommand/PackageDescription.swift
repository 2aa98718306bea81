import Foundation

/// SwiftPM's description of a package.
struct PackageDescription: Codable {
    struct Product: Codable {
        var name: String
        var isExecutable: Bool
        /// The names of its targets.
        var targets: [String]?
    }

    struct Target: Codable {
        var name: String
        var module: String
        /// Relative to the package's folder.
        var path: String
        /// Compiled files, relative to `path`.
        var sources: [String]?
        var isTest: Bool?
        /// The names of the package's targets that it depends on.
        var dependencies: [String]?
    }

    var name: String
    var products: [Product]
    var targets: [Target]
    var hasDependencies: Bool

    init(name: String, products: [Product], targets: [Target], hasDependencies: Bool) {
        (self.name, self.products, self.targets, self.hasDependencies) = (name, products, targets, hasDependencies)
    }

    /// Reads the manifest; the result is cached until the manifest changes.
    init(of root: String, scratch: String) throws {
        let manifest = TextFile.read(root + "/Package.swift") ?? ""
        let cache = "\(scratch)/ferry/description-\(ContentHash.of(manifest)).json"
        if let data = FileManager.default.contents(atPath: cache), let known = try? JSONDecoder().decode(Self.self, from: data) {
            self = known
            return
        }
        let result = try ChildProcess(["swift", "package", "--package-path", root, "--scratch-path", scratch, "describe", "--type", "json"])
            .capture()
        guard result.status == 0, let json = try? JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any] else {
            throw CommandFailure("cannot read \(root)/Package.swift:\n" + result.errors)
        }
        name = json["name"] as? String ?? ""
        products = (json["products"] as? [[String: Any]] ?? []).map { product in
            Product(
                name: product["name"] as? String ?? "", isExecutable: (product["type"] as? [String: Any])?["executable"] != nil,
                targets: product["targets"] as? [String])
        }
        targets = (json["targets"] as? [[String: Any]] ?? []).map { target in
            let name = target["name"] as? String ?? ""
            return Target(
                name: name, module: target["c99name"] as? String ?? name, path: target["path"] as? String ?? "",
                sources: target["sources"] as? [String] ?? [], isTest: target["type"] as? String == "test",
                dependencies: target["target_dependencies"] as? [String] ?? [])
        }
        hasDependencies = !(json["dependencies"] as? [Any] ?? []).isEmpty
        try FileManager.default.createDirectory(atPath: scratch + "/ferry", withIntermediateDirectories: true)
        try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: cache), options: .atomic)
    }

    /// The executable to run.
    func executable(named wanted: String?) throws -> String {
        let names = products.filter(\.isExecutable).map(\.name)
        if let wanted {
            guard names.contains(wanted) else {
                let others = products.filter { !$0.isExecutable }.map(\.name)
                guard !others.contains(wanted) else {
                    throw CommandFailure(
                        "\(name): '\(wanted)' is a library, which 'ferry build --product \(wanted)' builds; it is no app to run")
                }
                throw CommandFailure("\(name) has no product '\(wanted)'; it has: \((names + others).joined(separator: ", "))")
            }
            return wanted
        }
        guard let first = names.first else { throw CommandFailure("\(name) has no executable product: nothing to run") }
        guard names.count == 1 else {
            throw CommandFailure("\(name) has several executables (\(names.joined(separator: ", "))); choose one with --product")
        }
        return first
    }
}
