internal import Foundation

/// What containers show of a controller; made when first asked for.
@MainActor struct ControllerBarItems {
    var navigation: UINavigationItem?
    var tab: UITabBarItem?
    /// The tab's item was made because it was asked for.
    var isTabStandard = false
    var toolbar: [UIBarButtonItem]?
    var edit: UIBarButtonItem?

    nonisolated init() {}

    /// Whether the tab bar item is neither set nor shows anything: a stack's tab is then its first screen's.
    var hasNoTab: Bool {
        guard let tab else { return true }
        return isTabStandard && (tab.title ?? "").isEmpty && tab.image == nil && tab.badgeValue == nil
    }

    /// Another item belongs to a controller: the bar of the tab bar controller around it shows that.
    static func tabItemChanged(of controller: UIViewController) {
        if let tabs = controller.parent as? UITabBarController {
            tabs.stage.more.listChanged()
            tabs.itemsMayHaveChanged()
        } else if let stack = controller.parent as? UINavigationController, stack.viewControllers.first === controller {
            tabItemChanged(of: stack)
        }
    }

    /// > Contract: VC-8: the title reaches items that have none of their own.
    func titleChanged(from old: String?, to new: String?) {
        if let navigation, navigation.title == old { navigation.title = new }
        if let tab, tab.title == old { tab.title = new }
    }

    /// > Contract: TB-9.
    static func ancestor<Container: UIViewController>(of controller: UIViewController, _ type: Container.Type) -> Container? {
        var link = controller.parent
        while let here = link {
            if let container = here as? Container { return container }
            link = here.parent
        }
        return nil
    }
}
