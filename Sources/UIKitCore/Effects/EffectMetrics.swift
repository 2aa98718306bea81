internal import CoreGraphics
internal import QuartzCore

/// Metrics of blur and vibrancy.
///
/// > Units: radii (the Gaussian's standard deviation) in points, colours 0...255 in sRGB, alpha 0...1.
enum EffectMetrics {
    /// A tint over a blurred backdrop with increased saturation.
    struct Material: Hashable {
        var radius: CGFloat
        var saturation: CGFloat
        var white: CGFloat
        var alpha: CGFloat

        init(radius: CGFloat = 30, saturation: CGFloat = 1.8, white: CGFloat, alpha: CGFloat) {
            (self.radius, self.saturation, self.white, self.alpha) = (radius, saturation, white, alpha)
        }

        var look: BackdropLayer.Look {
            let part = white / 255
            return BackdropLayer.Look(
                radius: radius, saturation: saturation, tint: .init(red: part, green: part, blue: part, alpha: alpha))
        }

        /// Without a backdrop: the tint alone, opaque.
        var plain: BackdropLayer.Look {
            var look = look
            (look.radius, look.saturation, look.tint.alpha) = (0, 1, 1)
            return look
        }
    }

    /// The styles of iOS 8. Confidence D (radius, saturation and tint of the published image-effects sample).
    static let extraLight = Material(radius: 20, white: 247, alpha: 0.82)
    static let light = Material(radius: 30, white: 255, alpha: 0.3)
    static let dark = Material(radius: 20, white: 28, alpha: 0.73)

    /// Confidence M for the regular material (facts 2, alert card) and chrome (facts 2, bars); R for the others' alpha.
    static func material(_ thickness: Thickness, isDark: Bool) -> Material {
        switch thickness {
        case .ultraThin: Material(white: isDark ? 30 : 242, alpha: isDark ? 0.45 : 0.5)
        case .thin: Material(white: isDark ? 30 : 242, alpha: isDark ? 0.6 : 0.65)
        case .regular: Material(white: isDark ? 30 : 242, alpha: isDark ? 0.75 : 0.8)
        case .thick: Material(white: isDark ? 30 : 242, alpha: isDark ? 0.87 : 0.9)
        case .chrome: Material(white: isDark ? 29 : 249, alpha: 0.94)
        }
    }

    enum Thickness { case ultraThin, thin, regular, thick, chrome }

    /// The alpha of the vibrant colour. Confidence R.
    static func vibrancyAlpha(_ style: UIVibrancyEffectStyle?) -> CGFloat {
        switch style {
        case nil, .label: 0.85
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.35
        case .quaternaryLabel: 0.2
        case .fill: 0.3
        case .secondaryFill: 0.2
        case .tertiaryFill: 0.12
        case .separator: 0.25
        }
    }
}

extension UIBlurEffect.Style {
    /// Whether the style is dark in an appearance.
    func isDark(in appearanceIsDark: Bool) -> Bool {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight,
            .systemChromeMaterialLight:
            false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
            .systemChromeMaterialDark:
            true
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
            .systemChromeMaterial:
            appearanceIsDark
        }
    }

    func material(appearanceIsDark: Bool) -> EffectMetrics.Material {
        let isDark = isDark(in: appearanceIsDark)
        return switch self {
        case .extraLight: EffectMetrics.extraLight
        case .light: EffectMetrics.light
        case .dark: EffectMetrics.dark
        case .regular: isDark ? EffectMetrics.dark : EffectMetrics.light
        case .prominent: isDark ? EffectMetrics.dark : EffectMetrics.extraLight
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
            EffectMetrics.material(.ultraThin, isDark: isDark)
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: EffectMetrics.material(.thin, isDark: isDark)
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark: EffectMetrics.material(.regular, isDark: isDark)
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: EffectMetrics.material(.thick, isDark: isDark)
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: EffectMetrics.material(.chrome, isDark: isDark)
        }
    }
}
