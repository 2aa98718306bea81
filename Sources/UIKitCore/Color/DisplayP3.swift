import Foundation

/// Display P3 to extended sRGB: the same transfer curve, other primaries. Matrix from the two spaces' published primaries (D65).
enum DisplayP3 {
    static func extendedSRGB(red: Double, green: Double, blue: Double) -> (red: Double, green: Double, blue: Double) {
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return (
            encoded(1.2249401 * r - 0.2249404 * g),
            encoded(-0.0420569 * r + 1.0420571 * g),
            encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b)
        )
    }

    private static func linear(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    private static func encoded(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}
