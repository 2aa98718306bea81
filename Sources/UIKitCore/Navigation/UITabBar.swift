internal import CoreGraphics
public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

/// A bar of tabs along the bottom, one of which is selected.
///
/// > Contract: UIKit, UITabBar; facts 2.1, TB-6.
@preconcurrency @MainActor open class UITabBar: UIView, StyledBar {
    /// How tabs share the bar's width.
    public enum ItemPositioning: Int, Sendable {
        /// Centred on an iPad, otherwise `fill`.
        case automatic = 0
        /// Tabs of equal width across the whole bar.
        case fill = 1
        /// Tabs of fixed width and spacing in the middle.
        case centered = 2
    }

    let background = BarBackground(frame: .zero)
    private let indicator = UIImageView(frame: .zero)
    /// Behind the tabs at the top of a pad; nil elsewhere.
    private var floating: FloatingTabBackground?
    private(set) var buttons: [UITabBarButton] = []
    private var shown: [UITabBarItem] = []
    private var largeContent: TabBarLargeContent?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a bar from an archive or a nib, with its items.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        BarCoding.decode(self, from: coder)
        items = coder.decodeObject(forKey: "UIItems") as? [UITabBarItem]
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let items { coder.encode(items as NSArray, forKey: "UIItems") }
    }

    private func prepare() {
        prepareBar()
        standardAppearance.observer = self
        indicator.isUserInteractionEnabled = false
        addSubview(indicator)
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (bar: UITabBar, _) in bar.showsLargeContentIfNeeded() }
        showsLargeContentIfNeeded()
    }

    /// The recogniser is only there for users who need it.
    private func showsLargeContentIfNeeded() {
        guard largeContent == nil, traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return }
        largeContent = TabBarLargeContent(self)
    }

    /// The colour of the selected tab's image.
    @available(*, deprecated, message: "use tintColor")
    open var selectedImageTintColor: UIColor? {
        get { tintColor }
        set { tintColor = newValue }
    }

    // MARK: Items

    /// The tab bar controller, if one manages the bar. > Contract: TB-10: not to be set on such a bar.
    open weak var delegate: (any UITabBarDelegate)? {
        willSet { ProgrammerError.require(!isOwned, "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.") }
    }
    /// The tabs from the leading edge; nil if there are none, and setting it does not animate.
    open var items: [UITabBarItem]? {
        get { shown.isEmpty ? nil : shown }
        set { setItems(newValue, animated: false) }
    }

    /// The selection stays if its item does. > Contract: TB-10: not to be called on a tab bar controller's bar.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        ProgrammerError.require(!isOwned, "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
        show(items, animated: animated)
    }

    private var isOwned = false
    /// Handles selections in a tab bar controller's bar.
    private weak var stage: TabSelectionController?
    var listener: (any UITabBarDelegate)? { stage ?? delegate }

    /// Assigns the bar to a tab bar controller; nil releases it.
    func setOwner(by owner: UITabBarController?) {
        isOwned = false
        delegate = owner
        stage = owner?.stage
        isOwned = owner != nil
    }

    package override var isRetainedOffScreen: Bool { stage?.retainsBarOffScreen ?? false }

    func show(_ items: [UITabBarItem]?, animated: Bool) {
        for item in shown { item.presenters.remove(self) }
        shown = items ?? []
        for item in shown { item.presenters.add(self) }
        if let selected = selectedItem, !shown.contains(where: { $0 === selected }) { selectedItem = nil }
        applyProxies(to: shown)
        rebuild(animated: animated && window != nil)
    }

    /// Setting it does not call the delegate. > Precondition: one of `items`.
    open weak var selectedItem: UITabBarItem? {
        willSet {
            if let newValue {
                ProgrammerError.require(shown.contains { $0 === newValue }, "selected item must be among the tab bar's items")
            }
            KeyValueChanges.will(self, "selectedItem")
        }
        didSet {
            defer { KeyValueChanges.did(self, "selectedItem") }
            if selectedItem !== oldValue { selectionChanged() }
        }
    }

    private func selectionChanged() {
        for button in buttons { button.isSelected = button.item === selectedItem }
        setNeedsLayout()
    }

    package func itemDidChange(_ item: UIBarItem) {
        for button in buttons where button.item === item {
            button.update()
            // A view that an app removed returns with the next change of its item.
            if button.superview !== self { addSubview(button) }
        }
        let hasAppearance = selectedItem?.standardAppearance != nil || selectedItem?.scrollEdgeAppearance != nil
        if item === selectedItem, hasAppearance || showsItemAppearance { refreshAppearance() }
        setNeedsLayout()
    }

    /// A tab whose item stays is reused.
    private func rebuild(animated: Bool) {
        let old = buttons
        let look = look
        buttons = shown.map { item in old.first { $0.item === item } ?? button(for: item, look) }
        let fresh = buttons.filter { one in !old.contains { $0 === one } }
        let gone = old.filter { one in !buttons.contains { $0 === one } }
        for button in buttons {
            button.show(look)
            button.isSelected = button.item === selectedItem
            if button.superview !== self { addSubview(button) }
        }
        showWhetherCustomizing()
        guard animated else {
            layoutTabs()
            return gone.forEach { $0.removeFromSuperview() }
        }
        let places = tabFrames()
        for (button, place) in zip(buttons, places) where fresh.contains(where: { $0 === button }) {
            button.frame = place
            button.alpha = 0
        }
        UIView.animate(withDuration: BarMetrics.transitionDuration, delay: 0, options: .allowUserInteraction) {
            for (button, place) in zip(self.buttons, places) { (button.frame, button.alpha) = (place, button.normalAlpha) }
            for button in gone { button.alpha = 0 }
        } completion: { _ in
            for button in gone { button.removeFromSuperview() }
        }
    }

    private func button(for item: UITabBarItem, _ look: UITabBarButton.Look) -> UITabBarButton {
        let button = UITabBarButton(item: item, look: look)
        button.addAction(UIAction { [weak self] _ in self?.choose(item) }, for: .touchUpInside)
        return button
    }

    private func choose(_ item: UITabBarItem) {
        selectedItem = item
        listener?.tabBar(self, didSelect: item)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        applyProxies(to: shown)
        refreshAppearance()
    }

    // MARK: Customisation

    private var customizing: TabBarCustomization?
    /// Whether the panel for rearranging the tabs is shown.
    open var isCustomizing: Bool { customizing != nil }
    /// Shows the panel from which these are dragged onto tabs; tabs of other items stay in place.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        guard customizing == nil else { return }
        customizing = TabBarCustomization(self, items)
        showWhetherCustomizing()
        customizing?.begin()
    }
    /// Returns whether the tabs changed.
    open func endCustomizing(animated: Bool) -> Bool {
        let ended = customizing
        customizing = nil
        let isChanged = ended?.end(animated: animated) ?? false
        showWhetherCustomizing()
        return isChanged
    }

    /// Removes the panel when the tabs are replaced. > Package seam.
    func abandonCustomizing() {
        customizing?.abandon()
        customizing = nil
        showWhetherCustomizing()
    }

    private func showWhetherCustomizing() {
        for button in buttons {
            button.isUserInteractionEnabled = customizing == nil
            button.isFaded = !(customizing?.mayMove(button.item) ?? true)
        }
    }

    // MARK: Appearance

    /// The background's style from before appearance objects; ignored once ``standardAppearance`` is set.
    open var barStyle: UIBarStyle = .default {
        didSet {
            guard barStyle != oldValue else { return }
            noteAppearance(\.barStyle, barStyle)
            barStyleDidChange()
        }
    }
    /// Whether the background of the older settings lets content shine through.
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
    /// The colour of icons and titles that are not selected; nil means the system's grey.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            noteAppearance(\.unselectedItemTintColor, unselectedItemTintColor)
            refreshAppearance()
        }
    }
    /// The background image of the older settings; ignored once ``standardAppearance`` is set.
    open var backgroundImage: UIImage? {
        didSet {
            noteAppearance(\.backgroundImage, backgroundImage)
            refreshAppearance()
        }
    }
    /// The image above the bar, effective only with a background image; an empty image hides the hairline.
    open var shadowImage: UIImage? {
        didSet {
            noteAppearance(\.shadowImage, shadowImage)
            refreshAppearance()
        }
    }
    /// The image behind the selected tab, at its own width; nil shows none.
    open var selectionIndicatorImage: UIImage? {
        didSet {
            noteAppearance(\.selectionIndicatorImage, selectionIndicatorImage)
            refreshAppearance()
        }
    }
    /// How the tabs share the width; the appearance's value takes precedence unless it is automatic.
    open var itemPositioning: ItemPositioning = .automatic {
        didSet {
            noteAppearance(\.itemPositioning, itemPositioning)
            setNeedsLayout()
        }
    }
    /// Of centred items; 0 means the system's. > Units: points.
    open var itemWidth: CGFloat = 0 {
        didSet {
            noteAppearance(\.itemWidth, itemWidth)
            setNeedsLayout()
        }
    }
    /// The gap between centred tabs, in points; 0 means none.
    open var itemSpacing: CGFloat = 0 {
        didSet {
            noteAppearance(\.itemSpacing, itemSpacing)
            setNeedsLayout()
        }
    }
    private var usesAppearance = false
    /// The appearance shown is the selected item's own.
    private var showsItemAppearance = false
    /// The appearance while content is behind the bar; setting it turns off the older settings such as ``barTintColor``.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            standardAppearance = standardAppearance.copied(for: self)
            noteAppearance(\.standardAppearance, standardAppearance)
            usesAppearance = true
            refreshAppearance()
        }
    }
    /// The appearance while the content ends above the bar; nil makes the background transparent.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.copied(for: self)
            noteAppearance(\.scrollEdgeAppearance, scrollEdgeAppearance)
            refreshAppearance()
        }
    }
    /// Set by a controller whose content ends above the bar. > Package seam.
    package var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { refreshAppearance() } } }

    private var effectiveAppearance: UITabBarAppearance {
        guard isAtScrollEdge else { return selectedItem?.standardAppearance ?? standardAppearance }
        if let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
        let clear = UITabBarAppearance(barAppearance: standardAppearance)
        clear.configureWithTransparentBackground()
        return clear
    }

    /// The bar is at the top of a pad, where it has an appearance of its own: a capsule with the titles. Set by the controller.
    var isFloating = false {
        didSet {
            guard isFloating != oldValue else { return }
            floating?.removeFromSuperview()
            floating = isFloating ? FloatingTabBackground(frame: bounds) : nil
            if let floating { insertSubview(floating, at: 0) }
            background.isHidden = isFloating
            invalidateIntrinsicContentSize()
            refreshAppearance()
        }
    }

    private var isPad: Bool { traitCollection.userInterfaceIdiom == .pad }
    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact && !isPad }

    private var look: UITabBarButton.Look {
        let appearance = effectiveAppearance
        let item =
            isCompact
            ? appearance.compactInlineLayoutAppearance : isPad ? appearance.inlineLayoutAppearance : appearance.stackedLayoutAppearance
        return UITabBarButton.Look(
            appearance: item, selectedColor: tintColor,
            unselectedColor: unselectedItemTintColor ?? (isFloating ? .label : BarColors.unselectedTab),
            isInline: isCompact || isPad, isCompact: isCompact, isFloating: isFloating)
    }

    func refreshAppearance() {
        let appearance = effectiveAppearance
        showsItemAppearance = appearance === selectedItem?.standardAppearance || appearance === selectedItem?.scrollEdgeAppearance
        var older = LegacyBarAppearance()
        older.usesAppearance = usesAppearance
        if let backgroundImage { older.setBackground(backgroundImage, position: .any, metrics: .default) }
        if let shadowImage { older.shadows[.any] = shadowImage }
        background.show(older.resolved(appearance, style: backgroundStyle, position: .bottom, metrics: .default), shadowAt: .top)
        indicator.image = appearance.selectionIndicatorImage ?? selectionIndicatorImage
        indicator.tintColor = appearance.selectionIndicatorTintColor
        let look = look
        for button in buttons { button.show(look) }
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshAppearance()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        heightMayChange(from: previousTraitCollection)
    }

    // MARK: Layout

    var naturalHeight: CGFloat { BarMetrics.tabBar(traitCollection) }
    /// The height includes the part of the safe area below the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if isFloating { return CGSize(width: floatingLayout.naturalWidth, height: naturalHeight) }
        var fitting = fittingSize(size)
        fitting.height += stage?.safeArea.bottom ?? safeAreaInsets.bottom
        return fitting
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = BarBackgroundExtent.background(of: self, position: .bottom)
        layoutTabs()
        floating?.frame = bounds
        floating?.selected = buttons.first(where: \.isSelected)?.frame
        if !isFloating, let selected = buttons.first(where: \.isSelected), let image = indicator.image {
            indicator.isHidden = false
            indicator.frame = CGRect(
                x: selected.frame.midX - image.size.width / 2, y: 0, width: image.size.width, height: image.size.height)
        } else {
            indicator.isHidden = true
        }
    }

    private func layoutTabs() { for (button, place) in zip(buttons, tabFrames()) { button.frame = place } }

    private var floatingLayout: FloatingTabsLayout {
        FloatingTabsLayout(widths: buttons.map(\.floatingWidth), inset: TabMetrics.floatingInset)
    }

    private func tabFrames() -> [CGRect] {
        guard !buttons.isEmpty else { return [] }
        if isFloating { return floatingLayout.frames(in: bounds.size, isRightToLeft: readsRightToLeft) }
        let area = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: safeAreaInsets.bottom, right: safeAreaInsets.right))
        let height = min(area.height, BarMetrics.tabBar(traitCollection))
        // For icons above titles, an appearance's positions take precedence over the bar's.
        let looks = effectiveAppearance
        let isStacked = !isCompact && !isPad
        let positioning = isStacked && looks.stackedItemPositioning != .automatic ? looks.stackedItemPositioning : itemPositioning
        let wantedWidth = isStacked && looks.stackedItemWidth > 0 ? looks.stackedItemWidth : itemWidth
        let isCentered = positioning == .centered || (positioning == .automatic && isPad)
        let space = area.width / CGFloat(buttons.count)
        let width = isCentered ? min(space, wantedWidth > 0 ? wantedWidth : TabMetrics.padItemWidth) : space
        let gap = isCentered ? (isStacked && looks.stackedItemSpacing > 0 ? looks.stackedItemSpacing : itemSpacing) : 0
        let total = width * CGFloat(buttons.count) + gap * CGFloat(buttons.count - 1)
        return buttons.indices.map { index in
            let place = readsRightToLeft ? buttons.count - 1 - index : index
            return CGRect(x: area.midX - total / 2 + CGFloat(place) * (width + gap), y: area.minY, width: width, height: height)
        }
    }
}

extension UITabBar: BarAppearanceObserver {
    func appearanceDidChange(_ appearance: NSObject) {
        if appearance === standardAppearance { usesAppearance = true }
        refreshAppearance()
    }
}
