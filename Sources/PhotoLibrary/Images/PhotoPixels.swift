package import CoreGraphics
internal import Foundation
internal import Synchronization

/// The pixels of the library's photos, with a small cache.
package final class PhotoPixels: Sendable {
    private struct Key: Hashable {
        let asset: String
        let content: PhotoAsset.Content
        let width: Int
        let height: Int
    }
    private struct Cache {
        var images: [Key: CGImage] = [:]
        var order: [Key] = []
    }
    private let cache = Mutex(Cache())
    /// In pixels, of all images together.
    private static let capacity = 12_000_000

    package init() {}

    /// The upright photo in a size. > Parameters: data: the file's, for photos that have one.
    package func image(of asset: PhotoAsset, size: CGSize, data: () -> Data?) -> CGImage? {
        let key = Key(asset: asset.id, content: asset.content, width: Int(size.width), height: Int(size.height))
        if let known = cache.withLock({ $0.images[key] }) { return known }
        let made: CGImage? =
            switch asset.content {
            case .sample(let index): SamplePicture.image(index, size: size)
            case .file:
                data().flatMap { PhotoFile.image($0, largest: max(key.width, key.height)) }
                    .flatMap { PhotoBitmap.resized($0, to: size) }
            }
        if let made { keep(made, key) }
        return made
    }

    private func keep(_ image: CGImage, _ key: Key) {
        cache.withLock { cache in
            if cache.images.updateValue(image, forKey: key) == nil { cache.order.append(key) }
            while cache.order.reduce(0, { $0 + $1.width * $1.height }) > Self.capacity, let first = cache.order.first {
                cache.order.removeFirst()
                cache.images[first] = nil
            }
        }
    }
}
