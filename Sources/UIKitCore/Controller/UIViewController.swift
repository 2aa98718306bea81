public import Foundation
public import ObjectiveC
internal import ProgrammerErrors

/// Manages a part of the screen: owns a root view, receives its appearance and layout callbacks, and may contain other controllers.
///
/// > Contract: UIKit, UIViewController; VC-1 to VC-20, AP-7 to AP-22, CT-1 to CT-12, PR-1 to PR-9.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, @preconcurrency NSCoding {
    private var rootView: UIView?
    private let nib: String?
    private let bundle: Bundle?
    package var appearance = AppearanceState()
    package var containment = ControllerContainment()
    package var presentation = ControllerPresentation()
    private var items = ControllerBarItems()
    package var traitOverrideValues = TraitValues()
    var traitRegistrations: [TraitRegistration] = []

    // MARK: Making

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nib = nibNameOrNil
        bundle = nibBundleOrNil
        scene = nil
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        nib = coder.text("UINibName")
        bundle = (coder as? NibDecoder)?.instance.bundle
        scene = (coder as? NibDecoder)?.instance.scene
        super.init()
        ControllerCoding.decode(self, from: coder)
    }

    open func encode(with coder: NSCoder) {
        if let nib { coder.encode(nib as NSString, forKey: "UINibName") }
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
    }

    /// The name of the view's nib: the one passed in, or one with the class's name if it exists.
    open var nibName: String? { nib ?? ControllerNib.defaultName(for: self) }
    open var nibBundle: Bundle? { bundle }
    /// Nil for a controller that was not loaded from a storyboard.
    open var storyboard: UIStoryboard? { scene?.storyboard }
    /// The name passed in, without checking for a nib with the class's name.
    var fileName: String? { nib }
    /// The storyboard scene that the controller is instantiated from.
    let scene: StoryboardScene?
    /// Top-level objects of the view's nib, which have no other owner.
    var retainedObjects: [Any] = []

    // MARK: The view

    /// Loads the view if there is none. > Contract: VC-1, VC-7.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return rootView
        }
        set {
            KeyValueChanges.will(self, "view")
            defer { KeyValueChanges.did(self, "view") }
            setView(newValue)
        }
    }
    open var viewIfLoaded: UIView? { rootView }
    open var isViewLoaded: Bool { rootView != nil }
    open func loadViewIfNeeded() { if rootView == nil { ControllerLoading.load(self) } }
    /// > Contract: VC-3.
    open func loadView() { if !ControllerNib.load(self) { view = ControllerLoading.plainView(for: self) } }
    open func viewDidLoad() {}
    open var title: String? {
        willSet { KeyValueChanges.will(self, "title") }
        didSet {
            defer { KeyValueChanges.did(self, "title") }
            items.titleChanged(from: oldValue, to: title)
            if title != oldValue { ControllerBarItems.tabItemChanged(of: self) }
        }
    }
    /// The identifier for state restoration, if all ancestors have one.
    open var restorationIdentifier: String?
    /// Recreates the controller; nil leaves it to the app's delegate, or to an existing controller with this identifier.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// Overriders encode the state of their view, and call super.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Overriders restore the encoded state, and call super.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Whether the focus may move between two views, one of which is in the controller's view.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// Called when the state of all controllers has been restored.
    open func applicationFinishedRestoringState() {}

    private func setView(_ view: UIView?) {
        rootView?.owningController = nil
        rootView = view
        view?.owningController = self
        if let view { ViewTraits.update(view) }
    }

    // MARK: Appearing

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open var isBeingPresented: Bool { presentation.isBeingPresented }
    open var isBeingDismissed: Bool { presentation.isBeingDismissed }
    open var isMovingToParent: Bool { containment.isMovingToParent }
    open var isMovingFromParent: Bool { containment.isMovingFromParent }

    // MARK: Layout

    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// Called in the constraint phase of the root view; overriders call super last. > Contract: VC-14.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue, let rootView { ViewMargins.update(rootView) } }
    }
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { ControllerLoading.minimumMargins(of: self) }
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { rootView?.layoutMarginsDidChange() } }
    open var preferredContentSize: CGSize = .zero {
        willSet { KeyValueChanges.will(self, "preferredContentSize") }
        didSet {
            defer { KeyValueChanges.did(self, "preferredContentSize") }
            if preferredContentSize != oldValue { ControllerPresentation.contentSizeChanged(self) }
        }
    }
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// Whether the first scroll view of the content is inset for the bars even if it cannot scroll.
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { adjustsContent }
        set { adjustsContent = newValue }
    }
    private(set) var adjustsContent = true { didSet { if adjustsContent != oldValue { ContentScrollViewFinder.readjustInsets(self) } } }
    var layoutSupports: LayoutSupportGuides?
    open var extendedLayoutIncludesOpaqueBars = false

    // MARK: Containment

    open weak var parent: UIViewController? { containment.parent }
    open var children: [UIViewController] { containment.children }
    open func addChild(_ childController: UIViewController) { ControllerContainment.add(childController, to: self) }
    open func removeFromParent() { ControllerContainment.remove(self) }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        ControllerAppearance.begin(self, appearing: isAppearing, animated: animated)
    }
    open func endAppearanceTransition() { ControllerAppearance.end(self) }
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        ControllerContainment.transition(
            in: self, from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        childViewController.traitOverrideValues = collection?.values ?? TraitValues()
        if let view = childViewController.viewIfLoaded { ViewTraits.update(view) }
    }
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.traitOverrideValues.isEmpty ? nil : UITraitCollection(values: childViewController.traitOverrideValues)
    }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        ControllerContainment.forwardTransition(self, to: size, with: coordinator)
    }
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in containment.children { child.willTransition(to: newCollection, with: coordinator) }
        guard let session = presentation.presented else { return }
        session.controller.willTransition(to: newCollection, with: coordinator)
        session.presented.willTransition(to: newCollection, with: coordinator)
    }
    open func show(_ vc: UIViewController, sender: Any?) { ControllerContainment.show(vc, sender: sender, from: self) }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }
    /// Takes over the secondary controller when the split view controller collapses; the default does nothing.
    open func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController) {
    }
    /// Returns the secondary controller when it expands; nil without one.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

    // MARK: Bar items

    /// The controller's item in a navigation bar; created on first access. > Contract: VC-8, VC-9.
    open var navigationItem: UINavigationItem {
        if let item = items.navigation { return item }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        items.navigation = item
        return item
    }
    /// The controller's item in a tab bar; created on first access. > Contract: VC-8, VC-9.
    open var tabBarItem: UITabBarItem! {
        get {
            if let item = items.tab { return item }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            items.tab = item
            items.isTabStandard = true
            return item
        }
        set {
            items.tab = newValue
            items.isTabStandard = false
            ControllerBarItems.tabItemChanged(of: self)
        }
    }
    /// No item was set, and the created one is empty.
    var hasNoTabBarItem: Bool { items.hasNoTab }
    func take(_ item: UINavigationItem) { items.navigation = item }
    open var toolbarItems: [UIBarButtonItem]? {
        get { items.toolbar }
        set {
            KeyValueChanges.will(self, "toolbarItems")
            defer { KeyValueChanges.did(self, "toolbarItems") }
            setToolbarItems(newValue, animated: false)
        }
    }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        items.toolbar = toolbarItems
        if let owner = navigationController, owner.topViewController === self, !owner.isToolbarHidden {
            owner.toolbar.setItems(toolbarItems, animated: animated)
        }
    }
    /// > Contract: NV-8.
    open var hidesBottomBarWhenPushed = false
    open var navigationController: UINavigationController? { ControllerBarItems.ancestor(of: self, UINavigationController.self) }
    open var tabBarController: UITabBarController? { ControllerBarItems.ancestor(of: self, UITabBarController.self) }
    open var isEditing: Bool {
        get { editing }
        set { KeyValueChanges.set("editing", of: self) { setEditing(newValue, animated: false) } }
    }
    private var editing = false
    open func setEditing(_ editing: Bool, animated: Bool) {
        let changes = self.editing != editing
        if changes { KeyValueChanges.will(self, "editing") }
        defer { if changes { KeyValueChanges.did(self, "editing") } }
        self.editing = editing
        if let item = items.edit { EditButton.update(item, isEditing: editing) }
    }
    open var editButtonItem: UIBarButtonItem {
        if let item = items.edit { return item }
        let item = EditButton.make(for: self)
        items.edit = item
        return item
    }

    // MARK: Content under bars

    private var namedContent = ContentScrollViews()
    /// Sets the scroll view that bars at the given edges follow; nil lets UIKit determine it.
    ///
    /// > Contract: UIKit, `setContentScrollView(_:for:)`.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        namedContent.set(scrollView, for: edge)
        navigationController?.viewIfLoaded?.setNeedsLayout()
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }
    /// The scroll view that bars at an edge follow: the one set for it, else a container's child's, or the bottommost one in the view.
    ///
    /// > Contract: UIKit, `contentScrollView(for:)`.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        namedContent[edge] ?? ContentScrollViewFinder.search(self)
    }
    /// The one set for an edge.
    func namedContent(for edge: NSDirectionalRectEdge) -> UIScrollView? { namedContent[edge] }

    // MARK: Presentation

    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { presentation.transitioningDelegate }
        set { presentation.transitioningDelegate = newValue }
    }
    /// The one of the presentation that shows this controller or an ancestor, else the one of its next presentation.
    open var presentationController: UIPresentationController? { ControllerPresentation.controller(of: self) }
    /// The presentation controller, if it is a sheet's.
    open var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }
    /// The popover presentation controller; nil for other presentations.
    open var popoverPresentationController: UIPopoverPresentationController? { ControllerPresentation.popover(of: self) }
    /// The transition of UIKit's own controllers, regardless of their style.
    package var systemPresentation: (any UIViewControllerTransitioningDelegate)? { nil }
    /// Of the current presentation, push, pop, animated change of tabs or rotation of this controller or an ancestor; nil without one, and
    /// for changes without animation.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { ControllerPresentation.coordinator(of: self) }
    /// Of this container's current transition.
    var containerCoordinator: TransitionCoordinator? { nil }
    open var presentedViewController: UIViewController? { ControllerPresentation.presented(above: self) }
    open weak var presentingViewController: UIViewController? { ControllerPresentation.presenting(of: self) }
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        ModalPresenter.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        ModalPresenter.dismiss(self, animated: flag, completion: completion)
    }

    // MARK: Segues

    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Without such a segue, a programming error as in UIKit. `shouldPerformSegue(withIdentifier:sender:)` is not called.
    ///
    /// > Contract: NB-9.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let scene, let segue = scene.segue(identifier, of: self) else {
            ProgrammerError.raise("Receiver (\(self)) has no segue with identifier '\(identifier)'", name: .invalidArgument)
        }
        SeguePerformer(scene: scene, controller: self, anchor: sender as AnyObject?).start(segue, sender: sender, asks: false)
    }
    /// Whether an unwind segue may end here: if the controller implements the action.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        ObjCRuntime.responds(self, to: action)
    }
    /// In search order; without the child that the segue comes from.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let branch = childContaining(source)
        return children.reversed().filter { $0 !== branch }
    }
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        UnwindSearch.child(of: self, containing: source.source)
    }
    /// Shows the child that the segue unwinds to; the default does nothing.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Status bar and orientation

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { StatusBarAppearance.hiddenByDefault }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open func setNeedsStatusBarAppearanceUpdate() {
        if preferredStatusBarUpdateAnimation != .fade { UnimplementedSetting.report("preferredStatusBarUpdateAnimation", on: self) }
        StatusBarAppearance.update()
    }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { StatusBarAppearance.update() }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { StatusBarAppearance.update() }
    /// Queried on the topmost full-screen controller; containers return their own value, or their delegate's. > Contract: CT-12.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { InterfaceOrientations.supported(by: self) }
    /// The orientation for a full-screen presentation of the controller; the current one by default.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { InterfaceOrientations.preferred(by: self) }
    /// If false, the interface does not rotate, as before iOS 16.
    open var shouldAutorotate: Bool { true }
    /// The current interface orientation.
    open var interfaceOrientation: UIInterfaceOrientation { InterfaceOrientations.current }
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { StatusBarAppearance.update() }
    open class func attemptRotationToDeviceOrientation() { StatusBarAppearance.update() }

    // MARK: Traits, memory, responder chain

    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? CurrentTraits.deviceDefault }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrideValues.userInterfaceStyle ?? .unspecified }
        set {
            traitOverrideValues.userInterfaceStyle = newValue == .unspecified ? nil : newValue
            if let rootView { ViewTraits.update(rootView) }
        }
    }
    open func didReceiveMemoryWarning() {}

    private var addedKeyCommands: [UIKeyCommand] = []
    /// Added key commands; overriders append theirs to super's.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
    /// Only containers perform the `show` actions, although every controller has the methods.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !ControllerContainment.showing.contains(action.name) && super.canPerformAction(action, withSender: sender)
    }
    /// The nearest ancestor that performs an action: a container for the `show` actions, else any that can perform it.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        ControllerContainment.target(of: action, from: self, sender: sender)
    }
    /// Whether the keyboard remains visible when this presented controller's text input resigns, until the controller or the user dismisses
    /// it: true in a pad's form sheets.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet && traitCollection.userInterfaceIdiom == .pad }

    open override var next: UIResponder? {
        guard let rootView else { return parent }
        return rootView.superview ?? presentingViewController
    }
    package override var responderWindow: UIWindow? { rootView?.window }

    /// The root view of this controller enters or leaves a window.
    package func rootViewWillMove(to window: UIWindow?, under superview: UIView) {
        ControllerAppearance.viewWillMove(self, to: window, under: superview)
    }
    package func rootViewDidMoveToWindow() { ControllerAppearance.viewDidMove(self) }
}
