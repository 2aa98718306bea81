internal import CoreGraphics
internal import PhotoLibrary

/// What an image manager is asked for, as a value: which images to make, and which of them is the quick copy.
struct ImageRequest {
    /// The longer side of a quick copy. > Units: pixels.
    static let quickSide: CGFloat = 120

    /// The part of the photo; nil for all. > Units: 0 to 1.
    let part: CGRect?
    /// The size of the quick copy; nil for none. > Units: pixels.
    let quick: CGSize?
    /// The size of the result; nil if only the quick copy is wanted.
    let full: CGSize?

    init(
        picture: CGSize, target: CGSize, fills: Bool, mode: PHImageRequestOptionsDeliveryMode, isSynchronous: Bool,
        resize: PHImageRequestOptionsResizeMode = .fast, crop: CGRect = .zero
    ) {
        let part = resize == .exact && !crop.isEmpty ? crop.intersection(CGRect(x: 0, y: 0, width: 1, height: 1)) : nil
        let cropped = part.map { PhotoSizing.crop($0, of: picture).size } ?? picture
        let wanted = resize == .none ? cropped : PhotoSizing.size(of: cropped, for: target, fills: fills)
        let side = Self.quickSide
        let small = PhotoSizing.size(of: cropped, for: CGSize(width: side, height: side), fills: false)
        let hasQuick = small.width < wanted.width
        self.part = part
        switch mode {
        case .highQualityFormat: (quick, full) = (nil, wanted)
        case .fastFormat where !isSynchronous: (quick, full) = (hasQuick ? small : nil, hasQuick ? nil : wanted)
        case .opportunistic where !isSynchronous: (quick, full) = (hasQuick ? small : nil, wanted)
        case .opportunistic, .fastFormat: (quick, full) = (nil, wanted)
        }
    }
}

extension PhotoLibraryStore {
    /// A part of the photo in a size.
    func image(of asset: PhotoAsset, part: CGRect?, size: CGSize) -> CGImage? {
        guard let part else { return image(of: asset, size: size) }
        let whole = CGSize(width: asset.width, height: asset.height)
        return image(of: asset, size: whole)?.cropping(to: PhotoSizing.crop(part, of: whole))
            .flatMap { PhotoBitmap.resized($0, to: size) }
    }
}
