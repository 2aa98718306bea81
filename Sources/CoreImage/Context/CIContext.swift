public import CoreGraphics
public import Foundation
internal import ImageIO

/// Renders images, on the processor. Immutable.
///
/// > Contract: Core Image, CIContext. > Isolation: any thread. > Units: pixels.
open class CIContext: NSObject, @unchecked Sendable {
    let space: WorkingSpace
    private let target: CGContext?

    /// A context that calculates with light, in linear sRGB.
    public convenience override init() { self.init(options: nil) }

    /// A context with options. A working colour space that is neither linear nor sRGB counts as linear, with a log line.
    public convenience init(options: [CIContextOption: Any]? = nil) { self.init(options: options ?? [:], target: nil) }

    /// A context whose `draw(_:in:from:)` draws to a Core Graphics context.
    public convenience init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) {
        self.init(options: options ?? [:], target: cgctx)
    }

    private init(options: [CIContextOption: Any], target: CGContext?) {
        space = Self.space(options[.workingColorSpace])
        self.target = target
        super.init()
    }

    private static func space(_ option: Any?) -> WorkingSpace {
        if option is NSNull { return .encoded }
        guard let space = option as? CGColorSpace else { return .linear }
        switch space.encoding {
        case .linearSRGB: return .linear
        case .sRGB: return .encoded
        default:
            FilterLog.report("a context calculates in linear sRGB, not in \(space.name ?? "this space")")
            return .linear
        }
    }

    /// The colour space that filters calculate in; nil without colour management.
    open var workingColorSpace: CGColorSpace? { space.isLinear ? CGColorSpace(name: CGColorSpace.linearSRGB) : nil }
    /// The format of pixels that filters calculate with.
    open var workingFormat: CIFormat { .RGBAf }

    /// The pixels of a rectangle; nil if it is empty, infinite, or too large for memory.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        let area = PixelArea(covering: fromRect)
        guard !fromRect.isInfinite, !area.isEmpty, let memory = NativeBitmap(area) else { return nil }
        guard TiledRendering.render(image.graph, area: area, in: space, { memory.write($0, from: self.space) }) else {
            FilterLog.report("createCGImage(_:from:): a step of the image has too many pixels; crop its inputs")
            return nil
        }
        return memory.image
    }

    /// The pixels of a rectangle. They are bytes of sRGB, with `colorSpace` as the space that the image's data is converted to.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
        guard let made = createCGImage(image, from: fromRect) else { return nil }
        if BitmapBytes.pixelSize(format) != 4 {
            FilterLog.report("createCGImage(_:from:format:colorSpace:): an image has 8 bits for each component here")
        }
        return colorSpace.flatMap { made.copy(colorSpace: $0) } ?? made
    }

    /// The same: nothing is deferred here.
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
    ) -> CGImage? { createCGImage(image, from: fromRect, format: format, colorSpace: colorSpace) }

    /// Writes premultiplied pixels to memory, rows from the top.
    ///
    /// Without a colour space, the numbers of the working space. Nothing, with a log line, for a format that is not supported.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        let area = PixelArea(covering: bounds)
        guard let size = BitmapBytes.pixelSize(format), rowBytes >= area.width * size else {
            FilterLog.report("render(_:toBitmap:…): format \(format.rawValue) is not supported, or rows are too short")
            return
        }
        let isEncoded = colorSpace.map { $0.encoding != .linearSRGB && $0.encoding != .linearGray } ?? !space.isLinear
        let memory = UnsafeBitmap(base: data, bytesPerRow: rowBytes, pixelSize: size, area: area)
        memory.clear()
        _ = TiledRendering.render(image.graph, area: area, in: space) { tile in
            tile.forEachRow { row, y in
                for x in 0..<tile.area.width {
                    let plain = row[x].unpremultiplied
                    let pixel = isEncoded == !self.space.isLinear ? plain : isEncoded ? SRGB.encoded(plain) : SRGB.linear(plain)
                    BitmapBytes.write(pixel.premultiplied, format, to: memory.address(x + tile.area.minX, y))
                }
            }
        }
    }

    /// Draws a part of an image into a rectangle of the Core Graphics context that this one was made with; a log line without one.
    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
        guard let target else {
            return FilterLog.report("draw(_:in:from:): only a context made with init(cgContext:options:) has a place to draw to")
        }
        guard let made = createCGImage(image, from: fromRect) else { return }
        target.draw(made, in: inRect)
    }

    /// Does nothing: a context here keeps no intermediate results.
    open func clearCaches() {}
    /// Does nothing: a context here keeps no resources.
    open func reclaimResources() {}
    /// The largest image that can be rendered.
    open func inputImageMaximumSize() -> CGSize { CGSize(width: 65_500, height: 65_500) }
    /// The largest result.
    open func outputImageMaximumSize() -> CGSize { CGSize(width: 65_500, height: 65_500) }
}

/// Memory of the caller, of which tiles write different parts.
private struct UnsafeBitmap: @unchecked Sendable {
    let base: UnsafeMutableRawPointer
    let bytesPerRow: Int
    let pixelSize: Int
    let area: PixelArea

    func address(_ x: Int, _ y: Int) -> UnsafeMutableRawPointer { base + (area.maxY - 1 - y) * bytesPerRow + (x - area.minX) * pixelSize }
    func clear() {
        for y in area.minY..<max(area.maxY, area.minY) { memset(address(area.minX, y), 0, area.width * pixelSize) }
    }
}
