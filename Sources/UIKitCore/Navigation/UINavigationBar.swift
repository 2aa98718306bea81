internal import CoreGraphics
public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

/// A bar along the top: a title, buttons, and a back button for a stack of items.
///
/// `NavigationItemView` shows one item; this class holds the stack and the appearances.
/// > Contract: UIKit, UINavigationBar; facts 2.1, NV-10 to NV-12, NV-17.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning, StyledBar {
    let background = BarBackground(frame: .zero)
    private var stack: [UINavigationItem] = []
    private var shown: NavigationItemView?
    private var needsRebuild = true
    private var isBuilding = false
    private var older = LegacyBarAppearance()
    private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
    var readSize: CGSize?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareBar()
        standardAppearance.observer = self
    }

    /// Creates a bar from an archive or a nib, with its items.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareBar()
        standardAppearance.observer = self
        BarCoding.decode(self, from: coder)
        items = coder.decodeObject(forKey: "UIItems") as? [UINavigationItem]
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(stack as NSArray, forKey: "UIItems")
    }

    /// A hidden bar of a navigation controller covers nothing of its screen.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let old = super.isHidden
            super.isHidden = newValue
            if newValue != old { superview?.setNeedsLayout() }
        }
    }

    /// By the controller, which moves the bar itself.
    func setHidden(_ hidden: Bool) { super.isHidden = hidden }

    // MARK: The stack

    /// The object that is notified of pushes and pops and can refuse them; held weakly.
    ///
    /// > Contract: UIKit, `delegate`: not to be set on a navigation controller's bar.
    open weak var delegate: (any UINavigationBarDelegate)? {
        willSet { ProgrammerError.require(!isOwned, "Cannot manually set the delegate on a UINavigationBar managed by a controller.") }
        didSet { setNeedsLayout() }
    }
    private var isOwned = false
    /// Acts as delegate for the navigation controller that manages the bar.
    private weak var owner: (any UINavigationBarDelegate)?
    private var listener: (any UINavigationBarDelegate)? { owner ?? delegate }

    /// Assigns the bar to a navigation controller, which appears as its delegate if it conforms.
    func setOwner(by owner: any UINavigationBarDelegate, seenAs controller: (any UINavigationBarDelegate)?) {
        (isOwned, self.owner) = (false, owner)
        delegate = controller ?? owner
        isOwned = true
    }

    private func checkMayBeChanged(by method: String) {
        ProgrammerError.require(!isOwned, "Cannot call \(method) directly on a UINavigationBar managed by a controller.")
    }

    /// The stack of items from the root to the one shown; setting it does not animate.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    /// The item that the bar shows; nil if the stack is empty.
    open var topItem: UINavigationItem? { stack.last }
    /// The item below the top one.
    open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

    /// Appends an item to the stack and shows it, unless the delegate refuses; an item must not be in the stack twice.
    ///
    /// > Contract: UIKit: not to be called on a navigation controller's bar.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        checkMayBeChanged(by: "pushNavigationItem:animated:")
        ProgrammerError.require(
            !stack.contains { $0 === item }, "pushing the same navigation item instance more than once is not supported (\(item))")
        guard listener?.navigationBar(self, shouldPush: item) ?? true else { return }
        change(to: stack + [item], motion: animated ? .push : nil)
        listener?.navigationBar(self, didPush: item)
    }

    /// The popped item; nil with at most one item, or when the delegate refuses. > Contract: NV-5.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        checkMayBeChanged(by: "popNavigationItemAnimated:")
        return pop(animated: animated)
    }

    private func pop(animated: Bool) -> UINavigationItem? {
        guard stack.count > 1, let last = stack.last, listener?.navigationBar(self, shouldPop: last) ?? true else { return nil }
        change(to: Array(stack.dropLast()), motion: animated ? .pop : nil)
        listener?.navigationBar(self, didPop: last)
        return last
    }

    /// Animates as a pop if the new top was in the stack, else as a push. > Contract: NV-6. Does not call the delegate.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        checkMayBeChanged(by: "setItems:animated:")
        show(items, animated: animated)
    }

    func show(_ items: [UINavigationItem]?, animated: Bool) {
        let new = items ?? []
        let isSame = new.last === stack.last
        let isPop = new.last.map { top in stack.contains { $0 === top } } ?? true
        change(to: new, motion: !animated || isSame ? nil : isPop ? .pop : .push)
    }

    private func change(to new: [UINavigationItem], motion: Motion?) {
        for item in stack where !new.contains(where: { $0 === item }) { item.bar = nil }
        stack = new
        for item in stack { item.bar = self }
        // A navigation controller knows what it shows.
        if readSize != nil { announceSizeChange() }
        rebuild(motion: window == nil ? nil : motion)
    }

    /// The item's content changed, or what the next item shows of it.
    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool) {
        guard item === topItem || item === backItem else { return }
        stretchChanged?()
        if animated, window != nil { return rebuild(motion: .fade) }
        needsRebuild = true
        if shown?.item === item { announceSizeChange() }
        setNeedsLayout()
    }

    package func itemDidChange(_ item: UIBarItem) {
        // Appearance proxies change an item while its view is being built: the view has the new values already.
        guard !isBuilding else { return }
        needsRebuild = true
        setNeedsLayout()
    }

    // MARK: Item views

    enum Motion { case push, pop, fade }

    private func rebuild(motion: Motion?) {
        needsRebuild = false
        updateBackground()
        let old = shown
        isBuilding = true
        UIView.performWithoutAnimation { shown = topItem.map(makeView) }
        isBuilding = false
        guard let new = shown else {
            old?.removeFromSuperview()
            return
        }
        // Its initial position is set without the surrounding animation.
        UIView.performWithoutAnimation {
            new.frame = CGRect(origin: .zero, size: itemSize)
            addSubview(new)
            hostSearch()
            prepare(new)
            new.place()
            new.layoutIfNeeded()
        }
        guard let motion, let old else {
            old?.removeFromSuperview()
            return
        }
        fly(from: old, to: new, motion)
    }

    private func makeView(_ item: UINavigationItem) -> NavigationItemView {
        let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) + [backItem?.backBarButtonItem].compactMap { $0 }
        for button in buttons { button.presenters.add(self) }
        // A back button without an item of the app's own has the appearance of a new one.
        let backStyle = backItem?.backBarButtonItem ?? UIBarButtonItem()
        applyProxies(to: buttons.contains(backStyle) ? buttons : buttons + [backStyle])
        let metrics: UIBarMetrics = isCompact ? .compact : .default
        return NavigationItemView(
            item: item,
            context: .init(
                appearance: effectiveAppearance, titleAttributes: titleTextAttributes ?? [:],
                largeTitleAttributes: largeTitleTextAttributes ?? [:], titleShift: titleAdjustments[metrics] ?? 0, backItem: backItem,
                backStyle: backStyle,
                backIndicator: backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage, showsLargeTitle: showsLargeTitle,
                isCompact: isCompact,
                goBack: { [weak self] in self?.backTapped() }))
    }

    private func backTapped() { _ = pop(animated: true) }

    private func prepare(_ view: NavigationItemView) {
        view.lowerInset = pendingLargeHeight == nil ? searchVisible : 0
        view.alpha = isSearching ? 0 : 1
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        needsRebuild = true
        setNeedsLayout()
    }

    // MARK: Appearance

    /// The background's style from before appearance objects; ignored once ``standardAppearance`` is set.
    open var barStyle: UIBarStyle = .default {
        didSet {
            guard barStyle != oldValue else { return }
            noteAppearance(\.barStyle, barStyle)
            barStyleDidChange()
            if owner != nil { StatusBarAppearance.update() }
        }
    }
    /// Whether the background of the older settings lets content shine through; without a tint, false makes it the system background
    /// colour.
    open var isTranslucent = true {
        didSet {
            noteAppearance(\.isTranslucent, isTranslucent)
            refreshAppearance()
        }
    }
    /// The background's colour of the older settings; ignored once ``standardAppearance`` is set.
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance(\.barTintColor, barTintColor)
            refreshAppearance()
        }
    }
    /// The image below the bar, effective only with a background image; an empty image hides the hairline.
    open var shadowImage: UIImage? {
        didSet {
            noteAppearance(\.shadowImage, shadowImage)
            older.shadows[.any] = shadowImage
            refreshAppearance()
        }
    }
    /// Attributes of the title that replace the system's; those of the appearance take precedence.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            noteAppearance(\.titleTextAttributes, titleTextAttributes)
            refreshAppearance()
        }
    }
    /// Attributes of the large title that replace the system's; those of the appearance take precedence.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            noteAppearance(\.largeTitleTextAttributes, largeTitleTextAttributes)
            refreshAppearance()
        }
    }
    /// Replaces the chevron, if `backIndicatorTransitionMaskImage` is set too.
    ///
    /// > Contract: UIKit, `backIndicatorImage`.
    open var backIndicatorImage: UIImage? {
        didSet {
            noteAppearance(\.backIndicatorImage, backIndicatorImage)
            refreshAppearance()
        }
    }
    /// Transitioning titles are not masked; the image only enables `backIndicatorImage`.
    open var backIndicatorTransitionMaskImage: UIImage? {
        didSet {
            noteAppearance(\.backIndicatorTransitionMaskImage, backIndicatorTransitionMaskImage)
            refreshAppearance()
        }
    }

    /// Sets the background image of the older settings for every position; ignored once ``standardAppearance`` is set.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }
    /// Returns the background image set for these metrics at any position; nil if none is.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage(for: .any, barMetrics: barMetrics) }
    /// Sets the background image for one bar position and one kind of height; `any` and `default` apply where nothing closer is set.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        noteAppearance("backgroundImage", barPosition.rawValue, barMetrics.rawValue) {
            $0.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
        }
        older.setBackground(backgroundImage, position: barPosition, metrics: barMetrics)
        refreshAppearance()
    }
    /// Returns the background image set for exactly this position and these metrics; nil if none is.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        older.background(position: barPosition, metrics: barMetrics)
    }
    /// Moves the title.
    ///
    /// > Units: points, downwards.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        noteAppearance("titleAdjustment", barMetrics.rawValue) { $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics) }
        titleAdjustments[barMetrics] = adjustment
        refreshAppearance()
    }
    /// Returns the title's offset set for these metrics, in points downwards; 0 if none is.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleAdjustments[barMetrics] ?? 0 }

    /// The appearance while content is behind the bar; setting it turns off the older settings such as ``barTintColor``.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            standardAppearance = standardAppearance.copied(for: self)
            noteAppearance(\.standardAppearance, standardAppearance)
            older.usesAppearance = true
            refreshAppearance()
        }
    }
    /// The appearance in compact height while content is behind the bar; nil uses ``standardAppearance``.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet {
            compactAppearance = compactAppearance?.copied(for: self)
            noteAppearance(\.compactAppearance, compactAppearance)
            refreshAppearance()
        }
    }
    /// Shown while the content below is at its top; transparent when nil. > Contract: NV-17.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.copied(for: self)
            noteAppearance(\.scrollEdgeAppearance, scrollEdgeAppearance)
            refreshAppearance()
        }
    }
    /// The appearance in compact height while the content below is at its top; nil uses ``scrollEdgeAppearance``.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied(for: self)
            noteAppearance(\.compactScrollEdgeAppearance, compactScrollEdgeAppearance)
            refreshAppearance()
        }
    }
    /// Whether the content below is at its top, set by the controller; a bar alone is not. > Package seam.
    package var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { refreshAppearance() } } }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom != .pad }

    /// The metrics for settings of controls in the bar.
    var metrics: UIBarMetrics {
        let hasPrompt = topItem?.prompt != nil
        return isCompact ? (hasPrompt ? .compactPrompt : .compact) : hasPrompt ? .defaultPrompt : .default
    }

    private var effectiveAppearance: UINavigationBarAppearance {
        let choice = NavigationAppearanceChoice(bar: self, item: topItem, isCompact: isCompact, isAtScrollEdge: isAtScrollEdge)
        let metrics: UIBarMetrics = isCompact ? .compact : .default
        return older.resolved(choice.appearance, style: backgroundStyle, position: barPosition, metrics: metrics)
    }

    func refreshAppearance() {
        updateBackground()
        needsRebuild = true
        setNeedsLayout()
    }

    private func updateBackground() { background.show(effectiveAppearance, shadowAt: .bottom) }

    // MARK: Large titles

    /// Items may show a large title below the row, within the bar's height.
    open var prefersLargeTitles = false {
        willSet { KeyValueChanges.will(self, "prefersLargeTitles") }
        didSet {
            defer { KeyValueChanges.did(self, "prefersLargeTitles") }
            noteAppearance(\.prefersLargeTitles, prefersLargeTitles)
            guard prefersLargeTitles != oldValue else { return }
            invalidateIntrinsicContentSize()
            refreshAppearance()
        }
    }

    /// > Contract: NV-12: an automatic item follows the one below it.
    package var showsLargeTitle: Bool { showsLargeTitle(stack) }

    private func showsLargeTitle(_ items: [UINavigationItem]) -> Bool {
        guard prefersLargeTitles, !isCompact, let mode = items.last(where: { $0.largeTitleDisplayMode != .automatic }) else {
            return prefersLargeTitles && !isCompact && !items.isEmpty
        }
        return mode.largeTitleDisplayMode == .always
    }

    // MARK: Expanded part

    /// The item's part below the row changed. Set by a controller that lays the bar out.
    var stretchChanged: (() -> Void)?
    /// The large title's height at the end of the starting transition; nil: unchanged. > Units: points.
    var pendingLargeHeight: CGFloat?
    /// The bar's size; during a transition its final size without the search field, for the target frames.
    private var itemSize: CGSize { CGSize(width: bounds.width, height: pendingLargeHeight.map { rowHeight + $0 } ?? bounds.height) }
    /// The visible height of the search field. > Units: points.
    var searchVisible: CGFloat = 0 { didSet { if searchVisible != oldValue { setNeedsLayout() } } }
    private let searchClip = UIView(frame: .zero)

    private var searchController: UISearchController? { topItem?.searchController }
    /// The search field is active and hides the row.
    /// With tabs in the row, that stays.
    var isSearching: Bool {
        tabSpan == nil && searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
    }
    /// What the tabs of a tab bar controller cover of the row; nil if there are none. > Units: points in the bar.
    var tabSpan: ClosedRange<CGFloat>? { didSet { if tabSpan != oldValue { setNeedsLayout() } } }

    /// The maximum height below the row for the last of these items.
    func stretch(of items: [UINavigationItem]) -> NavigationBarExpansion {
        guard let item = items.last else { return NavigationBarExpansion() }
        let search = item.searchController
        let isActive = search?.isActive ?? false
        let hidesRow = tabSpan == nil && isActive && search?.hidesNavigationBarDuringPresentation ?? false
        return NavigationBarExpansion(
            large: showsLargeTitle(items) && !hidesRow ? BarMetrics.largeTitleHeight : 0, search: search?.searchBar.hostedHeight ?? 0,
            searchCollapses: item.hidesSearchBarWhenScrolling && !isActive)
    }

    /// The height of the row and a prompt.
    var rowHeight: CGFloat {
        isSearching ? 0 : BarMetrics.navigationRow(traitCollection) + (topItem?.prompt == nil ? 0 : BarMetrics.promptHeight)
    }

    private func hostSearch() {
        let wanted = searchController?.searchBar
        for old in searchClip.subviews where old !== wanted { old.removeFromSuperview() }
        guard let wanted else { return searchClip.removeFromSuperview() }
        if wanted.superview !== searchClip { searchClip.addSubview(wanted) }
        searchClip.clipsToBounds = true
        addSubview(searchClip)
    }

    private func placeSearch() {
        guard searchClip.superview === self, let search = searchController?.searchBar else { return }
        let visible = min(searchVisible, bounds.height)
        searchClip.frame = CGRect(x: 0, y: bounds.height - visible, width: bounds.width, height: visible)
        let height = search.hostedHeight
        search.frame = CGRect(
            x: SearchMetrics.hostedInset - SearchMetrics.inset, y: SearchMetrics.hostedShift,
            width: max(0, bounds.width - 2 * (SearchMetrics.hostedInset - SearchMetrics.inset)), height: height)
        searchClip.alpha = height > 0 ? min(1, max(0, visible / height * 2 - 1)) : 1
    }

    // MARK: Layout

    /// The delegate's answer; top without one.
    open var barPosition: UIBarPosition {
        let command = listener?.position(for: self) ?? .any
        return command == .any ? .top : command
    }

    var naturalHeight: CGFloat {
        rowHeight
            + stretch(of: stack).most
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
    open override var intrinsicContentSize: CGSize { readNaturalSize() }
    var naturalSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsRebuild { rebuild(motion: nil) }
        background.frame = BarBackgroundExtent.background(of: self, position: barPosition)
        if let shown {
            shown.rest(in: CGRect(origin: .zero, size: itemSize))
            prepare(shown)
            shown.place()
        }
        placeSearch()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        heightMayChange(from: previousTraitCollection)
    }
}

extension UINavigationBar: BarAppearanceObserver {
    func appearanceDidChange(_ appearance: NSObject) {
        if appearance === standardAppearance { older.usesAppearance = true }
        refreshAppearance()
    }
}

extension UINavigationBar: SizeAnnouncing {}
