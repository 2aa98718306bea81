public import Foundation

/// Notified of the download of a video; not called here, where no asset has one.
public typealias PHAssetVideoProgressHandler =
    @Sendable (
        Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
    ) -> Void

/// Which edits of a video are wanted.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
    /// With all.
    case current = 0
    /// Without edits.
    case original
}

/// What matters more, the quality of a video or the time.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    /// The library decides.
    case automatic = 0
    /// Only the best.
    case highQualityFormat
    /// Good, and not large.
    case mediumQualityFormat
    /// What is there soonest.
    case fastFormat
}

/// How a video is wanted. The values are kept: no asset of the device's library has a video.
///
/// > Contract: Photos, PHVideoRequestOptions
open class PHVideoRequestOptions: NSObject, NSCopying, @unchecked Sendable {
    /// Whether videos may be downloaded; false by default.
    open var isNetworkAccessAllowed = false
    /// Which edits.
    open var version = PHVideoRequestOptionsVersion.current
    /// Quality or time.
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    /// Notified of downloads; not called.
    open var progressHandler: PHAssetVideoProgressHandler?

    /// Options that leave all as it is.
    public override init() { super.init() }
    /// Options with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHVideoRequestOptions()
        copy.version = version
        copy.deliveryMode = deliveryMode
        copy.isNetworkAccessAllowed = isNetworkAccessAllowed
        copy.progressHandler = progressHandler
        return copy
    }
}

/// How a Live Photo is wanted. The values are kept: no asset of the device's library is one.
///
/// > Contract: Photos, PHLivePhotoRequestOptions
open class PHLivePhotoRequestOptions: NSObject, NSCopying, @unchecked Sendable {
    /// Which edits.
    open var version = PHImageRequestOptionsVersion.current
    /// Quality or time.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// Whether Live Photos may be downloaded; false by default.
    open var isNetworkAccessAllowed = false
    /// Notified of downloads; not called.
    open var progressHandler: PHAssetImageProgressHandler?

    /// Options that leave all as it is.
    public override init() { super.init() }
    /// Options with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHLivePhotoRequestOptions()
        copy.version = version
        copy.deliveryMode = deliveryMode
        copy.isNetworkAccessAllowed = isNetworkAccessAllowed
        copy.progressHandler = progressHandler
        return copy
    }
}
