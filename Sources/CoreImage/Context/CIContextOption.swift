/// An option of a context. > Contract: Core Image, CIContextOption
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// The option of a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The colour space that filters calculate in: linear sRGB by default; `NSNull` turns colour management off.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// The colour space of results without one of their own; pixels here are sRGB.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// The format of pixels that filters calculate with; always single-precision numbers here.
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    /// Whether the processor is used instead of the graphics unit; it always is here.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// Whether resizing has a high quality; it always has here.
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    /// Whether rendering has a low priority; without effect.
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    /// Whether intermediate results are kept; none are here.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    /// Whether low power is preferred; without effect.
    public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
    /// A name for the context, for logs.
    public static let name = CIContextOption(rawValue: "kCIContextName")
    /// Whether alpha is multiplied with as light; always true here.
    public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
}
