public import CoreGraphics

/// What stands behind a configured view's content.
/// > Contract: UIKit, UIBackgroundConfiguration. Stroke and fill only; a visual effect waits for UIVisualEffectView.
public struct UIBackgroundConfiguration {
    public var cornerRadius: CGFloat = 0
    /// Moves the edges inwards (positive) or outwards.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// Nil is the view's tint.
    public var backgroundColor: UIColor?
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var image: UIImage?
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// Shown over the fill, under the content.
    public var customView: UIView?

    init() {}

    /// No background.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }
}
