public import CoreGraphics
public import Foundation

/// The settings of the filter CIColorCube. > Contract: Core Image, CIColorCube
public protocol CIColorCube: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The side of the cube, in colours.
    var cubeDimension: Float { get set }
    /// The colours: four numbers each, red changing fastest.
    var cubeData: Data { get set }
}

/// The settings of the filter CIColorCubeWithColorSpace. > Contract: Core Image, CIColorCubeWithColorSpace
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The side of the cube, in colours.
    var cubeDimension: Float { get set }
    /// The colours: four numbers each, red changing fastest.
    var cubeData: Data { get set }
    /// The space of the cube's colours.
    var colorSpace: CGColorSpace? { get set }
}

/// The settings of the filter CIColorInvert. > Contract: Core Image, CIColorInvert
public protocol CIColorInvert: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// The settings of the filter CIColorMap. > Contract: Core Image, CIColorMap
public protocol CIColorMap: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The image with the colours.
    var gradientImage: CIImage? { get set }
}

/// The settings of the filter CIColorMonochrome. > Contract: Core Image, CIColorMonochrome
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The colour.
    var color: CIColor { get set }
    /// The intensity.
    var intensity: Float { get set }
}

/// The settings of the filter CIColorPosterize. > Contract: Core Image, CIColorPosterize
public protocol CIColorPosterize: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The number of levels.
    var levels: Float { get set }
}

/// The settings of the filter CIFalseColor. > Contract: Core Image, CIFalseColor
public protocol CIFalseColor: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The settings of the filter CIMaskToAlpha. > Contract: Core Image, CIMaskToAlpha
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// The settings of the filter CIMaximumComponent. > Contract: Core Image, CIMaximumComponent
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// The settings of the filter CIMinimumComponent. > Contract: Core Image, CIMinimumComponent
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// The settings of the filter CISepiaTone. > Contract: Core Image, CISepiaTone
public protocol CISepiaTone: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The intensity.
    var intensity: Float { get set }
}

/// The settings of the filter CIVignette. > Contract: Core Image, CIVignette
public protocol CIVignette: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// The intensity.
    var intensity: Float { get set }
}

/// The settings of the filter CIVignetteEffect. > Contract: Core Image, CIVignetteEffect
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The centre.
    var center: CGPoint { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// The intensity.
    var intensity: Float { get set }
    /// The width of the change.
    var falloff: Float { get set }
}

/// The settings of the filter CIPhotoEffectChrome. > Contract: Core Image, CIPhotoEffect
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

extension CIFilter {
    /// The filter CIColorCube with default settings.
    public class func colorCube() -> any CIFilter & CIColorCube { TypedFilter.make("CIColorCube") }
    /// The filter CIColorCubeWithColorSpace with default settings.
    public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
        TypedFilter.make("CIColorCubeWithColorSpace")
    }
    /// The filter CIColorInvert with default settings.
    public class func colorInvert() -> any CIFilter & CIColorInvert { TypedFilter.make("CIColorInvert") }
    /// The filter CIColorMap with default settings.
    public class func colorMap() -> any CIFilter & CIColorMap { TypedFilter.make("CIColorMap") }
    /// The filter CIColorMonochrome with default settings.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { TypedFilter.make("CIColorMonochrome") }
    /// The filter CIColorPosterize with default settings.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { TypedFilter.make("CIColorPosterize") }
    /// The filter CIFalseColor with default settings.
    public class func falseColor() -> any CIFilter & CIFalseColor { TypedFilter.make("CIFalseColor") }
    /// The filter CIMaskToAlpha with default settings.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { TypedFilter.make("CIMaskToAlpha") }
    /// The filter CIMaximumComponent with default settings.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent { TypedFilter.make("CIMaximumComponent") }
    /// The filter CIMinimumComponent with default settings.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent { TypedFilter.make("CIMinimumComponent") }
    /// The filter CISepiaTone with default settings.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { TypedFilter.make("CISepiaTone") }
    /// The filter CIVignette with default settings.
    public class func vignette() -> any CIFilter & CIVignette { TypedFilter.make("CIVignette") }
    /// The filter CIVignetteEffect with default settings.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { TypedFilter.make("CIVignetteEffect") }
    /// The filter CIPhotoEffectChrome with default settings.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { TypedFilter.make("CIPhotoEffectChrome") }
    /// The filter CIPhotoEffectFade with default settings.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { TypedFilter.make("CIPhotoEffectFade") }
    /// The filter CIPhotoEffectInstant with default settings.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { TypedFilter.make("CIPhotoEffectInstant") }
    /// The filter CIPhotoEffectMono with default settings.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { TypedFilter.make("CIPhotoEffectMono") }
    /// The filter CIPhotoEffectNoir with default settings.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { TypedFilter.make("CIPhotoEffectNoir") }
    /// The filter CIPhotoEffectProcess with default settings.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { TypedFilter.make("CIPhotoEffectProcess") }
    /// The filter CIPhotoEffectTonal with default settings.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { TypedFilter.make("CIPhotoEffectTonal") }
    /// The filter CIPhotoEffectTransfer with default settings.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { TypedFilter.make("CIPhotoEffectTransfer") }
}
