public import Foundation

/// The appearance of a tab bar.
///
/// > Contract: UIKit, UITabBarAppearance
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// The look of tabs with the icon above the title, as on a phone in portrait.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
        didSet {
            stackedLayoutAppearance = stackedLayoutAppearance.copied(for: self)
            noteChange()
        }
    }
    /// Icon next to title, in regular widths.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
        didSet {
            inlineLayoutAppearance = inlineLayoutAppearance.copied(for: self)
            noteChange()
        }
    }
    /// Icon next to title, in compact heights.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet {
            compactInlineLayoutAppearance = compactInlineLayoutAppearance.copied(for: self)
            noteChange()
        }
    }
    /// The colour of a template image behind the selected tab.
    open var selectionIndicatorTintColor: UIColor? { didSet { noteChange() } }
    /// The image behind the selected tab, at its own width; nil uses the bar's.
    open var selectionIndicatorImage: UIImage? { didSet { noteChange() } }
    /// How tabs with the icon above the title share the width; automatic uses the bar's setting.
    open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic { didSet { noteChange() } }
    /// The width of centred tabs.
    ///
    /// > Units: points; 0 means the system's.
    open var stackedItemWidth: CGFloat = 0 { didSet { noteChange() } }
    /// The gap between centred tabs, in points; 0 uses the bar's.
    open var stackedItemSpacing: CGFloat = 0 { didSet { noteChange() } }

    /// Creates the default background and tabs for an idiom.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        adoptParts()
    }
    /// Copies another bar's background and, if it is a tab bar's appearance, its tabs.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        adoptParts()
    }
    /// Creates an appearance from an archive; what the archive lacks has its default.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        stackedLayoutAppearance = coder.value("UIStackedLayoutAppearance") ?? stackedLayoutAppearance
        inlineLayoutAppearance = coder.value("UIInlineLayoutAppearance") ?? inlineLayoutAppearance
        compactInlineLayoutAppearance = coder.value("UICompactInlineLayoutAppearance") ?? compactInlineLayoutAppearance
        selectionIndicatorTintColor = coder.value("UISelectionIndicatorTintColor")
        selectionIndicatorImage = coder.value("UISelectionIndicatorImage")
        if let positioning: UITabBar.ItemPositioning = coder.choice("UIStackedItemPositioning") { stackedItemPositioning = positioning }
        stackedItemWidth = coder.number("UIStackedItemWidth") ?? 0
        stackedItemSpacing = coder.number("UIStackedItemSpacing") ?? 0
        adoptParts()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(stackedLayoutAppearance, forKey: "UIStackedLayoutAppearance")
        coder.encode(inlineLayoutAppearance, forKey: "UIInlineLayoutAppearance")
        coder.encode(compactInlineLayoutAppearance, forKey: "UICompactInlineLayoutAppearance")
        coder.encode(selectionIndicatorTintColor, forKey: "UISelectionIndicatorTintColor")
        coder.encode(selectionIndicatorImage, forKey: "UISelectionIndicatorImage")
        coder.encode(stackedItemPositioning.rawValue, forKey: "UIStackedItemPositioning")
        coder.encode(Double(stackedItemWidth), forKey: "UIStackedItemWidth")
        coder.encode(Double(stackedItemSpacing), forKey: "UIStackedItemSpacing")
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    private func adoptParts() {
        for part in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] { part.observer = self }
    }
}

extension UITabBarAppearance: BarAppearanceObserver {
    func appearanceDidChange(_ appearance: NSObject) { noteChange() }
}
