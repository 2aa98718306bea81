internal import Foundation

/// Reads what an archived controller keeps; in a storyboard's scene its items and its containers' bars too.
@MainActor enum ControllerCoding {
    static func decode(_ controller: UIViewController, from coder: NSCoder) {
        let properties = CodedProperties(controller, coder)
        controller.title = coder.text("UITitle")
        if let item = coder.objectIfPresent(forKey: "UINavigationItem") as? UINavigationItem { controller.take(item) }
        if let item = coder.objectIfPresent(forKey: "UITabBarItem") as? UITabBarItem { controller.tabBarItem = item }
        if let items = coder.objectIfPresent(forKey: "UIToolbarItems") as? [UIBarButtonItem] { controller.toolbarItems = items }
        properties.choice("UIModalPresentationStyle", \.modalPresentationStyle)
        properties.choice("UIModalTransitionStyle", \.modalTransitionStyle)
        properties.flag("UIHidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
        properties.flag("UIDefinesPresentationContext", \.definesPresentationContext)
        properties.flag("UIProvidesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle)
        properties.object("UIRestorationIdentifier", \.restorationIdentifier)
        properties.options("UIExtendedEdges", \.edgesForExtendedLayout)
        properties.flag("UIExtendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars)
        properties.size("UIPreferredContentSize", \.preferredContentSize)
        properties.flag("UIModalInPresentation", \.isModalInPresentation)
        properties.choice("UIOverrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
        if let clears = coder.flag("UIClearsSelectionOnViewWillAppear") {
            (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear = clears
            (controller as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = clears
        }
        if let view = coder.objectIfPresent(forKey: "UIView") as? UIView { controller.view = view }
    }

    static func decode(_ controller: UINavigationController, from coder: NSCoder) {
        coder.adopt("UINavigationBar", as: controller.navigationBar) { BarCoding.decode($0, from: $1) }
        coder.adopt("UIToolbar", as: controller.toolbar) { BarCoding.decode($0, from: $1) }
        if coder.flag("UINavigationBarHidden") == true { controller.isNavigationBarHidden = true }
        if let isHidden = coder.flag("UIToolbarHidden") { controller.isToolbarHidden = isHidden }
        CodedProperties(controller, coder).flag("UIHidesBarsOnSwipe", \.hidesBarsOnSwipe)
        CodedProperties(controller, coder).flag("UIHidesBarsOnTap", \.hidesBarsOnTap)
    }

    static func decode(_ controller: UISplitViewController, from coder: NSCoder) {
        let properties = CodedProperties(controller, coder)
        properties.choice("UIPreferredDisplayMode", \.preferredDisplayMode)
        properties.flag("UIPresentsWithGesture", \.presentsWithGesture)
        properties.number("UIPreferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction)
        properties.number("UIMinimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth)
        properties.number("UIMaximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth)
    }

    static func decode(_ controller: UITabBarController, from coder: NSCoder) {
        coder.adopt("UITabBar", as: controller.tabBar) { BarCoding.decode($0, from: $1) }
    }
}

/// Reads what an archive keeps of bars' looks.
@MainActor enum BarCoding {
    static func decode(_ bar: UINavigationBar, from coder: NSCoder) {
        let properties = CodedProperties(bar, coder)
        properties.choice("UIBarStyle", \.barStyle)
        properties.flag("UIBarTranslucence", \.isTranslucent)
        properties.flag("UITranslucent", \.isTranslucent)
        properties.object("UIBarTintColor", \.barTintColor)
        properties.flag("UIPrefersLargeTitles", \.prefersLargeTitles)
        properties.object("UIShadowImage", \.shadowImage)
        properties.object("UITintColor", \.tintColor)
        bar.titleTextAttributes = texts("UITitleTextAttributes", coder) ?? bar.titleTextAttributes
        bar.largeTitleTextAttributes = texts("UILargeTitleTextAttributes", coder) ?? bar.largeTitleTextAttributes
        if let look = coder.objectIfPresent(forKey: "UIStandardAppearance") as? UINavigationBarAppearance { bar.standardAppearance = look }
        properties.object("UIScrollEdgeAppearance", \.scrollEdgeAppearance)
        properties.object("UICompactAppearance", \.compactAppearance)
    }

    private static func texts(_ key: String, _ coder: NSCoder) -> [NSAttributedString.Key: Any]? {
        guard let parts = coder.objectIfPresent(forKey: key) as? [String: Any] else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = parts["font"] as? UIFont
        attributes[.foregroundColor] = parts["color"] as? UIColor
        return attributes
    }

    static func decode(_ bar: UIToolbar, from coder: NSCoder) {
        let properties = CodedProperties(bar, coder)
        properties.object("UITintColor", \.tintColor)
        if let look = coder.objectIfPresent(forKey: "UIStandardAppearance") as? UIToolbarAppearance { bar.standardAppearance = look }
        properties.object("UIScrollEdgeAppearance", \.scrollEdgeAppearance)
        properties.choice("UIBarStyle", \.barStyle)
        properties.flag("UITranslucent", \.isTranslucent)
        properties.object("UIBarTintColor", \.barTintColor)
    }

    static func decode(_ bar: UITabBar, from coder: NSCoder) {
        let properties = CodedProperties(bar, coder)
        properties.object("UITintColor", \.tintColor)
        if let look = coder.objectIfPresent(forKey: "UIStandardAppearance") as? UITabBarAppearance { bar.standardAppearance = look }
        properties.object("UIScrollEdgeAppearance", \.scrollEdgeAppearance)
        properties.object("UIBackgroundImage", \.backgroundImage)
        properties.choice("UIBarStyle", \.barStyle)
        properties.flag("UITranslucent", \.isTranslucent)
        properties.object("UIBarTintColor", \.barTintColor)
        properties.object("UIUnselectedItemTintColor", \.unselectedItemTintColor)
        properties.choice("UITabBarItemPositioning", \.itemPositioning)
        properties.number("UITabBarItemWidth", \.itemWidth)
        properties.number("UITabBarItemSpacing", \.itemSpacing)
    }

    static func decode(_ bar: UISearchBar, from coder: NSCoder) {
        let properties = CodedProperties(bar, coder)
        properties.choice("UIBarStyle", \.barStyle)
        if let style = coder.integer("UISearchBarStyle").flatMap({ UISearchBar.Style(rawValue: UInt(clamping: $0)) }) {
            bar.searchBarStyle = style
        }
        properties.flag("UITranslucent", \.isTranslucent)
        properties.object("UIBarTintColor", \.barTintColor)
        properties.flag("UIShowsBookmarkButton", \.showsBookmarkButton)
        properties.flag("UIShowsSearchResultsButton", \.showsSearchResultsButton)
        properties.flag("UIShowsScopeBar", \.showsScopeBar)
        properties.object("UIScopeButtonTitles", \.scopeButtonTitles)
        properties.integer("UISelectedScopeButtonIndex", \.selectedScopeButtonIndex)
        InputTraitCoding.decode(bar, from: coder)
    }

    static func decode(_ item: UIBarItem, from coder: NSCoder) {
        let properties = CodedProperties(item, coder)
        properties.object("UILandscapeImage", \.landscapeImagePhone)
        properties.insets("UIImageInsets", \.imageInsets)
        properties.object("UIAccessibilityIdentifier", \.accessibilityIdentifier)
        properties.object("UIAccessibilityLabel", \.accessibilityLabel)
        properties.object("UIAccessibilityHint", \.accessibilityHint)
    }

    static func decode(_ item: UIBarButtonItem, from coder: NSCoder) {
        let properties = CodedProperties(item, coder)
        properties.object("UITintColor", \.tintColor)
        properties.object("UICustomView", \.customView)
    }

    static func decode(_ item: UITabBarItem, from coder: NSCoder) {
        let properties = CodedProperties(item, coder)
        properties.object("UISelectedImage", \.selectedImage)
        properties.object("UIBadgeColor", \.badgeColor)
    }

    static func decode(_ item: UINavigationItem, from coder: NSCoder) {
        let properties = CodedProperties(item, coder)
        properties.object("UITitleView", \.titleView)
        properties.object("UIBackBarButtonItem", \.backBarButtonItem)
        properties.object("UIBackButtonTitle", \.backButtonTitle)
        properties.choice("UILargeTitleDisplayMode", \.largeTitleDisplayMode)
        properties.flag("UIHidesBackButton", \.hidesBackButton)
        properties.flag("UIHidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling)
        properties.flag("UILeftItemsSupplementBackButton", \.leftItemsSupplementBackButton)
    }
}

/// Reads how text is typed into a view.
@MainActor enum InputTraitCoding {
    static func decode<Target: UIView & UITextInputTraits>(_ target: Target, from coder: NSCoder) {
        if let value: UITextAutocapitalizationType = coder.choice("UIAutocapitalizationType") { target.autocapitalizationType = value }
        if let value: UITextAutocorrectionType = coder.choice("UIAutocorrectionType") { target.autocorrectionType = value }
        if let value: UITextSpellCheckingType = coder.choice("UISpellCheckingType") { target.spellCheckingType = value }
        if let value: UIKeyboardType = coder.choice("UIKeyboardType") { target.keyboardType = value }
        if let value: UIKeyboardAppearance = coder.choice("UIKeyboardAppearance") { target.keyboardAppearance = value }
        if let value: UIReturnKeyType = coder.choice("UIReturnKeyType") { target.returnKeyType = value }
        if let value = coder.flag("UIEnablesReturnKeyAutomatically") { target.enablesReturnKeyAutomatically = value }
        if let value = coder.flag("UISecureTextEntry") { target.isSecureTextEntry = value }
        if let text = coder.text("UITextContentType") { target.textContentType = UITextContentType(rawValue: text) }
    }
}
