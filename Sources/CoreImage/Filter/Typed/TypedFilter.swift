internal import CoreGraphics
internal import Foundation

/// A built-in filter with its settings as properties: one class for all of them, of which each protocol shows the filter's own.
final class TypedFilter: CIFilter {
    static func make(_ name: String) -> TypedFilter {
        let filter = TypedFilter()
        // Every name of these functions is in the catalogue, which a test checks.
        if let definition = FilterCatalog.all[name] { filter.become(definition) }
        return filter
    }

    private func number(_ key: String) -> Float { FilterNumber.double(setting(key) as Any?).map { Float($0) } ?? 0 }
    private func vector(_ key: String) -> CIVector { setting(key) ?? CIVector(x: 0, y: 0) }

    var inputImage: CIImage? {
        get { setting("inputImage") }
        set { keep(newValue, "inputImage") }
    }
    var backgroundImage: CIImage? {
        get { setting("inputBackgroundImage") }
        set { keep(newValue, "inputBackgroundImage") }
    }
    var maskImage: CIImage? {
        get { setting("inputMaskImage") }
        set { keep(newValue, "inputMaskImage") }
    }
    var targetImage: CIImage? {
        get { setting("inputTargetImage") }
        set { keep(newValue, "inputTargetImage") }
    }
    var gradientImage: CIImage? {
        get { setting("inputGradientImage") }
        set { keep(newValue, "inputGradientImage") }
    }
    var radius: Float {
        get { number("inputRadius") }
        set { keep(newValue, "inputRadius") }
    }
    var angle: Float {
        get { number("inputAngle") }
        set { keep(newValue, "inputAngle") }
    }
    var saturation: Float {
        get { number("inputSaturation") }
        set { keep(newValue, "inputSaturation") }
    }
    var brightness: Float {
        get { number("inputBrightness") }
        set { keep(newValue, "inputBrightness") }
    }
    var contrast: Float {
        get { number("inputContrast") }
        set { keep(newValue, "inputContrast") }
    }
    var ev: Float {
        get { number("inputEV") }
        set { keep(newValue, "inputEV") }
    }
    var power: Float {
        get { number("inputPower") }
        set { keep(newValue, "inputPower") }
    }
    var amount: Float {
        get { number("inputAmount") }
        set { keep(newValue, "inputAmount") }
    }
    var intensity: Float {
        get { number("inputIntensity") }
        set { keep(newValue, "inputIntensity") }
    }
    var levels: Float {
        get { number("inputLevels") }
        set { keep(newValue, "inputLevels") }
    }
    var threshold: Float {
        get { number("inputThreshold") }
        set { keep(newValue, "inputThreshold") }
    }
    var falloff: Float {
        get { number("inputFalloff") }
        set { keep(newValue, "inputFalloff") }
    }
    var scale: Float {
        get { number("inputScale") }
        set { keep(newValue, "inputScale") }
    }
    var aspectRatio: Float {
        get { number("inputAspectRatio") }
        set { keep(newValue, "inputAspectRatio") }
    }
    var sharpness: Float {
        get { number("inputSharpness") }
        set { keep(newValue, "inputSharpness") }
    }
    var width: Float {
        get { number("inputWidth") }
        set { keep(newValue, "inputWidth") }
    }
    var bias: Float {
        get { number("inputBias") }
        set { keep(newValue, "inputBias") }
    }
    var time: Float {
        get { number("inputTime") }
        set { keep(newValue, "inputTime") }
    }
    var radius0: Float {
        get { number("inputRadius0") }
        set { keep(newValue, "inputRadius0") }
    }
    var radius1: Float {
        get { number("inputRadius1") }
        set { keep(newValue, "inputRadius1") }
    }
    var cubeDimension: Float {
        get { number("inputCubeDimension") }
        set { keep(newValue, "inputCubeDimension") }
    }
    var quietSpace: Float {
        get { number("inputQuietSpace") }
        set { keep(newValue, "inputQuietSpace") }
    }
    var barcodeHeight: Float {
        get { number("inputBarcodeHeight") }
        set { keep(newValue, "inputBarcodeHeight") }
    }
    var center: CGPoint {
        get { vector("inputCenter").cgPointValue }
        set { keep(CIVector(cgPoint: newValue), "inputCenter") }
    }
    var point0: CGPoint {
        get { vector("inputPoint0").cgPointValue }
        set { keep(CIVector(cgPoint: newValue), "inputPoint0") }
    }
    var point1: CGPoint {
        get { vector("inputPoint1").cgPointValue }
        set { keep(CIVector(cgPoint: newValue), "inputPoint1") }
    }
    var point2: CGPoint {
        get { vector("inputPoint2").cgPointValue }
        set { keep(CIVector(cgPoint: newValue), "inputPoint2") }
    }
    var point3: CGPoint {
        get { vector("inputPoint3").cgPointValue }
        set { keep(CIVector(cgPoint: newValue), "inputPoint3") }
    }
    var point4: CGPoint {
        get { vector("inputPoint4").cgPointValue }
        set { keep(CIVector(cgPoint: newValue), "inputPoint4") }
    }
    var topLeft: CGPoint {
        get { vector("inputTopLeft").cgPointValue }
        set { keep(CIVector(cgPoint: newValue), "inputTopLeft") }
    }
    var topRight: CGPoint {
        get { vector("inputTopRight").cgPointValue }
        set { keep(CIVector(cgPoint: newValue), "inputTopRight") }
    }
    var bottomLeft: CGPoint {
        get { vector("inputBottomLeft").cgPointValue }
        set { keep(CIVector(cgPoint: newValue), "inputBottomLeft") }
    }
    var bottomRight: CGPoint {
        get { vector("inputBottomRight").cgPointValue }
        set { keep(CIVector(cgPoint: newValue), "inputBottomRight") }
    }
    var extent: CGRect {
        get { vector("inputExtent").cgRectValue }
        set { keep(CIVector(cgRect: newValue), "inputExtent") }
    }
    var color: CIColor {
        get { setting("inputColor") ?? .black }
        set { keep(newValue, "inputColor") }
    }
    var color0: CIColor {
        get { setting("inputColor0") ?? .black }
        set { keep(newValue, "inputColor0") }
    }
    var color1: CIColor {
        get { setting("inputColor1") ?? .black }
        set { keep(newValue, "inputColor1") }
    }
    var minComponents: CIVector {
        get { vector("inputMinComponents") }
        set { keep(newValue, "inputMinComponents") }
    }
    var maxComponents: CIVector {
        get { vector("inputMaxComponents") }
        set { keep(newValue, "inputMaxComponents") }
    }
    var rVector: CIVector {
        get { vector("inputRVector") }
        set { keep(newValue, "inputRVector") }
    }
    var gVector: CIVector {
        get { vector("inputGVector") }
        set { keep(newValue, "inputGVector") }
    }
    var bVector: CIVector {
        get { vector("inputBVector") }
        set { keep(newValue, "inputBVector") }
    }
    var aVector: CIVector {
        get { vector("inputAVector") }
        set { keep(newValue, "inputAVector") }
    }
    var biasVector: CIVector {
        get { vector("inputBiasVector") }
        set { keep(newValue, "inputBiasVector") }
    }
    var redCoefficients: CIVector {
        get { vector("inputRedCoefficients") }
        set { keep(newValue, "inputRedCoefficients") }
    }
    var greenCoefficients: CIVector {
        get { vector("inputGreenCoefficients") }
        set { keep(newValue, "inputGreenCoefficients") }
    }
    var blueCoefficients: CIVector {
        get { vector("inputBlueCoefficients") }
        set { keep(newValue, "inputBlueCoefficients") }
    }
    var alphaCoefficients: CIVector {
        get { vector("inputAlphaCoefficients") }
        set { keep(newValue, "inputAlphaCoefficients") }
    }
    var neutral: CIVector {
        get { vector("inputNeutral") }
        set { keep(newValue, "inputNeutral") }
    }
    var targetNeutral: CIVector {
        get { vector("inputTargetNeutral") }
        set { keep(newValue, "inputTargetNeutral") }
    }
    var weights: CIVector {
        get { vector("inputWeights") }
        set { keep(newValue, "inputWeights") }
    }
    var transform: CGAffineTransform {
        get { FilterNumber.transform(setting("inputTransform") as Any?) ?? .identity }
        set { keep(newValue, "inputTransform") }
    }
    var cubeData: Data {
        get { setting("inputCubeData") ?? Data() }
        set { keep(newValue, "inputCubeData") }
    }
    var message: Data {
        get { setting("inputMessage") ?? Data() }
        set { keep(newValue, "inputMessage") }
    }
    var correctionLevel: String {
        get { setting("inputCorrectionLevel") ?? "" }
        set { keep(newValue, "inputCorrectionLevel") }
    }
    var colorSpace: CGColorSpace? {
        get { setting("inputColorSpace") }
        set { keep(newValue, "inputColorSpace") }
    }
}

