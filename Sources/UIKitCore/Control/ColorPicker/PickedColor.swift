import Foundation

/// A colour as the colour picker thinks of it. > Units: 0...1, sRGB.
struct PickedColor: Sendable, Hashable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha = 1.0

    init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
        let rgb = HueColor(hue: hue, saturation: saturation, brightness: brightness).rgb
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
    }

    init(_ color: UIColor) {
        let parts = color.components
        func unit(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
        self.init(
            red: unit(Double(parts.red)), green: unit(Double(parts.green)), blue: unit(Double(parts.blue)), alpha: unit(Double(parts.alpha))
        )
    }

    /// Six hexadecimal digits, or three, with or without a leading `#`; nil for anything else.
    init?(hex: String) {
        var digits = Substring(hex.trimmingCharacters(in: .whitespaces))
        if digits.first == "#" { digits = digits.dropFirst() }
        if digits.count == 3 { digits = Substring(digits.map { "\($0)\($0)" }.joined()) }
        guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else { return nil }
        self.init(red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255, blue: Double(value & 255) / 255)
    }

    var hex: String {
        let parts = [red, green, blue].map { Int(($0 * 255).rounded()) }
        return parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
    var opaque: PickedColor { PickedColor(red: red, green: green, blue: blue) }
    var hueColor: HueColor { HueColor(red: red, green: green, blue: blue) }

    /// Whether two colours look the same on a screen of eight bits a channel.
    func hasSameAppearance(_ other: PickedColor) -> Bool { hex == other.hex }
}

/// The colours of the picker's grid: greys above, below them twelve hues from dark to pale.
enum ColorGrid {
    static let columns = 12
    static let rows = 10
    /// Of the columns, from blue to green. > Units: degrees. Confidence R.
    private static let hues: [Double] = [196, 217, 252, 283, 339, 10, 24, 38, 47, 59, 68, 97]

    static func color(row: Int, column: Int) -> PickedColor {
        guard row > 0 else {
            let white = 1 - Double(column) / Double(columns - 1)
            return PickedColor(red: white, green: white, blue: white)
        }
        let part = Double(row - 1) / Double(rows - 2)
        let hue = hues[min(max(0, column), columns - 1)] / 360
        return part < 0.5
            ? PickedColor(hue: hue, saturation: 1, brightness: 0.32 + 0.68 * part * 2)
            : PickedColor(hue: hue, saturation: 1 - 0.78 * (part - 0.5) * 2, brightness: 1)
    }

    /// The cell at a place, the nearest one for places outside.
    static func cell(at point: CGPoint, in size: CGSize) -> (row: Int, column: Int) {
        func index(_ value: CGFloat, _ length: CGFloat, _ count: Int) -> Int {
            guard length > 0, value.isFinite else { return 0 }
            return min(max(0, Int(min(max(value / length, 0), 1) * CGFloat(count))), count - 1)
        }
        return (index(point.y, size.height, rows), index(point.x, size.width, columns))
    }

    static func cell(of color: PickedColor) -> (row: Int, column: Int)? {
        for row in 0..<rows {
            for column in 0..<columns where self.color(row: row, column: column).hasSameAppearance(color) { return (row, column) }
        }
        return nil
    }
}

/// The picker's spectrum: hues across, white above and black below.
enum ColorSpectrum {
    static func color(at point: CGPoint, in size: CGSize) -> PickedColor {
        func part(_ value: CGFloat, _ length: CGFloat) -> Double {
            length > 0 && value.isFinite ? Double(min(max(value / length, 0), 1)) : 0
        }
        let (hue, down) = (part(point.x, size.width), part(point.y, size.height))
        return down < 0.5
            ? PickedColor(hue: hue, saturation: down * 2, brightness: 1)
            : PickedColor(hue: hue, saturation: 1, brightness: 2 - down * 2)
    }

    /// Where a colour lies, or the nearest full or pale one of its hue.
    static func place(of color: PickedColor, in size: CGSize) -> CGPoint {
        let hsb = color.hueColor
        let down = hsb.brightness < 1 ? 1 - hsb.brightness / 2 : hsb.saturation / 2
        return CGPoint(x: hsb.hue * size.width, y: down * size.height)
    }
}
