internal import CoreGraphics
internal import Foundation
internal import ImageIO

/// A compiled asset catalog in a bundle.
///
/// > Isolation: any thread.
final class AssetCatalog: Sendable {
    /// The folder's name in a bundle's resources.
    static let folderName = "Assets.ferryassets"
    static let indexName = "index.json"

    let folder: String
    let index: AssetIndex

    init(folder: String) throws(AssetCatalogError) {
        self.folder = folder
        let path = folder + "/" + Self.indexName
        guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path: path, reason: "no such file") }
        guard data.count <= AssetIndex.largestFile else { throw .unreadable(path: path, reason: "\(data.count) bytes") }
        let decoded: AssetIndex
        do {
            struct Version: Decodable { var version: Int }
            let version = try JSONDecoder().decode(Version.self, from: data).version
            guard version == AssetIndex.currentVersion else { throw AssetCatalogError.version(path: path, found: version) }
            decoded = try JSONDecoder().decode(AssetIndex.self, from: data)
        } catch let error as AssetCatalogError {
            throw error
        } catch {
            throw .unreadable(path: path, reason: "\(error)")
        }
        index = decoded
    }

    /// The file of a variant; nil if it would be outside the catalog.
    func path(_ file: String) -> String? {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        guard !file.isEmpty, parts.allSatisfy({ !$0.isEmpty && $0 != ".." && $0 != "." }) else { return nil }
        return folder + "/" + file
    }

    /// The variant for some traits and a display scale: the exact scale, else the next larger.
    func image(_ name: String, traits: UITraitCollection, scale: CGFloat) -> AssetIndex.Image? {
        let fitting = Self.best(index.images[name] ?? [], \.conditions, traits)
        func distance(_ image: AssetIndex.Image) -> Double {
            guard let own = image.scale else { return 0 }
            return own >= scale ? own - scale : 100 + scale - own
        }
        return fitting.min { distance($0) < distance($1) }
    }

    func color(_ name: String, traits: UITraitCollection) -> AssetIndex.Color? {
        Self.best(index.colors[name] ?? [], \.conditions, traits).first
    }

    func data(_ name: String) -> AssetIndex.DataItem? { Self.best(index.data[name] ?? [], \.conditions, .current).first }

    /// All variants with the best fit.
    private static func best<Variant>(
        _ variants: [Variant], _ conditions: KeyPath<Variant, AssetIndex.Conditions?>, _ traits: UITraitCollection
    ) -> [Variant] {
        let scored = variants.compactMap { variant in
            (variant[keyPath: conditions] ?? .init()).fit(traits).map { (variant: variant, score: $0) }
        }
        let best = scored.map(\.score).max()
        return scored.filter { $0.score == best }.map(\.variant)
    }
}

/// The catalogs of the bundles loaded so far.
final class AssetCatalogs: @unchecked Sendable {
    static let shared = AssetCatalogs()

    private let lock = NSLock()
    private var known: [String: AssetCatalog?] = [:]

    /// Nil for a folder without a catalog, or with a broken one, which is reported once.
    func catalog(in folder: String) -> AssetCatalog? {
        lock.withLock {
            if let found = known[folder] { return found }
            let place = folder + "/" + AssetCatalog.folderName
            var catalog: AssetCatalog?
            if FileManager.default.fileExists(atPath: place) {
                do throws(AssetCatalogError) { catalog = try AssetCatalog(folder: place) } catch {
                    FileHandle.standardError.write(Data("\(error)\n".utf8))
                }
            }
            known[folder] = .some(catalog)
            return catalog
        }
    }

    func catalogs(of bundle: Bundle) -> [AssetCatalog] {
        var folders = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
        if folders.count == 2, folders[0] == folders[1] { folders.removeLast() }
        return folders.compactMap { catalog(in: $0) }
    }
}
