extension CGColorSpace {
    public static var sRGB: CFString { "kCGColorSpaceSRGB" }
    public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
    public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
    public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
    public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
    public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" }
    public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
    public static var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" }
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
