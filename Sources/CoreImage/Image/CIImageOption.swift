/// An option for making an image. > Contract: Core Image, CIImageOption
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// The option of a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The colour space of the pixels; `NSNull` turns colour management off. Another space is taken from the image itself.
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    /// What `CIImage.properties` returns, instead of the file's.
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
    /// Whether the image is turned upright by its file's orientation; default false.
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
    /// Whether transforms take the nearest pixel; use `samplingNearest()` here.
    public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
    /// Whether an image with high dynamic range is expanded; images here have none.
    public static let expandToHDR = CIImageOption(rawValue: "kCIImageExpandToHDR")
}

/// An option for writing an image file. > Contract: Core Image, CIImageRepresentationOption
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// The option of a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The depth image to write; not written here.
    public static let depthImage = CIImageRepresentationOption(rawValue: "kCIImageRepresentationDepthImage")
    /// The quality of a lossy file, 0 to 1: Image I/O's key.
    public static let lossyCompressionQuality = CIImageRepresentationOption(rawValue: "kCGImageDestinationLossyCompressionQuality")
}

/// The format of pixels in memory. > Contract: Core Image, CIFormat
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    /// The format of a number.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// Bytes of alpha, red, green, blue.
    public static let ARGB8 = CIFormat(rawValue: 23)
    /// Bytes of blue, green, red, alpha.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// Bytes of red, green, blue, alpha.
    public static let RGBA8 = CIFormat(rawValue: 24)
    /// Half-precision numbers of red, green, blue, alpha.
    public static let RGBAh = CIFormat(rawValue: 31)
    /// Single-precision numbers of red, green, blue, alpha.
    public static let RGBAf = CIFormat(rawValue: 34)
    /// A byte of alpha.
    public static let A8 = CIFormat(rawValue: 257)
    /// A byte of red.
    public static let R8 = CIFormat(rawValue: 259)
    /// A byte of luminance.
    public static let L8 = CIFormat(rawValue: 258)
}
