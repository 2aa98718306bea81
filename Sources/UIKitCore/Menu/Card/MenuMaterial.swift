internal import CoreGraphics

/// The materials of menus.
@MainActor enum MenuMaterial {
    /// The background of a card, to be resized with it.
    static func background() -> UIView {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.isUserInteractionEnabled = false
        return view
    }

    /// A highlighted row.
    static let highlight = dynamic(light: UIColor(white: 0, alpha: 0.1), dark: UIColor(white: 1, alpha: 0.13))
    /// Between groups.
    static let gap = dynamic(light: UIColor(white: 0, alpha: 0.08), dark: UIColor(white: 0, alpha: 0.28))
    static let line = dynamic(light: UIColor(white: 0, alpha: 0.13), dark: UIColor(white: 1, alpha: 0.15))

    static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}
