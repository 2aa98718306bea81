internal import CoreGraphics
internal import Foundation

/// Pictures asked for by name, kept as long as memory allows.
///
/// > Contract: IM-2. > Isolation: any thread.
final class NamedImages: @unchecked Sendable {
    static let shared = NamedImages()

    private final class Entry: NSObject {
        let picture: Picture
        init(_ picture: Picture) { self.picture = picture }
    }
    private let cache = NSCache<NSString, Entry>()

    /// How much memory the pictures together may take before the oldest are let go of.
    private static let memoryLimit = 64 << 20

    init() { cache.totalCostLimit = Self.memoryLimit }

    func picture(_ name: String, in bundle: Bundle, traits: UITraitCollection?) -> Picture? {
        guard !name.isEmpty else { return nil }
        let known = traits?.displayScale ?? 0
        let scale = known > 0 ? known : BitmapContext.screenScale
        let isPad = (traits ?? .current).userInterfaceIdiom == .pad
        guard let file = folders(of: bundle).lazy.compactMap({ ImageFile.find(name: name, in: $0, scale: scale, isPad: isPad) }).first
        else {
            return nil
        }
        if let entry = cache.object(forKey: file.path as NSString) { return entry.picture }
        guard let picture = file.read() else { return nil }
        let cost = (picture.image?.width ?? 0) * (picture.image?.height ?? 0) * 4
        cache.setObject(Entry(picture), forKey: file.path as NSString, cost: cost)
        return picture
    }

    /// `name0`, `name1` and so on, or from 1 when there is no 0.
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
