internal import Foundation

/// The properties of containers and, in a storyboard, their bars.
extension ControllerCoding {
    static func decode(_ controller: UINavigationController, from coder: NSCoder) {
        if let bar = coder.ownObject("UINavigationBar") as? UINavigationBar {
            controller.take(bar)
        } else {
            coder.adopt("UINavigationBar", as: controller.navigationBar) {
                ViewCoding.decodeLook($0, from: $1)
                BarCoding.decode($0, from: $1)
            }
        }
        if let bar = coder.ownObject("UIToolbar") as? UIToolbar {
            controller.take(bar)
        } else {
            coder.adopt("UIToolbar", as: controller.toolbar) {
                ViewCoding.decodeLook($0, from: $1)
                BarCoding.decode($0, from: $1)
            }
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
        if let bar = coder.ownObject("UITabBar") as? UITabBar { return controller.replaceBar(with: bar) }
        coder.adopt("UITabBar", as: controller.tabBar) {
            ViewCoding.decodeLook($0, from: $1)
            BarCoding.decode($0, from: $1)
        }
    }
}
