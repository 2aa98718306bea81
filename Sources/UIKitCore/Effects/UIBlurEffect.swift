public import Foundation

/// Blurs what is behind a visual effect view, and tints it.
///
/// > Contract: UIKit, UIBlurEffect
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Hashable, Sendable, CaseIterable {
        case extraLight = 0, light, dark
        /// Follow the appearance.
        case regular = 4, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    nonisolated let style: Style

    public nonisolated init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }

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
