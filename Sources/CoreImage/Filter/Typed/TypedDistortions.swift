public import Foundation

/// The settings of the filter CIBumpDistortion. > Contract: Core Image, CIBumpDistortion
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The centre.
    var center: CGPoint { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// The scale.
    var scale: Float { get set }
}

/// The settings of the filter CICircleSplashDistortion. > Contract: Core Image, CICircleSplashDistortion
public protocol CICircleSplashDistortion: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The centre.
    var center: CGPoint { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

/// The settings of the filter CIHoleDistortion. > Contract: Core Image, CIHoleDistortion
public protocol CIHoleDistortion: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The centre.
    var center: CGPoint { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

/// The settings of the filter CIPinchDistortion. > Contract: Core Image, CIPinchDistortion
public protocol CIPinchDistortion: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The centre.
    var center: CGPoint { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// The scale.
    var scale: Float { get set }
}

/// The settings of the filter CITwirlDistortion. > Contract: Core Image, CITwirlDistortion
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The centre.
    var center: CGPoint { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// The settings of the filter CIVortexDistortion. > Contract: Core Image, CIVortexDistortion
public protocol CIVortexDistortion: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The centre.
    var center: CGPoint { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

extension CIFilter {
    /// The filter CIBumpDistortion with default settings.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { TypedFilter.make("CIBumpDistortion") }
    /// The filter CICircleSplashDistortion with default settings.
    public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion { TypedFilter.make("CICircleSplashDistortion") }
    /// The filter CIHoleDistortion with default settings.
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion { TypedFilter.make("CIHoleDistortion") }
    /// The filter CIPinchDistortion with default settings.
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { TypedFilter.make("CIPinchDistortion") }
    /// The filter CITwirlDistortion with default settings.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { TypedFilter.make("CITwirlDistortion") }
    /// The filter CIVortexDistortion with default settings.
    public class func vortexDistortion() -> any CIFilter & CIVortexDistortion { TypedFilter.make("CIVortexDistortion") }
}
