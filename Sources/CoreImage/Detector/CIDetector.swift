public import Foundation

/// Faces. > Contract: Core Image, CIDetectorTypeFace
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Rectangles. > Contract: Core Image, CIDetectorTypeRectangle
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// QR codes. > Contract: Core Image, CIDetectorTypeQRCode
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// Areas of text. > Contract: Core Image, CIDetectorTypeText
public let CIDetectorTypeText = "CIDetectorTypeText"

/// The option for the accuracy of a detector.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// The accuracy that is faster.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// The accuracy that finds more.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The option for following a face through a video.
public let CIDetectorTracking = "CIDetectorTracking"
/// The option for the size of the smallest feature, as a share of the image's shorter side.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The option for the largest number of features.
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
/// The option for the number of angles of a tracked face.
public let CIDetectorNumberOfAngles = "CIDetectorNumberOfAngles"
/// The option for the orientation of an image, with EXIF's number.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// The option for closed eyes.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// The option for smiles.
public let CIDetectorSmile = "CIDetectorSmile"
/// The option for the focal length.
public let CIDetectorFocalLength = "CIDetectorFocalLength"
/// The option for the ratio of a rectangle's sides.
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
/// The option for the parts of a text.
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"

/// Would find features in images. Ferry has no model of faces and no reader of codes: a detector finds nothing, and the log says so once.
///
/// > Contract: Core Image, CIDetector
open class CIDetector: NSObject {
    private let type: String

    /// A detector of a type; nil for an unknown one.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        guard [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText].contains(type) else { return nil }
        self.type = type
        super.init()
    }

    /// Always empty, with a log line.
    open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

    /// Always empty, with a log line.
    open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] {
        FilterLog.report("a detector of the type \(type) finds nothing: Ferry has no model to find such features with (docs/core-image.md)")
        return []
    }
}
