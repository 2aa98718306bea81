extension CGColorSpace {
    /// Name of sRGB, the space in which pixels are stored here.
    public static var sRGB: CFString { "kCGColorSpaceSRGB" }
    /// Name of sRGB with components outside 0...1; the same as `sRGB` here.
    public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
    /// Name of the space with sRGB's primaries and linear light.
    public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
    /// Name of linear sRGB with components outside 0...1; the same as `linearSRGB` here.
    public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
    /// Name of Display P3, with more saturated primaries than sRGB.
    public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Name of the gray space with gamma 2.2.
    public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
    /// Name of the gray space with components outside 0...1; the same as `genericGrayGamma2_2` here.
    public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" }
    /// Name of the gray space with linear light.
    public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
    /// Name of the CMYK space, converted here without a profile.
    public static var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" }
    /// Name of the generic RGB space with linear light; the same as `linearSRGB` here.
    public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }

    static let encodings: [String: Encoding] = [
        "kCGColorSpaceSRGB": .sRGB, "kCGColorSpaceExtendedSRGB": .sRGB, "kCGColorSpaceLinearSRGB": .linearSRGB,
        "kCGColorSpaceExtendedLinearSRGB": .linearSRGB, "kCGColorSpaceDisplayP3": .displayP3, "kCGColorSpaceGenericGrayGamma2_2": .gray,
        "kCGColorSpaceExtendedGray": .gray, "kCGColorSpaceLinearGray": .linearGray, "kCGColorSpaceGenericCMYK": .cmyk,
        "kCGColorSpaceGenericRGBLinear": .linearSRGB, "kCGColorSpaceDeviceRGB": .sRGB, "kCGColorSpaceDeviceGray": .gray,
        "kCGColorSpaceDeviceCMYK": .cmyk,
    ]

    package static let deviceRGB = CGColorSpace(.sRGB, name: "kCGColorSpaceDeviceRGB")
    package static let deviceGray = CGColorSpace(.gray, name: "kCGColorSpaceDeviceGray")
    package static let deviceCMYK = CGColorSpace(.cmyk, name: "kCGColorSpaceDeviceCMYK")
    package static let standardRGB = CGColorSpace(.sRGB, name: sRGB)
    package static let gray22 = CGColorSpace(.gray, name: genericGrayGamma2_2)
    package static let p3 = CGColorSpace(.displayP3, name: displayP3)
}
