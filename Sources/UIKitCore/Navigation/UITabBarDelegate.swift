public import Foundation
internal import ObjectiveC

/// Is notified when a tab is selected.
///
/// > Contract: UIKit, UITabBarDelegate; every member is optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user selected a tab; changes in code do not call it.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        ObjCRuntime.optional(self, "tabBar:didSelectItem:", [tabBar, item])
    }
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        ObjCRuntime.optional(self, "tabBar:willBeginCustomizingItems:", [tabBar, items])
    }
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        ObjCRuntime.optional(self, "tabBar:didBeginCustomizingItems:", [tabBar, items])
    }
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        ObjCRuntime.optional(self, "tabBar:willEndCustomizingItems:changed:", [tabBar, items, changed])
    }
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        ObjCRuntime.optional(self, "tabBar:didEndCustomizingItems:changed:", [tabBar, items, changed])
    }
}
