public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

/// Shows one of several screens, selected in a bar along the bottom.
///
/// > Contract: UIKit, UITabBarController; TB-1 to TB-10, AP-12.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    private var controllers: [UIViewController] = []
    private var selection: UIViewController?
    private(set) lazy var stage = TabSelectionController(self)
    private(set) lazy var tabList = TabList(self)
    /// The place of the sidebar of tabs.
    package private(set) lazy var sidebarSlot = TabSidebarSlot(self)

    /// The delegate, which may refuse selections and provide animators; not retained.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar, whose items are those of the screens; its delegate is the controller.
    open private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar()
        bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        bar.setOwner(by: self)
        return bar
    }()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        _ = Self.accessors
    }

    /// A controller from a storyboard or nib, with the screens that it describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = Self.accessors
        ControllerCoding.decode(self as UITabBarController, from: coder)
    }

    /// > Contract: NB-9: an unwind segue returns to the child.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if selectedViewController !== subsequentVC { selectedViewController = subsequentVC }
    }

    /// `setValue(_:forKey: "tabBar")` installs a custom bar.
    private static let accessors: Void = {
        ObjCRuntime.register(UITabBarController.self, "setTabBar:") { target, arguments in
            if let bar = arguments.first as? UITabBar { target.replaceBar(with: bar) }
            return nil
        }
        ObjCRuntime.register(UITabBarController.self, "tabBar") { target, _ in target.tabBar }
    }()

    func replaceBar(with bar: UITabBar) {
        let old = tabBar
        guard bar !== old else { return }
        old.setOwner(by: nil)
        old.show(nil, animated: false)
        tabBar = bar
        bar.autoresizingMask = old.autoresizingMask
        bar.setOwner(by: self)
        showItems(animated: false)
        guard let superview = old.superview else { return }
        bar.frame = old.frame
        superview.insertSubview(bar, aboveSubview: old)
        old.removeFromSuperview()
        stage.layOut()
    }

    open override func loadView() {
        let root = TabView(frame: UIScreen.main.bounds, stage: stage)
        view = root
        // Once: a bar that an app removes stays removed.
        root.addSubview(tabBar)
        stage.followWidthClass()
        stage.show(selection)
        stage.layOut()
    }

    /// The screens in the order of their tabs; nil without any. Setting it does not animate.
    ///
    /// Observable with key-value observing. See `setViewControllers(_:animated:)`.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set {
            KeyValueChanges.will(self, "viewControllers")
            defer { KeyValueChanges.did(self, "viewControllers") }
            setViewControllers(newValue, animated: false)
        }
    }

    /// Replaces the screens, keeping the selected one if it is among the new ones, else selecting the first.
    ///
    /// > Contract: TB-1, TB-5, TB-8.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        tabList.screensWereSet()
        let new = viewControllers ?? []
        let kept = selection.flatMap { old in new.first { $0 === old } } ?? new.first
        SelectionChange.run(self, to: kept, in: new, isChosen: false) {
            replaceControllers(with: viewControllers, animated: animated, selecting: kept)
        }
    }

    private func replaceControllers(with viewControllers: [UIViewController]?, animated: Bool, selecting kept: UIViewController?) {
        let new = viewControllers ?? []
        tabBar.abandonCustomizing()
        stage.more.takeBack()
        let old = controllers
        controllers = new
        for leaving in old where !new.contains(where: { $0 === leaving }) {
            if leaving.parent === self { leaving.willMove(toParent: nil) }
            stage.remove(leaving)
            if leaving.parent === self { leaving.removeFromParent() }
        }
        let arriving = new.filter { one in !old.contains { $0 === one } }
        for one in arriving {
            one.containment.isUnderContainerControl = true
            adopt(one)
            one.didMove(toParent: self)
        }
        customizableViewControllers = viewControllers
        showItems(animated: animated)
        show(kept)
    }

    /// A screen was removed by `removeFromParent()`, or was given another parent; a screen that is open in the More tab has that parent.
    func screenWasRemoved(_ child: UIViewController) {
        guard controllers.contains(where: { $0 === child }), child !== stage.more.open else { return }
        setViewControllers(controllers.filter { $0 !== child }, animated: false)
    }

    /// Adds a tab for the child, after the others.
    ///
    /// > Contract: UIKit, `addChild(_:)`: the children of a tab bar controller are its tabs.
    open override func addChild(_ childController: UIViewController) {
        let isListed = controllers.contains { $0 === childController }
        adopt(childController)
        guard !isListed, childController.parent === self else { return }
        childController.containment.isUnderContainerControl = true
        tabBar.abandonCustomizing()
        stage.more.takeBack()
        controllers.append(childController)
        customizableViewControllers = controllers
        showItems(animated: false)
        let selected = selection ?? childController
        SelectionChange.run(self, to: selected, in: controllers, isChosen: false) { show(selected) }
    }

    /// Makes a controller a child without a tab.
    func adopt(_ child: UIViewController) { super.addChild(child) }

    private func showItems(animated: Bool) {
        tabBar.show(stage.items, animated: animated)
        showSelectedItem()
    }

    private func showSelectedItem() {
        let item = stage.item(for: selection)
        if tabBar.selectedItem !== item { tabBar.selectedItem = item }
    }

    /// A screen has another tab bar item.
    func itemsMayHaveChanged() {
        guard !tabBar.isCustomizing, !(tabBar.items ?? []).elementsEqual(stage.items, by: ===) else { return }
        showItems(animated: false)
    }

    /// The navigation controller of the More tab, which lists the screens that do not fit in the bar.
    ///
    /// An open screen of the list is on this controller's stack. > Contract: UIKit, UITabBarController; TB-5.
    open var moreNavigationController: UINavigationController { stage.more.navigation }
    /// The screens that the user may rearrange with the Edit button of the More tab's list; reset to all by new screens. Without any there
    /// is no such button. > Contract: TB-5.
    open var customizableViewControllers: [UIViewController]? { didSet { stage.more.listChanged() } }

    /// The user rearranged the tabs.
    func arrange(_ new: [UIViewController]) {
        stage.more.takeBack()
        controllers = new
        stage.more.listChanged()
        showItems(animated: false)
        show(selection)
    }

    /// The visible screen, or the More tab's navigation controller; nil without screens.
    ///
    /// Setting nil is ignored; a controller that is not among the screens is a programming error. The delegate is not called.
    open var selectedViewController: UIViewController? {
        get { selection }
        set {
            guard let newValue else { return }
            ProgrammerError.require(
                controllers.contains { $0 === newValue } || stage.visible.contains { $0 === newValue },
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected.",
                name: .invalidArgument
            )
            select(newValue)
        }
    }

    /// The position of the selected screen in `viewControllers`.
    ///
    /// `NSNotFound` without screens, and while the list of the More tab is visible; an index out of range is ignored. > Contract: TB-1.
    open var selectedIndex: Int {
        get { controllers.firstIndex { $0 === selection } ?? NSNotFound }
        set {
            if controllers.indices.contains(newValue) { select(controllers[newValue]) }
        }
    }

    /// The user tapped an item of the bar; the selection is still the previous one. For overriding: the controller does not depend
    /// on it. > Contract: UIKit, UITabBarDelegate tabBar(_:didSelect:)
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    private func select(_ controller: UIViewController?) {
        SelectionChange.run(self, to: controller, in: controllers, isChosen: true) { show(controller) }
    }

    private func show(_ controller: UIViewController?) {
        let old = selection
        selection = controller
        itemsMayHaveChanged()
        showSelectedItem()
        sidebarSlot.selectionChanged()
        if let controller, stage.more.hidden.contains(where: { $0 === controller }) { stage.more.open(controller, animated: false) }
        if isViewLoaded, controller !== old || !stage.shows(controller) { stage.show(controller) }
    }

    /// The More tab opened one of its screens or came back to its list.
    func moreTabDidOpen(_ controller: UIViewController) {
        SelectionChange.run(self, to: controller, in: controllers, isChosen: false) { selection = controller }
    }

    /// A gesture cancelled the selection of a screen.
    func selectionWasReverted(to controller: UIViewController) {
        SelectionChange.run(self, to: controller, in: controllers, isChosen: false) {
            selection = controller
            showSelectedItem()
        }
    }

    override var containerCoordinator: TransitionCoordinator? { stage.coordinator }

    open override var childForStatusBarStyle: UIViewController? { selection }
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        namedContent(for: edge) ?? selection?.contentScrollView(for: edge)
    }
    open override var childForStatusBarHidden: UIViewController? { selection }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selection }
}
