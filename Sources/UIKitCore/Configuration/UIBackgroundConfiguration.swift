internal import CoreGraphics
public import Foundation

/// The background of a view with a configuration.
///
/// Presets match the system's lists; values set afterwards apply in all states.
/// > Contract: UIKit, UIBackgroundConfiguration.
public struct UIBackgroundConfiguration: Hashable {
    public var cornerRadius: CGFloat = 0
    /// Insets the edges (positive) or outsets them.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// Edges to which the superview's margins are added.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// Nil is the view's tint.
    public var backgroundColor: UIColor? { didSet { hasOwnColor = true } }
    /// Transforms the resolved colour.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Nil is the view's tint.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    /// Above the fill.
    public var visualEffect: UIVisualEffect? { didSet { hasOwnEffect = true } }
    public var image: UIImage?
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// Above the fill, below the content.
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

    public static func == (lhs: UIBackgroundConfiguration, rhs: UIBackgroundConfiguration) -> Bool {
        lhs.preset == rhs.preset && lhs.cornerRadius == rhs.cornerRadius && lhs.backgroundInsets == rhs.backgroundInsets
            && lhs.edgesAddingLayoutMarginsToBackgroundInsets == rhs.edgesAddingLayoutMarginsToBackgroundInsets
            && lhs.backgroundColor == rhs.backgroundColor && lhs.strokeColor == rhs.strokeColor && lhs.strokeWidth == rhs.strokeWidth
            && lhs.strokeOutset == rhs.strokeOutset && lhs.visualEffect == rhs.visualEffect && lhs.image == rhs.image
            && lhs.imageContentMode == rhs.imageContentMode && lhs.customView == rhs.customView
            && lhs.backgroundColorTransformer == nil && rhs.backgroundColorTransformer == nil
            && lhs.strokeColorTransformer == nil && rhs.strokeColorTransformer == nil
    }

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

    public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(.plainHeaderFooter) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(.groupedHeaderFooter) }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.sidebarHeader) }
    public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { .init(.accompaniedSidebarCell) }
    /// A grouped list's background; in a list, that of its style.
    public static func listCell() -> UIBackgroundConfiguration { .init(.groupedCell) }
    public static func listHeader() -> UIBackgroundConfiguration { .init(.groupedHeaderFooter) }
    public static func listFooter() -> UIBackgroundConfiguration { .init(.groupedHeaderFooter) }
}
