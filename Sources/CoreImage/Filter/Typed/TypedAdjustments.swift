public import Foundation

/// The settings of the filter CIColorClamp. > Contract: Core Image, CIColorClamp
public protocol CIColorClamp: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The smallest components.
    var minComponents: CIVector { get set }
    /// The largest components.
    var maxComponents: CIVector { get set }
}

/// The settings of the filter CIColorControls. > Contract: Core Image, CIColorControls
public protocol CIColorControls: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The saturation; 1 changes nothing.
    var saturation: Float { get set }
    /// What is added; 0 changes nothing.
    var brightness: Float { get set }
    /// The contrast; 1 changes nothing.
    var contrast: Float { get set }
}

/// The settings of the filter CIColorMatrix. > Contract: Core Image, CIColorMatrix
public protocol CIColorMatrix: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The row of red.
    var rVector: CIVector { get set }
    /// The row of green.
    var gVector: CIVector { get set }
    /// The row of blue.
    var bVector: CIVector { get set }
    /// The row of alpha.
    var aVector: CIVector { get set }
    /// What is added.
    var biasVector: CIVector { get set }
}

/// The settings of the filter CIColorPolynomial. > Contract: Core Image, CIColorPolynomial
public protocol CIColorPolynomial: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The coefficients of red.
    var redCoefficients: CIVector { get set }
    /// The coefficients of green.
    var greenCoefficients: CIVector { get set }
    /// The coefficients of blue.
    var blueCoefficients: CIVector { get set }
    /// The coefficients of alpha.
    var alphaCoefficients: CIVector { get set }
}

/// The settings of the filter CIColorThreshold. > Contract: Core Image, CIColorThreshold
public protocol CIColorThreshold: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The threshold.
    var threshold: Float { get set }
}

/// The settings of the filter CIExposureAdjust. > Contract: Core Image, CIExposureAdjust
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The exposure, in steps.
    var ev: Float { get set }
}

/// The settings of the filter CIGammaAdjust. > Contract: Core Image, CIGammaAdjust
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The exponent.
    var power: Float { get set }
}

/// The settings of the filter CIHueAdjust. > Contract: Core Image, CIHueAdjust
public protocol CIHueAdjust: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// The settings of the filter CILinearToSRGBToneCurve. > Contract: Core Image, CILinearToSRGBToneCurve
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// The settings of the filter CISRGBToneCurveToLinear. > Contract: Core Image, CISRGBToneCurveToLinear
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// The settings of the filter CITemperatureAndTint. > Contract: Core Image, CITemperatureAndTint
public protocol CITemperatureAndTint: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The temperature, in kelvins, and the tint of the image's white.
    var neutral: CIVector { get set }
    /// The temperature and the tint that it becomes.
    var targetNeutral: CIVector { get set }
}

/// The settings of the filter CIToneCurve. > Contract: Core Image, CIToneCurve
public protocol CIToneCurve: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// A point.
    var point0: CGPoint { get set }
    /// A point.
    var point1: CGPoint { get set }
    /// A point.
    var point2: CGPoint { get set }
    /// A point.
    var point3: CGPoint { get set }
    /// A point.
    var point4: CGPoint { get set }
}

/// The settings of the filter CIVibrance. > Contract: Core Image, CIVibrance
public protocol CIVibrance: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The amount.
    var amount: Float { get set }
}

/// The settings of the filter CIWhitePointAdjust. > Contract: Core Image, CIWhitePointAdjust
public protocol CIWhitePointAdjust: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The colour.
    var color: CIColor { get set }
}

extension CIFilter {
    /// The filter CIColorClamp with default settings.
    public class func colorClamp() -> any CIFilter & CIColorClamp { TypedFilter.make("CIColorClamp") }
    /// The filter CIColorControls with default settings.
    public class func colorControls() -> any CIFilter & CIColorControls { TypedFilter.make("CIColorControls") }
    /// The filter CIColorMatrix with default settings.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { TypedFilter.make("CIColorMatrix") }
    /// The filter CIColorPolynomial with default settings.
    public class func colorPolynomial() -> any CIFilter & CIColorPolynomial { TypedFilter.make("CIColorPolynomial") }
    /// The filter CIColorThreshold with default settings.
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { TypedFilter.make("CIColorThreshold") }
    /// The filter CIExposureAdjust with default settings.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { TypedFilter.make("CIExposureAdjust") }
    /// The filter CIGammaAdjust with default settings.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { TypedFilter.make("CIGammaAdjust") }
    /// The filter CIHueAdjust with default settings.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { TypedFilter.make("CIHueAdjust") }
    /// The filter CILinearToSRGBToneCurve with default settings.
    public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve { TypedFilter.make("CILinearToSRGBToneCurve") }
    /// The filter CISRGBToneCurveToLinear with default settings.
    public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear { TypedFilter.make("CISRGBToneCurveToLinear") }
    /// The filter CITemperatureAndTint with default settings.
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint { TypedFilter.make("CITemperatureAndTint") }
    /// The filter CIToneCurve with default settings.
    public class func toneCurve() -> any CIFilter & CIToneCurve { TypedFilter.make("CIToneCurve") }
    /// The filter CIVibrance with default settings.
    public class func vibrance() -> any CIFilter & CIVibrance { TypedFilter.make("CIVibrance") }
    /// The filter CIWhitePointAdjust with default settings.
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { TypedFilter.make("CIWhitePointAdjust") }
}
