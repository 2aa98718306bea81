public import Foundation
public import ObjectiveC
internal import ProgrammerErrors

/// Manages a part of the screen: owns a root view, receives its appearance and layout callbacks, and may contain other controllers.
///
/// > Contract: UIKit, UIViewController; VC-1 to VC-20, AP-7 to AP-22, CT-1 to CT-12, PR-1 to PR-9.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, @preconcurrency NSCoding {
    private var rootView: UIView?
    private var nib: String?
    private var bundle: Bundle?
    package var appearance = AppearanceState()
    package var containment = ControllerContainment()
    package var presentation = ControllerPresentation()
    private var items = ControllerBarItems()
    package var traitOverrideValues = TraitValues()
    var traitRegistrations: [TraitRegistration] = []
    var unavailability = ContentUnavailability()

    // MARK: Making

    /// A controller whose view comes from a nib.
    ///
    /// Without names, a nib with the class's name is used if there is one, else `loadView()` creates a plain view. The nib is loaded with
    /// the view.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nib = nibNameOrNil
        bundle = nibBundleOrNil
        scene = nil
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// For classes whose own initializers are the designated ones, before the view is loaded.
    func useNib(named name: String?, in bundle: Bundle?) { (nib, self.bundle) = (name, bundle) }

    /// A controller from a storyboard, nib or archive.
    public required init?(coder: NSCoder) {
        nib = coder.text("UINibName")
        bundle = (coder as? NibDecoder)?.instance.bundle
        scene = (coder as? NibDecoder)?.instance.scene
        super.init()
        ControllerCoding.decode(self, from: coder)
    }

    /// Writes the nib's name and the title; not the view.
    open func encode(with coder: NSCoder) {
        if let nib { coder.encode(nib as NSString, forKey: "UINibName") }
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
    }

    /// The name of the view's nib: the one passed in, or one with the class's name if it exists.
    open var nibName: String? { nib ?? ControllerNib.defaultName(for: self) }
    /// The bundle of the view's nib; nil is the main bundle.
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
            // Not through a method that a subclass may override, to reach its view there.
            loadViewOnce()
            return rootView
        }
        set {
            KeyValueChanges.will(self, "view")
            defer { KeyValueChanges.did(self, "view") }
            setView(newValue)
        }
    }
    /// The view, if it is loaded; does not load it.
    open var viewIfLoaded: UIView? { rootView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { rootView != nil }
    /// Loads the view and calls `viewDidLoad()`, if there is no view yet.
    open func loadViewIfNeeded() { loadViewOnce() }
    private func loadViewOnce() { if rootView == nil { ControllerLoading.load(self) } }
    /// Creates the view: from the nib or storyboard, else a plain one of the screen's size.
    ///
    /// For overriding, without calling `super`: the override sets `view`.
    ///
    /// > Contract: VC-3.
    open func loadView() { if !ControllerNib.load(self) { view = makePlainView() } }
    /// The view of a controller without a nib.
    func makePlainView() -> UIView { ControllerLoading.plainView(for: self) }
    /// Called once after the view was loaded; it is not in a window yet, and does not have its final size.
    open func viewDidLoad() {}
    /// The text that bars show for the controller, passed on to its navigation and tab bar items; observable.
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
    /// The entries of the menu below a preview of this controller; none by default, and never shown: no simulated device senses pressure.
    @available(iOS, introduced: 9.0, deprecated: 13.0, message: "Use UIContextMenuInteraction.")
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    /// Where the focus should go in this controller: its view by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
    /// Whether the focus returns to where it was when the controller appears again; true by default.
    open var restoresFocusAfterTransition = true {
        didSet { if !restoresFocusAfterTransition { UnimplementedSetting.report("restoresFocusAfterTransition", on: self) } }
    }
    /// Whether the focus may move between two views, one of which is in the controller's view.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after the focus moved from or to a view in the controller's view.
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

    /// Called before the view appears; overriding classes call `super`.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in the window with its traits and size, between `viewWillAppear(_:)` and `viewDidAppear(_:)`.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view appeared and its transition ended.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears; an interactive transition may still be cancelled.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Whether the controller is appearing because it is presented.
    open var isBeingPresented: Bool { presentation.isBeingPresented }
    /// Whether the controller is disappearing because its presentation ends.
    open var isBeingDismissed: Bool { presentation.isBeingDismissed }
    /// Whether the controller is appearing because it is added to a container.
    open var isMovingToParent: Bool { containment.isMovingToParent }
    /// Whether the controller is disappearing because it is removed from a container.
    open var isMovingFromParent: Bool { containment.isMovingFromParent }

    // MARK: Layout

    /// Called before the root view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the root view laid out its subviews; theirs may not be laid out yet.
    open func viewDidLayoutSubviews() {}
    /// Called in the constraint phase of the root view; overriders call super last. > Contract: VC-14.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Called when the safe area of the root view has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when the layout margins of the root view have changed.
    open func viewLayoutMarginsDidChange() {}
    /// Points by which the safe area of the view is reduced at each edge, for content over it. Default: zero.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue, let rootView { ViewMargins.update(rootView) } }
    }
    /// The least margins of the root view: at the sides 16 points, or 20 in wide views; at top and bottom 0.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { ControllerLoading.minimumMargins(of: self) }
    /// Whether the root view's margins are at least the system's; default true.
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { rootView?.layoutMarginsDidChange() } }
    /// The size in points that the controller would like as a child, a popover or a sheet; zero has no preference.
    open var preferredContentSize: CGSize = .zero {
        willSet { KeyValueChanges.will(self, "preferredContentSize") }
        didSet {
            defer { KeyValueChanges.did(self, "preferredContentSize") }
            if preferredContentSize != oldValue { ControllerPresentation.contentSizeChanged(self) }
        }
    }
    /// The edges where the view extends below the bars of its container; default all.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// Whether the first scroll view of the content is inset for the bars even if it cannot scroll.
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { adjustsContent }
        set { adjustsContent = newValue }
    }
    private(set) var adjustsContent = true { didSet { if adjustsContent != oldValue { ContentScrollViewFinder.readjustInsets(self) } } }
    var layoutSupports: LayoutSupportGuides?
    /// Whether the view extends below opaque bars too; default false.
    open var extendedLayoutIncludesOpaqueBars = false

    // MARK: Missing content

    /// What is shown over the view in place of missing content; nil, the default, shows the view itself.
    ///
    /// Set it in `updateContentUnavailableConfiguration(using:)`, or at any time.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailability.configuration }
        set { ContentUnavailability.set(newValue, on: self) }
    }
    /// The traits of the view and the text of the search that the controller shows or whose results it shows; overriders add values to
    /// super's.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = searchTextOfContent
        return state
    }
    /// Asks for `updateContentUnavailableConfiguration(using:)` before the view's next layout.
    open func setNeedsUpdateContentUnavailableConfiguration() { ContentUnavailability.request(self) }
    /// Called before the view's first layout in a window, after its traits or the search's text changed, and on request; does nothing.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    /// Called before the view lays out its subviews.
    final func contentWillLayOut() { ContentUnavailability.willLayOut(self) }

    // MARK: Containment

    /// The container that the controller is a child of.
    open weak var parent: UIViewController? { containment.parent }
    /// The children in the order in which they were added.
    open var children: [UIViewController] { containment.children }
    /// Makes another controller a child; calls its `willMove(toParent:)`, and removes it from its previous parent.
    ///
    /// The container adds the child's view itself and then calls the child's `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) { ControllerContainment.add(childController, to: self) }
    /// Removes the controller from its parent and calls `didMove(toParent:)` with nil; the view stays where it is.
    open func removeFromParent() { ControllerContainment.remove(self) }
    /// Called before the controller gets or loses a parent; a container calls it with nil before it removes a child.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller got or lost a parent; a container calls it after it added the child's view.
    open func didMove(toParent parent: UIViewController?) {}
    /// Whether the appearance callbacks of children follow those of this controller; true unless overridden.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Begins the appearance or disappearance of a child that the container animates itself.
    ///
    /// Calls `viewWillAppear(_:)` or `viewWillDisappear(_:)` of the child. Must be followed by `endAppearanceTransition()`.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        ControllerAppearance.begin(self, appearing: isAppearing, animated: animated)
    }
    /// Ends the transition that was begun, and calls `viewDidAppear(_:)` or `viewDidDisappear(_:)`.
    open func endAppearanceTransition() { ControllerAppearance.end(self) }
    /// Animates from the view of one child to that of another, with the appearance callbacks of both.
    ///
    /// The new view is added at the start, the old one removed at the end. Both must be children of this controller, else it is a
    /// programming
    /// error.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        ControllerContainment.transition(
            in: self, from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }
    /// The child whose `preferredStatusBarStyle` applies; nil for the controller's own.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child whose `prefersStatusBarHidden` applies; nil for the controller's own.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child whose `prefersHomeIndicatorAutoHidden` applies; nil for the controller's own.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The child whose `preferredScreenEdgesDeferringSystemGestures` applies; nil for the controller's own.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Replaces all trait overrides of a child; nil removes them.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        childViewController.traitOverrideValues = collection?.values ?? TraitValues()
        if let view = childViewController.viewIfLoaded { ViewTraits.update(view) }
    }
    /// The trait overrides of a child; nil if there are none.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.traitOverrideValues.isEmpty ? nil : UITraitCollection(values: childViewController.traitOverrideValues)
    }
    /// Called when a child's `preferredContentSize` has changed; does nothing by default.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called when a child's fitting size has changed; never called in Ferry.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of a child in a container of the given size; the container's size by default.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }
    /// Called before the size of the view changes; passes the change on to children and to a presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        ControllerContainment.forwardTransition(self, to: size, with: coordinator)
    }
    /// Called before the traits of the view change; passes the change on to children and to a presented controller.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in containment.children { child.willTransition(to: newCollection, with: coordinator) }
        guard let session = presentation.presented else { return }
        session.controller.willTransition(to: newCollection, with: coordinator)
        session.presented.willTransition(to: newCollection, with: coordinator)
    }
    /// Shows another controller in the nearest container, such as by a push; without a container it is presented.
    open func show(_ vc: UIViewController, sender: Any?) { ControllerContainment.show(vc, sender: sender, from: self) }
    /// Shows another controller in the detail column of the nearest split view; without one it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }
    /// Takes over the secondary controller when the split view controller collapses; the default does nothing.
    open func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController) {
    }
    /// Returns the secondary controller when it expands; nil without one.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

    // MARK: Bar items

    /// The item, if something asked for it.
    var existingNavigationItem: UINavigationItem? { items.navigation }

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
    /// The items of the navigation controller's toolbar while this controller is on top; setting it does not animate.
    open var toolbarItems: [UIBarButtonItem]? {
        get { items.toolbar }
        set {
            KeyValueChanges.will(self, "toolbarItems")
            defer { KeyValueChanges.did(self, "toolbarItems") }
            setToolbarItems(newValue, animated: false)
        }
    }
    /// Sets the toolbar's items, which change with an animation if the toolbar is visible.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        items.toolbar = toolbarItems
        if let owner = navigationController, owner.topViewController === self, !owner.isToolbarHidden {
            owner.toolbar.setItems(toolbarItems, animated: animated)
        }
    }
    /// Whether the tab bar and the toolbar are hidden while this controller is on a navigation stack; default false.
    ///
    /// > Contract: NV-8.
    open var hidesBottomBarWhenPushed = false {
        willSet { KeyValueChanges.will(self, "hidesBottomBarWhenPushed") }
        didSet { KeyValueChanges.did(self, "hidesBottomBarWhenPushed") }
    }
    /// The nearest enclosing navigation controller.
    open var navigationController: UINavigationController? { ControllerBarItems.ancestor(of: self, UINavigationController.self) }
    /// The nearest enclosing tab bar controller.
    open var tabBarController: UITabBarController? { ControllerBarItems.ancestor(of: self, UITabBarController.self) }
    /// Whether the content is being edited; setting it calls `setEditing(_:animated:)` without an animation.
    open var isEditing: Bool {
        get { editing }
        set { KeyValueChanges.set("editing", of: self) { setEditing(newValue, animated: false) } }
    }
    private var editing = false
    /// Begins or ends editing, and updates the title of `editButtonItem`; overriding classes call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        let changes = self.editing != editing
        if changes { KeyValueChanges.will(self, "editing") }
        defer { if changes { KeyValueChanges.did(self, "editing") } }
        self.editing = editing
        if let item = items.edit { EditButton.update(item, isEditing: editing) }
    }
    /// A button that toggles editing, with the title "Edit" or "Done"; created on first access.
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

    /// How the controller is presented; `automatic` is a page sheet.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
        willSet { KeyValueChanges.will(self, "modalPresentationStyle") }
        didSet { KeyValueChanges.did(self, "modalPresentationStyle") }
    }
    /// The animation of a presentation without a transitioning delegate's animator; default `coverVertical`.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// The animation of a presentation of the controller; nil, the default, is that of its `modalTransitionStyle`.
    open var preferredTransition: Transition?
    /// Whether the user cannot dismiss the controller by a drag or a tap outside; default false.
    open var isModalInPresentation = false
    /// Whether presentations in the current context cover this controller's view instead of the whole window; default false.
    open var definesPresentationContext = false
    /// Whether presentations in this controller's context use its `modalTransitionStyle`; default false.
    open var providesPresentationContextTransitionStyle = false
    /// Whether the controller decides on the status bar although its presentation does not cover the window; default false.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// The delegate that provides animators and a presentation controller; not retained.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { presentation.transitioningDelegate }
        set { presentation.transitioningDelegate = newValue }
    }
    /// The one of the presentation that shows this controller or an ancestor, else the one of its next presentation.
    open var presentationController: UIPresentationController? { ControllerPresentation.controller(of: self) }
    /// The one of the presentation that shows this controller or an ancestor; nil while it is not presented.
    open var activePresentationController: UIPresentationController? { presentingViewController == nil ? nil : presentationController }
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
    /// The controller that this controller, or its nearest ancestor that presents one, presents.
    open var presentedViewController: UIViewController? { ControllerPresentation.presented(above: self) }
    /// The controller that presents this controller or its nearest presented ancestor.
    open weak var presentingViewController: UIViewController? { ControllerPresentation.presenting(of: self) }
    /// Presents another controller over this one; `completion` is called after its `viewDidAppear(_:)`.
    ///
    /// If this controller is presenting already, or its view is not in a window, nothing happens but a message in the log. Presenting a
    /// controller that is presented or has a parent is a programming error.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        ModalPresenter.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
    }
    /// Ends the presentation above this controller, or, if it presents none, its own; `completion` is called afterwards.
    ///
    /// Controllers presented above the dismissed one are dismissed with it, without an animation of their own.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        ModalPresenter.dismiss(self, animated: flag, completion: completion)
    }

    // MARK: Segues

    /// Called before a segue shows its destination, to pass data to it; does nothing by default.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Returns whether a segue that the user triggers may run; true by default.
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
    /// The child that is, or contains, the source of an unwind segue; nil if there is none.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        UnwindSearch.child(of: self, containing: source.source)
    }
    /// Shows the child that the segue unwinds to; the default does nothing.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Status bar and orientation

    /// The colour of the status bar's content over this controller; default `default`.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden over this controller; by default on phones in landscape.
    open var prefersStatusBarHidden: Bool { StatusBarAppearance.hiddenByDefault }
    /// The animation of the status bar when its preferences change; values other than `fade` have no effect in Ferry.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Applies changed preferences for the status bar.
    open func setNeedsStatusBarAppearanceUpdate() {
        if preferredStatusBarUpdateAnimation != .fade { UnimplementedSetting.report("preferredStatusBarUpdateAnimation", on: self) }
        StatusBarAppearance.update()
    }
    /// Whether the home indicator may fade out; default false.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Applies a changed `prefersHomeIndicatorAutoHidden`.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { StatusBarAppearance.update() }
    /// The screen edges at which the app's gestures come before the system's; default none.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Applies changed `preferredScreenEdgesDeferringSystemGestures`.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { StatusBarAppearance.update() }
    /// Queried on the topmost full-screen controller; containers return their own value, or their delegate's. > Contract: CT-12.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { InterfaceOrientations.supported(by: self) }
    /// The orientation for a full-screen presentation of the controller; the current one by default.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { InterfaceOrientations.preferred(by: self) }
    /// If false, the interface does not rotate, as before iOS 16.
    open var shouldAutorotate: Bool { true }
    /// The current interface orientation.
    open var interfaceOrientation: UIInterfaceOrientation { InterfaceOrientations.current }
    /// Whether the rotation callbacks of children follow those of this controller; default true.
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
    /// Called before the interface rotates; superseded by `viewWillTransition(to:with:)`.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called in the animation of a rotation, when windows have their new sizes.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called after the interface rotated.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    /// Applies a changed `supportedInterfaceOrientations`, which may rotate the interface.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { StatusBarAppearance.update() }
    /// Rotates the interface to the device's orientation if that is allowed now; superseded.
    open class func attemptRotationToDeviceOrientation() { StatusBarAppearance.update() }

    // MARK: Traits, memory, responder chain

    /// The traits of the view; those of the parent or the device while it is not loaded.
    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? CurrentTraits.deviceDefault }
    /// Called after the traits of the view changed; superseded by `registerForTraitChanges(_:handler:)`.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Light or dark appearance for this controller and everything in it; `unspecified`, the default, inherits it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrideValues.userInterfaceStyle ?? .unspecified }
        set {
            traitOverrideValues.userInterfaceStyle = newValue == .unspecified ? nil : newValue
            if let rootView { ViewTraits.update(rootView) }
        }
    }
    /// Called on every controller when the system asks the app to release memory; overriding classes call `super`.
    open func didReceiveMemoryWarning() {}

    private var addedKeyCommands: [UIKeyCommand] = []
    /// Added key commands; overriders append theirs to super's.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
    /// Adds a command that a hardware keyboard can send while the controller is in the responder chain.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    /// Removes a command that was added.
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
    package override var applicationContext: ApplicationContext { .of(rootView) }

    /// The root view of this controller enters or leaves a window.
    package func rootViewWillMove(to window: UIWindow?, under superview: UIView) {
        ControllerAppearance.viewWillMove(self, to: window, under: superview)
    }
    package func rootViewDidMoveToWindow() { ControllerAppearance.viewDidMove(self) }
}
