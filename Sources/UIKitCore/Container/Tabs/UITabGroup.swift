internal import Foundation

/// A tab that contains tabs.
///
/// In a bar the group is one tab: it shows the screen of its selected child. With a managing navigation controller the group's own screen is
/// the root of the stack, and the selected child's screen is above it.
/// > Source: Apple, UITabGroup
@preconcurrency @MainActor open class UITabGroup: UITab {
    /// How a sidebar shows the group.
    public enum SidebarAppearance: Int, Sendable {
        /// A section, if the group is not in another one.
        case automatic = 0
        /// A row that expands.
        case inline
        /// A section with a header, if the group is not in another one.
        case rootSection
    }

    /// The tabs of the group.
    open var children: [UITab] {
        didSet {
            for old in oldValue where !children.contains(where: { $0 === old }) { old.parent = nil }
            adopt()
            if let selectedChild, !children.contains(where: { $0 === selectedChild }) { self.selectedChild = nil }
            childrenMayHaveChanged()
        }
    }
    /// The child whose screen is shown; nil shows the group's own screen, or without one that of the default child.
    ///
    /// A tab that is not among the children is ignored.
    open var selectedChild: UITab? {
        get { selection }
        set {
            if let newValue, !children.contains(where: { $0 === newValue }) { return }
            guard newValue !== selection else { return }
            selection = newValue
            childrenMayHaveChanged()
        }
    }
    private var selection: UITab?
    /// The child that is shown while none is selected; nil is the first.
    open var defaultChildIdentifier: String? { didSet { childrenMayHaveChanged() } }
    /// The identifiers of children in the order in which they are shown; others follow in their own order.
    open var displayOrderIdentifiers: [String] = [] { didSet { childrenMayHaveChanged() } }
    /// Whether the user may change the order in the sidebar; no effect in Ferry, whose sidebar is not customized by the user.
    open var allowsReordering = false {
        didSet { if allowsReordering { UnimplementedSetting.report("allowsReordering", on: self) } }
    }
    /// The navigation controller of the group's screens; nil shows one screen without a stack.
    open var managingNavigationController: UINavigationController? {
        didSet {
            guard managingNavigationController !== oldValue else { return }
            tabBarController?.tabList.reload()
            childrenMayHaveChanged()
        }
    }
    /// Actions below the group's tabs in the sidebar.
    open var sidebarActions: [UIAction] = [] { didSet { tabBarController?.sidebarSlot.groupChanged() } }
    /// How the sidebar shows the group.
    open var sidebarAppearance = SidebarAppearance.automatic { didSet { tabBarController?.sidebarSlot.groupChanged() } }
    private lazy var stage = TabGroupController(self)
    private var isShown = false

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - title: the text of the tab.
    ///   - image: the icon of the tab.
    ///   - identifier: a name that no other tab of the controller has.
    ///   - children: the tabs of the group.
    ///   - viewControllerProvider: makes the group's own screen; called once, when it is needed first.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adopt()
    }

    private func adopt() {
        for child in children {
            if child.parent !== self { child.parent?.children.removeAll { $0 === child } }
            child.parent = self
            child.owner = nil
        }
    }

    /// The children in the order in which they are shown.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return named + children.filter { child in !named.contains { $0 === child } }
    }

    /// The tab with an identifier in the group or in a group in it.
    open func tab(forIdentifier identifier: String) -> UITab? {
        for child in children {
            if child.identifier == identifier { return child }
            if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }

    // MARK: What is shown

    /// The child that is shown.
    private var shownChild: UITab? {
        if let selection { return selection }
        let visible = displayOrder.filter { !$0.isHidden }
        return viewController == nil ? visible.first { $0.identifier == defaultChildIdentifier } ?? visible.first : nil
    }

    override var slot: UIViewController {
        if !isShown {
            isShown = true
            childrenMayHaveChanged()
        }
        return managingNavigationController ?? stage
    }

    override var visibleTab: UITab { shownChild?.visibleTab ?? self }

    /// The selection or the children are others; the screens are made when the group is in a bar.
    func childrenMayHaveChanged() {
        tabBarController?.sidebarSlot.groupChanged()
        guard isShown else { return }
        let screens = [viewController, shownChild?.slot].compactMap(\.self)
        if let managingNavigationController {
            let screens = displayed(screens)
            guard !managingNavigationController.viewControllers.elementsEqual(screens, by: ===) else { return }
            stage.show(nil)
            managingNavigationController.setViewControllers(screens, animated: managingNavigationController.viewIfLoaded?.window != nil)
        } else {
            stage.show(screens.last)
        }
    }

    /// What the delegate makes of the screens of the stack.
    private func displayed(_ proposed: [UIViewController]) -> [UIViewController] {
        guard let controller = tabBarController, let delegate = controller.delegate else { return proposed }
        return delegate.tabBarController(controller, displayedViewControllersFor: visibleTab, proposedViewControllers: proposed)
    }
}
