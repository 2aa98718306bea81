internal import CPixman
internal import HostInterface
internal import RenderProtocol

/// Pixels, or something that yields pixels, that pixman can read: a bitmap, a colour, a gradient.
final class PixelSource {
    let raw: OpaquePointer
    let width: Int
    let height: Int
    /// Nil for colours and gradients.
    let base: UnsafeMutableRawPointer?
    let bytesPerRow: Int
    /// Kept alive as long as the pixels are read.
    private let owner: AnyObject?
    private let allocation: UnsafeMutableRawPointer?
    /// Of a mask. Asked for only once its pixels are as they will stay; nil for an app's drawings, as text has no runs worth a search.
    private(set) lazy var spans = owner == nil ? CoverageSpans(self) : nil

    enum Format { case color, opaqueColor, coverage }

    private init(
        raw: OpaquePointer, width: Int, height: Int, base: UnsafeMutableRawPointer?, bytesPerRow: Int, owner: AnyObject?,
        allocation: UnsafeMutableRawPointer? = nil
    ) {
        (self.raw, self.width, self.height, self.base, self.bytesPerRow) = (raw, width, height, base, bytesPerRow)
        (self.owner, self.allocation) = (owner, allocation)
    }

    deinit {
        pixman_image_unref(raw)
        allocation?.deallocate()
    }

    /// The largest side and pixel count of a bitmap the server makes for itself.
    static let sideLimit = 16_384
    static let areaLimit = 64 << 20

    /// A new transparent bitmap; nil when it would be too large.
    static func make(_ format: Format, width: Int, height: Int) -> PixelSource? {
        guard width > 0, height > 0, width <= sideLimit, height <= sideLimit, width * height <= areaLimit else { return nil }
        let bytesPerRow = format == .coverage ? (width + 15) & ~15 : (width * 4 + 15) & ~15
        let memory = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
        guard let picture = wrap(format, base: memory, width: width, height: height, bytesPerRow: bytesPerRow, owner: nil, owns: memory)
        else {
            memory.deallocate()
            return nil
        }
        return picture
    }

    /// Pixels that belong to someone else.
    static func wrap(
        _ format: Format, base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, owner: AnyObject?,
        owns: UnsafeMutableRawPointer? = nil
    ) -> PixelSource? {
        let code =
            switch format {
            case .color: PIXMAN_a8r8g8b8
            case .opaqueColor: PIXMAN_x8r8g8b8
            case .coverage: PIXMAN_a8
            }
        guard bytesPerRow % 4 == 0, width > 0, height > 0,
            let raw = pixman_image_create_bits_no_clear(
                code, Int32(width), Int32(height), base.assumingMemoryBound(to: UInt32.self), Int32(bytesPerRow))
        else { return nil }
        return PixelSource(raw: raw, width: width, height: height, base: base, bytesPerRow: bytesPerRow, owner: owner, allocation: owns)
    }

    /// Part of a bitmap, whose edges are then edges for scaling too.
    func part(_ rect: PixelRect, opaque: Bool = false) -> PixelSource? {
        guard let base, !rect.isEmpty, PixelRect(x: 0, y: 0, width: width, height: height).contains(rect) else { return nil }
        return .wrap(
            opaque ? .opaqueColor : .color, base: base + rect.y * bytesPerRow + rect.x * 4, width: rect.width, height: rect.height,
            bytesPerRow: bytesPerRow, owner: self)
    }

    static func solid(_ color: PremultipliedColor) -> PixelSource? {
        var value = pixman_color_t(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        guard let raw = pixman_image_create_solid_fill(&value) else { return nil }
        return PixelSource(raw: raw, width: 1, height: 1, base: nil, bytesPerRow: 0, owner: nil)
    }

    static func gradient(_ raw: OpaquePointer) -> PixelSource {
        PixelSource(raw: raw, width: 1, height: 1, base: nil, bytesPerRow: 0, owner: nil)
    }

    enum Filter { case nearest, bilinear }
    enum Repeat { case none, pad, normal }

    /// How places of the target are looked up; nil matrix for one pixel to one. A matrix is exact from the origin to `reach`.
    func setSampling(_ transform: PlaneTransform?, filter: Filter, repeat: Repeat, reach: PixelSize = PixelSize(width: 0, height: 0)) {
        if let transform {
            var matrix = transform.fixed(width: reach.width, height: reach.height)
            pixman_image_set_transform(raw, &matrix)
        } else {
            pixman_image_set_transform(raw, nil)
        }
        pixman_image_set_filter(raw, filter == .nearest ? PIXMAN_FILTER_NEAREST : PIXMAN_FILTER_BILINEAR, nil, 0)
        let mode =
            switch `repeat` {
            case .none: PIXMAN_REPEAT_NONE
            case .pad: PIXMAN_REPEAT_PAD
            case .normal: PIXMAN_REPEAT_NORMAL
            }
        pixman_image_set_repeat(raw, mode)
    }

    var bytes: UnsafeMutablePointer<UInt8>? { base?.assumingMemoryBound(to: UInt8.self) }
}

/// A colour multiplied by its alpha, 16 bits a component as pixman takes it.
struct PremultipliedColor: Hashable {
    var red, green, blue, alpha: UInt16

    init(_ color: RenderColor, alpha factor: Double = 1) {
        func unit(_ v: Double) -> Double { v > 0 ? min(1, v) : 0 }
        let a = unit(Double(color.alpha)) * unit(factor)
        func part(_ v: Float) -> UInt16 { UInt16((unit(Double(v)) * a * 65535).rounded()) }
        (red, green, blue, alpha) = (part(color.red), part(color.green), part(color.blue), UInt16((a * 65535).rounded()))
    }

    /// A part of it, of 255.
    func scaled(_ part: UInt8) -> PremultipliedColor {
        guard part < 255 else { return self }
        var result = self
        func scale(_ v: UInt16) -> UInt16 { UInt16((UInt32(v) * UInt32(part) + 127) / 255) }
        (result.red, result.green, result.blue, result.alpha) = (scale(red), scale(green), scale(blue), scale(alpha))
        return result
    }

    var isOpaque: Bool { alpha == 65535 }
    var isClear: Bool { alpha == 0 }
    /// As a pixel of a bitmap.
    var pixel: UInt32 {
        func byte(_ v: UInt16) -> UInt32 { (UInt32(v) * 255 + 32767) / 65535 }
        return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}
