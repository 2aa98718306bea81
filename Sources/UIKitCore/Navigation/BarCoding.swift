internal import Foundation

/// Reads the archived appearance of bars and their items.
@MainActor enum BarCoding {
    static func decode(_ bar: UINavigationBar, from coder: NSCoder) {
        let properties = look(bar, coder, \.barStyle, \.isTranslucent, \.barTintColor)
        properties.flag("UIPrefersLargeTitles", \.prefersLargeTitles)
        if let image = coder.image("UIBackgroundImage") { bar.setBackgroundImage(image, for: .default) }
        properties.object("UIShadowImage", \.shadowImage)
        properties.object("UIBackIndicatorImage", \.backIndicatorImage)
        properties.object("UIBackIndicatorTransitionMask", \.backIndicatorTransitionMaskImage)
        bar.titleTextAttributes = texts("UITitleTextAttributes", coder) ?? bar.titleTextAttributes
        bar.largeTitleTextAttributes = texts("UILargeTitleTextAttributes", coder) ?? bar.largeTitleTextAttributes
        properties.present("UIStandardAppearance", \.standardAppearance)
        properties.object("UIScrollEdgeAppearance", \.scrollEdgeAppearance)
        properties.object("UICompactAppearance", \.compactAppearance)
    }

    /// Common to all bars. Their tint is decoded as for every view.
    static func look<Bar: UIView>(
        _ bar: Bar, _ coder: NSCoder, _ style: ReferenceWritableKeyPath<Bar, UIBarStyle>,
        _ translucent: ReferenceWritableKeyPath<Bar, Bool>, _ tint: ReferenceWritableKeyPath<Bar, UIColor?>
    ) -> PropertyDecoder<Bar> {
        let properties = PropertyDecoder(bar, coder)
        properties.choice("UIBarStyle", style)
        properties.flag("UIBarTranslucence", translucent)
        properties.object("UIBarTintColor", tint)
        return properties
    }

    private static func texts(_ key: String, _ coder: NSCoder) -> [NSAttributedString.Key: Any]? {
        guard let parts = coder.objectIfPresent(forKey: key) as? [String: Any] else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = parts["font"] as? UIFont
        attributes[.foregroundColor] = parts["color"] as? UIColor
        return attributes
    }

    static func decode(_ bar: UIToolbar, from coder: NSCoder) {
        let properties = look(bar, coder, \.barStyle, \.isTranslucent, \.barTintColor)
        if let image = coder.image("UIBackgroundImage") {
            bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
        }
        if let image = coder.image("UIShadowImage") { bar.setShadowImage(image, forToolbarPosition: .any) }
        properties.present("UIStandardAppearance", \.standardAppearance)
        properties.object("UIScrollEdgeAppearance", \.scrollEdgeAppearance)
        properties.object("UICompactAppearance", \.compactAppearance)
    }

    static func decode(_ bar: UITabBar, from coder: NSCoder) {
        let properties = look(bar, coder, \.barStyle, \.isTranslucent, \.barTintColor)
        properties.present("UIStandardAppearance", \.standardAppearance)
        properties.object("UIScrollEdgeAppearance", \.scrollEdgeAppearance)
        properties.object("UIBackgroundImage", \.backgroundImage)
        properties.object("UIShadowImage", \.shadowImage)
        properties.object("UIUnselectedItemTintColor", \.unselectedItemTintColor)
        properties.choice("UITabBarItemPositioning", \.itemPositioning)
        properties.number("UITabBarItemWidth", \.itemWidth)
        properties.number("UITabBarItemSpacing", \.itemSpacing)
    }

    static func decode(_ item: UIBarItem, from coder: NSCoder) {
        let properties = PropertyDecoder(item, coder)
        properties.object("UILandscapeImage", \.landscapeImagePhone)
        properties.object("UILargeContentSizeImage", \.largeContentSizeImage)
        properties.insets("UIImageInsets", \.imageInsets)
        properties.object("UIAccessibilityIdentifier", \.accessibilityIdentifier)
        properties.object("UIAccessibilityLabel", \.accessibilityLabel)
        properties.object("UIAccessibilityHint", \.accessibilityHint)
    }

    static func decode(_ item: UIBarButtonItem, from coder: NSCoder) {
        let properties = PropertyDecoder(item, coder)
        properties.object("UITintColor", \.tintColor)
        properties.object("UICustomView", \.customView)
    }

    static func decode(_ item: UITabBarItem, from coder: NSCoder) {
        let properties = PropertyDecoder(item, coder)
        properties.object("UISelectedImage", \.selectedImage)
        properties.object("UIBadgeColor", \.badgeColor)
        if let offset = coder.point("UITitlePositionAdjustment") {
            item.titlePositionAdjustment = UIOffset(horizontal: offset.x, vertical: offset.y)
        }
    }

    static func decode(_ item: UINavigationItem, from coder: NSCoder) {
        let properties = PropertyDecoder(item, coder)
        properties.object("UITitleView", \.titleView)
        properties.object("UIBackBarButtonItem", \.backBarButtonItem)
        properties.object("UIBackButtonTitle", \.backButtonTitle)
        properties.choice("UILargeTitleDisplayMode", \.largeTitleDisplayMode)
        properties.flag("UIHidesBackButton", \.hidesBackButton)
        properties.flag("UIHidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling)
        properties.flag("UILeftItemsSupplementBackButton", \.leftItemsSupplementBackButton)
        properties.object("UIStandardAppearance", \.standardAppearance)
        properties.object("UIScrollEdgeAppearance", \.scrollEdgeAppearance)
        properties.object("UICompactAppearance", \.compactAppearance)
    }
}
