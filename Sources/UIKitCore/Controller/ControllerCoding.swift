internal import Foundation

/// A controller of a list.
@preconcurrency @MainActor package protocol ListController: UIViewController {
    var clearsSelectionOnViewWillAppear: Bool { get set }
}

/// Reads an archived controller's properties; in a storyboard also its items.
@MainActor enum ControllerCoding {
    static func decode(_ controller: UIViewController, from coder: NSCoder) {
        let properties = PropertyDecoder(controller, coder)
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
        properties.flag("UIAutomaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets)
        properties.flag("UIExtendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars)
        properties.size("UIPreferredContentSize", \.preferredContentSize)
        properties.flag("UIModalInPresentation", \.isModalInPresentation)
        properties.choice("UIOverrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
        if let clears = coder.flag("UIClearsSelectionOnViewWillAppear") {
            (controller as? any ListController)?.clearsSelectionOnViewWillAppear = clears
        }
        if let view = coder.objectIfPresent(forKey: "UIView") as? UIView { controller.view = view }
    }
}
