public import Foundation

/// A kind of feature that was found in an image. > Contract: Core Image, CIFeature
open class CIFeature: NSObject {
    /// The kind of the feature.
    open var type: String { "" }
    /// The place in the image, with the origin at the lower left.
    open var bounds: CGRect { .zero }
    override init() { super.init() }
}

/// A face; there are none here, since no detector finds one. > Contract: Core Image, CIFaceFeature
open class CIFaceFeature: CIFeature {
    /// Whether the left eye's place is known.
    open var hasLeftEyePosition: Bool { false }
    /// The left eye's place.
    open var leftEyePosition: CGPoint { .zero }
    /// Whether the right eye's place is known.
    open var hasRightEyePosition: Bool { false }
    /// The right eye's place.
    open var rightEyePosition: CGPoint { .zero }
    /// Whether the mouth's place is known.
    open var hasMouthPosition: Bool { false }
    /// The mouth's place.
    open var mouthPosition: CGPoint { .zero }
    /// Whether the face has the number `trackingID`.
    open var hasTrackingID: Bool { false }
    /// The number of a face that is followed.
    open var trackingID: Int32 { 0 }
    /// Whether the face was seen in several frames.
    open var hasTrackingFrameCount: Bool { false }
    /// The number of frames.
    open var trackingFrameCount: Int32 { 0 }
    /// Whether the angle is known.
    open var hasFaceAngle: Bool { false }
    /// The rotation, in degrees.
    open var faceAngle: Float { 0 }
    /// Whether the face smiles.
    open var hasSmile: Bool { false }
    /// Whether the left eye is closed.
    open var leftEyeClosed: Bool { false }
    /// Whether the right eye is closed.
    open var rightEyeClosed: Bool { false }
}

/// A QR code; there are none here, since no detector finds one. > Contract: Core Image, CIQRCodeFeature
open class CIQRCodeFeature: CIFeature {
    /// The content.
    open var messageString: String? { nil }
    /// A corner.
    open var topLeft: CGPoint { .zero }
    /// A corner.
    open var topRight: CGPoint { .zero }
    /// A corner.
    open var bottomLeft: CGPoint { .zero }
    /// A corner.
    open var bottomRight: CGPoint { .zero }
}

/// A rectangle; there are none here, since no detector finds one. > Contract: Core Image, CIRectangleFeature
open class CIRectangleFeature: CIFeature {
    /// A corner.
    open var topLeft: CGPoint { .zero }
    /// A corner.
    open var topRight: CGPoint { .zero }
    /// A corner.
    open var bottomLeft: CGPoint { .zero }
    /// A corner.
    open var bottomRight: CGPoint { .zero }
}

/// An area of text; there are none here, since no detector finds one. > Contract: Core Image, CITextFeature
open class CITextFeature: CIFeature {
    /// The areas of characters.
    open var subFeatures: [Any]? { nil }
    /// A corner.
    open var topLeft: CGPoint { .zero }
    /// A corner.
    open var topRight: CGPoint { .zero }
    /// A corner.
    open var bottomLeft: CGPoint { .zero }
    /// A corner.
    open var bottomRight: CGPoint { .zero }
}
