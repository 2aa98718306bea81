public import Foundation
internal import ObjectiveC
public import UIKitCore
public import UILists

// A member of a protocol's extension gives way to a property of the same name in an app's subclass.
extension UIContentContainer where Self: UITabBarController {
    /// The sidebar of the tabs.
    ///
    /// It is on the screen in the mode `tabSidebar`, on a pad, with a regular width, instead of the bar, until it is hidden.
    public var sidebar: UITabBarController.Sidebar { UITabBarController.Sidebar.of(self) }
}

extension UITabBarController {
    /// A list of tabs at the leading edge, which takes the place of the bar.
    ///
    /// Groups are sections, or rows that expand. The user shows and hides it with a button; initially it is shown in a window that is wider
    /// than high. The user cannot rearrange its rows, which differs from iOS.
    /// > Source: Apple, UITabBarController.Sidebar
    @preconcurrency @MainActor public final class Sidebar: NSObject {
        /// How the sidebar and the screens share the window.
        public enum Layout: Int, Sendable {
            /// Over the screens.
            case automatic = 0
            /// Over the screens, whose safe area excludes it.
            case overlap
            /// Next to the screens.
            case tile
        }

        /// What the sidebar scrolls to.
        public enum ScrollTarget {
            /// The app's header, if there is one.
            case header
            /// The app's footer, if there is one.
            case footer
            /// The row of a tab, if there is one.
            case tab(UITab)
        }

        private unowned let stage: TabSidebarStage

        init(_ stage: TabSidebarStage) {
            self.stage = stage
            super.init()
        }

        static func of(_ controller: UITabBarController) -> Sidebar {
            if let stage = controller.sidebarSlot.content as? TabSidebarStage { return stage.sidebar }
            let stage = TabSidebarStage(controller)
            controller.sidebarSlot.adopt(stage)
            return stage.sidebar
        }

        /// Configures rows and is notified of changes; not retained.
        public weak var delegate: (any Delegate)? { didSet { if delegate !== oldValue { stage.tabsChanged() } } }

        /// Whether the sidebar is hidden; in an animation block, the change is animated.
        public var isHidden: Bool {
            get { stage.slot.isHidden }
            set { stage.slot.setHidden(newValue, animated: false) }
        }

        /// How the sidebar and the screens share the window; by default the sidebar is over them.
        public var preferredLayout = Layout.automatic { didSet { stage.slot.isTiled = preferredLayout == .tile } }

        /// What is above the tabs; nil is nothing.
        public var headerContentConfiguration: (any UIContentConfiguration)? {
            get { stage.header }
            set { stage.header = newValue }
        }

        /// What is below the tabs; nil is nothing.
        public var footerContentConfiguration: (any UIContentConfiguration)? {
            get { stage.footer }
            set { stage.footer = newValue }
        }

        /// A view along the bottom, as wide as the sidebar and as high as it wants to be at that width; nil shows no view.
        public var bottomBarView: UIView? {
            get { stage.content.bottomBar }
            set { stage.content.bottomBar = newValue }
        }

        /// Scrolls to a row, if it exists.
        public func scroll(to target: ScrollTarget, animated: Bool) { stage.scroll(to: target, animated: animated) }

        /// Makes the item of a tab again, if its row is visible.
        public func reconfigureItem(for tab: UITab) { stage.tabChanged(tab) }
    }
}

extension UITabBarController.Sidebar {
    /// Animates an app's changes along with a sidebar that hides or appears.
    ///
    /// > Source: Apple, UITabBarController.Sidebar.Animating
    @preconcurrency @MainActor public protocol Animating: NSObjectProtocol {
        /// Adds changes that are animated along, or made at once if the sidebar does not move.
        func addAnimations(_ animations: @escaping () -> Void)
        /// Adds what is called when the sidebar has arrived.
        func addCompletion(_ completion: @escaping () -> Void)
    }

    /// Configures the rows of a sidebar of tabs, and is notified of changes. All members are optional.
    ///
    /// > Source: Apple, UITabBarController.Sidebar.Delegate
    @preconcurrency @MainActor public protocol Delegate: NSObjectProtocol {
        /// Called before the sidebar hides or appears: `sidebar.isHidden` is still the previous value.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any UITabBarController.Sidebar.Animating)
        /// Returns the item of a row; by default one with the tab's title and image.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItem.Request
        ) -> UITabSidebarItem
        /// Called when an item's state changed, and before it is shown first.
        func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem)
        /// Called before the row of a tab is displayed.
        func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab)
        /// Called after the row of a tab was displayed.
        func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab)
        /// Returns the actions of a swipe from the leading edge; nil, the default, offers no actions.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, leadingSwipeActionsConfigurationFor tab: UITab
        ) -> UISwipeActionsConfiguration?
        /// Returns the actions of a swipe from the trailing edge; nil, the default, offers no actions.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, trailingSwipeActionsConfigurationFor tab: UITab
        ) -> UISwipeActionsConfiguration?
        /// Returns the menu of a tab; nil, the default, opens no menu.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, contextMenuConfigurationFor tab: UITab
        ) -> UIContextMenuConfiguration?
    }
}

extension UITabBarController.Sidebar.Delegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {
        ObjCRuntime.optional(
            self, "tabBarController:sidebarVisibilityWillChange:animator:", [tabBarController, sidebar, animator])
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem {
        ObjCRuntime.optional(self, "tabBarController:sidebar:itemForRequest:", [tabBarController, sidebar, request])
            ?? UITabSidebarItem(request: request)
    }
    public func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem)
    {
        ObjCRuntime.optional(self, "tabBarController:sidebar:updateItem:", [tabBarController, sidebar, item])
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab
    ) {
        ObjCRuntime.optional(self, "tabBarController:sidebar:willBeginDisplayingTab:", [tabBarController, sidebar, tab])
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab
    ) {
        ObjCRuntime.optional(self, "tabBarController:sidebar:didEndDisplayingTab:", [tabBarController, sidebar, tab])
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? {
        let name = "tabBarController:sidebar:leadingSwipeActionsConfigurationForTab:"
        let answer: UISwipeActionsConfiguration?? = ObjCRuntime.optional(self, name, [tabBarController, sidebar, tab])
        return answer ?? nil
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? {
        let name = "tabBarController:sidebar:trailingSwipeActionsConfigurationForTab:"
        let answer: UISwipeActionsConfiguration?? = ObjCRuntime.optional(self, name, [tabBarController, sidebar, tab])
        return answer ?? nil
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration? {
        let name = "tabBarController:sidebar:contextMenuConfigurationForTab:"
        let answer: UIContextMenuConfiguration?? = ObjCRuntime.optional(self, name, [tabBarController, sidebar, tab])
        return answer ?? nil
    }
}
