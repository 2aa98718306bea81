internal import CPixman
internal import HostInterface

/// What is painted on: a bitmap that shows the surface from a place on.
struct Target {
    let picture: Picture
    let x: Int
    let y: Int

    enum Operator { case over, source, add, inReverse }
}

/// Where colour comes from. The picture's transform, if it has one, is relative to (`dx`, `dy`) of the surface.
struct PaintSource {
    let picture: Picture
    var dx = 0
    var dy = 0
    /// The colour when it is the same everywhere and opaque: such pixels are filled, not composited.
    var fill: UInt32?
    /// No pixel lets through what is below.
    var isOpaque = false
}

extension Target.Operator {
    fileprivate var code: pixman_op_t {
        switch self {
        case .over: PIXMAN_OP_OVER
        case .source: PIXMAN_OP_SRC
        case .add: PIXMAN_OP_ADD
        case .inReverse: PIXMAN_OP_IN_REVERSE
        }
    }
}

extension Target {
    /// Fills rectangles of the surface with one pixel value.
    func fill(_ region: Region, pixel: UInt32) {
        guard let base = picture.base else { return }
        let stride = Int32(picture.bytesPerRow / 4)
        let bits = base.assumingMemoryBound(to: UInt32.self)
        region.forEach { rect in
            _ = pixman_fill(
                bits, stride, 32, Int32(rect.x - x), Int32(rect.y - y), Int32(rect.width), Int32(rect.height), pixel)
        }
    }

    func fill(_ rect: PixelRect, pixel: UInt32) {
        guard let base = picture.base else { return }
        _ = pixman_fill(
            base.assumingMemoryBound(to: UInt32.self), Int32(picture.bytesPerRow / 4), 32, Int32(rect.x - x), Int32(rect.y - y),
            Int32(rect.width), Int32(rect.height), pixel)
    }

    /// Paints a rectangle of the surface.
    func composite(_ op: Operator, _ source: PaintSource, mask: PaintSource?, in rect: PixelRect) {
        pixman_image_composite32(
            op.code, source.picture.raw, mask?.picture.raw, picture.raw, Int32(rect.x - source.dx), Int32(rect.y - source.dy),
            Int32(mask.map { rect.x - $0.dx } ?? 0), Int32(mask.map { rect.y - $0.dy } ?? 0), Int32(rect.x - x), Int32(rect.y - y),
            Int32(rect.width), Int32(rect.height))
    }
}

extension Picture {
    /// Paints another picture into this one, pixel to pixel (or as its transform says).
    func composite(_ op: Target.Operator, _ source: Picture, at rect: PixelRect) {
        Target(picture: self, x: 0, y: 0).composite(op, PaintSource(picture: source), mask: nil, in: rect)
    }
}

/// Bitmaps for what is composed before it goes on the surface, kept from frame to frame.
final class ScratchPool {
    private var free: [Picture] = []
    private static let keptLimit = 6

    /// A bitmap of at least this size; what it holds is left over from before.
    func take(_ format: Picture.Format, width: Int, height: Int) -> Picture? {
        if format == .color, let index = free.firstIndex(where: { $0.width >= width && $0.height >= height }) {
            let picture = free.remove(at: index)
            picture.setSampling(nil, filter: .nearest, repeat: .none)
            return picture
        }
        let (w, h) = format == .color ? ((width + 63) & ~63, (height + 63) & ~63) : (width, height)
        return Picture.make(format, width: min(w, Picture.sideLimit), height: min(h, Picture.sideLimit))
    }

    func give(_ picture: Picture) {
        free.append(picture)
        if free.count > Self.keptLimit { free.removeFirst() }
    }
}
