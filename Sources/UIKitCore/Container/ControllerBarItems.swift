internal import Foundation

/// A controller's items for container bars, created on first access.
@MainActor struct ControllerBarItems {
    var navigation: UINavigationItem?
    var tab: UITabBarItem?
    /// The tab bar item was created by its getter.
    var isTabStandard = false
    var toolbar: [UIBarButtonItem]?
    var edit: UIBarButtonItem?

    nonisolated init() {}

    /// Whether the tab bar item is neither set nor has content: a stack then shows the item of its first screen.
    var hasNoTab: Bool {
        guard let tab else { return true }
        return isTabStandard && (tab.title ?? "").isEmpty && tab.image == nil && tab.badgeValue == nil
    }

    /// A controller has another tab bar item: the bar of the enclosing tab bar controller shows it.
    static func tabItemChanged(of controller: UIViewController) {
        if let tabs = controller.parent as? UITabBarController {
            tabs.stage.more.listChanged()
            tabs.itemsMayHaveChanged()
        } else if let stack = controller.parent as? UINavigationController, stack.viewControllers.first === controller {
            tabItemChanged(of: stack)
        }
    }

    /// > Contract: VC-8: the title is passed to items without a title of their own. One of a storyboard is not: the controller's replaces it.
    func titleChanged(from old: String?, to new: String?) {
        if let navigation, navigation.title == old || (navigation.hasTitleOfFile && new != nil) { navigation.title = new }
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
