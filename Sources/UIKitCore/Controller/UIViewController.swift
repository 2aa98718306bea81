public import Foundation
public import ObjectiveC
internal import ProgrammerErrors

/// Fills a part of the screen: owns a root view, hears when that appears and is laid out, and may contain other controllers.
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

    /// Of the file the view comes from: the one given, or the one named after the class where there is one.
    open var nibName: String? { nib ?? ControllerNib.defaultName(for: self) }
    open var nibBundle: Bundle? { bundle }
    /// Nil for a controller that no storyboard's file made.
    open var storyboard: UIStoryboard? { scene?.storyboard }
    /// The name that was given, without a look at what there is.
    var fileName: String? { nib }
    /// The making of a storyboard's scene that the controller comes from.
    let scene: StoryboardScene?
    /// Top-level objects of the view's file, which nothing else holds.
    var retainedObjects: [Any] = []

    // MARK: The view

    /// Loads the view when there is none yet. > Contract: VC-1, VC-7.
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
    /// The name under which the controller is kept while the app does not run, if all above it have one.
    open var restorationIdentifier: String?
    /// Makes the controller again; nil leaves it to the app's delegate, or to a controller of this name that is there already.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// Overriders write what their view shows, and call super.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Overriders show what was written, and call super.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Whether keys may go from one view to another, one of which is in the controller's.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// Called when every controller has its state.
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
    /// Whether a scroll view that is the first of the view's content keeps clear of the bars though it does not scroll.
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
    /// Takes a split view controller's secondary controller in when that becomes narrow; a plain controller does nothing.
    open func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController) {
    }
    /// Gives the secondary controller back when there is room again; nil when there is none.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

    // MARK: In containers

    /// What a navigation bar shows of this controller; made when first asked for. > Contract: VC-8, VC-9.
    open var navigationItem: UINavigationItem {
        if let item = items.navigation { return item }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        items.navigation = item
        return item
    }
    /// What a tab bar shows of this controller; made when first asked for. > Contract: VC-8, VC-9.
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
    /// No item was set, and the one that was made shows nothing.
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
    /// Names the scroll view that bars at the given edges follow; nil lets UIKit find it again.
    ///
    /// > Contract: UIKit, `setContentScrollView(_:for:)`.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        namedContent.set(scrollView, for: edge)
        navigationController?.viewIfLoaded?.setNeedsLayout()
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }
    /// The scroll view that bars at an edge follow: the one named for it, else a container's child's, or the one that lies lowest in the view.
    ///
    /// > Contract: UIKit, `contentScrollView(for:)`.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { namedContent[edge] ?? ContentScrollViewFinder.search(self) }
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
    /// The one of the presentation that shows this controller or an ancestor, else the one of its next.
    open var presentationController: UIPresentationController? { ControllerPresentation.controller(of: self) }
    /// The presentation controller, where that is one of a sheet.
    open var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }
    /// Where a popover of this controller points to; nil for presentations that are none.
    open var popoverPresentationController: UIPopoverPresentationController? { ControllerPresentation.popover(of: self) }
    /// How UIKit presents one of its own controllers, whatever its style says.
    package var systemPresentation: (any UIViewControllerTransitioningDelegate)? { nil }
    /// Of the presentation, push, pop, animated change of tabs or rotation that is under way for this controller or an ancestor; nil at rest
    /// and for changes without animation.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { ControllerPresentation.coordinator(of: self) }
    /// Of the change of screens that this container carries out.
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
    /// Stops with UIKit's words for a controller without such a segue. `shouldPerformSegue(withIdentifier:sender:)` is not asked.
    ///
    /// > Contract: NB-9.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let scene, let segue = scene.segue(identifier, of: self) else {
            ProgrammerError.raise("Receiver (\(self)) has no segue with identifier '\(identifier)'", name: .invalidArgument)
        }
        SeguePerformer(scene: scene, controller: self, anchor: sender as AnyObject?).start(segue, sender: sender, asks: false)
    }
    /// Whether an unwind segue may end here: where the controller has the action.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        ObjCRuntime.responds(self, to: action)
    }
    /// In the order in which they are asked; the one that the segue comes from is not among them.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let branch = childContaining(source)
        return children.reversed().filter { $0 !== branch }
    }
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        UnwindSearch.child(of: self, containing: source.source)
    }
    /// Shows the child on the way back; a plain controller has nothing to change.
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
    /// Asked of the topmost controller that fills the screen; containers answer for themselves, or their delegates do. > Contract: CT-12.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { InterfaceOrientations.supported(by: self) }
    /// How the interface is to lie when the controller comes to fill the screen; as it lies where that is not overridden.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { InterfaceOrientations.preferred(by: self) }
    /// False keeps the interface as it lies, as before iOS 16.
    open var shouldAutorotate: Bool { true }
    /// How the interface lies.
    open var interfaceOrientation: UIInterfaceOrientation { InterfaceOrientations.current }
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { StatusBarAppearance.update() }
    open class func attemptRotationToDeviceOrientation() { StatusBarAppearance.update() }

    // MARK: Traits, memory, chain

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
    /// Those that were added; overriders add theirs to super's.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
    /// Showing others is a container's action, although every controller has the methods.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !ControllerContainment.showing.contains(action.name) && super.canPerformAction(action, withSender: sender)
    }
    /// The nearest controller upwards that carries an action out: for showing others a container, else one that can perform it.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        ControllerContainment.target(of: action, from: self, sender: sender)
    }
    /// Whether the keyboard stays when what is edited in this presented controller lets go, until the controller leaves or a person puts the
    /// keyboard away: in a pad's form sheets.
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
