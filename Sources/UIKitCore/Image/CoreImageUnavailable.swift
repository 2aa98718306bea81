public import CoreGraphics

// Core Image is not available: declared here so that the compiler says so where an app uses it.

/// An image of Core Image; not available in Ferry.
@available(*, unavailable, message: "Core Image is not carried by Ferry")
public final class CIImage {}

extension UIImage {
    /// An image from Core Image; not available in Ferry.
    @available(*, unavailable, message: "Core Image is not carried by Ferry; use init(cgImage:)")
    public convenience init(ciImage: CIImage) { self.init() }

    /// An image from Core Image with a scale and an orientation; not available in Ferry.
    @available(*, unavailable, message: "Core Image is not carried by Ferry; use init(cgImage:scale:orientation:)")
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) { self.init() }

    /// The image as one of Core Image; not available in Ferry.
    @available(*, unavailable, message: "Core Image is not carried by Ferry; use cgImage")
    public var ciImage: CIImage? { nil }
}
