internal import CoreGraphics
internal import Foundation

/// Position and visibility of a navigation controller's bars, and how the upper one follows the content of the top screen.
///
/// > Contract: NV-8, NV-13 to NV-16, NV-18, SE-8.
@MainActor final class NavigationBars: ScrollLinkedBar, ScrollEdgeObserver {
    private unowned let owner: UINavigationController
    private(set) var isBarHidden = false
    private(set) var isToolbarHidden = true
    /// The tabs in the same row, in the coordinates of a tab bar controller whose screen this is; nil if there are none.
    var tabRow: CGRect? {
        didSet {
            guard tabRow != oldValue else { return }
            bar.tabSpan = tabRow.map { $0.minX...$0.maxX }
            layOut()
        }
    }
    /// The height of the bar's lower part. > Units: points.
    private var lower: CGFloat = 0
    private weak var screen: UIViewController?
    private weak var content: UIScrollView?
    private lazy var edges = ContentEdgeTracker(self)

    init(_ owner: UINavigationController) { self.owner = owner }

    private var view: NavigationView? { owner.viewIfLoaded as? NavigationView }
    private var bar: UINavigationBar { owner.navigationBar }
    private var isMoving: Bool { owner.stage.isMoving }

    // MARK: The top screen

    /// Another screen becomes the top one: the bar is as that screen left it, or in its initial state.
    func enter(_ new: UIViewController, items: [UINavigationItem]) {
        if let screen { screen.navigationItem.lowerPart = lower }
        content?.follower = nil
        screen = new
        content = ContentScrollViewFinder.find(in: new)
        let stretch = bar.stretch(of: items)
        let left = new.navigationItem.lowerPart.map { content == nil ? stretch.most : stretch.inset($0) }
        lower = left ?? (content == nil ? stretch.most : stretch.initial)
        content?.follower = self
        content?.reserveAbove = stretch.most - stretch.inset(lower)
        (known, wasSearching) = (stretch, bar.isSearching)
        edges.watch(new)
        updateEdge(stretch)
        owner.tabBarController?.stage.contentChanged()
    }

    /// The bar's subviews animate to their frames in its new height.
    func show(_ items: [UINavigationItem], animated: Bool) {
        bar.pendingLargeHeight = lower - bar.stretch(of: items).searchVisible(lower)
        bar.show(items, animated: animated)
        bar.pendingLargeHeight = nil
    }

    /// The top screen's item changed its title size or its search field.
    func itemChanged() {
        guard view != nil, !isMoving, let screen else { return }
        let stretch = bar.stretch(of: bar.items ?? [])
        guard stretch != known else { return }
        if content == nil, let found = ContentScrollViewFinder.find(in: screen) {
            content = found
            found.follower = self
        }
        let wasFullyVisible = lower >= known.initial
        known = stretch
        lower = content == nil ? stretch.most : wasFullyVisible ? stretch.initial : stretch.inset(lower)
        content?.reserveAbove = stretch.most - stretch.inset(lower)
        updateEdge(stretch)
        layOut()
    }

    /// A search began or ended, or its bar changed its height: during a search, the bar shows the field only.
    func searchChanged(animated: Bool) {
        guard view != nil, !isMoving else { return }
        let stretch = bar.stretch(of: bar.items ?? [])
        guard stretch != known || bar.isSearching != wasSearching else { return }
        if !wasSearching, bar.isSearching { lowerBeforeSearch = lower }
        lower = wasSearching && !bar.isSearching ? stretch.inset(lowerBeforeSearch) : stretch.inset(max(lower, stretch.most))
        wasSearching = bar.isSearching
        known = stretch
        content?.reserveAbove = stretch.most - stretch.inset(lower)
        updateEdge(stretch)
        guard animated, view?.window != nil else { return layOut() }
        UIView.animate(withDuration: SearchMetrics.cancelDuration, delay: 0, options: .allowUserInteraction) {
            self.layOut()
            self.layoutBar()
        }
    }

    /// The values of the last layout.
    private var known = NavigationBarExpansion()
    private var wasSearching = false
    private var lowerBeforeSearch: CGFloat = 0

    /// > Contract: NV-17: also without a scroll view.
    private func updateEdge(_ stretch: NavigationBarExpansion) {
        let isPulled = stretch.large > 0 && lower > stretch.least
        bar.isAtScrollEdge = !bar.isSearching && (isPulled || edges.isAtTop)
        if let toolbar = owner.toolbar { toolbar.isAtScrollEdge = edges.isAtBottom }
    }

