internal import CCairo

/// A drawing destination: a bitmap with a state of transform, clip, colours and line style.
///
/// User space starts with the origin at the bottom left and y upwards, as in Core Graphics; UIKit's contexts flip it with their transform.
///
/// > Contract: CoreGraphics, CGContext. > Isolation: one thread at a time.
public final class CGContext {
    /// Pixels drawn into.
    let memory: PixelMemory
    let surface: CairoSurface
    /// The cairo context. Its path is the current path; its matrix is `state.ctm` followed by the flip to cairo's top-left origin.
    let cairo: OpaquePointer
    var state = GraphicsState()
    var stack: [GraphicsState] = []
    var layers: [TransparencyLayer] = []
    /// The owner's pixel format.
    let layout: PixelLayout
    /// The owner's bytes, if they are not drawn into directly.
    let foreign: ForeignPixels?
    var text = TextState()
    /// The image of the current pixels.
    weak var snapshot: CGImage?
    /// The pixels may be written from outside, so images cannot share them.
    var isShared: Bool
    /// The document of a PDF context; nil for a bitmap.
    let document: PDFOutput?
    /// The height of the bitmap or the page, in device units: where the origin of Core Graphics is in cairo's space.
    var deviceHeight: CGFloat

    /// From base space to the device's bottom-left space: the part of the transform that applies to shadows and patterns.
    package var baseTransform = CGAffineTransform.identity

