/// Determines the meaning of a colour's components.
///
/// > Contract: CoreGraphics, CGColorSpace. Pixels are stored as sRGB; the other spaces are converted when a colour or an image is used.
public final class CGColorSpace: @unchecked Sendable, Hashable {
    /// How components are converted to light.
    package enum Encoding: Hashable, Sendable {
        case gray, linearGray, sRGB, linearSRGB, displayP3, cmyk
        /// An index into a table of sRGB bytes.
        case indexed([UInt8])
        /// The space of patterns, with the base space of uncoloured ones.
        indirect case pattern(Encoding?)
    }

    package let encoding: Encoding
    /// The name the space was created with, one of the constants of this class; nil for indexed and pattern spaces.
    public let name: CFString?

    init(_ encoding: Encoding, name: CFString?) {
        self.encoding = encoding
        self.name = name
    }

    /// Creates a space by name; nil for an unknown one.
    ///
    /// Extended spaces are the same as their plain ones, apart from the name.
    public convenience init?(name: CFString) {
        guard let encoding = CGColorSpace.encodings[name as String] else { return nil }
        self.init(encoding, name: name)
    }

    /// A space whose colours are indexes into `colorTable`, with `last + 1` entries in the components of `baseSpace`.
    public convenience init?(indexedBaseSpace baseSpace: CGColorSpace, last: Int, colorTable: UnsafePointer<UInt8>) {
        guard (0...255).contains(last), baseSpace.numberOfComponents > 0, baseSpace.model != .indexed else { return nil }
        let count = baseSpace.numberOfComponents
        var table: [UInt8] = []
        for entry in 0...last {
            let components = (0..<count).map { CGFloat(colorTable[entry * count + $0]) / 255 }
            let color = baseSpace.sRGB(components + [1])
            table += [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }
        }
        self.init(.indexed(table), name: nil)
    }

    /// Creates the space of pattern colours.
    ///
    /// `baseSpace` is the space of the colour that an uncoloured pattern is drawn in; nil for patterns with colours of their own.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) { self.init(.pattern(baseSpace?.encoding), name: nil) }

    /// The kind of components that the space has.
    public var model: CGColorSpaceModel {
        switch encoding {
        case .gray, .linearGray: .monochrome
        case .sRGB, .linearSRGB, .displayP3: .rgb
        case .cmyk: .cmyk
        case .indexed: .indexed
        case .pattern: .pattern
        }
    }

    /// Excluding alpha.
    public var numberOfComponents: Int {
        switch encoding {
        case .gray, .linearGray, .indexed: 1
        case .sRGB, .linearSRGB, .displayP3: 3
        case .cmyk: 4
        case .pattern(let base): base.map { CGColorSpace($0, name: nil).numberOfComponents } ?? 0
        }
    }

    /// Whether the space has colours outside of sRGB; true for Display P3 only.
    public var isWideGamutRGB: Bool { encoding == .displayP3 }
    /// Whether a bitmap context can have this space: true for gray, RGB and CMYK.
    public var supportsOutput: Bool { model == .rgb || model == .monochrome || model == .cmyk }
    /// The space of an indexed space's table, which is always sRGB here, or of an uncoloured pattern; nil for others.
    public var baseColorSpace: CGColorSpace? {
        switch encoding {
        case .indexed: CGColorSpace(.sRGB, name: CGColorSpace.sRGB)
        case .pattern(let base): base.map { CGColorSpace($0, name: nil) }
        default: nil
        }
    }

    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.encoding == rhs.encoding && lhs.name == rhs.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(encoding) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase

/// The RGB space of the device, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The gray space of the device, with gamma 2.2.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The CMYK space of the device.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

/// The kind of components of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
    /// A space that is not described by the other cases.
    case unknown = -1
    /// Gray, RGB, CMYK, CIE L\*a\*b\*, any number of inks, an index into a table, or a pattern.
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The CIE's X, Y and Z.
    case XYZ
}