    func edgesMayHaveChanged() {
        guard !isMoving else { return }
        updateEdge(known)
    }

    // MARK: Following the content

    /// > Contract: NV-13.
    func didScroll(_ scrollView: UIScrollView) {
        guard scrollView === content, !isMoving, !isBarHidden else { return }
        let stretch = bar.stretch(of: bar.items ?? [])
        guard stretch.most > 0, let pulled = pulled(scrollView, at: scrollView.contentOffset.y, stretch) else { return }
        let new = stretch.height(pulled: pulled)
        guard new != lower else { return }
        lower = new
        scrollView.reserveAbove = stretch.most - stretch.inset(new)
        scrollView.insetsFollowOffset = true
        layOut()
        layoutBar()
        scrollView.insetsFollowOffset = false
        updateEdge(stretch)
    }

    func restingOffset(_ scrollView: UIScrollView, forProposed proposed: CGPoint) -> CGPoint {
        guard scrollView === content, !isMoving, !isBarHidden else { return proposed }
        let stretch = bar.stretch(of: bar.items ?? [])
        guard stretch.most > 0, let pulled = pulled(scrollView, at: proposed.y, stretch) else { return proposed }
        return CGPoint(x: proposed.x, y: proposed.y - (stretch.resting(pulled: pulled) - pulled))
    }

    /// How far an offset pulls the content below the bar's row; nil if the content does not begin at the bar.
    private func pulled(_ scrollView: UIScrollView, at offset: CGFloat, _ stretch: NavigationBarExpansion) -> CGFloat? {
        guard let view, scrollView.contentInsetAdjustmentBehavior != .never,
            abs(scrollView.safeAreaInsets.top - view.screens.safeAreaForChildren.top) < 1
        else { return nil }
        return -offset - (scrollView.adjustedContentInset.top - stretch.inset(lower))
    }

    private func layoutBar() { bar.layoutIfNeeded() }

    // MARK: Hiding

    func setBar(hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        defer { StatusBarAppearance.update() }
        if animated, hiddenBefore != nil { return }
        if hiddenBefore != nil { hiddenBefore = hidden }
        move(bar, hidden: hidden, animated: animated && !owner.stage.isCancellingTransition)
    }

    /// How a transition moves the bar as a whole.
    enum BarTransition { case stays, comes, goes }

    /// Whether the transition hides or shows the bar.
    private var movesBar = false
    /// Whether the bar was hidden before the appearance callbacks; nil outside of them.
    private var hiddenBefore: Bool?
    /// An app may hide the bar itself, next to `isNavigationBarHidden`: it covers nothing then either, and stays so after transitions.
    private var coversTop: Bool { !isBarHidden && !bar.isHidden }
    /// The bar's horizontal offset while it leaves with a screen. > Units: points.
    private var aside: CGFloat = 0

    /// Appearance callbacks begin: a bar that they hide or show moves with its screen. > Contract: NV-14.
    func beginAppearanceCallbacks() { hiddenBefore = isBarHidden }

