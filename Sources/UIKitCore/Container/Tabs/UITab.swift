public import Foundation

/// A tab of a tab bar controller: its title and image, and the screen that it shows.
///
/// > Source: Apple, UITab
@preconcurrency @MainActor open class UITab: NSObject, UIAccessibilityIdentification {
    /// Where the system puts a tab in bars that the user can customize. Ferry's bars show all tabs in their order.
    public enum Placement: Int, Sendable {
        case automatic = 0
        case `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    /// The name by which the app finds the tab.
    public let identifier: String
    /// The text of the tab.
    open var title: String { didSet { showInBar() } }
    /// The icon of the tab.
    open var image: UIImage? { didSet { showInBar() } }
    /// A second line in the sidebar; nil shows none.
    open var subtitle: String? { didSet { showInBar() } }
    /// The text in the red oval at the icon; nil shows none.
    open var badgeValue: String? { didSet { showInBar() } }
    /// Where the tab may be put; no effect in Ferry.
    open var preferredPlacement = Placement.automatic {
        didSet { if preferredPlacement != .automatic { UnimplementedSetting.report("preferredPlacement", on: self) } }
    }
    /// Anything that the app keeps with the tab.
    open var userInfo: Any?
    /// The group that contains the tab; nil for a tab of the bar.
    open internal(set) weak var parent: UITabGroup?
    /// Whether the tab is left out of the bar.
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            tabBarController?.tabList.reload()
            parent?.childrenMayHaveChanged()
        }
    }
    /// Whether the tab is hidden until the user shows it; no effect in Ferry, whose sidebar is not customized by the user.
    open var isHiddenByDefault = false {
        didSet { if isHiddenByDefault { UnimplementedSetting.report("isHiddenByDefault", on: self) } }
    }
    /// Whether the user may hide the tab in the sidebar; no effect in Ferry, whose sidebar is not customized by the user.
    open var allowsHiding = false { didSet { if allowsHiding { UnimplementedSetting.report("allowsHiding", on: self) } } }
    /// A name by which tests and scripts find the tab in the bar.
    open var accessibilityIdentifier: String? { didSet { showInBar() } }

    private let provider: ((UITab) -> UIViewController)?
    private(set) var madeController: UIViewController?
    /// The controller whose bar shows the tab; nil for a tab in a group.
    weak var owner: UITabBarController?
    /// The tab in the bar.
    let item = UITabBarItem()

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - title: the text of the tab.
    ///   - image: the icon of the tab.
    ///   - identifier: a name that no other tab of the controller has.
    ///   - viewControllerProvider: makes the screen of the tab; called once, when the screen is needed first.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier) = (title, image, identifier)
        provider = viewControllerProvider
        super.init()
        showInBar()
    }

    /// The tab bar controller that the tab belongs to, itself or with its group.
    open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }

    /// The screen of the tab: what the provider made. Nil without a provider.
    open var viewController: UIViewController? {
        if let madeController { return madeController }
        guard let provider else { return nil }
        let made = provider(self)
        madeController = made
        return made
    }

    /// The nearest group around the tab with a navigation controller for its tabs.
    open var managingTabGroup: UITabGroup? {
        guard let parent else { return nil }
        return sequence(first: parent, next: \.parent).first { $0.managingNavigationController != nil }
    }

    /// What the bar shows for the tab: of a group, the selected child's screen.
    var slot: UIViewController { viewController ?? emptyScreen }
    private lazy var emptyScreen = UIViewController()

    /// The tab itself; of a group, the tab whose screen is visible.
    var visibleTab: UITab { self }

    private func showInBar() {
        item.title = title
        item.image = image
        item.badgeValue = badgeValue
        item.accessibilityIdentifier = accessibilityIdentifier
        tabBarController?.sidebarSlot.tabChanged(self)
    }
}

/// The tab for searching, with the system's title and icon.
///
/// > Source: Apple, UISearchTab
@preconcurrency @MainActor open class UISearchTab: UITab {
    private static let standardIdentifier = "UISearchTab"

    /// Creates the tab.
    ///
    /// - Parameter viewControllerProvider: makes the screen of the tab; called once, when the screen is needed first.
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        let (title, symbol) = UITabBarItem.SystemItem.search.contents
        super.init(
            title: title, image: UIImage(systemName: symbol), identifier: Self.standardIdentifier,
            viewControllerProvider: viewControllerProvider)
    }

    /// Creates the tab with a title and an icon of the app.
    public override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }
}
