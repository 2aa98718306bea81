extension ElementRules {
    static let presentations = [
        "automatic": -2, "none": -1, "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3, "custom": 4,
        "overFullScreen": 5, "overCurrentContext": 6, "popover": 7, "blurOverFullScreen": 8,
    ]
    static let transitions = ["coverVertical": 0, "flipHorizontal": 1, "crossDissolve": 2, "partialCurl": 3]

    private static let controller: [String: PropertyRule] = [
        "title": .init("UITitle", .text),
        "restorationIdentifier": .init("UIRestorationIdentifier", .text), "nibName": .init("UINibName", .text),
        "modalPresentationStyle": .init("UIModalPresentationStyle", .choice(presentations)),
        "modalTransitionStyle": .init("UIModalTransitionStyle", .choice(transitions)),
        "hidesBottomBarWhenPushed": .init("UIHidesBottomBarWhenPushed", .flag),
        "definesPresentationContext": .init("UIDefinesPresentationContext", .flag),
        "providesPresentationContextTransitionStyle": .init("UIProvidesPresentationContextTransitionStyle", .flag),
        "automaticallyAdjustsScrollViewInsets": .init("UIAutomaticallyAdjustsScrollViewInsets", .flag),
        "autoresizesArchivedViewToFullSize": .init("UIAutoresizesArchivedViewToFullSize", .unread),
        "extendedLayoutIncludesOpaqueBars": .init("UIExtendedLayoutIncludesOpaqueBars", .flag),
        "edgesForExtendedLayout": .init("UIExtendedEdges", .options(["top": 1, "left": 2, "bottom": 4, "right": 8])),
        "contentSizeForViewInPopover": .init("UIPreferredContentSize", .size),
        "preferredContentSize": .init("UIPreferredContentSize", .size), "tabBarItem": .init("UITabBarItem", .object),
        "navigationItem": .init("UINavigationItem", .object), "modalInPresentation": .init("UIModalInPresentation", .flag),
        "interfaceStyle": .init("UIOverrideUserInterfaceStyle", .choice(["light": 1, "dark": 2])),
    ]

    private static let clearing: [String: PropertyRule] = [
        "clearsSelectionOnViewWillAppear": .init("UIClearsSelectionOnViewWillAppear", .flag)
    ]

    private static let navigation: [String: PropertyRule] = [
        "navigationBarHidden": .init("UINavigationBarHidden", .flag), "toolbarHidden": .init("UIToolbarHidden", .flag),
        "isToolbarHidden": .init("UIToolbarHidden", .flag), "isNavigationBarHidden": .init("UINavigationBarHidden", .flag),
        "hidesBarsOnSwipe": .init("UIHidesBarsOnSwipe", .flag), "hidesBarsOnTap": .init("UIHidesBarsOnTap", .flag),
        "hidesBarsWhenKeyboardAppears": .init("UIHidesBarsWhenKeyboardAppears", .flag),
        "hidesBarsWhenVerticallyCompact": .init("UIHidesBarsWhenVerticallyCompact", .flag),
        "navigationBar": .init("UINavigationBar", .object), "toolbar": .init("UIToolbar", .object),
    ]

    private static let split: [String: PropertyRule] = [
        "style": .init("UISplitViewControllerStyle", .choice(["unspecified": 0, "doubleColumn": 1, "tripleColumn": 2])),
        "allowDoubleColumnStyle": .init("UISplitViewControllerAllowsDoubleColumnStyle", .flag),
        "preferredDisplayMode": .init(
            "UIPreferredDisplayMode",
            .choice([
                "automatic": 0, "secondaryOnly": 1, "primaryHidden": 1, "oneBesideSecondary": 2, "allVisible": 2, "oneOverSecondary": 3,
                "primaryOverlay": 3, "twoBesideSecondary": 4, "twoOverSecondary": 5, "twoDisplaceSecondary": 6,
            ])),
        "presentsWithGesture": .init("UIPresentsWithGesture", .flag),
        "preferredPrimaryColumnWidthFraction": .init("UIPreferredPrimaryColumnWidthFraction", .real),
        "minimumPrimaryColumnWidth": .init("UIMinimumPrimaryColumnWidth", .real),
        "maximumPrimaryColumnWidth": .init("UIMaximumPrimaryColumnWidth", .real),
    ]

    private static let pages: [String: PropertyRule] = [
        "transitionStyle": .init("UIPageViewControllerTransitionStyle", .choice(["pageCurl": 0, "scroll": 1])),
        "navigationOrientation": .init("UIPageViewControllerNavigationOrientation", .choice(["horizontal": 0, "vertical": 1])),
        "pageSpacing": .init("UIPageViewControllerPageSpacing", .real),
        "spineLocation": .init("UIPageViewControllerSpineLocation", .choice(["none": 0, "min": 1, "mid": 2, "max": 3])),
        "doubleSided": .init("UIPageViewControllerDoubleSided", .flag),
    ]

    static let controllers: [String: ElementRule] = [
        "viewController": .init("UIViewController", .controller, controller),
        "tableViewController": .init("UITableViewController", .controller, controller, clearing),
        "collectionViewController": .init("UICollectionViewController", .controller, controller, clearing),
        "navigationController": .init("UINavigationController", .controller, controller, navigation),
        "tabBarController": .init("UITabBarController", .controller, controller, ["tabBar": .init("UITabBar", .object)]),
        "splitViewController": .init("UISplitViewController", .controller, controller, split),
        "pageViewController": .init("UIPageViewController", .controller, controller, pages),
        "customObject": .init("NSObject", .plain),
    ]

    private static let recognizer: [String: PropertyRule] = [
        "enabled": .init("UIDisabled", .inverted),
        "cancelsTouchesInView": .init("UICancelsTouchesInView", .flag), "delaysTouchesBegan": .init("UIDelaysTouchesBegan", .flag),
        "delaysTouchesEnded": .init("UIDelaysTouchesEnded", .flag),
    ]

    static let recognizers: [String: ElementRule] = [
        "tapGestureRecognizer": .init(
            "UITapGestureRecognizer", .recognizer, recognizer,
            [
                "numberOfTapsRequired": .init("UINumberOfTapsRequired", .integer),
                "numberOfTouchesRequired": .init("UINumberOfTouchesRequired", .integer),
            ]),
        "swipeGestureRecognizer": .init(
            "UISwipeGestureRecognizer", .recognizer, recognizer,
            [
                "direction": .init("UIDirection", .choice(["right": 1, "left": 2, "up": 4, "down": 8])),
                "numberOfTouchesRequired": .init("UINumberOfTouchesRequired", .integer),
            ]),
        "panGestureRecognizer": .init(
            "UIPanGestureRecognizer", .recognizer, recognizer,
            [
                "minimumNumberOfTouches": .init("UIMinimumNumberOfTouches", .integer),
                "maximumNumberOfTouches": .init("UIMaximumNumberOfTouches", .integer),
            ]),
        "screenEdgePanGestureRecognizer": .init(
            "UIScreenEdgePanGestureRecognizer", .recognizer, recognizer,
            [
                "minimumNumberOfTouches": .init("UIMinimumNumberOfTouches", .integer),
                "edges": .init("UIEdges", .options(["top": 1, "left": 2, "bottom": 4, "right": 8])),
            ]),
        "pinchGestureRecognizer": .init("UIPinchGestureRecognizer", .recognizer, recognizer, ["scale": .init("UIScale", .real)]),
        "rotationGestureRecognizer": .init(
            "UIRotationGestureRecognizer", .recognizer, recognizer, ["rotation": .init("UIRotation", .real)]),
        // The spelling is Interface Builder's.
        "pongPressGestureRecognizer": .init("UILongPressGestureRecognizer", .recognizer, recognizer, longPress),
        "longPressGestureRecognizer": .init("UILongPressGestureRecognizer", .recognizer, recognizer, longPress),
        "gestureRecognizer": .init("UIGestureRecognizer", .recognizer, recognizer),
    ]

    private static let longPress: [String: PropertyRule] = [
        "numberOfTapsRequired": .init("UINumberOfTapsRequired", .integer),
        "numberOfTouchesRequired": .init("UINumberOfTouchesRequired", .integer),
        "minimumPressDuration": .init("UIMinimumPressDuration", .real), "allowableMovement": .init("UIAllowableMovement", .real),
    ]
}