    /// They have ended. A bar that appears starts next to the screen that it enters with.
    func endAppearanceCallbacks(_ operation: UINavigationController.Operation) -> BarTransition {
        defer { hiddenBefore = nil }
        guard let hiddenBefore, hiddenBefore != isBarHidden, let view else { return .stays }
        let ahead =
            (operation == .push ? 1 : -1) * view.bounds.width * (view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
        movesBar = true
        guard !isBarHidden else {
            aside = -ahead
            return .goes
        }
        bar.setHidden(false)
        UIView.performWithoutAnimation {
            let size = CGSize(width: view.bounds.width, height: bar.rowHeight + lower)
            bar.frame = CGRect(origin: CGPoint(x: ahead, y: view.safeAreaInsets.top), size: size)
            bar.layoutIfNeeded()
        }
        return .comes
    }

    /// The transition is over: gives the bar its final frame.
    func finishBarTransition() {
        hiddenBefore = nil
        aside = 0
        if movesBar || isBarHidden { bar.setHidden(isBarHidden) }
        movesBar = false
    }

    func setToolbar(hidden: Bool, animated: Bool) {
        guard hidden != isToolbarHidden else { return }
        isToolbarHidden = hidden
        guard let view, let toolbar = owner.toolbar else { return }
        if toolbar.superview == nil {
            view.addSubview(toolbar)
            UIView.performWithoutAnimation {
                layOut(toolbarHidden: true)
                toolbar.isHidden = true
            }
        }
        move(toolbar, hidden: hidden, animated: animated)
    }

    /// The controller's view was loaded; the toolbar may have been shown before, in code or by a storyboard.
    func addShownToolbar(to view: NavigationView) {
        guard !isToolbarHidden, let toolbar = owner.toolbar else { return }
        view.addSubview(toolbar)
        toolbar.setItems(owner.topViewController?.toolbarItems, animated: false)
    }

    func showToolbarItems(of controller: UIViewController, animated: Bool) {
        guard !isToolbarHidden || owner.toolbar.superview != nil else { return }
        owner.toolbar.setItems(controller.toolbarItems, animated: animated)
    }

    private func set(_ bar: UIView, hidden: Bool) {
        if let bar = bar as? UINavigationBar { bar.setHidden(hidden) } else { bar.isHidden = hidden }
    }

    private func move(_ bar: UIView, hidden: Bool, animated: Bool) {
        guard let view else { return }
        if !hidden {
            set(bar, hidden: false)
            if bar === owner.toolbar { owner.toolbar.setItems(owner.topViewController?.toolbarItems, animated: false) }
        }
        guard animated, view.window != nil else {
            set(bar, hidden: hidden)
            view.setNeedsLayout()
            return layOut()
        }
        UIView.animate(withDuration: NavigationTransitionMetrics.barDuration, delay: 0, options: .allowUserInteraction) {
            self.layOut()
        } completion: { [weak self] _ in
            guard let self else { return }
            set(bar, hidden: bar === owner.toolbar ? isToolbarHidden : isBarHidden)
        }
    }

    /// A screen on the stack hides the bottom bars. > Contract: NV-8.
    var hidesBottomBar: Bool { owner.viewControllers.contains(where: \.hidesBottomBarWhenPushed) }

    // MARK: Layout

    func layOut() { layOut(toolbarHidden: isToolbarHidden || hidesBottomBar) }

    private func layOut(toolbarHidden: Bool) {
        guard let view else { return }
        view.screens.frame = view.bounds
        let stretch = bar.stretch(of: bar.items ?? [])
        if content == nil { lower = stretch.most }
        lower = max(lower, stretch.least)
        let row = bar.rowHeight
        let safe = ContainerSafeArea.of(view)
        let height = row + lower
        bar.searchVisible = stretch.searchVisible(lower)
        let isAbove = isBarHidden && aside == 0
        bar.frame = CGRect(x: aside, y: isAbove ? -height : safe.top, width: view.bounds.width, height: height)
        let top = coversTop ? row + stretch.inset(lower) : tabRow?.height ?? 0
        var insets = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
        if let toolbar = owner.toolbar, toolbar.superview != nil {
            let height = toolbar.sizeThatFits(view.bounds.size).height
            let y = toolbarHidden ? view.bounds.height : view.bounds.height - safe.bottom - height
            toolbar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
            if !toolbarHidden { insets.bottom = height }
        }
        view.screens.barInsets = insets
        owner.stage.layOutVisibleScreen()
        if let screen, !isMoving {
            edges.watch(screen)
            updateEdge(stretch)
        }
    }

    /// The whole bounds, unless the screen does not extend under the bars. > Contract: NV-15, NV-16.
    func frame(of controller: UIViewController) -> CGRect {
        guard let view else { return .zero }
        let bounds = view.screens.bounds
        let opaqueTop = !bar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars
        let opaqueBottom = !owner.toolbar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars
        var kept = UIEdgeInsets.zero
        if coversTop, opaqueTop || !controller.edgesForExtendedLayout.contains(.top) {
            // A bar in transition has no inset yet.
            let insets = view.screens.barInsets.top
            kept.top = view.safeAreaInsets.top + (insets > 0 ? insets : bar.rowHeight + lower)
        }
        if view.screens.barInsets.bottom > 0, opaqueBottom || !controller.edgesForExtendedLayout.contains(.bottom) {
            kept.bottom = view.safeAreaInsets.bottom + view.screens.barInsets.bottom
        }
        return bounds.inset(by: kept)
    }
}
