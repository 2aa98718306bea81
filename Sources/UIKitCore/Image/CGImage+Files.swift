public import CoreGraphics
internal import ImageIO

extension CGImage {
    /// Decodes a file in the format JPEG; nil if the provider has another.
    ///
    /// > Parameters: decode: nil, as samples of a file are not mapped here. > Contract: CoreGraphics, CGImage.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) { self.init(source, "public.jpeg", decode, shouldInterpolate, intent) }

    /// Decodes a file in the format PNG; nil if the provider has another.
    ///
    /// > Parameters: decode: nil, as samples of a file are not mapped here. > Contract: CoreGraphics, CGImage.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) { self.init(source, "public.png", decode, shouldInterpolate, intent) }

    private convenience init?(
        _ source: CGDataProvider, _ type: String, _ decode: UnsafePointer<CGFloat>?, _ shouldInterpolate: Bool,
        _ intent: CGColorRenderingIntent
    ) {
        guard decode == nil, let file = CGImageSourceCreateWithDataProvider(source, nil),
            CGImageSourceGetType(file).map({ $0 as String }) == type, let decoded = CGImageSourceCreateImageAtIndex(file, 0, nil),
            let space = decoded.colorSpace, let pixels = decoded.dataProvider
        else { return nil }
        self.init(
            width: decoded.width, height: decoded.height, bitsPerComponent: decoded.bitsPerComponent, bitsPerPixel: decoded.bitsPerPixel,
            bytesPerRow: decoded.bytesPerRow, space: space, bitmapInfo: decoded.bitmapInfo, provider: pixels, decode: nil,
            shouldInterpolate: shouldInterpolate, intent: intent)
    }
}
