public import CoreGraphics
public import Foundation

/// The settings of the filter CIAffineClamp. > Contract: Core Image, CIAffineClamp
public protocol CIAffineClamp: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
}

/// The settings of the filter CIAffineTile. > Contract: Core Image, CIAffineTile
public protocol CIAffineTile: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
}

/// The settings of the filter CILanczosScaleTransform. > Contract: Core Image, CILanczosScaleTransform
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The scale.
    var scale: Float { get set }
    /// The additional scale of the width.
    var aspectRatio: Float { get set }
}

/// The settings of the filter CIStraightenFilter. > Contract: Core Image, CIStraighten
public protocol CIStraighten: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// The settings of the filter CIPerspectiveTransform. > Contract: Core Image, CIPerspectiveTransform
public protocol CIPerspectiveTransform: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// A corner.
    var topLeft: CGPoint { get set }
    /// A corner.
    var topRight: CGPoint { get set }
    /// A corner.
    var bottomRight: CGPoint { get set }
    /// A corner.
    var bottomLeft: CGPoint { get set }
}

/// The settings of the filter CIPerspectiveCorrection. > Contract: Core Image, CIPerspectiveCorrection
public protocol CIPerspectiveCorrection: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// A corner.
    var topLeft: CGPoint { get set }
    /// A corner.
    var topRight: CGPoint { get set }
    /// A corner.
    var bottomRight: CGPoint { get set }
    /// A corner.
    var bottomLeft: CGPoint { get set }
}

extension CIFilter {
    /// The filter CIAffineClamp with default settings.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { TypedFilter.make("CIAffineClamp") }
    /// The filter CIAffineTile with default settings.
    public class func affineTile() -> any CIFilter & CIAffineTile { TypedFilter.make("CIAffineTile") }
    /// The filter CILanczosScaleTransform with default settings.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform { TypedFilter.make("CILanczosScaleTransform") }
    /// The filter CIStraightenFilter with default settings.
    public class func straighten() -> any CIFilter & CIStraighten { TypedFilter.make("CIStraightenFilter") }
    /// The filter CIPerspectiveTransform with default settings.
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform { TypedFilter.make("CIPerspectiveTransform") }
    /// The filter CIPerspectiveCorrection with default settings.
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection { TypedFilter.make("CIPerspectiveCorrection") }
}
