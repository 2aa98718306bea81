/// A colour as drawn to pixels: sRGB, not premultiplied, each component from 0 to 1.
package struct RGBAColor: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let black = RGBAColor(red: 0, green: 0, blue: 0)
    package static let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
}

extension CGColorSpace {
    /// The sRGB colour of components in this space, alpha last. Missing components become 0, a missing alpha 1.
    package func sRGB(_ components: [CGFloat]) -> RGBAColor {
        func part(_ index: Int) -> Double { index < components.count ? Double(components[index]) : 0 }
        let alpha = components.count > numberOfComponents ? part(numberOfComponents) : 1
        switch encoding {
        case .gray: return RGBAColor(red: part(0), green: part(0), blue: part(0), alpha: alpha).clamped
        case .linearGray:
            let level = Transfer.encode(part(0))
            return RGBAColor(red: level, green: level, blue: level, alpha: alpha).clamped
        case .sRGB: return RGBAColor(red: part(0), green: part(1), blue: part(2), alpha: alpha).clamped
        case .linearSRGB:
            return RGBAColor(
                red: Transfer.encode(part(0)), green: Transfer.encode(part(1)), blue: Transfer.encode(part(2)), alpha: alpha
            ).clamped
        case .displayP3:
            let (red, green, blue) = (Transfer.decode(part(0)), Transfer.decode(part(1)), Transfer.decode(part(2)))
            return RGBAColor(
                red: Transfer.encode(1.2249401763 * red - 0.2249401763 * green),
                green: Transfer.encode(-0.0420569547 * red + 1.0420569547 * green),
                blue: Transfer.encode(-0.0196375546 * red - 0.0786360456 * green + 1.0982736001 * blue), alpha: alpha
            ).clamped
        case .cmyk:
            let light = 1 - part(3)
            return RGBAColor(red: (1 - part(0)) * light, green: (1 - part(1)) * light, blue: (1 - part(2)) * light, alpha: alpha).clamped
        case .indexed(let table):
            let index = min(max(Int(part(0).isFinite ? part(0) : 0), 0), table.count / 3 - 1) * 3
            return RGBAColor(
                red: Double(table[index]) / 255, green: Double(table[index + 1]) / 255, blue: Double(table[index + 2]) / 255, alpha: alpha
            )
        case .pattern(let base):
            guard let base else { return RGBAColor(red: 0, green: 0, blue: 0, alpha: part(0)) }
            return CGColorSpace(base, name: nil).sRGB(components)
        }
    }

    /// The components, alpha last, of an sRGB colour in this space; nil if the space has no inverse conversion.
    package func components(of color: RGBAColor) -> [CGFloat]? {
        switch encoding {
        case .gray: return [color.luminance, CGFloat(color.alpha)]
        case .linearGray: return [CGFloat(Transfer.decode(Double(color.luminance))), CGFloat(color.alpha)]
        case .sRGB: return [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.alpha)]
        case .linearSRGB:
            return [color.red, color.green, color.blue].map { CGFloat(Transfer.decode($0)) } + [CGFloat(color.alpha)]
        case .displayP3:
            let (red, green, blue) = (Transfer.decode(color.red), Transfer.decode(color.green), Transfer.decode(color.blue))
            return [
                CGFloat(Transfer.encode(0.8224619687 * red + 0.1775380313 * green)),
                CGFloat(Transfer.encode(0.0331941989 * red + 0.9668058011 * green)),
                CGFloat(Transfer.encode(0.0170826307 * red + 0.0723974407 * green + 0.9105199286 * blue)), CGFloat(color.alpha),
            ]
        case .cmyk:
            let light = max(color.red, color.green, color.blue)
            guard light > 0 else { return [0, 0, 0, 1, CGFloat(color.alpha)] }
            return [color.red, color.green, color.blue].map { CGFloat((light - $0) / light) } + [CGFloat(1 - light), CGFloat(color.alpha)]
        case .indexed, .pattern: return nil
        }
    }
}

extension RGBAColor {
    var clamped: RGBAColor {
        func unit(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
        return RGBAColor(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha))
    }

    /// Rec. 709 weights on the encoded values.
    package var luminance: CGFloat { CGFloat(0.2126 * red + 0.7152 * green + 0.0722 * blue) }
}

/// The transfer curve of sRGB, which Display P3 shares.
enum Transfer {
    static func decode(_ value: Double) -> Double {
        value < 0 ? -decode(-value) : value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    static func encode(_ value: Double) -> Double {
        value < 0 ? -encode(-value) : value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}
