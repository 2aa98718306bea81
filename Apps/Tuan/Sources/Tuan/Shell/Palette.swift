import UIKit

/// The app's colours.
enum Palette {
    private static func color(_ light: UInt32, _ dark: UInt32) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? plain(dark) : plain(light) }
    }

    static func plain(_ value: UInt32) -> UIColor {
        UIColor(
            red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255, alpha: 1)
    }

    static let accent = color(0x0B7A69, 0x3CC4AB)
    static let accentSoft = color(0xDDF3EF, 0x17372F)
    /// Text on the accent and on the price's colour.
    static let onAccent = color(0xFFFFFF, 0x101213)
    static let price = color(0xC93616, 0xFF7A59)
    static let page = color(0xEDF0F0, 0x101213)
    static let card = color(0xFFFFFF, 0x1D2022)
    static let line = color(0xD9DEDE, 0x33383B)
    static let notice = color(0xFFF6E5, 0x352B17)
    /// The dock is dark in both appearances.
    static let dock = color(0x22343A, 0x0A0C0D)
    static let dockSelected = color(0x2F464E, 0x22282B)
    static let dockLine = color(0x30444B, 0x24292B)
    static let dockText = plain(0xA9BCC2)
    static let dockOn = plain(0x57E0C6)
}

extension UIImage {
    /// A symbol in one colour, for buttons that do not tint.
    static func symbol(_ name: String, size: CGFloat, weight: UIImage.SymbolWeight = .regular, color: UIColor) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))?
            .withTintColor(color, renderingMode: .alwaysOriginal)
    }
}
