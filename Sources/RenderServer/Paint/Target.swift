internal import CPixman
internal import HostInterface
internal import RenderProtocol

/// What is painted on: a bitmap that shows the surface from a place on.
struct Target {
    let picture: PixelSource
    let x: Int
    let y: Int

    enum Operator {
        case over, source, add, inReverse, within
        case blend(RenderBlend)
    }
}

/// Where colour comes from. The picture's transform, if it has one, is relative to (`dx`, `dy`) of the surface.
struct PaintSource {
    let picture: PixelSource
    var dx = 0
    var dy = 0
    /// The colour when it is the same everywhere.
    var color: PremultipliedColor?
    /// The picture's pixels are taken one for one.
    var isPlain = false
    /// No pixel lets through what is below.
    var isOpaque = false
    /// From the surface to pixels of the picture, where these are read between each other and no perspective is in play.
    var slant: PlaneTransform?
}

extension Target.Operator {
    fileprivate var code: pixman_op_t {
        switch self {
        case .over: PIXMAN_OP_OVER
        case .source: PIXMAN_OP_SRC
        case .add: PIXMAN_OP_ADD
        case .inReverse: PIXMAN_OP_IN_REVERSE
        case .within: PIXMAN_OP_IN
        case .blend(let blend): blend.code
        }
    }
}

extension RenderBlend {
    fileprivate var code: pixman_op_t {
        switch self {
        case .normal: PIXMAN_OP_OVER
        case .plusLighter: PIXMAN_OP_ADD
        case .multiply: PIXMAN_OP_MULTIPLY
        case .screen: PIXMAN_OP_SCREEN
        case .overlay: PIXMAN_OP_OVERLAY
        case .darken: PIXMAN_OP_DARKEN
        case .lighten: PIXMAN_OP_LIGHTEN
        case .colorDodge: PIXMAN_OP_COLOR_DODGE
        case .colorBurn: PIXMAN_OP_COLOR_BURN
        case .hardLight: PIXMAN_OP_HARD_LIGHT
        case .softLight: PIXMAN_OP_SOFT_LIGHT
        case .difference: PIXMAN_OP_DIFFERENCE
        case .exclusion: PIXMAN_OP_EXCLUSION
        case .hue: PIXMAN_OP_HSL_HUE
        case .saturation: PIXMAN_OP_HSL_SATURATION
        case .color: PIXMAN_OP_HSL_COLOR
        case .luminosity: PIXMAN_OP_HSL_LUMINOSITY
        }
    }
}

extension Target {
    func row(_ y: Int) -> UnsafeMutablePointer<UInt32>? {
        picture.base.map { ($0 + (y - self.y) * picture.bytesPerRow).assumingMemoryBound(to: UInt32.self) - x }
    }

    /// Fills rectangles of the surface with one pixel value.
    func fill(_ region: Region, pixel: UInt32) { region.eachRect { fill($0, pixel: pixel) } }

    func fill(_ rect: PixelRect, pixel: UInt32) {
        guard !rect.isEmpty, let row = row(rect.y) else { return }
        ferry_fill_pixels(row + rect.x, picture.bytesPerRow, pixel, rect.width, rect.height)
    }

    /// Takes over pixels one for one. False when the source does not have all of them.
    func copy(_ source: PaintSource, in rect: PixelRect) -> Bool {
        let (sx, sy) = (rect.x - source.dx, rect.y - source.dy)
        guard let base = source.picture.base, sx >= 0, sy >= 0, sx + rect.width <= source.picture.width,
            sy + rect.height <= source.picture.height
        else { return false }
        guard let row = row(rect.y) else { return false }
        let step = source.picture.bytesPerRow
        ferry_copy_pixels(
            row + rect.x, picture.bytesPerRow, (base + sy * step).assumingMemoryBound(to: UInt32.self) + sx, step, rect.width, rect.height)
        return true
    }

