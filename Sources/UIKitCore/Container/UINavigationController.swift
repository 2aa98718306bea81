public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

/// A stack of screens, of which the top one is visible, with a bar that shows its title and a back button.
///
/// The stack is what the app set last; the visible screen follows it, one transition after the other.
/// > Contract: UIKit, UINavigationController; NV-1 to NV-22, AP-1 to AP-6.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The change of a stack that an animator is requested for.
    public enum Operation: Int, Sendable {
        /// No transition.
        case none = 0
        /// A screen is placed on top of the stack.
        case push = 1
        /// The top screen, or several, leave the stack.
        case pop = 2
    }

    /// The duration of the title's transition and of hiding the bar. > Units: seconds.
    public class var hideShowBarDuration: CGFloat { NavigationTransitionMetrics.barDuration }

    private let barClass: AnyClass?
    private let toolbarClass: AnyClass?
    private var stack: [UIViewController] = []
    private(set) lazy var stage = NavigationTransitionController(self)
    private(set) lazy var bars = NavigationBars(self)
    private(set) lazy var hiding = BarVisibilityController(self)

    // MARK: Making

    /// A controller without screens whose bars are of the given classes; nil, or a class that is not a bar, gives the standard ones.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        barClass = navigationBarClass
        self.toolbarClass = toolbarClass
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller with one screen, pushed without an animation.
    public init(rootViewController: UIViewController) {
        (barClass, toolbarClass) = (nil, nil)
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (barClass, toolbarClass) = (nil, nil)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller from a storyboard or nib, with the screens and bars that it describes.
    public required init?(coder: NSCoder) {
        (barClass, toolbarClass) = (nil, nil)
        super.init(coder: coder)
        ControllerCoding.decode(self as UINavigationController, from: coder)
    }

    /// > Contract: NB-9: an unwind segue pops to the child.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if stack.contains(where: { $0 === subsequentVC }), stack.last !== subsequentVC { popToViewController(subsequentVC, animated: true) }
    }

    open override func loadView() {
        let view = NavigationView(frame: UIScreen.main.bounds, bars: bars, hiding: hiding)
        self.view = view
        bars.addShownToolbar(to: view)
        stage.settle()
    }

    // MARK: The stack

    /// The delegate, which is notified of the visible screen and may provide animators; not retained.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The screens from the bottom to the top; setting it changes the stack without an animation.
    ///
    /// Observable with key-value observing. See `setViewControllers(_:animated:)`.
    open var viewControllers: [UIViewController] {
        get { stack }
        set {
            KeyValueChanges.will(self, "viewControllers")
            defer { KeyValueChanges.did(self, "viewControllers") }
            setViewControllers(newValue, animated: false)
        }
    }
    /// The last screen of the stack; nil without screens.
    open var topViewController: UIViewController? { stack.last }
    /// The controller that the top screen presents, or the top screen itself.
    open var visibleViewController: UIViewController? { topViewController?.presentedViewController ?? topViewController }

    /// Places a screen on top of the stack.
    ///
    /// > Contract: NV-2: pushing an instance twice is a programming error, and so is a container that does not belong on a stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        ProgrammerError.require(
            !(viewController is UINavigationController), "Pushing a navigation controller is not supported", name: .invalidArgument)
        ProgrammerError.require(
            !(viewController is UISplitViewController), "Split View Controllers cannot be pushed to a Navigation Controller \(self)",
            name: .invalidArgument)
        ProgrammerError.require(
            !stack.contains { $0 === viewController },
            "Pushing the same view controller instance more than once is not supported (\(viewController))", name: .invalidArgument)
        change(to: stack + [viewController], .push, animated: animated)
    }

    /// Removes the top screen and returns it; nil, without a change, if at most one screen is on the stack.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let last = stack.last else { return nil }
        change(to: stack.dropLast(), .pop, animated: animated)
        return last
    }

    /// Removes all screens above the given one and returns them, from the bottom to the top.
    ///
    /// Nil if it is the top screen. A controller that is not on the stack is a programming error.
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            ProgrammerError.raise("Tried to pop to a view controller that doesn't exist.")
        }
        let popped = Array(stack[(index + 1)...])
        guard !popped.isEmpty else { return nil }
        change(to: stack[...index], .pop, animated: animated)
        return popped
    }

    /// Removes all screens above the first and returns them; nil if there are none.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Replaces the whole stack; the same controller twice is a programming error.
    ///
    /// > Contract: NV-6: animated as a pop if the new top was on the stack, else as a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        ProgrammerError.require(
            Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
            "All view controllers in a navigation controller must be distinct (\(viewControllers))", name: .invalidArgument)
        let isPop = viewControllers.last.map { top in stack.contains { $0 === top } } ?? true
        change(to: viewControllers[...], isPop ? .pop : .push, animated: animated)
    }

    private func change(to new: ArraySlice<UIViewController>, _ operation: Operation, animated: Bool) {
        let old = stack
        for arriving in new where !old.contains(where: { $0 === arriving }) { addChild(arriving) }
        stack = Array(new)
        for leaving in old where !new.contains(where: { $0 === leaving }) { leaving.willMove(toParent: nil) }
        if old.first !== stack.first { ControllerBarItems.tabItemChanged(of: self) }
        stage.stackChanged(operation, animated: animated)
    }

    /// The stack before a cancelled pop, without controllers that were removed meanwhile.
    func restore(_ controllers: [UIViewController]) { stack = controllers.filter { $0.parent === self } }

    /// A screen was removed by `removeFromParent()`, or was given another parent.
    func screenWasRemoved(_ child: UIViewController) {
        guard stack.contains(where: { $0 === child }) else { return }
        child.containment.isUnderContainerControl = false
        stack.removeAll { $0 === child }
        stage.stackChanged(.pop, animated: false)
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { splitViewController.stage.collapse.lend(secondaryViewController, to: self, animated: false) }
    open override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        splitViewController.stage.collapse.takeBack(from: self)
    }

    override var containerCoordinator: TransitionCoordinator? { stage.coordinator }

    // MARK: Bars

    /// The bar above the screens, whose items follow the stack; created on first access.
    open private(set) lazy var navigationBar: UINavigationBar = {
        let bar = (barClass as? UINavigationBar.Type).flatMap { DynamicViewFactory.make($0) as? UINavigationBar } ?? UINavigationBar()
        return prepared(bar)
    }()
    private func prepared(_ bar: UINavigationBar) -> UINavigationBar {
        bar.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        stage.own(bar)
        return bar
    }
    /// A storyboard has the bar of a class of the app's.
    func take(_ bar: UINavigationBar) {
        bar.clipsToBounds = false
        navigationBar = prepared(bar)
    }
    /// As for the navigation bar.
    func take(_ bar: UIToolbar) {
        bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        toolbar = bar
    }

    /// Whether the navigation bar is off screen; setting it does not animate. Default: false.
    open var isNavigationBarHidden: Bool {
        get { bars.isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Hides or shows the navigation bar, animated over `hideShowBarDuration`; from `viewWillAppear(_:)` it moves with the screens.
    ///
    /// > Contract: NV-14.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { bars.setBar(hidden: hidden, animated: animated) }

    /// The bar below the screens that shows the top screen's `toolbarItems`; created on first access, hidden by default.
    open private(set) lazy var toolbar: UIToolbar! = {
        let bar = (toolbarClass as? UIToolbar.Type).flatMap { DynamicViewFactory.make($0) as? UIToolbar } ?? UIToolbar()
        bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        return bar
    }()
    /// Whether the toolbar is hidden; setting it does not animate. Default: true.
    ///
    /// > Contract: NV-18.
    open var isToolbarHidden: Bool {
        get { bars.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    /// Hides or shows the toolbar, animated over `hideShowBarDuration`.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { bars.setToolbar(hidden: hidden, animated: animated) }

    /// Drags the top screen back toward the edge that it entered over. > Contract: NV-9, AP-5, AP-6.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { stage.popGesture }

    // MARK: Automatic hiding of bars. > Contract: NV-19

    /// Whether a tap outside the bars and controls hides the bars, and another tap shows them; default false.
    open var hidesBarsOnTap: Bool {
        get { hiding.onTap }
        set { hiding.onTap = newValue }
    }
    /// Whether a vertical pan hides the bars when it moves up and shows them when it moves down; default false.
    open var hidesBarsOnSwipe: Bool {
        get { hiding.onSwipe }
        set { hiding.onSwipe = newValue }
    }
    /// Whether the bars hide when the window becomes vertically compact and show when it becomes regular; default false.
    ///
    /// A tap shows them too if `hidesBarsOnTap` is set.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { hiding.hidesWhenCompact }
        set { hiding.hidesWhenCompact = newValue }
    }
    /// Whether the bars hide when the keyboard appears; they stay hidden when it leaves. Default: false.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { hiding.withKeyboard }
        set { hiding.withKeyboard = newValue }
    }
    /// The recogniser that `hidesBarsOnTap` enables, in the controller's view.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
    /// The recogniser that `hidesBarsOnSwipe` enables, in the controller's view.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.pan }

    /// The first screen's item, unless the controller has an item or a title.
    open override var tabBarItem: UITabBarItem! {
        get {
            guard hasNoTabBarItem, title == nil, let root = stack.first else { return super.tabBarItem }
            return root.tabBarItem
        }
        set { super.tabBarItem = newValue }
    }

    // MARK: Decided by the top screen

    /// The presentation follows the preferred size of the top screen.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        presentation.session?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    /// The top screen while the bar is hidden; else nil, and the bar's style decides.
    ///
    /// > Contract: facts 1.4.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    /// Light on a bar of the black style, else the default.
    open override var preferredStatusBarStyle: UIStatusBarStyle { navigationBar.barStyle == .default ? .default : .lightContent }
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        namedContent(for: edge) ?? topViewController?.contentScrollView(for: edge)
    }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
}
