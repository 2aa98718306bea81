public import Foundation

/// The strength of vibrant content.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable, CaseIterable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill
    case separator
}

/// Colours the content of a visual effect view, inside another one's content view, with the blurred backdrop.
///
/// The content acts as a mask: it is drawn in one colour, added to a dark material or multiplied into a light one.
/// > Contract: UIKit, UIVibrancyEffect
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    nonisolated let blur: UIBlurEffect.Style
    /// Nil for the effect of iOS 8 to 12, which had one strength.
    nonisolated let style: UIVibrancyEffectStyle?

    public nonisolated init(blurEffect: UIBlurEffect) {
        (blur, style) = (blurEffect.style, nil)
        super.init()
    }

    public nonisolated init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (blur, self.style) = (blurEffect.style, style)
        super.init()
    }

    public required nonisolated init?(coder: NSCoder) {
        blur = UIBlurEffect.Style(rawValue: coder.decodeInteger(forKey: Self.blurKey)) ?? .extraLight
        style = UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: Self.styleKey) - 1)
        super.init(coder: coder)
    }

    open override nonisolated func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(blur.rawValue, forKey: Self.blurKey)
        coder.encode((style?.rawValue ?? -1) + 1, forKey: Self.styleKey)
    }

    private nonisolated static let blurKey = "UIVibrancyEffectBlurStyle"
    private nonisolated static let styleKey = "UIVibrancyEffectStyle"

    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.blur == blur && other.style == style
    }
    open override nonisolated var hash: Int { blur.rawValue * 31 + (style?.rawValue ?? -1) }
    open override nonisolated var description: String { "<\(type(of: self)) blur=\(blur) style=\(style.map { "\($0)" } ?? "default")>" }
}
