public import Foundation

/// Identifies a request, for cancelling it.
public typealias PHImageRequestID = Int32
/// The identifier of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// As large as the photo is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Whether the result is a copy of low quality, and a better one follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The identifier of the request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Whether the photo is not on the device; false here.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Whether the request was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Why there is no photo.
public let PHImageErrorKey = "PHImageErrorKey"

/// Notified of the download of a photo; not called here, where all photos are on the device.
public typealias PHAssetImageProgressHandler =
    @Sendable (
        Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
    ) -> Void

/// How an image relates to the size that was asked for.
public enum PHImageContentMode: Int, Sendable {
    /// All of the photo, inside of the size.
    case aspectFit = 0
    /// Covers the size.
    case aspectFill = 1
    /// `.aspectFit`.
    public static let `default` = PHImageContentMode.aspectFit
}

/// Which edits of a photo are wanted.
public enum PHImageRequestOptionsVersion: Int, Sendable {
    /// With all; there are none here.
    case current = 0
    /// Without edits.
    case unadjusted
    /// As it was taken.
    case original
}

/// What matters more, the quality or the time.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    /// A quick copy at once if there is one, then the result.
    case opportunistic = 0
    /// Only the result.
    case highQualityFormat = 1
    /// Only the quick copy.
    case fastFormat = 2
}

/// How exact the size must be.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    /// The photo's own size.
    case none = 0
    /// About the size.
    case fast
    /// The size.
    case exact
}

/// How an image is wanted.
///
/// > Contract: Photos, PHImageRequestOptions
open class PHImageRequestOptions: NSObject, NSCopying, @unchecked Sendable {
    /// Which edits; without effect: the library keeps none.
    open var version = PHImageRequestOptionsVersion.current
    /// Quality or time; `.opportunistic` by default.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// How exact the size is; here it always is, except that a photo is never enlarged.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// The part of the photo that is wanted, with `.exact`; empty, the default, means all. > Units: 0 to 1 of the photo.
    open var normalizedCropRect = CGRect.zero
    /// Whether photos may be downloaded; kept: all are on the device.
    open var isNetworkAccessAllowed = false
    /// Whether the result is there when the request returns; false by default.
    open var isSynchronous = false
    /// Notified of downloads; not called.
    open var progressHandler: PHAssetImageProgressHandler?
    /// Whether another copy may come between the quick one and the result; kept: there is none.
    open var allowSecondaryDegradedImage = false

    /// Options that leave all as it is.
    public override init() { super.init() }
    /// Options with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHImageRequestOptions()
        copy.version = version
        copy.deliveryMode = deliveryMode
        copy.resizeMode = resizeMode
        copy.normalizedCropRect = normalizedCropRect
        copy.isNetworkAccessAllowed = isNetworkAccessAllowed
        copy.isSynchronous = isSynchronous
        copy.progressHandler = progressHandler
        copy.allowSecondaryDegradedImage = allowSecondaryDegradedImage
        return copy
    }
}
