import Foundation

/// A colour by hue, saturation and brightness, each 0...1.
struct HueColor: Hashable, Sendable {
    var hue: Double
    var saturation: Double
    var brightness: Double

    /// Clamps each value to 0...1; NaN becomes 0.
    init(hue: Double, saturation: Double, brightness: Double) {
        func unit(_ value: Double) -> Double { value.isNaN ? 0 : min(1, max(0, value)) }
        self.hue = unit(hue)
        self.saturation = unit(saturation)
        self.brightness = unit(brightness)
    }

    init(red: Double, green: Double, blue: Double) {
        let high = max(red, green, blue)
        let range = high - min(red, green, blue)
        var sixth = 0.0
        if range > 0 {
            if high == red {
                sixth = (green - blue) / range
            } else if high == green {
                sixth = 2 + (blue - red) / range
            } else {
                sixth = 4 + (red - green) / range
            }
        }
        self.init(hue: (sixth < 0 ? sixth + 6 : sixth) / 6, saturation: high > 0 ? range / high : 0, brightness: high)
    }

    var rgb: (red: Double, green: Double, blue: Double) {
        let turned = hue * 6
        let sector = Int(turned) % 6
        let part = turned - floor(turned)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * part)
        let rising = brightness * (1 - saturation * (1 - part))
        switch sector {
        case 0: return (brightness, rising, low)
        case 1: return (falling, brightness, low)
        case 2: return (low, brightness, rising)
        case 3: return (low, falling, brightness)
        case 4: return (rising, low, brightness)
        default: return (brightness, low, falling)
        }
    }
}
