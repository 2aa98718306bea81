internal import CoreGraphics
internal import Foundation

/// A memory-limited cache of named images.
///
/// > Contract: IM-2. > Isolation: any thread.
final class NamedImageCache: @unchecked Sendable {
    static let shared = NamedImageCache()

    private final class Entry: NSObject {
        let picture: ImageContent
        init(_ picture: ImageContent) { self.picture = picture }
    }
    private let cache = NSCache<NSString, Entry>()

    /// The memory limit of the cache, above which the oldest images are removed.
    private static let memoryLimit = 64 << 20

    init() { cache.totalCostLimit = Self.memoryLimit }

    /// An image in the bundle's asset catalogs, else a file; nil if neither exists.
    func picture(_ name: String, in bundle: Bundle, traits: UITraitCollection?) -> ImageContent? {
        guard !name.isEmpty else { return nil }
        let wanted = traits.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
        let scale = wanted.displayScale > 0 ? wanted.displayScale : BitmapContext.screenScale
        // A set is found by its name with the extension of a PNG file, too.
        for key in [name] + (name.hasSuffix(".png") ? [String(name.dropLast(4))] : []) {
            for catalog in AssetCatalogs.shared.catalogs(of: bundle) where catalog.index.images[key] != nil {
                if let found = picture(key, of: catalog, wanted, scale) { return withAsset(found, key, catalog) }
            }
        }
        let isPad = wanted.userInterfaceIdiom == .pad
        let files = folders(of: bundle).lazy.compactMap { ImageFile.find(name: name, in: $0, scale: scale, isPad: isPad) }
        return files.first.flatMap { file in kept(file.path) { file.read() } }
    }

    private func picture(_ name: String, of catalog: AssetCatalog, _ traits: UITraitCollection, _ scale: CGFloat) -> ImageContent? {
        guard let variant = catalog.image(name, traits: traits, scale: scale) else { return nil }
        if variant.isVector == true {
            return kept("\(catalog.folder)/\(name):\(variant.file)@\(scale)") { catalog.picture(variant, scale: scale) { _, _ in nil } }
        }
        return catalog.picture(variant, scale: scale) { path, own in kept(path) { ImageFile(path: path, scale: own).read() } }
    }

    private func withAsset(_ picture: ImageContent, _ name: String, _ catalog: AssetCatalog) -> ImageContent {
        // A single variant is the same everywhere.
        guard catalog.index.images[name]?.contains(where: { $0.conditions != nil }) == true else { return picture }
        var picture = picture
        picture.asset = UIImageAsset { [weak self] traits in
            self?.picture(name, of: catalog, traits, traits.displayScale > 0 ? traits.displayScale : BitmapContext.screenScale)
        }
        return picture
    }

    private func kept(_ key: String, _ read: () -> ImageContent?) -> ImageContent? {
        if let entry = cache.object(forKey: key as NSString) { return entry.picture }
        guard let picture = read() else { return nil }
        let cost = (picture.image?.width ?? 0) * (picture.image?.height ?? 0) * 4
        cache.setObject(Entry(picture), forKey: key as NSString, cost: cost)
        return picture
    }

    /// `name0`, `name1` and so on, or from 1 if there is no 0.
    func sequence(_ name: String, in bundle: Bundle) -> [UIImage] {
        var images: [UIImage] = []
        var number = picture("\(name)0", in: bundle, traits: nil) == nil ? 1 : 0
        while number < 1024, let found = picture("\(name)\(number)", in: bundle, traits: nil) {
            images.append(UIImage(picture: found))
            number += 1
        }
        return images
    }

    private func folders(of bundle: Bundle) -> [String] {
        let main = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
        return main + bundle.preferredLocalizations.flatMap { language in main.map { "\($0)/\(language).lproj" } }
    }
}
