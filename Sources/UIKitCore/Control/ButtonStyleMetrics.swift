import Foundation

/// Metrics of configured buttons on iOS 15-18. > Units: points. Confidence R (facts 2.3).
enum ButtonStyleMetrics {
    static func insets(for size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
        switch size {
        case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    /// 15 points for small buttons and 17 for others, at the default text size; scales with it.
    @MainActor static func titleFont(for size: UIButton.Configuration.Size, traits: UITraitCollection) -> UIFont {
        switch size {
        case .mini, .small: .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
        case .medium, .large: .preferredFont(forTextStyle: .body, compatibleWith: traits)
        }
    }

    static func cornerRadius(_ style: UIButton.Configuration.CornerStyle, size: UIButton.Configuration.Size, own: CGFloat, height: CGFloat)
        -> CGFloat
    {
        switch style {
        case .fixed: own
        case .dynamic: size == .large ? 12 : 5.95
        case .small: 4
        case .medium: 6
        case .large: 12
        case .capsule: height / 2
        }
    }

    /// The size of a button type with its own symbol. Recorded for `contactAdd` (M); the information symbol has the same circle.
    static func size(of type: UIButton.ButtonType) -> CGSize? {
        switch type {
        case .contactAdd, .detailDisclosure, .infoLight, .infoDark: CGSize(width: 73.0 / 3, height: 71.0 / 3)
        case .custom, .system, .close: nil
        }
    }

    /// The opacity of the tint in a tinted background.
    static let tintedAlpha: CGFloat = 0.18
    /// The opacity of a pressed button's colours.
    static let pressedAlpha: CGFloat = 0.75
    static let pressedPlainAlpha: CGFloat = 0.35
    /// The opacity of a system button's title while pressed (confidence M) and its fade back (confidence R).
    static let pressedTitleAlpha: CGFloat = 0.2
    static let releaseDuration = 0.47
}
