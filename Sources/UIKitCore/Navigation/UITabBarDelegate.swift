public import Foundation
internal import ObjectiveC

/// Hears which tab was chosen.
///
/// > Contract: UIKit, UITabBarDelegate; every member may be left out.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// A person chose a tab; changes in code do not call it.
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
