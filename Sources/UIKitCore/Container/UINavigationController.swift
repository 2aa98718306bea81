public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

/// A stack of screens, of which the top one shows, with a bar that says where a person is and leads back.
///
/// The stack is what the app has asked for last; what shows follows it, one transition after the other.
/// > Contract: UIKit, UINavigationController; NV-1 to NV-22, AP-1 to AP-6.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    /// As long as the title's flight and the bar's own hiding take. > Units: seconds.
    public class var hideShowBarDuration: CGFloat { NavigationTransitionMetrics.barDuration }

    private let barClass: AnyClass?
    private let toolbarClass: AnyClass?
    private var stack: [UIViewController] = []
    private(set) lazy var stage = NavigationTransitionController(self)
    private(set) lazy var bars = NavigationBars(self)
    private(set) lazy var hiding = BarVisibilityController(self)

    // MARK: Making

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        barClass = navigationBarClass
        self.toolbarClass = toolbarClass
        super.init(nibName: nil, bundle: nil)
    }

    public init(rootViewController: UIViewController) {
        (barClass, toolbarClass) = (nil, nil)
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (barClass, toolbarClass) = (nil, nil)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        (barClass, toolbarClass) = (nil, nil)
        super.init(coder: coder)
        ControllerCoding.decode(self as UINavigationController, from: coder)
    }

    /// > Contract: NB-9: an unwind segue goes back to the child.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if stack.contains(where: { $0 === subsequentVC }), stack.last !== subsequentVC { popToViewController(subsequentVC, animated: true) }
    }

    open override func loadView() {
        view = NavigationView(frame: UIScreen.main.bounds, bars: bars, hiding: hiding)
        stage.settle()
    }

    // MARK: The stack

    open weak var delegate: (any UINavigationControllerDelegate)?

    open var viewControllers: [UIViewController] {
        get { stack }
        set {
            KeyValueChanges.will(self, "viewControllers")
            defer { KeyValueChanges.did(self, "viewControllers") }
            setViewControllers(newValue, animated: false)
        }
    }
    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { topViewController?.presentedViewController ?? topViewController }

    /// > Contract: NV-2: the same instance twice stops, and so does a container that does not belong on a stack.
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

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let last = stack.last else { return nil }
        change(to: stack.dropLast(), .pop, animated: animated)
        return last
    }

    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            ProgrammerError.raise("Tried to pop to a view controller that doesn't exist.")
        }
        let popped = Array(stack[(index + 1)...])
        guard !popped.isEmpty else { return nil }
        change(to: stack[...index], .pop, animated: animated)
        return popped
    }

    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// > Contract: NV-6: looks like a pop when the new top was on the stack, else like a push.
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

    /// The stack as it was before a pop that was taken back, without those that someone took away meanwhile.
    func restore(_ controllers: [UIViewController]) { stack = controllers.filter { $0.parent === self } }

    /// Someone took a screen away by `removeFromParent()`, or gave it another parent.
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

    open private(set) lazy var navigationBar: UINavigationBar = {
        let bar = (barClass as? UINavigationBar.Type).flatMap { DynamicViewFactory.make($0) as? UINavigationBar } ?? UINavigationBar()
        bar.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        stage.own(bar)
        return bar
    }()
    open var isNavigationBarHidden: Bool {
        get { bars.isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// > Contract: NV-14.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { bars.setBar(hidden: hidden, animated: animated) }

    open private(set) lazy var toolbar: UIToolbar! = {
        let bar = (toolbarClass as? UIToolbar.Type).flatMap { DynamicViewFactory.make($0) as? UIToolbar } ?? UIToolbar()
        bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        return bar
    }()
    /// > Contract: NV-18.
    open var isToolbarHidden: Bool {
        get { bars.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { bars.setToolbar(hidden: hidden, animated: animated) }

    /// Drags the top screen away from the edge it came in over. > Contract: NV-9, AP-5, AP-6.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { stage.popGesture }

    // MARK: Bars that hide by themselves. > Contract: NV-19

    open var hidesBarsOnTap: Bool {
        get { hiding.onTap }
        set { hiding.onTap = newValue }
    }
    open var hidesBarsOnSwipe: Bool {
        get { hiding.onSwipe }
        set { hiding.onSwipe = newValue }
    }
    /// A tap brings them back where `hidesBarsOnTap` is set.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { hiding.hidesWhenCompact }
        set { hiding.hidesWhenCompact = newValue }
    }
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { hiding.withKeyboard }
        set { hiding.withKeyboard = newValue }
    }
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.pan }

    /// The first screen's, unless the controller has an item or a title of its own.
    open override var tabBarItem: UITabBarItem! {
        get {
            guard hasNoTabBarItem, title == nil, let root = stack.first else { return super.tabBarItem }
            return root.tabBarItem
        }
        set { super.tabBarItem = newValue }
    }

    // MARK: What the top screen decides

    /// The presentation follows the size that the top screen wants.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        presentation.session?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    open override var childForStatusBarStyle: UIViewController? { topViewController }
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        namedContent(for: edge) ?? topViewController?.contentScrollView(for: edge)
    }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
}
