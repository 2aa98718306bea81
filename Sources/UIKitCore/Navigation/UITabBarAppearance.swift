public import Foundation

/// The appearance of a tab bar.
///
/// > Contract: UIKit, UITabBarAppearance
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// Icon above title.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// Icon next to title, in regular widths.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// Icon next to title, in compact heights.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    open var selectionIndicatorTintColor: UIColor?
    open var selectionIndicatorImage: UIImage?
    open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
    /// > Units: points; 0 means the system's.
    open var stackedItemWidth: CGFloat = 0
    open var stackedItemSpacing: CGFloat = 0

    public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
    public required init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
        inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }
}
