public import Foundation

/// Blurs what is behind a visual effect view, and tints it.
///
/// > Contract: UIKit, UIBlurEffect
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// The radius and tint of a blur.
    ///
    /// Styles named after a material vary in how much shows through, from ultra-thin to thick; chrome is that of bars. Those with the
    /// suffix
    /// `Light` or `Dark` do not follow the appearance.
    public enum Style: Int, Hashable, Sendable, CaseIterable {
        /// The styles of iOS 8, which do not follow the appearance.
        case extraLight = 0, light, dark
        /// Follow the appearance.
        case regular = 4, prominent
        /// Materials that follow the appearance, the most transparent first.
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        /// The materials in their light variant, whatever the appearance.
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        /// The material of bars in its light variant, whatever the appearance.
        case systemChromeMaterialLight
        /// The materials in their dark variant, whatever the appearance.
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    nonisolated let style: Style

    /// An effect of the given style; may be created on any thread.
    public nonisolated init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }

    /// Reads the style; extra light if the archive has none.
    public required nonisolated init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: Self.styleKey)) ?? .extraLight
        super.init(coder: coder)
    }

    open override nonisolated func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: Self.styleKey)
    }

    private nonisolated static let styleKey = "UIBlurEffectStyle"

    open override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
    open override nonisolated var hash: Int { style.rawValue }
    open override nonisolated var description: String { "<\(type(of: self)) style=\(style)>" }
}
