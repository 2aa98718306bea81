/// What an asset is.
public enum PHAssetMediaType: Int, Sendable {
    /// Something else.
    case unknown = 0
    /// A photo.
    case image = 1
    /// A video; the device's library has none.
    case video = 2
    /// A sound; the device's library has none.
    case audio = 3
}

/// What an asset is more closely.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A wide photo of a landscape.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
    /// A photo of high dynamic range; the device's library has none.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
    /// A photo of the screen.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
    /// A Live Photo; the device's library has none.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
    /// A photo with depth; the device's library has none.
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
    /// A video from elsewhere; the device's library has none.
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    /// A slow video; the device's library has none.
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    /// A fast video; the device's library has none.
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// Where an asset comes from.
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user's library.
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
    /// An album that others share; the device has none.
    public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
    /// A computer; none.
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

/// Why a photo was chosen of a series.
public struct PHAssetBurstSelectionType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By the device.
    public static let autoPick = PHAssetBurstSelectionType(rawValue: 1 << 0)
    /// By the user.
    public static let userPick = PHAssetBurstSelectionType(rawValue: 1 << 1)
}

/// How an asset can be changed.
public enum PHAssetEditOperation: Int, Sendable {
    /// Deleted.
    case delete = 1
    /// Given other pixels; not here.
    case content = 2
    /// Given other properties.
    case properties = 3
}

/// How a collection can be changed.
public enum PHCollectionEditOperation: Int, Sendable {
    /// Its photos deleted.
    case deleteContent = 1
    /// Photos taken out.
    case removeContent = 2
    /// Photos put in.
    case addContent = 3
    /// New photos made in it.
    case createContent = 4
    /// Given another order.
    case rearrangeContent = 5
    /// Deleted.
    case delete = 6
    /// Given another name.
    case rename = 7
}
