public import CoreGraphics
public import ImageIO

/// Other places, sizes and edges.
extension CIImage {
    /// The image after a transform about the origin. An image without pixels for a transform without an inverse.
    public func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(Geometry.transformed(graph, matrix), from: self) }

    /// The image after a transform; reductions always average, so that `highQualityDownsample` changes nothing here.
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage { transformed(by: matrix) }

    /// The part within a rectangle, at its place.
    public func cropped(to rect: CGRect) -> CIImage { CIImage(Geometry.cropped(graph, rect), from: self) }

    /// The image with the pixels of its edges continued without end.
    public func clampedToExtent() -> CIImage { clamped(to: extent) }

    /// The part within a rectangle, with the pixels of its edges continued without end.
    public func clamped(to rect: CGRect) -> CIImage { CIImage(Geometry.clamped(Geometry.cropped(graph, rect)), from: self) }

    /// The image turned upright from an orientation; the corner of its extent moves to the origin.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        CIImage(Orienting.graph(graph, orientation), from: self)
    }

    /// The image turned upright from EXIF's number of an orientation; the same image for another number.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        UInt32(exactly: orientation).flatMap(CGImagePropertyOrientation.init(rawValue:)).map(oriented) ?? self
    }

    /// The transform of `oriented(_:)`.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        Orienting.transform(of: extent, orientation)
    }

    /// The transform of `oriented(forExifOrientation:)`.
    public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        UInt32(exactly: orientation).flatMap(CGImagePropertyOrientation.init(rawValue:)).map(orientationTransform(for:)) ?? .identity
    }

    /// The image over another, as light.
    public func composited(over dest: CIImage) -> CIImage { CIImage(Blending.graph(graph, dest.graph, .sourceOver), from: self) }

    /// The image, whose later transforms take the nearest pixels.
    public func samplingNearest() -> CIImage { CIImage(Geometry.sampled(graph, isNearest: true), from: self) }

    /// The image, whose later transforms interpolate; the default.
    public func samplingLinear() -> CIImage { CIImage(Geometry.sampled(graph, isNearest: false), from: self) }
}
