internal import Foundation

/// The properties of containers and, in a storyboard, their bars.
extension ControllerCoding {
    static func decode(_ controller: UINavigationController, from coder: NSCoder) {
        defer { if let children = children(in: coder) { controller.viewControllers = children } }
        if let bar = coder.ownObject("UINavigationBar") as? UINavigationBar {
            controller.take(bar)
        } else {
            decodeLook(of: controller.navigationBar, "UINavigationBar", from: coder) { BarCoding.decode($0, from: $1) }
        }
        if let bar = coder.ownObject("UIToolbar") as? UIToolbar {
            controller.take(bar)
        } else {
            decodeLook(of: controller.toolbar, "UIToolbar", from: coder) { BarCoding.decode($0, from: $1) }
        }
        if coder.flag("UINavigationBarHidden") == true { controller.isNavigationBarHidden = true }
        if let isHidden = coder.flag("UIToolbarHidden") { controller.isToolbarHidden = isHidden }
        let properties = PropertyDecoder(controller, coder)
        properties.flag("UIHidesBarsOnSwipe", \.hidesBarsOnSwipe)
        properties.flag("UIHidesBarsOnTap", \.hidesBarsOnTap)
        properties.flag("UIHidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact)
        properties.flag("UIHidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears)
    }

    static func decode(_ controller: UISplitViewController, from coder: NSCoder) {
        let properties = PropertyDecoder(controller, coder)
        properties.choice("UIPreferredDisplayMode", \.preferredDisplayMode)
        properties.flag("UIPresentsWithGesture", \.presentsWithGesture)
        properties.number("UIPreferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction)
        properties.number("UIMinimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth)
        properties.number("UIMaximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth)
    }

    static func decode(_ controller: UITabBarController, from coder: NSCoder) {
        if let bar = coder.ownObject("UITabBar") as? UITabBar {
            controller.replaceBar(with: bar)
        } else {
            decodeLook(of: controller.tabBar, "UITabBar", from: coder) { BarCoding.decode($0, from: $1) }
        }
        if let children = children(in: coder) { controller.viewControllers = children }
    }

    /// The children of a container in a xib; those in a storyboard are scenes of their own.
    private static func children(in coder: NSCoder) -> [UIViewController]? {
        coder.objectIfPresent(forKey: "UIViewControllers") as? [UIViewController]
    }

    /// A bar that is no class of the app's: the controller's own gets the look of the file's.
    private static func decodeLook<Bar: UIView>(
        of bar: Bar, _ key: String, from coder: NSCoder, _ decode: (Bar, NSCoder) -> Void
    ) {
        coder.adopt(key, as: bar) {
            ViewCoding.decodeLook($0, from: $1)
            decode($0, $1)
        }
    }
}
