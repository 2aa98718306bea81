internal import HostInterface
internal import RenderProtocol

/// A bitmap of the app's as the scene uses it, with its smaller copies for drawing it much reduced.
final class SceneBitmap {
    let shared: SharedBitmap
    let picture: Picture
    /// Raised when pixels change; what was derived from older pixels is made anew.
    private(set) var generation = 0
    private var reduced: [Picture] = []
    private var reducedGeneration = -1
    private var tinted: [RenderColor: SceneBitmap] = [:]
    private var tintedGeneration = -1
    private static let tintLimit = 32

    init?(_ bitmap: SharedBitmap) {
        guard bitmap.width > 0, bitmap.height > 0, bitmap.bytesPerRow >= bitmap.width * 4, bitmap.width <= Picture.sideLimit,
            bitmap.height <= Picture.sideLimit,
            let picture = Picture.wrap(
                .color, base: bitmap.base, width: bitmap.width, height: bitmap.height, bytesPerRow: bitmap.bytesPerRow, owner: bitmap)
        else { return nil }
        (shared, self.picture) = (bitmap, picture)
    }

    var width: Int { shared.width }
    var height: Int { shared.height }

    func pixelsChanged() { generation += 1 }

    /// A copy with its colours multiplied.
    func tinted(_ tint: RenderColor) -> SceneBitmap? {
        if tintedGeneration != generation || tinted.count >= Self.tintLimit {
            tinted.removeAll()
            tintedGeneration = generation
        }
        if let copy = tinted[tint] { return copy }
        let count = width * height
        let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        func part(_ value: Float) -> UInt32 { UInt32((min(1, max(0, value)) * 256).rounded()) }
        let alpha = part(tint.alpha)
        let factor = SIMD4(part(tint.blue * tint.alpha), part(tint.green * tint.alpha), part(tint.red * tint.alpha), alpha)
        for y in 0..<height {
            let row = shared.base + y * shared.bytesPerRow
            for x in 0..<width {
                let parts = SIMD4<UInt32>(truncatingIfNeeded: (row + x * 4).loadUnaligned(as: SIMD4<UInt8>.self)) &* factor
                pixels[y * width + x] = unsafeBitCast(
                    SIMD4<UInt8>(truncatingIfNeeded: parts &>> SIMD4<UInt32>(repeating: 8)), to: UInt32.self)
            }
        }
        let address = UInt(bitPattern: pixels)
        let bitmap = SharedBitmap(
            id: shared.id, width: width, height: height, bytesPerRow: width * 4, base: UnsafeMutableRawPointer(pixels), descriptor: -1
        ) { UnsafeMutableRawPointer(bitPattern: address)?.deallocate() }
        let copy = SceneBitmap(bitmap)
        tinted[tint] = copy
        return copy
    }

    /// The bitmap halved `level` times. Level 0, or one that would vanish, is the bitmap or the smallest there is.
    func picture(level: Int) -> (picture: Picture, level: Int) {
        if reducedGeneration != generation {
            reduced.removeAll()
            reducedGeneration = generation
        }
        while reduced.count < level {
            let source = reduced.last ?? picture
            let (width, height) = ((source.width + 1) / 2, (source.height + 1) / 2)
            guard source.width > 1 || source.height > 1, let half = Picture.make(.color, width: width, height: height) else { break }
            // Bilinear sampling in the middle of four pixels is their mean.
            let transform = PlaneTransform(
                scaleX: Double(source.width) / Double(width), scaleY: Double(source.height) / Double(height), x: 0, y: 0)
            source.setSampling(transform, filter: .bilinear, repeat: .pad)
            half.composite(.source, source, at: PixelRect(x: 0, y: 0, width: width, height: height))
            source.setSampling(nil, filter: .nearest, repeat: .none)
            reduced.append(half)
        }
        let level = min(level, reduced.count)
        return level == 0 ? (picture, 0) : (reduced[level - 1], level)
    }
}
