/// The settings of the filter CIBoxBlur. > Contract: Core Image, CIBoxBlur
public protocol CIBoxBlur: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

/// The settings of the filter CIDiscBlur. > Contract: Core Image, CIDiscBlur
public protocol CIDiscBlur: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

/// The settings of the filter CIGaussianBlur. > Contract: Core Image, CIGaussianBlur
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

/// The settings of the filter CIMedianFilter. > Contract: Core Image, CIMedian
public protocol CIMedian: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// The settings of the filter CIMotionBlur. > Contract: Core Image, CIMotionBlur
public protocol CIMotionBlur: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// The settings of the filter CIMorphologyMaximum. > Contract: Core Image, CIMorphologyMaximum
public protocol CIMorphologyMaximum: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

/// The settings of the filter CIMorphologyMinimum. > Contract: Core Image, CIMorphologyMinimum
public protocol CIMorphologyMinimum: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

/// The settings of the filter CISharpenLuminance. > Contract: Core Image, CISharpenLuminance
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The sharpness.
    var sharpness: Float { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

/// The settings of the filter CIUnsharpMask. > Contract: Core Image, CIUnsharpMask
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// The intensity.
    var intensity: Float { get set }
}

extension CIFilter {
    /// The filter CIBoxBlur with default settings.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { TypedFilter.make("CIBoxBlur") }
    /// The filter CIDiscBlur with default settings.
    public class func discBlur() -> any CIFilter & CIDiscBlur { TypedFilter.make("CIDiscBlur") }
    /// The filter CIGaussianBlur with default settings.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { TypedFilter.make("CIGaussianBlur") }
    /// The filter CIMedianFilter with default settings.
    public class func medianFilter() -> any CIFilter & CIMedian { TypedFilter.make("CIMedianFilter") }
    /// The filter CIMotionBlur with default settings.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { TypedFilter.make("CIMotionBlur") }
    /// The filter CIMorphologyMaximum with default settings.
    public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum { TypedFilter.make("CIMorphologyMaximum") }
    /// The filter CIMorphologyMinimum with default settings.
    public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum { TypedFilter.make("CIMorphologyMinimum") }
    /// The filter CISharpenLuminance with default settings.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { TypedFilter.make("CISharpenLuminance") }
    /// The filter CIUnsharpMask with default settings.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { TypedFilter.make("CIUnsharpMask") }
}