// What every protocol asks for is above.
extension TypedFilter: CIBoxBlur {}
extension TypedFilter: CIDiscBlur {}
extension TypedFilter: CIGaussianBlur {}
extension TypedFilter: CIMedian {}
extension TypedFilter: CIMotionBlur {}
extension TypedFilter: CIMorphologyMaximum {}
extension TypedFilter: CIMorphologyMinimum {}
extension TypedFilter: CISharpenLuminance {}
extension TypedFilter: CIUnsharpMask {}
extension TypedFilter: CIColorClamp {}
extension TypedFilter: CIColorControls {}
extension TypedFilter: CIColorMatrix {}
extension TypedFilter: CIColorPolynomial {}
extension TypedFilter: CIColorThreshold {}
extension TypedFilter: CIExposureAdjust {}
extension TypedFilter: CIGammaAdjust {}
extension TypedFilter: CIHueAdjust {}
extension TypedFilter: CILinearToSRGBToneCurve {}
extension TypedFilter: CISRGBToneCurveToLinear {}
extension TypedFilter: CITemperatureAndTint {}
extension TypedFilter: CIToneCurve {}
extension TypedFilter: CIVibrance {}
extension TypedFilter: CIWhitePointAdjust {}
extension TypedFilter: CIColorCube {}
extension TypedFilter: CIColorCubeWithColorSpace {}
extension TypedFilter: CIColorInvert {}
extension TypedFilter: CIColorMap {}
extension TypedFilter: CIColorMonochrome {}
extension TypedFilter: CIColorPosterize {}
extension TypedFilter: CIFalseColor {}
extension TypedFilter: CIMaskToAlpha {}
extension TypedFilter: CIMaximumComponent {}
extension TypedFilter: CIMinimumComponent {}
extension TypedFilter: CISepiaTone {}
extension TypedFilter: CIVignette {}
extension TypedFilter: CIVignetteEffect {}
extension TypedFilter: CIPhotoEffect {}
extension TypedFilter: CICompositeOperation {}
extension TypedFilter: CIBumpDistortion {}
extension TypedFilter: CICircleSplashDistortion {}
extension TypedFilter: CIHoleDistortion {}
extension TypedFilter: CIPinchDistortion {}
extension TypedFilter: CITwirlDistortion {}
extension TypedFilter: CIVortexDistortion {}
extension TypedFilter: CICheckerboardGenerator {}
extension TypedFilter: CIStripesGenerator {}
extension TypedFilter: CIRandomGenerator {}
extension TypedFilter: CIRoundedRectangleGenerator {}
extension TypedFilter: CIQRCodeGenerator {}
extension TypedFilter: CICode128BarcodeGenerator {}
extension TypedFilter: CIGaussianGradient {}
extension TypedFilter: CILinearGradient {}
extension TypedFilter: CISmoothLinearGradient {}
extension TypedFilter: CIRadialGradient {}
extension TypedFilter: CIAffineClamp {}
extension TypedFilter: CIAffineTile {}
extension TypedFilter: CILanczosScaleTransform {}
extension TypedFilter: CIStraighten {}
extension TypedFilter: CIPerspectiveTransform {}
extension TypedFilter: CIPerspectiveCorrection {}
extension TypedFilter: CIBlendWithMask {}
extension TypedFilter: CIBloom {}
extension TypedFilter: CIGloom {}
extension TypedFilter: CIPixellate {}
extension TypedFilter: CIEdges {}
extension TypedFilter: CIConvolution {}
extension TypedFilter: CIDissolveTransition {}
extension TypedFilter: CIAreaAverage {}
extension TypedFilter: CIAreaMaximum {}
extension TypedFilter: CIAreaMinimum {}
extension TypedFilter: CIAreaMaximumAlpha {}
extension TypedFilter: CIAreaMinimumAlpha {}
extension TypedFilter: CIRowAverage {}
extension TypedFilter: CIColumnAverage {}
