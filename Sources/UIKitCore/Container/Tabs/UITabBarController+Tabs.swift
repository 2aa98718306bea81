internal import Foundation

extension UITabBarController {
    /// How tabs are shown.
    public enum Mode: Int, Sendable {
        /// The system decides: in Ferry, a bar.
        case automatic = 0
        /// A bar.
        case tabBar
        /// A bar, and on pads in a regular width a sidebar that takes its place; see `sidebar`.
        case tabSidebar
    }

    /// Creates a tab bar controller with tabs; the first is selected.
    public convenience init(tabs: [UITab]) {
        self.init()
        setTabs(tabs, animated: false)
    }
}

// Subclasses of apps from before iOS 18 have properties called `tabs`, `mode` or `tab`. A class's member would be an invalid override there; one of a
// protocol's extension gives way.
extension UIContentContainer where Self: UITabBarController {
    /// How tabs are shown. A sidebar needs `tabs`: screens set with `viewControllers` are in the bar only.
    public var mode: UITabBarController.Mode {
        get { tabList.mode }
        set { tabList.mode = newValue }
    }

    /// The tabs of the bar; empty while the app sets `viewControllers` itself.
    ///
    /// The screens of all tabs are made when they are set; on iOS each is made when it is first shown.
    public var tabs: [UITab] {
        get { tabList.tabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs, keeping the selected one if it is among the new ones, else selecting the first.
    public func setTabs(_ tabs: [UITab], animated: Bool) { tabList.set(tabs, animated: animated) }

    /// The tab with an identifier, in the bar or in a group.
    public func tab(forIdentifier identifier: String) -> UITab? {
        for tab in tabs {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }

    /// The tab whose screen is visible, which may be in a group; nil without tabs.
    ///
    /// Setting it does not call the delegate. Nil, hidden tabs and tabs of other controllers are ignored.
    public var selectedTab: UITab? {
        get { tabList.root(of: selectedViewController)?.visibleTab }
        set { if let newValue, newValue.tabBarController === self { _ = tabList.select(newValue) } }
    }

    /// The identifiers of the tabs that the bar has in a compact width; nil, the default, is all of them.
    public var compactTabIdentifiers: [String]? {
        get { tabList.compactIdentifiers }
        set { tabList.compactIdentifiers = newValue }
    }

    /// Whether the bar is hidden; its space is the screens' then.
    public var isTabBarHidden: Bool {
        get { tabBar.isHidden || stage.isBarFadingOut }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar, with a fade if it is visible and `animated` is true.
    public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isTabBarHidden else { return }
        let isFading = animated && viewIfLoaded?.window != nil
        stage.isBarFadingOut = hidden && isFading
        tabBar.isHidden = hidden && !isFading
        stage.layOut()
        guard isFading else { return }
        if !hidden { tabBar.alpha = 0 }
        UIView.animate(withDuration: TabBarFade.duration) { [self] in
            tabBar.alpha = hidden ? 0 : 1
            viewIfLoaded?.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self, stage.isBarFadingOut else { return }
            stage.isBarFadingOut = false
            (tabBar.isHidden, tabBar.alpha) = (true, 1)
        }
    }
}

extension UITabBarController {
    /// The user chose a tab in the sidebar; returns whether it is selected.
    package func chooseInSidebar(_ tab: UITab) -> Bool { stage.sidebarDidChoose(tab) }

    /// Whether the delegate lets the user choose the tab of a screen.
    func allowsChoice(of screen: UIViewController) -> Bool {
        guard let tab = tabList.root(of: screen) else { return true }
        return delegate?.tabBarController(self, shouldSelectTab: tab.visibleTab) ?? true
    }

    /// The user chose the tab of a screen.
    func tabWasChosen(from previous: UITab?) {
        if let selectedTab { delegate?.tabBarController(self, didSelectTab: selectedTab, previousTab: previous) }
    }
}

/// The fade of a bar that is hidden or shown.
private enum TabBarFade {
    /// > Units: seconds (R).
    static let duration: TimeInterval = 0.25
}

// For the same reason as those of tab bar controllers above.
extension UIContentContainer where Self: UIViewController {
    /// The tab that made the controller or the nearest one around it; nil outside of tabs.
    public var tab: UITab? {
        guard let list = tabBarController?.tabList else { return nil }
        for controller in sequence(first: self as UIViewController, next: \.parent) {
            if let found = list.tab(of: controller) { return found }
        }
        return nil
    }
}
