import UIKit

/// The app's colours, each with a light and a dark value.
enum Palette {
    static let accent = dynamic(0xF2_7A_00, 0xFF_95_2E)
    static let name = dynamic(0xD8_5A_10, 0xFF_9F_5A)
    static let link = dynamic(0x2F_6F_B0, 0x7F_B2_EC)
    static let linkPressed = dynamic(0xD5_E5_F5, 0x2C_40_58)
    static let page = dynamic(0xEE_EE_F1, 0x00_00_00)
    static let card = dynamic(0xFF_FF_FF, 0x1C_1C_1E)
    static let pressed = dynamic(0xE4_E4_E8, 0x2C_2C_30)
    static let inner = dynamic(0xF5_F5_F7, 0x2A_2A_2D)
    static let bar = dynamic(0xFA_FA_FA, 0x16_16_18)
    static let hairline = dynamic(0xD5_D5_DA, 0x38_38_3C)
    static let picture = dynamic(0xE2_E2_E6, 0x36_36_3A)
    static let warning = dynamic(0xD7_30_2A, 0xFF_5A_52)

    private static func dynamic(_ light: Int, _ dark: Int) -> UIColor {
        func colour(_ value: Int) -> UIColor {
            UIColor(
                red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255, alpha: 1)
        }
        return UIColor { $0.userInterfaceStyle == .dark ? colour(dark) : colour(light) }
    }
}

/// Fonts that follow the user's text size.
enum Fonts {
    static func regular(_ size: CGFloat) -> UIFont { UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size)) }
    static func medium(_ size: CGFloat) -> UIFont { UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: .medium)) }
    static func bold(_ size: CGFloat) -> UIFont { UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: .bold)) }
}

/// The main button of a page.
final class FilledButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setTitleColor(.white, for: .normal)
        setTitleColor(UIColor.white.withAlphaComponent(0.6), for: .highlighted)
        backgroundColor = Palette.accent
        layer.cornerRadius = 10
        titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    }

    required init?(coder: NSCoder) { nil }
}
