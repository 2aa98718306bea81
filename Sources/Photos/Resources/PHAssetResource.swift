public import Foundation
internal import PhotoLibrary

/// What a file of an asset is.
public enum PHAssetResourceType: Int, Sendable {
    /// A picture.
    case photo = 1
    /// A video.
    case video = 2
    /// A sound.
    case audio = 3
    /// Another format of a picture.
    case alternatePhoto = 4
    /// An edited picture.
    case fullSizePhoto = 5
    /// An edited video.
    case fullSizeVideo = 6
    /// What was edited.
    case adjustmentData = 7
    /// What was edited was based on it.
    case adjustmentBasePhoto = 8
    /// The video of a Live Photo.
    case pairedVideo = 9
    /// The edited video of a Live Photo.
    case fullSizePairedVideo = 10
    /// The video of a Live Photo that was edited.
    case adjustmentBasePairedVideo = 11
    /// A video that was edited.
    case adjustmentBaseVideo = 12
    /// A picture that stands for a video.
    case photoProxy = 19
}

/// A file of an asset: its picture.
///
/// > Contract: Photos, PHAssetResource
open class PHAssetResource: NSObject, @unchecked Sendable {
    let asset: PhotoAsset

    init(_ asset: PhotoAsset) { self.asset = asset }

    /// What it is; `.photo`.
    open var type: PHAssetResourceType { .photo }
    /// The identifier of its asset.
    open var assetLocalIdentifier: String { asset.id }
    /// The uniform type of its data.
    open var uniformTypeIdentifier: String { asset.type }
    /// The name that it had when it was added.
    open var originalFilename: String { asset.fileName }
    /// > Units: pixels.
    open var pixelWidth: Int { asset.width }
    /// > Units: pixels.
    open var pixelHeight: Int { asset.height }

    /// The files of an asset: one.
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [PHAssetResource(asset.value)] }
}

/// How a file is added.
open class PHAssetResourceCreationOptions: NSObject, NSCopying, @unchecked Sendable {
    /// The name of the file; nil for one by number.
    open var originalFilename: String?
    /// The uniform type of the data; without effect: the data says what it is.
    open var uniformTypeIdentifier: String?
    /// Whether a file is moved into the library and not copied; false by default.
    open var shouldMoveFile = false

    /// Options that leave all as it is.
    public override init() { super.init() }
    /// Options with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHAssetResourceCreationOptions()
        (copy.originalFilename, copy.uniformTypeIdentifier, copy.shouldMoveFile) = (originalFilename, uniformTypeIdentifier, shouldMoveFile)
        return copy
    }
}