    /// Lays a colour over a few pixels a row, for which a call of pixman costs more than the pixels.
    func blend(_ pixel: UInt32, in rect: PixelRect) {
        let rest = 255 - pixel >> 24
        for y in rect.y..<rect.maxY {
            guard let row = row(y) else { return }
            for x in rect.x..<rect.maxX { row[x] = pixel &+ Self.scaled(row[x], rest) }
        }
    }

    /// Lays pixels taken one for one, thinned by `part`, over a few pixels a row. False when the source does not have all of them.
    func blend(_ source: PaintSource, part: UInt32, in rect: PixelRect) -> Bool {
        let (sx, sy) = (rect.x - source.dx, rect.y - source.dy)
        guard let base = source.picture.base, sx >= 0, sy >= 0, sx + rect.width <= source.picture.width,
            sy + rect.height <= source.picture.height
        else { return false }
        for line in 0..<rect.height {
            guard let row = row(rect.y + line) else { return false }
            let from = (base + (sy + line) * source.picture.bytesPerRow).assumingMemoryBound(to: UInt32.self) + sx
            for x in 0..<rect.width {
                let value = Self.scaled(source.isOpaque ? from[x] | 0xFF00_0000 : from[x], part)
                row[rect.x + x] = value &+ Self.scaled(row[rect.x + x], 255 - value >> 24)
            }
        }
        return true
    }

    /// Turns colours around, however far they let through what is below.
    func invert(in rect: PixelRect) {
        for y in rect.y..<max(rect.y, rect.maxY) {
            guard let row = row(y) else { return }
            for x in rect.x..<rect.maxX {
                let alpha = row[x] >> 24
                row[x] = (alpha &* 0x0101_0101) &- (row[x] & 0x00FF_FFFF)
            }
        }
    }

    /// Every component times `factor` / 255, rounded, as pixman does.
    @inline(__always)
    static func scaled(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
        var low = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
        low = ((low &+ ((low >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
        var high = ((pixel >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
        high = (high &+ ((high >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
        return low | high
    }

    /// Paints a rectangle of the surface.
    func composite(_ op: Operator, _ source: PaintSource, mask: PaintSource?, in rect: PixelRect) {
        pixman_image_composite32(
            op.code, source.picture.raw, mask?.picture.raw, picture.raw, Int32(rect.x - source.dx), Int32(rect.y - source.dy),
            Int32(mask.map { rect.x - $0.dx } ?? 0), Int32(mask.map { rect.y - $0.dy } ?? 0), Int32(rect.x - x), Int32(rect.y - y),
            Int32(rect.width), Int32(rect.height))
    }
}

extension PixelSource {
    /// Paints another picture into this one, pixel to pixel (or as its transform says).
    func composite(_ op: Target.Operator, _ source: PixelSource, at rect: PixelRect) {
        Target(picture: self, x: 0, y: 0).composite(op, PaintSource(picture: source), mask: nil, in: rect)
    }
}

/// Bitmaps for what is composed before it goes on the surface, kept from frame to frame.
final class ScratchPool {
    private var free: [PixelSource] = []
    private static let cacheLimit = 6

    /// A bitmap of at least this size; what it holds is left over from before.
    func take(_ format: PixelSource.Format, width: Int, height: Int) -> PixelSource? {
        if format == .color, let index = free.firstIndex(where: { $0.width >= width && $0.height >= height }) {
            let picture = free.remove(at: index)
            picture.setSampling(nil, filter: .nearest, repeat: .none)
            return picture
        }
        let (w, h) = format == .color ? ((width + 63) & ~63, (height + 63) & ~63) : (width, height)
        return PixelSource.make(format, width: min(w, PixelSource.sideLimit), height: min(h, PixelSource.sideLimit))
    }

    func give(_ picture: PixelSource) {
        free.append(picture)
        if free.count > Self.cacheLimit { free.removeFirst() }
    }
}
