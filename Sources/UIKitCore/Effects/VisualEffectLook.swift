internal import CoreGraphics
internal import QuartzCore

/// An effect resolved for an appearance.
@MainActor struct VisualEffectLook {
    private var backdrop = Self.clear
    private var tint: CGColor?
    private var mixing = CALayer.Mixing.normal

    private static let clear = BackdropLayer.Look(radius: 0, saturation: 1, tint: .init(red: 1, green: 1, blue: 1, alpha: 0))

    init(_ effect: UIVisualEffect?, on view: UIView) {
        let isDark = view.traitCollection.userInterfaceStyle == .dark
        switch effect {
        case let blur as UIBlurEffect:
            let material = blur.style.material(appearanceIsDark: isDark)
            backdrop = UIAccessibility.isReduceTransparencyEnabled ? material.plain : material.look
        case let vibrancy as UIVibrancyEffect:
            let isDark = vibrancy.blur.isDark(in: isDark)
            tint = CGColor(gray: isDark ? 1 : 0.1, alpha: EffectMetrics.vibrancyAlpha(vibrancy.style))
            if !UIAccessibility.isReduceTransparencyEnabled { mixing = isDark ? .adding : .multiplying }
        default: break
        }
    }

    func apply(to backdropView: UIView, _ content: UIView) {
        if let layer = backdropView.layer as? BackdropLayer { layer.look = backdrop }
        content.layer.contentTint = tint
        content.layer.mixing = mixing
    }
}
