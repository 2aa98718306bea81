internal import Foundation
internal import KeyboardModel

/// The colours of keyboards. Confidence R: the material's appearance over white, and over black.
@MainActor enum KeyColors {
    static let ground = dynamic((209, 211, 217), (43, 43, 45))
    static let character = dynamic((255, 255, 255), (107, 107, 109))
    static let control = dynamic((171, 176, 186), (70, 70, 73))
    /// The shadow line below a key.
    static let shade = dynamic((136, 138, 142), (24, 24, 25))
    static let text = dynamic((0, 0, 0), (255, 255, 255))
    static let second = dynamic((132, 134, 139), (170, 170, 174))
    static let disabled = dynamic((120, 124, 132), (125, 125, 128))
    /// The colour of symbols outside of keys.
    static let bare = dynamic((80, 84, 91), (210, 210, 214))

    static func face(_ style: Key.Style) -> UIColor {
        switch style {
        case .character: character
        case .control: control
        case .primary: .systemBlue
        case .bare: .clear
        }
    }

    /// The pressed colour.
    static func pressed(_ style: Key.Style) -> UIColor {
        switch style {
        case .character: control
        case .control, .primary: character
        case .bare: .clear
        }
    }

    private static func dynamic(_ light: (Int, Int, Int), _ dark: (Int, Int, Int)) -> UIColor {
        func color(_ parts: (Int, Int, Int)) -> UIColor {
            UIColor(red: CGFloat(parts.0) / 255, green: CGFloat(parts.1) / 255, blue: CGFloat(parts.2) / 255, alpha: 1)
        }
        let (day, night) = (color(light), color(dark))
        return UIColor { $0.userInterfaceStyle == .dark ? night : day }
    }
}
