extension ElementRules {
    private static let barStyles = ["default": 0, "black": 1, "blackOpaque": 1, "blackTranslucent": 2]

    private static let bar: [String: PropertyRule] = [
        "barStyle": .init("UIBarStyle", .choice(barStyles)), "translucent": .init("UIBarTranslucence", .flag),
        "barTintColor": .init("UIBarTintColor", .color), "backgroundImage": .init("UIBackgroundImage", .image),
    ]

    private static let edgeBar: [String: PropertyRule] = [
        "shadowImage": .init("UIShadowImage", .image), "standardAppearance": .init("UIStandardAppearance", .object),
        "scrollEdgeAppearance": .init("UIScrollEdgeAppearance", .object),
    ]

    private static let compactBar: [String: PropertyRule] = ["compactAppearance": .init("UICompactAppearance", .object)]

    private static let appearance: [String: PropertyRule] = [
        "backgroundColor": .init("UIBackgroundColor", .color), "shadowColor": .init("UIShadowColor", .color),
        "backgroundImage": .init("UIBackgroundImage", .image), "shadowImage": .init("UIShadowImage", .image),
    ]

    private static let item: [String: PropertyRule] = [
        "title": .init("UITitle", .text), "tag": .init("UITag", .integer), "enabled": .init("UIDisabled", .inverted),
        "image": .init("UIImage", .image), "landscapeImage": .init("UILandscapeImage", .image),
        "largeContentSizeImage": .init("UILargeContentSizeImage", .image), "imageInsets": .init("UIImageInsets", .insets),
    ]

    static let systemItems = [
        "done": 0, "cancel": 1, "edit": 2, "save": 3, "add": 4, "flexibleSpace": 5, "fixedSpace": 6, "compose": 7, "reply": 8, "action": 9,
        "organize": 10, "bookmarks": 11, "search": 12, "refresh": 13, "stop": 14, "camera": 15, "trash": 16, "play": 17, "pause": 18,
        "rewind": 19, "fastForward": 20, "undo": 21, "redo": 22, "pageCurl": 23, "close": 24,
    ]

    private static let tabItems = [
        "more": 0, "favorites": 1, "featured": 2, "topRated": 3, "recents": 4, "contacts": 5, "history": 6, "bookmarks": 7, "search": 8,
        "downloads": 9, "mostRecent": 10, "mostViewed": 11,
    ]

    static let bars: [String: ElementRule] = [
        "navigationBar": .init(
            "UINavigationBar", .view, view, bar, edgeBar, compactBar,
            [
                "largeTitles": .init("UIPrefersLargeTitles", .flag), "backIndicatorImage": .init("UIBackIndicatorImage", .image),
                "backIndicatorTransitionMaskImage": .init("UIBackIndicatorTransitionMask", .image),
            ]),
        "toolbar": .init("UIToolbar", .view, view, bar, edgeBar, compactBar),
        "tabBar": .init(
            "UITabBar", .view, view, bar, edgeBar,
            [
                "itemPositioning": .init("UITabBarItemPositioning", .choice(["automatic": 0, "fill": 1, "centered": 2])),
                "unselectedItemTintColor": .init("UIUnselectedItemTintColor", .color), "itemWidth": .init("UITabBarItemWidth", .real),
                "itemSpacing": .init("UITabBarItemSpacing", .real),
            ]),
        "searchBar": .init(
            "UISearchBar", .view, view, bar,
            [
                "text": .init("UIText", .text), "placeholder": .init("UIPlaceholder", .text), "prompt": .init("UIPrompt", .text),
                "showsCancelButton": .init("UIShowsCancelButton", .flag), "showsBookmarkButton": .init("UIShowsBookmarkButton", .flag),
                "showsSearchResultsButton": .init("UIShowsSearchResultsButton", .flag), "showsScopeBar": .init("UIShowsScopeBar", .flag),
                "searchBarStyle": .init("UISearchBarStyle", .choice(["default": 0, "prominent": 1, "minimal": 2])),
                "selectedScopeButtonIndex": .init("UISelectedScopeButtonIndex", .integer),
            ]),
        "barButtonItem": .init(
            "UIBarButtonItem", .item, item,
            [
                "style": .init("UIStyle", .choice(["plain": 0, "bordered": 1, "done": 2])), "width": .init("UIWidth", .real),
                "systemItem": .init("UISystemItem", .choice(systemItems)), "tintColor": .init("UITintColor", .color),
                "customView": .init("UICustomView", .object),
            ]),
        "tabBarItem": .init(
            "UITabBarItem", .item, item,
            [
                "badgeValue": .init("UIBadge", .text), "badgeColor": .init("UIBadgeColor", .color),
                "selectedImage": .init("UISelectedImage", .image), "systemItem": .init("UISystemItem", .choice(tabItems)),
                "titlePositionAdjustment": .init("UITitlePositionAdjustment", .point),
            ]),
        "navigationItem": .init(
            "UINavigationItem", .item,
            [
                "title": .init("UITitle", .text), "prompt": .init("UIPrompt", .text), "backButtonTitle": .init("UIBackButtonTitle", .text),
                "hidesBackButton": .init("UIHidesBackButton", .flag),
                "leftItemsSupplementBackButton": .init("UILeftItemsSupplementBackButton", .flag),
                "largeTitleDisplayMode": .init(
                    "UILargeTitleDisplayMode", .choice(["automatic": 0, "always": 1, "never": 2, "inline": 3])),
                "hidesSearchBarWhenScrolling": .init("UIHidesSearchBarWhenScrolling", .flag),
                "titleView": .init("UITitleView", .object), "backBarButtonItem": .init("UIBackBarButtonItem", .object),
                "standardAppearance": .init("UIStandardAppearance", .object),
                "scrollEdgeAppearance": .init("UIScrollEdgeAppearance", .object),
                "compactAppearance": .init("UICompactAppearance", .object),
            ]),
        "navigationBarAppearance": .init("UINavigationBarAppearance", .plain, appearance),
        "toolbarAppearance": .init("UIToolbarAppearance", .plain, appearance),
        "tabBarAppearance": .init("UITabBarAppearance", .plain, appearance),
        "blurEffect": .init("UIBlurEffect", .plain, ["style": .init("UIBlurEffectStyle", .choice(blurs))]),
    ]

    static let blurs = [
        "extraLight": 0, "light": 1, "dark": 2, "extraDark": 3, "regular": 4, "prominent": 5, "systemUltraThinMaterial": 6,
        "systemThinMaterial": 7, "systemMaterial": 8, "systemThickMaterial": 9, "systemChromeMaterial": 10,
        "systemUltraThinMaterialLight": 11, "systemThinMaterialLight": 12, "systemMaterialLight": 13, "systemThickMaterialLight": 14,
        "systemChromeMaterialLight": 15, "systemUltraThinMaterialDark": 16, "systemThinMaterialDark": 17, "systemMaterialDark": 18,
        "systemThickMaterialDark": 19, "systemChromeMaterialDark": 20,
    ]
}
