/// An object whose font can follow the user's text size.
///
/// > Source: Apple, UIContentSizeCategoryAdjusting
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether a font of a text style, or one scaled by `UIFontMetrics`, follows the text size of the traits.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// An object whose image can grow with the accessibility text sizes.
///
/// > Source: Apple, UIAccessibilityContentSizeCategoryImageAdjusting
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
    /// Whether the image is shown larger at the accessibility text sizes.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
