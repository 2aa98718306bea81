internal import CCairo

/// A bitmap image, or with `isMask` an image mask.
///
/// > Contract: CoreGraphics, CGImage. > Isolation: any thread.
public final class CGImage: @unchecked Sendable {
    /// The image's declared byte layout, which `dataProvider` uses.
    package let layout: PixelLayout
    /// Whether the image is a mask: its samples say where not to paint, instead of giving colours.
    public let isMask: Bool
    /// Whether drawing at another size interpolates; false takes the nearest pixels.
    public let shouldInterpolate: Bool
    /// How colours outside of a device's gamut are mapped into it; stored only.
    public let renderingIntent: CGColorRenderingIntent
    /// Uniform type of its file, such as "public.png".
    public let utType: CFString?
    private let range: DecodeArray?
    private let provider: CGDataProvider?
    private let lock = NSLock()
    private var storage: ImageStorage
    /// The context that may still draw over the pixels.
    private weak var source: CGContext?

    private init(
        layout: PixelLayout, storage: ImageStorage, provider: CGDataProvider? = nil, range: [CGFloat]? = nil, isMask: Bool = false,
        shouldInterpolate: Bool = true, intent: CGColorRenderingIntent = .defaultIntent, utType: CFString? = nil
    ) {
        self.layout = layout
        self.provider = provider
        self.range = range.map(DecodeArray.init)
        self.isMask = isMask
        self.shouldInterpolate = shouldInterpolate
        renderingIntent = intent
        self.utType = utType
        self.storage = storage
    }

    /// An image of pixels in the native format. `layout` is the format of its `dataProvider`, by default the same.
    package convenience init(memory: PixelMemory, layout: PixelLayout? = nil, utType: String? = nil, isMask: Bool = false) {
        self.init(
            layout: layout ?? .native(width: memory.width, height: memory.height, isOpaque: memory.isOpaque),
            storage: ImageStorage(memory: memory), isMask: isMask, utType: utType.map { $0 as NSString }
        )
    }

    /// Nil if the values are inconsistent, or the provider has too few bytes.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let layout = PixelLayout(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo
        )
        let range = decode.map { Array(UnsafeBufferPointer(start: $0, count: space.numberOfComponents * 2)) }
        guard let memory = Self.read(layout, provider, range) else { return nil }
        self.init(
            layout: layout, storage: ImageStorage(memory: memory), provider: provider, range: range, shouldInterpolate: shouldInterpolate,
            intent: intent
        )
    }

    /// An image mask: a sample of 0 paints, the maximum does not.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let layout = PixelLayout(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
            space: .deviceGray, bitmapInfo: []
        )
        let range = decode.map { Array(UnsafeBufferPointer(start: $0, count: 2)) }
        guard let memory = Self.read(layout, provider, range), let stencil = Self.stencil(of: memory, inverted: true) else { return nil }
        self.init(
            layout: layout, storage: ImageStorage(memory: stencil), provider: provider, range: range, isMask: true,
            shouldInterpolate: shouldInterpolate
        )
    }

    private static func read(_ layout: PixelLayout, _ provider: CGDataProvider, _ range: [CGFloat]?) -> PixelMemory? {
        guard layout.isValid, let data = provider.data, data.length >= layout.byteCount,
            let memory = PixelMemory(width: layout.width, height: layout.height, isOpaque: layout.isOpaque)
        else { return nil }
        layout.decode(data.bytes, decode: range, into: memory)
        return memory
    }

    /// The lowest and the highest value of each component's samples, as the image was made with; nil for all that the samples can hold. Valid
    /// as long as the image.
    public var decode: UnsafePointer<CGFloat>? { range?.values }
    /// The width of the image, in pixels.
    public var width: Int { layout.width }
    /// The height of the image, in pixels.
    public var height: Int { layout.height }
    /// The number of bits of one component.
    public var bitsPerComponent: Int { layout.bitsPerComponent }
    /// The number of bits of one pixel.
    public var bitsPerPixel: Int { layout.bitsPerPixel }
    /// The distance between two rows, in bytes; at least the row's own length.
    public var bytesPerRow: Int { layout.bytesPerRow }
    /// The colour space of the pixels; nil for a mask.
    public var colorSpace: CGColorSpace? { isMask ? nil : layout.space }
    /// The alpha information together with the byte order.
    public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
    /// Where a pixel's alpha is, and whether colours are multiplied with it.
    public var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }
    /// The order of the bytes of a pixel.
    public var byteOrderInfo: CGImageByteOrderInfo { CGImageByteOrderInfo(rawValue: layout.bitmapInfo.rawValue & 0x7000) ?? .orderDefault }
    package var isOpaque: Bool { layout.isOpaque && !isMask }

    /// The bytes, in the format that the image's properties describe.
    public var dataProvider: CGDataProvider? {
        if let provider { return provider }
        return CGDataProvider { [self] in
            withPixels { memory in
                var data = Data(count: layout.bytesPerRow * height)
                data.withUnsafeMutableBytes { if let base = $0.baseAddress { layout.encode(memory, into: base) } }
                return data
            }
        }
    }

    /// The pixels, unchanged while `body` runs.
    package func withPixels<Result>(_ body: (PixelMemory) -> Result) -> Result {
        lock.withLock { body(storage.memory) }
    }

    /// A cairo surface over the pixels, unchanged while `body` runs.
    package func withSurface<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
        lock.withLock { storage.makeSurface().map(body) }
    }

    /// The pixels if they can be shared, because they will not change.
    package var shareablePixels: PixelMemory? {
        lock.withLock { source == nil && storage.memory.shareable != nil ? storage.memory : nil }
    }

    /// Records that `context` continues to draw into the pixels; it calls `detach` before it does.
    func share(with context: CGContext) { lock.withLock { source = context } }

    /// Copies pixels that a context is about to draw over.
    func detach() {
        lock.withLock {
            source = nil
            if let copy = storage.memory.copy() { storage = ImageStorage(memory: copy) }
        }
    }

    /// Uses memory with the same pixels from now on, and releases its own.
    package func adopt(_ memory: PixelMemory) {
        precondition(memory.width == width && memory.height == height)
        lock.withLock { storage = ImageStorage(memory: memory) }
    }

    /// The image itself, which is immutable.
    public func copy() -> CGImage? { self }

    /// The part within `rect`, expanded to whole pixels; nil if nothing of it is inside the image.
    public func cropping(to rect: CGRect) -> CGImage? {
        let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
        // A copy if a context still draws into the pixels.
        let part = lock.withLock {
            storage.memory.part(x: Int(area.minX), y: Int(area.minY), width: Int(area.width), height: Int(area.height)).copy()
        }
        guard let part else { return nil }
        var layout = layout.isDrawable ? layout : .native(width: 1, height: 1, isOpaque: isOpaque)
        layout.width = part.width
        layout.height = part.height
        layout.bytesPerRow = part.width * layout.bitsPerPixel / 8
        return CGImage(layout: layout, storage: ImageStorage(memory: part), isMask: isMask, shouldInterpolate: shouldInterpolate)
    }
}

/// Pixels with their cairo surface.
struct ImageStorage: @unchecked Sendable {
    let memory: PixelMemory
    private var surface: CairoSurface?

    init(memory: PixelMemory) { self.memory = memory }

    mutating func makeSurface() -> OpaquePointer? {
        if surface == nil { surface = CairoSurface(memory: memory) }
        return surface?.pointer
    }
}
