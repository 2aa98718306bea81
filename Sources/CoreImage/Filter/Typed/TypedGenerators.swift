public import Foundation

/// The settings of the filter CICheckerboardGenerator. > Contract: Core Image, CICheckerboardGenerator
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The centre.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// The width of a cell, in pixels.
    var width: Float { get set }
    /// The sharpness.
    var sharpness: Float { get set }
}

/// The settings of the filter CIStripesGenerator. > Contract: Core Image, CIStripesGenerator
public protocol CIStripesGenerator: CIFilterProtocol {
    /// The centre.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// The width of a cell, in pixels.
    var width: Float { get set }
    /// The sharpness.
    var sharpness: Float { get set }
}

/// The settings of the filter CIRandomGenerator. > Contract: Core Image, CIRandomGenerator
public protocol CIRandomGenerator: CIFilterProtocol {}

/// The settings of the filter CIRoundedRectangleGenerator. > Contract: Core Image, CIRoundedRectangleGenerator
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
    /// The rectangle.
    var extent: CGRect { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// The colour.
    var color: CIColor { get set }
}

/// The settings of the filter CIQRCodeGenerator. > Contract: Core Image, CIQRCodeGenerator
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The content.
    var message: Data { get set }
    /// L, M, Q or H: how much of the code may be lost.
    var correctionLevel: String { get set }
}

/// The settings of the filter CICode128BarcodeGenerator. > Contract: Core Image, CICode128BarcodeGenerator
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    /// The content.
    var message: Data { get set }
    /// The light modules on each side.
    var quietSpace: Float { get set }
    /// The height, in pixels.
    var barcodeHeight: Float { get set }
}

/// The settings of the filter CIGaussianGradient. > Contract: Core Image, CIGaussianGradient
public protocol CIGaussianGradient: CIFilterProtocol {
    /// The centre.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

/// The settings of the filter CILinearGradient. > Contract: Core Image, CILinearGradient
public protocol CILinearGradient: CIFilterProtocol {
    /// A point.
    var point0: CGPoint { get set }
    /// A point.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The settings of the filter CISmoothLinearGradient. > Contract: Core Image, CISmoothLinearGradient
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// A point.
    var point0: CGPoint { get set }
    /// A point.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The settings of the filter CIRadialGradient. > Contract: Core Image, CIRadialGradient
public protocol CIRadialGradient: CIFilterProtocol {
    /// The centre.
    var center: CGPoint { get set }
    /// The inner radius.
    var radius0: Float { get set }
    /// The outer radius.
    var radius1: Float { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

extension CIFilter {
    /// The filter CICheckerboardGenerator with default settings.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator { TypedFilter.make("CICheckerboardGenerator") }
    /// The filter CIStripesGenerator with default settings.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { TypedFilter.make("CIStripesGenerator") }
    /// The filter CIRandomGenerator with default settings.
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator { TypedFilter.make("CIRandomGenerator") }
    /// The filter CIRoundedRectangleGenerator with default settings.
    public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
        TypedFilter.make("CIRoundedRectangleGenerator")
    }
    /// The filter CIQRCodeGenerator with default settings.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { TypedFilter.make("CIQRCodeGenerator") }
    /// The filter CICode128BarcodeGenerator with default settings.
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        TypedFilter.make("CICode128BarcodeGenerator")
    }
    /// The filter CIGaussianGradient with default settings.
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { TypedFilter.make("CIGaussianGradient") }
    /// The filter CILinearGradient with default settings.
    public class func linearGradient() -> any CIFilter & CILinearGradient { TypedFilter.make("CILinearGradient") }
    /// The filter CISmoothLinearGradient with default settings.
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient { TypedFilter.make("CISmoothLinearGradient") }
    /// The filter CIRadialGradient with default settings.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { TypedFilter.make("CIRadialGradient") }
}
