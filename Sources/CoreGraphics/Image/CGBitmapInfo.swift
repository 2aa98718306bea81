/// Where a pixel's alpha is, and whether the colour components are multiplied with it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha, alpha after or before the components, an unused byte in its place (`noneSkip`), or alpha without colour.
    ///
    /// `premultipliedLast` and `premultipliedFirst` hold colours multiplied with alpha.
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The order of the bytes of a pixel in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits of a `CGBitmapInfo` that hold the byte order.
    case orderMask = 0x7000
    /// The order in which the bytes are in a file: the same as big-endian.
    case orderDefault = 0
    /// 16-bit units, the lowest byte first.
    case order16Little = 0x1000
    /// 32-bit units, the lowest byte first; with alpha first this is BGRA in memory, the fastest format here.
    case order32Little = 0x2000
    /// 16-bit units, the highest byte first.
    case order16Big = 0x3000
    /// 32-bit units, the highest byte first.
    case order32Big = 0x4000
}

/// Position of alpha in a pixel, and byte order.
///
/// > Contract: CoreGraphics, CGBitmapInfo
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The bits that hold a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that say whether components are floating-point numbers.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that hold a `CGImageByteOrderInfo`.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// No byte order is given: the same as big-endian.
    public static let byteOrderDefault: CGBitmapInfo = []
    /// 16-bit units, the lowest byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32-bit units, the lowest byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16-bit units, the highest byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32-bit units, the highest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    package var alphaInfo: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & 0x1F) }
    /// The framework's native format: blue, green, red, premultiplied alpha.
    package static let native = CGBitmapInfo(rawValue: 0x2000 | CGImageAlphaInfo.premultipliedFirst.rawValue)
}
