// The keys of filters' settings. On Apple's systems they are constants of the same names.

/// The key of a filter's result.
public let kCIOutputImageKey = "outputImage"
/// The key of the image behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the image.
public let kCIInputImageKey = "inputImage"
/// The key of the time of a transition, 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// The key of the transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of the scale.
public let kCIInputScaleKey = "inputScale"
/// The key of the additional scale of the width.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of the centre.
public let kCIInputCenterKey = "inputCenter"
/// The key of the radius, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of the inner radius.
public let kCIInputRadius0Key = "inputRadius0"
/// The key of the outer radius.
public let kCIInputRadius1Key = "inputRadius1"
/// The key of the angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of the width, in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of the sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of the intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of the exposure, in steps.
public let kCIInputEVKey = "inputEV"
/// The key of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of the colour.
public let kCIInputColorKey = "inputColor"
/// The key of the first colour.
public let kCIInputColor0Key = "inputColor0"
/// The key of the second colour.
public let kCIInputColor1Key = "inputColor1"
/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of the number that is added.
public let kCIInputBiasKey = "inputBias"
/// The key of the numbers that are added.
public let kCIInputBiasVectorKey = "inputBiasVector"
/// The key of the weights of a convolution.
public let kCIInputWeightsKey = "inputWeights"
/// The key of the image with a gradient.
public let kCIInputGradientImageKey = "inputGradientImage"
/// The key of the mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the image at the end of a transition.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of the rectangle.
public let kCIInputExtentKey = "inputExtent"
/// The key of the amount.
public let kCIInputAmountKey = "inputAmount"
/// The key of the threshold.
public let kCIInputThresholdKey = "inputThreshold"
/// The key of the first point.
public let kCIInputPoint0Key = "inputPoint0"
/// The key of the second point.
public let kCIInputPoint1Key = "inputPoint1"
/// The key of the count.
public let kCIInputCountKey = "inputCount"
