/// The settings of the filter CIAdditionCompositing. > Contract: Core Image, CICompositeOperation
public protocol CICompositeOperation: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The image behind.
    var backgroundImage: CIImage? { get set }
}

extension CIFilter {
    /// The filter CIAdditionCompositing with default settings.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIAdditionCompositing") }
    /// The filter CIMaximumCompositing with default settings.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIMaximumCompositing") }
    /// The filter CIMinimumCompositing with default settings.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIMinimumCompositing") }
    /// The filter CIMultiplyCompositing with default settings.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIMultiplyCompositing") }
    /// The filter CISourceAtopCompositing with default settings.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation { TypedFilter.make("CISourceAtopCompositing") }
    /// The filter CISourceInCompositing with default settings.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { TypedFilter.make("CISourceInCompositing") }
    /// The filter CISourceOutCompositing with default settings.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { TypedFilter.make("CISourceOutCompositing") }
    /// The filter CISourceOverCompositing with default settings.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { TypedFilter.make("CISourceOverCompositing") }
    /// The filter CIColorBlendMode with default settings.
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIColorBlendMode") }
    /// The filter CIColorBurnBlendMode with default settings.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIColorBurnBlendMode") }
    /// The filter CIColorDodgeBlendMode with default settings.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIColorDodgeBlendMode") }
    /// The filter CIDarkenBlendMode with default settings.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIDarkenBlendMode") }
    /// The filter CIDifferenceBlendMode with default settings.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIDifferenceBlendMode") }
    /// The filter CIDivideBlendMode with default settings.
    public class func divideBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIDivideBlendMode") }
    /// The filter CIExclusionBlendMode with default settings.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIExclusionBlendMode") }
    /// The filter CIHardLightBlendMode with default settings.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIHardLightBlendMode") }
    /// The filter CIHueBlendMode with default settings.
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIHueBlendMode") }
    /// The filter CILightenBlendMode with default settings.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CILightenBlendMode") }
    /// The filter CILinearBurnBlendMode with default settings.
    public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CILinearBurnBlendMode") }
    /// The filter CILinearDodgeBlendMode with default settings.
    public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CILinearDodgeBlendMode") }
    /// The filter CILinearLightBlendMode with default settings.
    public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CILinearLightBlendMode") }
    /// The filter CILuminosityBlendMode with default settings.
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CILuminosityBlendMode") }
    /// The filter CIMultiplyBlendMode with default settings.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIMultiplyBlendMode") }
    /// The filter CIOverlayBlendMode with default settings.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIOverlayBlendMode") }
    /// The filter CIPinLightBlendMode with default settings.
    public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIPinLightBlendMode") }
    /// The filter CISaturationBlendMode with default settings.
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CISaturationBlendMode") }
    /// The filter CIScreenBlendMode with default settings.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIScreenBlendMode") }
    /// The filter CISoftLightBlendMode with default settings.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CISoftLightBlendMode") }
    /// The filter CISubtractBlendMode with default settings.
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CISubtractBlendMode") }
    /// The filter CIVividLightBlendMode with default settings.
    public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter.make("CIVividLightBlendMode") }
}
