internal import HostInterface
internal import RenderProtocol

/// A bitmap of the app's as the scene uses it, with its smaller copies for drawing it much reduced.
final class SceneBitmap {
    let shared: SharedBitmap
    /// What a drawing in one colour covers.
    let coverage: PixelSource?
    private var colors: PixelSource?
    private var colorsGeneration = -1
    /// Raised when pixels change; what was derived from older pixels is made anew.
    private(set) var generation = 0
    private var reduced: [PixelSource] = []
    private var reducedGeneration = -1
    private var tinted: [RenderColor: SceneBitmap] = [:]
    private var tintedGeneration = -1
    private static let tintLimit = 32

    init?(_ bitmap: SharedBitmap) {
        guard bitmap.width > 0, bitmap.height > 0, bitmap.bytesPerRow >= bitmap.width * bitmap.form.bytesPerPixel,
            bitmap.width <= PixelSource.sideLimit, bitmap.height <= PixelSource.sideLimit,
            let picture = PixelSource.wrap(
                bitmap.form.ink == nil ? .color : .coverage, base: bitmap.base, width: bitmap.width, height: bitmap.height,
                bytesPerRow: bitmap.bytesPerRow, owner: bitmap)
        else { return nil }
        shared = bitmap
        (colors, coverage) = bitmap.form.ink == nil ? (picture, nil) : (nil, picture)
    }

    /// The pixels in their colours. Of a drawing in one colour they are made when they are asked for.
    var picture: PixelSource? {
        guard let coverage, let ink = shared.form.ink else { return colors }
        if colorsGeneration != generation || colors == nil {
            colors = PixelSource.make(.color, width: width, height: height)
            if let colors, let solid = PixelSource.solid(PremultipliedColor(ink)) {
                let all = PixelRect(x: 0, y: 0, width: width, height: height)
                Target(picture: colors, x: 0, y: 0).composite(
                    .source, PaintSource(picture: solid), mask: PaintSource(picture: coverage), in: all)
            }
            colorsGeneration = generation
        }
        return colors
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
        guard let picture, let base = picture.base else { return nil }
        let count = width * height
        let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        func part(_ value: Float) -> UInt32 { UInt32((min(1, max(0, value)) * 256).rounded()) }
        let alpha = part(tint.alpha)
        let factor = SIMD4(part(tint.blue * tint.alpha), part(tint.green * tint.alpha), part(tint.red * tint.alpha), alpha)
        for y in 0..<height {
            let row = base + y * picture.bytesPerRow
            for x in 0..<width {
                let parts = SIMD4<UInt32>(truncatingIfNeeded: (row + x * 4).loadUnaligned(as: SIMD4<UInt8>.self)) &* factor
                pixels[y * width + x] = unsafeBitCast(
                    SIMD4<UInt8>(truncatingIfNeeded: parts &>> SIMD4<UInt32>(repeating: 8)), to: UInt32.self)
            }
        }
        let address = UInt(bitPattern: pixels)
        let form = BitmapForm(width: width, height: height, ink: nil, bytesPerRow: width * 4)
        let copy = form.flatMap { form in
            SceneBitmap(
                SharedBitmap(id: shared.id, form: form, base: UnsafeMutableRawPointer(pixels)) {
                    UnsafeMutableRawPointer(bitPattern: address)?.deallocate()
                })
        }
        tinted[tint] = copy
        return copy
    }

    /// The bitmap halved `level` times. Level 0, or one that would vanish, is the bitmap or the smallest there is.
    func picture(level: Int) -> (picture: PixelSource, level: Int)? {
        guard let picture else { return nil }
        if reducedGeneration != generation {
            reduced.removeAll()
            reducedGeneration = generation
        }
        while reduced.count < level {
            let source = reduced.last ?? picture
            let (width, height) = ((source.width + 1) / 2, (source.height + 1) / 2)
            guard source.width > 1 || source.height > 1, let half = PixelSource.make(.color, width: width, height: height) else { break }
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
