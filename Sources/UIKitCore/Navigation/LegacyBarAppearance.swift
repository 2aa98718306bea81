internal import Foundation

/// A bar's style and tint from the API before `UIBarAppearance`.
struct BarBackgroundStyle {
    var barStyle: UIBarStyle
    var isTranslucent: Bool
    var tint: UIColor?

    /// An image with holes in a bar that is not translucent has an opaque color under it.
    @MainActor var colorUnderImage: UIColor? { isTranslucent ? nil : tint ?? (barStyle == .default ? .systemBackground : .black) }
}

/// A bar's images by position and metrics, from the API before `UIBarAppearance`.
struct LegacyBarAppearance {
    private var backgrounds: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]
    var shadows: [UIBarPosition: UIImage] = [:]
    /// An appearance was set, which takes precedence.
    var usesAppearance = false

    mutating func setBackground(_ image: UIImage?, position: UIBarPosition, metrics: UIBarMetrics) {
        backgrounds[position, default: [:]][metrics] = image
    }

    func background(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? { backgrounds[position]?[metrics] }

    /// The effective appearance: the one set, or the standard one with the legacy settings.
    @MainActor func resolved<Appearance: UIBarAppearance>(
        _ appearance: Appearance, style: BarBackgroundStyle, position: UIBarPosition, metrics: UIBarMetrics
    ) -> Appearance {
        let image = [position, .any].lazy.flatMap { place in [metrics, .default].lazy.map { backgrounds[place]?[$0] } }
            .compactMap { $0 }.first
        let shadow = shadows[position] ?? shadows[.any]
        let isPlain = image == nil && shadow == nil && style.tint == nil && style.barStyle == .default && style.isTranslucent
        guard !usesAppearance, !isPlain else { return appearance }
        let changed = Appearance(barAppearance: appearance)
        if let image {
            (changed.backgroundImage, changed.backgroundEffect, changed.backgroundColor) = (image, nil, style.colorUnderImage)
            // A custom background image comes with its shadow image.
            if let shadow { changed.shadowImage = shadow.size == .zero ? nil : shadow }
            if shadow?.size == .zero { changed.shadowColor = nil }
        } else if let tint = style.tint {
            if !style.isTranslucent { changed.backgroundEffect = nil }
            changed.backgroundColor = style.isTranslucent ? tint.withAlphaComponent(0.85) : tint
        } else if style.barStyle != .default {
            changed.backgroundColor = style.isTranslucent ? BarColors.black : .black
        } else if !style.isTranslucent {
            (changed.backgroundEffect, changed.backgroundColor) = (nil, .systemBackground)
        }
        return changed
    }
}
