public import CoreGraphics

/// What stands behind a configured view's content.
/// > Contract: UIKit, UIBackgroundConfiguration.
public struct UIBackgroundConfiguration {
    public var cornerRadius: CGFloat = 0
    /// Moves the edges inwards (positive) or outwards.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// Nil is the view's tint.
    public var backgroundColor: UIColor?
    /// Changes the colour, given or not.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Nil is the view's tint.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    /// Lies over the fill.
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// Shown over the fill, under the content.
    public var customView: UIView?

    init() {}

    /// The fill for a view of this tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The stroke for a view of this tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// No background.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }
}
