// Parts of Core Graphics that are not implemented: declared so that the compiler reports their use.

@available(*, unavailable, message: "PDF documents are not carried by Ferry")
public final class CGPDFDocument {}

@available(*, unavailable, message: "PDF documents are not carried by Ferry")
public final class CGPDFPage {}

@available(*, unavailable, message: "Use CGGradient; shadings by function are not carried by Ferry")
public final class CGShading {}

@available(*, unavailable, message: "Use CGGradient; shadings by function are not carried by Ferry")
public final class CGFunction {}

@available(*, unavailable, message: "Write through CGImageDestination or Data; data consumers are not carried by Ferry")
public final class CGDataConsumer {}

extension CGImage {
    @available(*, unavailable, message: "Decode with CGImageSource")
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) { nil }

    @available(*, unavailable, message: "Decode with CGImageSource")
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) { nil }
}

extension CGPath {
    @available(*, unavailable, message: "Set operations on paths are not carried by Ferry")
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }

    @available(*, unavailable, message: "Set operations on paths are not carried by Ferry")
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }

    @available(*, unavailable, message: "Set operations on paths are not carried by Ferry")
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }
}
