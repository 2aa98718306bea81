import CoreText
import UIKit

enum Colours {
    static let accent = dynamic(0x7A_4A_1E, 0xE3_B5_7C)
    static let paper = dynamic(0xFB_F7_EF, 0x15_13_10)
    static let tile = dynamic(0xFF_FF_FF, 0x26_22_1D)
    static let chosen = dynamic(0xEF_DF_C6, 0x4A_3A_26)

    static func of(_ highlight: Highlight) -> UIColor {
        switch highlight {
        case .yellow: return dynamic(0xFF_EC_9E, 0x5C_4E_10)
        case .green: return dynamic(0xCB_EF_C0, 0x25_4A_1E)
        case .blue: return dynamic(0xC4_E1_FA, 0x1B_3F_5E)
        case .pink: return dynamic(0xFB_D0_DD, 0x5E_24_38)
        }
    }

    static func name(of highlight: Highlight) -> String {
        switch highlight {
        case .yellow: return words("Yellow")
        case .green: return words("Green")
        case .blue: return words("Blue")
        case .pink: return words("Pink")
        }
    }

    private static func dynamic(_ light: Int, _ dark: Int) -> UIColor {
        func colour(_ value: Int) -> UIColor {
            UIColor(
                red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255, alpha: 1)
        }
        return UIColor { $0.userInterfaceStyle == .dark ? colour(dark) : colour(light) }
    }
}

enum Fonts {
    /// Of `UIAppFonts`.
    static let serif = "Living Stone Serif"
    /// Registered at launch.
    static let kai = "Living Stone Kai"

    /// The error of the registration, if it failed.
    static private(set) var problem: String?

    static func register() {
        guard let url = Bundle.module.url(forResource: "LivingStoneKai", withExtension: "ttf") else {
            problem = "LivingStoneKai.ttf"
            return
        }
        var error: Unmanaged<CFError>?
        if !CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) {
            problem = error.map { String(describing: $0.takeRetainedValue()) } ?? url.lastPathComponent
        }
    }

    static func reading(size: Double, family: String?) -> UIFont {
        let font = family.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
        return UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
    }

    /// In the family that the language has.
    static func heading(_ size: Double, _ style: UIFont.TextStyle) -> UIFont {
        let font = UIFont(name: words("Living Stone Serif"), size: size) ?? .systemFont(ofSize: size)
        return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
    }
}
