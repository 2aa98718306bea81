import AssetCompiler
import Foundation

/// Removes stale files from the resource bundles that `swift build` fills.
///
/// SwiftPM copies every resource into `Package_Target.resources` and does not remove what was deleted or renamed since. Its build plan
/// lists the current resources.
struct ResourceBundles {
    /// One resource and its path in a bundle.
    struct Resource: Equatable {
        var source: String
        var place: String
    }

    /// The folder of products.
    let products: String
    let resources: [Resource]

    /// Nil when there is no build plan.
    init?(in products: String, plan: String) {
        guard let data = FileManager.default.contents(atPath: plan) else { return nil }
        self.products = products
        resources = Self.resources(inPlan: String(decoding: data, as: UTF8.self)).filter { $0.place.hasPrefix(products + "/") }
    }

    /// Removes files that no current resource has copied there, and replaces links by their files.
    ///
    /// > Errors: a link leads out of its package.
    func update() throws {
        for resource in resources { try resolveLinks(of: resource) }
        let wanted = Set(resources.map(\.place))
        let parents = Set(wanted.flatMap(folders))
        for name in Self.names(in: products) where name.hasSuffix(".resources") {
            let bundle = "\(products)/\(name)"
            if parents.contains(bundle) {
                try prune(bundle, wanted, parents)
            } else {
                try FileManager.default.removeItem(atPath: bundle)
            }
        }
    }

    private func prune(_ folder: String, _ wanted: Set<String>, _ parents: Set<String>) throws {
        for name in Self.names(in: folder) {
            let path = "\(folder)/\(name)"
            guard !wanted.contains(path), !Self.isMadeByFerry(name) else { continue }
            if parents.contains(path) {
                try prune(path, wanted, parents)
            } else {
                try FileManager.default.removeItem(atPath: path)
            }
        }
    }

    /// Outputs of the asset and Interface Builder compilers, which remove their own stale files.
    private static func isMadeByFerry(_ name: String) -> Bool {
        name == AssetCompiler.folderName || name.hasSuffix(".nib") || name.hasSuffix(".storyboardc")
    }

    /// The folders from the bundle down to a path's parent.
    private func folders(above place: String) -> [String] {
        var result: [String] = []
        var folder = (place as NSString).deletingLastPathComponent
        while folder.count > products.count {
            result.append(folder)
            folder = (folder as NSString).deletingLastPathComponent
        }
        return result
    }

    // MARK: Links

    /// SwiftPM copies links as links: at the new path a relative one is broken, and an absolute one may lead anywhere.
    private func resolveLinks(of resource: Resource) throws {
        let inside = FileManager.default.enumerator(atPath: resource.source)?.compactMap { $0 as? String } ?? []
        for name in [""] + inside.map({ "/" + $0 }) {
            let (source, place) = (resource.source + name, resource.place + name)
            guard (try? FileManager.default.destinationOfSymbolicLink(atPath: source)) != nil else { continue }
            let target = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
            let root = Self.package(of: source)
            guard target.hasPrefix(root + "/") else {
                try? FileManager.default.removeItem(atPath: place)
                throw CommandFailure(
                    "\(source): error: the resource is a link to \(target), outside of its package; put a copy in its place")
            }
            guard FileManager.default.fileExists(atPath: target) else {
                throw CommandFailure("\(source): error: the resource is a link to \(target), which does not exist")
            }
            if (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) != nil {
                try FileManager.default.removeItem(atPath: place)
                try FileManager.default.copyItem(atPath: target, toPath: place)
            }
        }
    }

    /// The nearest folder above a source that has a manifest.
    private static func package(of source: String) -> String {
        var folder = (source as NSString).deletingLastPathComponent
        while folder.count > 1, !FileManager.default.fileExists(atPath: folder + "/Package.swift") {
            folder = (folder as NSString).deletingLastPathComponent
        }
        return URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    }

    // MARK: The plan

    /// The copies into resource bundles in a build plan.
    static func resources(inPlan text: String) -> [Resource] {
        BuildPlan.commands(in: text, tool: "copy-tool").compactMap { command in
            guard let source = only(command.inputs), let place = only(command.outputs), place.contains(".resources/") else { return nil }
            return Resource(source: source, place: place)
        }
    }

    /// The single path of a list; a folder's path ends with a slash.
    private static func only(_ paths: [String]) -> String? {
        guard paths.count == 1, let path = paths.first else { return nil }
        return path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}
