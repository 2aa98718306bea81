internal import CoreGraphics

/// Metrics of content-unavailable views on iOS 17 and 18. > Units: points. All remembered (R).
enum ContentUnavailableMetrics {
    static let imagePointSize: CGFloat = 48
    static let imageGap: CGFloat = 16
    static let textGap: CGFloat = 8
    static let buttonGap: CGFloat = 20
    static let secondaryButtonGap: CGFloat = 8
    static let margin: CGFloat = 16
    /// Text does not become wider than this.
    static let widest: CGFloat = 560
}
