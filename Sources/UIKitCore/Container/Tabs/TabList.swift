internal import Foundation

/// The tabs of a tab bar controller: it keeps the controller's screens those of the tabs.
@MainActor final class TabList {
    private unowned let owner: UITabBarController
    private(set) var tabs: [UITab] = []
    private var isApplying = false
    var mode = UITabBarController.Mode.automatic { didSet { if mode != oldValue { owner.sidebarSlot.changed() } } }

    init(_ owner: UITabBarController) { self.owner = owner }

    /// The tabs of the bar in a compact width; nil is all of them.
    var compactIdentifiers: [String]? {
        didSet {
            if compactIdentifiers != nil, widthObservation == nil {
                widthObservation = owner.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (owner: UITabBarController, _) in
                    owner.tabList.reload()
                }
            }
            reload()
        }
    }
    private var widthObservation: (any UITraitChangeRegistration)?

    /// The tabs in the bar.
    private var shown: [UITab] {
        let visible = tabs.filter { !$0.isHidden }
        guard let compactIdentifiers, owner.traitCollection.horizontalSizeClass == .compact else { return visible }
        return visible.filter { compactIdentifiers.contains($0.identifier) }
    }

    func set(_ new: [UITab], animated: Bool) {
        for old in tabs where !new.contains(where: { $0 === old }) { old.owner = nil }
        for tab in new {
            if let previous = tab.owner, previous !== owner { previous.tabs.removeAll { $0 === tab } }
            tab.parent?.children.removeAll { $0 === tab }
            tab.parent = nil
            tab.owner = owner
        }
        tabs = new
        reload(animated: animated)
    }

    /// Gives the controller the screens of the tabs that are shown.
    func reload(animated: Bool = false) {
        defer { owner.sidebarSlot.changed() }
        guard !tabs.isEmpty || !(owner.viewControllers ?? []).isEmpty else { return }
        isApplying = true
        defer { isApplying = false }
        let screens = shown.map { tab in
            let screen = tab.slot
            if screen.tabBarItem !== tab.item { screen.tabBarItem = tab.item }
            return screen
        }
        guard !(owner.viewControllers ?? []).elementsEqual(screens, by: ===) else { return }
        owner.setViewControllers(screens, animated: animated)
    }

    /// The app sets screens itself: they are without tabs.
    func screensWereSet() {
        guard !isApplying else { return }
        for tab in tabs { tab.owner = nil }
        tabs = []
    }

    /// The tab of the bar that shows a screen.
    func root(of screen: UIViewController?) -> UITab? {
        guard let screen else { return nil }
        return shown.first { $0.slot === screen }
    }

    /// The tab that made a controller.
    func tab(of controller: UIViewController) -> UITab? {
        var queue = tabs
        while !queue.isEmpty {
            let tab = queue.removeFirst()
            if tab.madeController === controller { return tab }
            queue += (tab as? UITabGroup)?.children ?? []
        }
        return nil
    }

    /// Selects a tab, and in each group around it the child on the way. > Returns: whether it is in the bar.
    func select(_ tab: UITab) -> Bool {
        var root = tab
        while let parent = root.parent {
            parent.selectedChild = root
            root = parent
        }
        guard shown.contains(where: { $0 === root }) else { return false }
        if owner.selectedViewController !== root.slot { owner.selectedViewController = root.slot }
        return true
    }
}
