// Parts of Core Graphics that are not implemented: declared so that the compiler reports their use.

/// A PDF document; not available in Ferry.
@available(*, unavailable, message: "Reading PDF documents is not carried by Ferry; CGContext writes them")
public final class CGPDFDocument {}

/// A page of a PDF document; not available in Ferry.
@available(*, unavailable, message: "Reading PDF documents is not carried by Ferry; CGContext writes them")
public final class CGPDFPage {}

/// A gradient whose colours a function computes; not available in Ferry, where `CGGradient` has lists of colours.
@available(*, unavailable, message: "Use CGGradient; shadings by function are not carried by Ferry")
public final class CGShading {}

/// A function that computes colours; not available in Ferry.
@available(*, unavailable, message: "Use CGGradient; shadings by function are not carried by Ferry")
public final class CGFunction {}

extension CGImage {
    /// Decodes a JPEG file; not available in Ferry, where `CGImageSource` decodes files.
    @available(*, unavailable, message: "Decode with CGImageSource")
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) { nil }

    /// Decodes a PNG file; not available in Ferry, where `CGImageSource` decodes files.
    @available(*, unavailable, message: "Decode with CGImageSource")
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) { nil }
}

extension CGPath {
    /// The area that is in both paths; not available in Ferry.
    @available(*, unavailable, message: "Set operations on paths are not carried by Ferry")
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }

    /// The area that is in at least one of the paths; not available in Ferry.
    @available(*, unavailable, message: "Set operations on paths are not carried by Ferry")
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }

    /// The area of this path that is not in the other; not available in Ferry.
    @available(*, unavailable, message: "Set operations on paths are not carried by Ferry")
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }
}
