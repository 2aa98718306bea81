internal import Foundation

/// The properties of containers and, in a storyboard, their bars.
extension ControllerCoding {
    static func decode(_ controller: UINavigationController, from coder: NSCoder) {
        coder.adopt("UINavigationBar", as: controller.navigationBar) { BarCoding.decode($0, from: $1) }
        coder.adopt("UIToolbar", as: controller.toolbar) { BarCoding.decode($0, from: $1) }
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
        coder.adopt("UITabBar", as: controller.tabBar) { BarCoding.decode($0, from: $1) }
    }
}
