internal import CoreGraphics
public import Foundation

/// The background of a view with a configuration.
///
/// Presets match the system's lists; values set afterwards apply in all states.
/// > Contract: UIKit, UIBackgroundConfiguration.
public struct UIBackgroundConfiguration: Hashable {
    /// The radius of the background's corners in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The distances between the view's edges and the background in points; negative values extend it.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// Edges to which the superview's margins are added.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The colour of the fill; nil is the view's tint.
    ///
    /// Once set, it applies in all states.
    public var backgroundColor: UIColor? { didSet { hasOwnColor = true } }
    /// Transforms the resolved colour of the fill; nil leaves it.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The colour of the line around the background; nil is the view's tint.
    public var strokeColor: UIColor?
    /// Transforms the resolved colour of the stroke; nil leaves it.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The thickness of the line around the background in points; 0, the default, draws none.
    public var strokeWidth: CGFloat = 0
    /// How far outside the background's edge the line is drawn, in points; negative values are inside, 0 by default.
    public var strokeOutset: CGFloat = 0
    /// The shadow of the background; none by default.
    public var shadowProperties = UIShadowProperties()
    /// A blur or vibrancy effect over the fill; nil by default.
    public var visualEffect: UIVisualEffect? { didSet { hasOwnEffect = true } }
    /// An image over the fill; nil by default.
    public var image: UIImage?
    /// How the image is scaled to the background; `scaleToFill` by default.
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// A view over the fill and below the content, which fills the background; nil by default.
    public var customView: UIView?

    private let preset: ListBackgroundPreset?
    private var hasOwnColor = false
    private var hasOwnEffect = false
    /// The translucent material of pinned headers.
    private(set) var showsBarMaterial = false

    init() { preset = nil }

    init(_ preset: ListBackgroundPreset) {
        self.preset = preset
        backgroundColor = preset.color
        backgroundInsets = preset.insets
        cornerRadius = preset.cornerRadius
    }

    /// The fill colour for a view with this tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The stroke colour for a view with this tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The configuration for a state; values that were set do not change.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let preset else { return self }
        var updated = self
        if !hasOwnColor {
            updated.backgroundColor = preset.color(for: state)
            updated.hasOwnColor = false
        }
        updated.showsBarMaterial = !hasOwnEffect && preset.showsBarMaterial(for: state)
        return updated
    }

    /// Returns whether two configurations look the same; false if either has a transformer, because closures cannot be compared.
    public static func == (lhs: UIBackgroundConfiguration, rhs: UIBackgroundConfiguration) -> Bool {
        lhs.preset == rhs.preset && lhs.cornerRadius == rhs.cornerRadius && lhs.backgroundInsets == rhs.backgroundInsets
            && lhs.edgesAddingLayoutMarginsToBackgroundInsets == rhs.edgesAddingLayoutMarginsToBackgroundInsets
            && lhs.backgroundColor == rhs.backgroundColor && lhs.strokeColor == rhs.strokeColor && lhs.strokeWidth == rhs.strokeWidth
            && lhs.strokeOutset == rhs.strokeOutset && lhs.shadowProperties == rhs.shadowProperties
            && lhs.visualEffect == rhs.visualEffect && lhs.image == rhs.image
            && lhs.imageContentMode == rhs.imageContentMode && lhs.customView == rhs.customView
            && lhs.backgroundColorTransformer == nil && rhs.backgroundColorTransformer == nil
            && lhs.strokeColorTransformer == nil && rhs.strokeColorTransformer == nil
    }

    /// Hashes the preset and the most frequently changed values.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(preset)
        hasher.combine(cornerRadius)
        hasher.combine(backgroundColor)
        hasher.combine(strokeWidth)
    }
}

extension UIBackgroundConfiguration {
    /// No background.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }

    /// The background of a row in a plain list: the system background, grey while selected or highlighted.
    public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }
    /// The background of a header or footer in a plain list: clear, and a translucent material while pinned.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(.plainHeaderFooter) }
    /// The background of a row in a grouped list: the colour of cards, grey while selected or highlighted.
    public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }
    /// The clear background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(.groupedHeaderFooter) }
    /// The clear background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.sidebarHeader) }
    /// The background of a row in a sidebar: clear with round corners, filled while selected or highlighted.
    public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }
    /// The background of a row in a sidebar next to a second column; in Ferry the same as `listSidebarCell()`.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { .init(.accompaniedSidebarCell) }
    /// A grouped list's background; in a list, that of its style.
    public static func listCell() -> UIBackgroundConfiguration { .init(.groupedCell) }
    /// A grouped list's header background; in a list, that of its style.
    public static func listHeader() -> UIBackgroundConfiguration { .init(.groupedHeaderFooter) }
    /// A grouped list's footer background; in a list, that of its style.
    public static func listFooter() -> UIBackgroundConfiguration { .init(.groupedHeaderFooter) }
}
