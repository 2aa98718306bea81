public import CoreGraphics

// Core Image is not available: declared here so that the compiler says so where an app uses it.

@available(*, unavailable, message: "Core Image is not carried by Ferry")
public final class CIImage {}

extension UIImage {
    @available(*, unavailable, message: "Core Image is not carried by Ferry; use init(cgImage:)")
    public convenience init(ciImage: CIImage) { self.init() }

    @available(*, unavailable, message: "Core Image is not carried by Ferry; use init(cgImage:scale:orientation:)")
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) { self.init() }

    @available(*, unavailable, message: "Core Image is not carried by Ferry; use cgImage")
    public var ciImage: CIImage? { nil }
}