    private init?(memory: PixelMemory, layout: PixelLayout, foreign: ForeignPixels?, isShared: Bool) {
        guard let surface = CairoSurface(memory: memory), let cairo = cairo_create(surface.pointer) else { return nil }
        guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
            cairo_destroy(cairo)
            return nil
        }
        self.memory = memory
        self.surface = surface
        self.cairo = cairo
        self.layout = layout
        self.foreign = foreign
        self.isShared = isShared
        document = nil
        deviceHeight = CGFloat(memory.height)
        cairo_set_line_width(cairo, 1)
        cairo_set_tolerance(cairo, 0.1)
        applyTransform()
    }

    /// Writes a document. It has no pixels of its own; what needs some, such as a shadow, draws into temporary bitmaps.
    init?(document: PDFOutput, surface: CairoSurface) {
        guard let memory = PixelMemory(width: 1, height: 1), let cairo = cairo_create(surface.pointer) else { return nil }
        guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
            cairo_destroy(cairo)
            return nil
        }
        self.memory = memory
        self.surface = surface
        self.cairo = cairo
        layout = .native(width: 0, height: 0)
        foreign = nil
        isShared = true
        self.document = document
        deviceHeight = document.box.height
        cairo_set_line_width(cairo, 1)
        cairo_set_tolerance(cairo, 0.1)
        closePage()
    }

    /// Draws into pixels in the native format.
    package convenience init?(memory: PixelMemory) {
        self.init(
            memory: memory, layout: .native(width: memory.width, height: memory.height, isOpaque: memory.isOpaque), foreign: nil,
            isShared: false
        )
    }

    /// Draws into premultiplied BGRA that the caller owns; it must outlive the context.
    package convenience init?(bgra base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool = false) {
        guard width > 0, height > 0, bytesPerRow >= width * 4, bytesPerRow % 4 == 0 else { return nil }
        let memory = PixelMemory(base: base, width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: isOpaque) {}
        var layout = PixelLayout.native(width: width, height: height, isOpaque: isOpaque)
        layout.bytesPerRow = bytesPerRow
        self.init(memory: memory, layout: layout, foreign: nil, isShared: true)
    }

    /// Draws coverage only, ignoring colours, into bytes that the caller owns; they must outlive the context.
    package convenience init?(coverage base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
        guard width > 0, height > 0, bytesPerRow >= width, bytesPerRow % 4 == 0 else { return nil }
        let memory = PixelMemory(base: base, width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: false, isCoverage: true) {}
        let layout = PixelLayout(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: bytesPerRow,
            space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.alphaOnly.rawValue))
        self.init(memory: memory, layout: layout, foreign: nil, isShared: true)
    }

    /// A bitmap of 8-bit gray, alpha, or RGB with alpha premultiplied or skipped; nil for other formats and inconsistent sizes.
    ///
    /// With `data` nil the context allocates its own memory. `bytesPerRow` 0 lets it choose.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let components = info.alphaInfo == .alphaOnly || space.model == .monochrome ? 1 : 4
        guard width > 0, height > 0, width <= 65_500, height <= 65_500 else { return nil }
        let layout = PixelLayout(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: components * 8,
            bytesPerRow: bytesPerRow == 0 ? (width * components + 15) / 16 * 16 : bytesPerRow, space: space, bitmapInfo: info
        )
        guard layout.isDrawable else {
            Diagnostics.report("CGContext: no bitmap of \(bitsPerComponent) bits with alpha \(layout.alphaInfo) in \(space.model)")
            return nil
        }
        if layout.isNative && layout.bytesPerRow % 4 == 0 {
            if let data {
                let memory = PixelMemory(
                    base: data, width: width, height: height, bytesPerRow: layout.bytesPerRow, isOpaque: layout.isOpaque
                ) {}
                self.init(memory: memory, layout: layout, foreign: nil, isShared: true)
            } else {
                guard let memory = PixelMemory(width: width, height: height, isOpaque: layout.isOpaque) else { return nil }
                var own = layout
                own.bytesPerRow = memory.bytesPerRow
                self.init(memory: memory, layout: own, foreign: nil, isShared: false)
            }
            return
        }
        guard let memory = PixelMemory(width: width, height: height, isOpaque: layout.isOpaque) else {
            return nil
        }
        guard let foreign = ForeignPixels(layout: layout, base: data) else { return nil }
        self.init(memory: memory, layout: layout, foreign: foreign, isShared: false)
    }

    deinit {
        closePDF()
        if stack.count > 0 { Diagnostics.report("CGContext: \(stack.count) saved states were not restored") }
        for layer in layers.reversed() { layer.discard(cairo) }
        cairo_destroy(cairo)
    }

    // MARK: Bitmap

    /// The width of the bitmap, in pixels.
    public var width: Int { layout.width }
    /// The height of the bitmap, in pixels.
    public var height: Int { layout.height }
    /// The number of bits of one component in the bitmap.
    public var bitsPerComponent: Int { layout.bitsPerComponent }
    /// The number of bits of one pixel.
    public var bitsPerPixel: Int { layout.bitsPerPixel }
    /// The distance between two rows of the bitmap, in bytes; at least the row's own length.
    public var bytesPerRow: Int { layout.bytesPerRow }
    /// The colour space of the bitmap; nil for a bitmap of alpha only.
    public var colorSpace: CGColorSpace? { layout.space }
    /// Where a pixel's alpha is, and whether colours are multiplied with it.
    public var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }
    /// The alpha information together with the byte order.
    public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }

    /// The bytes, including all drawing so far; nil for a PDF context.
    public var data: UnsafeMutableRawPointer? {
        guard document == nil else { return nil }
        cairo_surface_flush(surface.pointer)
        if let foreign { return foreign.base }
        snapshot?.detach()
        snapshot = nil
        isShared = true
        return memory.base
    }

    /// An image of the current pixels, nil for a PDF context. Copied only when the context is drawn into again.
    public func makeImage() -> CGImage? {
        guard document == nil else { return nil }
        cairo_surface_flush(surface.pointer)
        foreign?.load(into: memory)
        if memory.isCoverage {
            return memory.filled(red: 0, green: 0, blue: 0).map {
                CGImage(memory: $0, layout: .native(width: memory.width, height: memory.height))
            }
        }
        if let snapshot { return snapshot }
        memory.fillAlphaIfOpaque()
        var form = layout
        form.bytesPerRow = form.width * form.bitsPerPixel / 8
        if isShared { return memory.copy().map { CGImage(memory: $0, layout: form) } }
        let image = CGImage(memory: memory, layout: form)
        image.share(with: self)
        snapshot = image
        return image
    }

    /// Drawing is immediate; there is nothing to wait for.
    public func flush() { cairo_surface_flush(surface.pointer) }
    /// Completes all drawing, so that the bitmap's memory holds it.
    public func synchronize() { cairo_surface_flush(surface.pointer) }

    // MARK: State

    /// Pushes a copy of the graphics state: transform, clip, colours, line style, blend mode, alpha, shadow and text mode.
    ///
    /// The current path and the text matrix are not part of it.
    public func saveGState() {
        stack.append(state)
        cairo_save(cairo)
    }

    /// Pops the graphics state that the last `saveGState()` pushed.
    ///
    /// Without one, or below the start of the current transparency layer, nothing changes and the call is reported in the log.
    public func restoreGState() {
        let floor = layers.last?.stackDepth ?? 0
        guard stack.count > floor, let last = stack.popLast() else {
            Diagnostics.report("CGContext.restoreGState: no saved state")
            return
        }
        state = last
        cairo_restore(cairo)
    }

    /// Number of saved states.
    package var savedStateCount: Int { stack.count }

    /// Runs `body` with the cairo context, for drawing that this class does not support. The caller must restore its state.
    package func withCairo<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
        prepareToDraw()
        defer { didDraw() }
        return try body(cairo)
    }

    /// Called before a pixel changes.
    @inline(__always)
    func prepareToDraw() {
        if let image = snapshot {
            image.detach()
            snapshot = nil
        }
        foreign?.load(into: memory)
    }

    /// Called after pixels changed.
    @inline(__always)
    func didDraw() {
        guard let foreign else { return }
        cairo_surface_flush(surface.pointer)
        foreign.store(memory)
        cairo_surface_mark_dirty(surface.pointer)
    }
}
