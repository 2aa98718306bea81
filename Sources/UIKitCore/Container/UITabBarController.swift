internal import Foundation

/// Shows one of several screens, chosen in a bar along the bottom.
///
/// > Contract: UIKit, UITabBarController; TB-1 to TB-10, AP-12.
/// > Partial: there is no More list: of more than five screens on a phone the bar shows the first five.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    private var controllers: [UIViewController] = []
    private var selection: UIViewController?
    private(set) lazy var stage = TabStage(self)

    open weak var delegate: (any UITabBarControllerDelegate)?
    open private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar()
        bar.delegate = stage
        return bar
    }()

    open override func loadView() {
        view = TabView(frame: UIScreen.main.bounds, stage: stage)
        stage.show(selection)
    }

    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// > Contract: TB-1, TB-8.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        for leaving in controllers where !new.contains(where: { $0 === leaving }) {
            leaving.willMove(toParent: nil)
            stage.remove(leaving)
            leaving.removeFromParent()
        }
        let arriving = new.filter { one in !controllers.contains { $0 === one } }
        controllers = new
        for one in arriving {
            one.containment.isUnderContainerControl = true
            addChild(one)
            one.didMove(toParent: self)
        }
        tabBar.setItems(stage.visible.map(\.tabBarItem), animated: animated)
        let kept = selection.flatMap { old in new.first { $0 === old } }
        select(kept ?? new.first)
    }

    open var selectedViewController: UIViewController? {
        get { selection }
        set {
            guard let newValue else { return }
            precondition(
                controllers.contains { $0 === newValue },
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
            )
            select(newValue)
        }
    }

    /// `NSNotFound` without screens; a number out of range changes nothing. > Contract: TB-1.
    open var selectedIndex: Int {
        get { controllers.firstIndex { $0 === selection } ?? NSNotFound }
        set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
    }

    /// A person tapped an item of the bar; the selection is still the one before. For subclasses: what the controller does itself does not
    /// depend on it. > Contract: UIKit, UITabBarDelegate tabBar(_:didSelect:)
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    private func select(_ controller: UIViewController?) {
        let old = selection
        selection = controller
        tabBar.selectedItem = controller.flatMap { chosen in stage.visible.first { $0 === chosen }?.tabBarItem }
        guard isViewLoaded, controller !== old else { return }
        stage.show(controller)
    }

    open override var childForStatusBarStyle: UIViewController? { selection }
    open override var childForStatusBarHidden: UIViewController? { selection }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selection }
}
