public import Foundation

/// The settings of the filter CIBlendWithMask. > Contract: Core Image, CIBlendWithMask
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The image behind.
    var backgroundImage: CIImage? { get set }
    /// The mask.
    var maskImage: CIImage? { get set }
}

/// The settings of the filter CIBloom. > Contract: Core Image, CIBloom
public protocol CIBloom: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// The intensity.
    var intensity: Float { get set }
}

/// The settings of the filter CIGloom. > Contract: Core Image, CIGloom
public protocol CIGloom: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// The intensity.
    var intensity: Float { get set }
}

/// The settings of the filter CIPixellate. > Contract: Core Image, CIPixellate
public protocol CIPixellate: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The centre.
    var center: CGPoint { get set }
    /// The scale.
    var scale: Float { get set }
}

/// The settings of the filter CIEdges. > Contract: Core Image, CIEdges
public protocol CIEdges: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The intensity.
    var intensity: Float { get set }
}

/// The settings of the filter CIConvolution3X3. > Contract: Core Image, CIConvolution
public protocol CIConvolution: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The weights, rows from the top.
    var weights: CIVector { get set }
    /// What is added.
    var bias: Float { get set }
}

/// The settings of the filter CIDissolveTransition. > Contract: Core Image, CIDissolveTransition
public protocol CIDissolveTransition: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The image at the end.
    var targetImage: CIImage? { get set }
    /// The time, 0 to 1.
    var time: Float { get set }
}

/// The settings of the filter CIAreaAverage. > Contract: Core Image, CIAreaAverage
public protocol CIAreaAverage: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The rectangle.
    var extent: CGRect { get set }
}

/// The settings of the filter CIAreaMaximum. > Contract: Core Image, CIAreaMaximum
public protocol CIAreaMaximum: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The rectangle.
    var extent: CGRect { get set }
}

/// The settings of the filter CIAreaMinimum. > Contract: Core Image, CIAreaMinimum
public protocol CIAreaMinimum: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The rectangle.
    var extent: CGRect { get set }
}

/// The settings of the filter CIAreaMaximumAlpha. > Contract: Core Image, CIAreaMaximumAlpha
public protocol CIAreaMaximumAlpha: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The rectangle.
    var extent: CGRect { get set }
}

/// The settings of the filter CIAreaMinimumAlpha. > Contract: Core Image, CIAreaMinimumAlpha
public protocol CIAreaMinimumAlpha: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The rectangle.
    var extent: CGRect { get set }
}

/// The settings of the filter CIRowAverage. > Contract: Core Image, CIRowAverage
public protocol CIRowAverage: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The rectangle.
    var extent: CGRect { get set }
}

/// The settings of the filter CIColumnAverage. > Contract: Core Image, CIColumnAverage
public protocol CIColumnAverage: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The rectangle.
    var extent: CGRect { get set }
}

extension CIFilter {
    /// The filter CIBlendWithMask with default settings.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { TypedFilter.make("CIBlendWithMask") }
    /// The filter CIBlendWithAlphaMask with default settings.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { TypedFilter.make("CIBlendWithAlphaMask") }
    /// The filter CIBlendWithRedMask with default settings.
    public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask { TypedFilter.make("CIBlendWithRedMask") }
    /// The filter CIBlendWithBlueMask with default settings.
    public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask { TypedFilter.make("CIBlendWithBlueMask") }
    /// The filter CIBloom with default settings.
    public class func bloom() -> any CIFilter & CIBloom { TypedFilter.make("CIBloom") }
    /// The filter CIGloom with default settings.
    public class func gloom() -> any CIFilter & CIGloom { TypedFilter.make("CIGloom") }
    /// The filter CIPixellate with default settings.
    public class func pixellate() -> any CIFilter & CIPixellate { TypedFilter.make("CIPixellate") }
    /// The filter CIEdges with default settings.
    public class func edges() -> any CIFilter & CIEdges { TypedFilter.make("CIEdges") }
    /// The filter CIConvolution3X3 with default settings.
    public class func convolution3X3() -> any CIFilter & CIConvolution { TypedFilter.make("CIConvolution3X3") }
    /// The filter CIConvolution5X5 with default settings.
    public class func convolution5X5() -> any CIFilter & CIConvolution { TypedFilter.make("CIConvolution5X5") }
    /// The filter CIConvolution7X7 with default settings.
    public class func convolution7X7() -> any CIFilter & CIConvolution { TypedFilter.make("CIConvolution7X7") }
    /// The filter CIConvolution9Horizontal with default settings.
    public class func convolution9Horizontal() -> any CIFilter & CIConvolution { TypedFilter.make("CIConvolution9Horizontal") }
    /// The filter CIConvolution9Vertical with default settings.
    public class func convolution9Vertical() -> any CIFilter & CIConvolution { TypedFilter.make("CIConvolution9Vertical") }
    /// The filter CIDissolveTransition with default settings.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition { TypedFilter.make("CIDissolveTransition") }
    /// The filter CIAreaAverage with default settings.
    public class func areaAverage() -> any CIFilter & CIAreaAverage { TypedFilter.make("CIAreaAverage") }
    /// The filter CIAreaMaximum with default settings.
    public class func areaMaximum() -> any CIFilter & CIAreaMaximum { TypedFilter.make("CIAreaMaximum") }
    /// The filter CIAreaMinimum with default settings.
    public class func areaMinimum() -> any CIFilter & CIAreaMinimum { TypedFilter.make("CIAreaMinimum") }
    /// The filter CIAreaMaximumAlpha with default settings.
    public class func areaMaximumAlpha() -> any CIFilter & CIAreaMaximumAlpha { TypedFilter.make("CIAreaMaximumAlpha") }
    /// The filter CIAreaMinimumAlpha with default settings.
    public class func areaMinimumAlpha() -> any CIFilter & CIAreaMinimumAlpha { TypedFilter.make("CIAreaMinimumAlpha") }
    /// The filter CIRowAverage with default settings.
    public class func rowAverage() -> any CIFilter & CIRowAverage { TypedFilter.make("CIRowAverage") }
    /// The filter CIColumnAverage with default settings.
    public class func columnAverage() -> any CIFilter & CIColumnAverage { TypedFilter.make("CIColumnAverage") }
}
