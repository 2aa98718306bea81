internal import CoreGraphics
public import Foundation

/// A bar of buttons along the bottom.
///
/// > Contract: UIKit, UIToolbar; facts 2.1.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning, StyledBar {
    let background = BarBackground(frame: .zero)
    private var row: BarItemsView?
    private var shown: [UIBarButtonItem] = []
    private var needsRebuild = true
    private var older = LegacyBarAppearance()

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
        items = coder.decodeObject(forKey: "UIItems") as? [UIBarButtonItem]
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let items { coder.encode(items as NSArray, forKey: "UIItems") }
    }

    // MARK: Items

    /// The object that provides the bar's position; a navigation controller's bar needs none.
    open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsLayout() } }
    /// The buttons and spaces from the leading edge; nil if there are none, and setting it does not animate.
    open var items: [UIBarButtonItem]? {
        get { shown.isEmpty ? nil : shown }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items, cross-fading them if animated and in a window.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        for item in shown { item.presenters.remove(self) }
        shown = items ?? []
        for item in shown { item.presenters.add(self) }
        applyProxies(to: shown)
        rebuild(animated: animated && window != nil)
    }

    package func itemDidChange(_ item: UIBarItem) {
        needsRebuild = true
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        applyProxies(to: shown)
        needsRebuild = true
        setNeedsLayout()
    }

    private func rebuild(animated: Bool) {
        needsRebuild = false
        let looks = effectiveAppearance
        let new = BarItemsView(items: shown, gap: BarMetrics.toolbarGap, compact: isCompact) { item in
            item.style == .done ? looks.doneButtonAppearance : looks.buttonAppearance
        }
        let old = row
        row = new
        addSubview(new)
        placeRow()
        BarCrossfade.replace(old, with: new, animated: animated)
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
    /// The appearance while content is behind the bar; setting it turns off the older settings such as ``barTintColor``.
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            standardAppearance = standardAppearance.copied(for: self)
            noteAppearance(\.standardAppearance, standardAppearance)
            older.usesAppearance = true
            refreshAppearance()
        }
    }
    /// The appearance in compact height while content is behind the bar; nil uses ``standardAppearance``.
    open var compactAppearance: UIToolbarAppearance? {
        didSet {
            compactAppearance = compactAppearance?.copied(for: self)
            noteAppearance(\.compactAppearance, compactAppearance)
            refreshAppearance()
        }
    }
    /// The appearance while the content ends above the bar; nil makes the background transparent.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.copied(for: self)
            noteAppearance(\.scrollEdgeAppearance, scrollEdgeAppearance)
            refreshAppearance()
        }
    }
    /// The appearance in compact height while the content ends above the bar; nil uses ``scrollEdgeAppearance``.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        didSet {
            compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied(for: self)
            noteAppearance(\.compactScrollEdgeAppearance, compactScrollEdgeAppearance)
            refreshAppearance()
        }
    }
    /// Set by a controller whose content ends above the bar. > Package seam.
    package var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { refreshAppearance() } } }

    /// Sets the background image for one bar position and one kind of height; `any` and `default` apply where nothing closer is set.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        noteAppearance("backgroundImage", topOrBottom.rawValue, barMetrics.rawValue) {
            $0.setBackgroundImage(backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
        }
        older.setBackground(backgroundImage, position: topOrBottom, metrics: barMetrics)
        refreshAppearance()
    }
    /// Returns the background image set for exactly this position and these metrics; nil if none is.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        older.background(position: topOrBottom, metrics: barMetrics)
    }
    /// Sets the image at the bar's edge towards the content, effective only with a background image; an empty one hides the hairline.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        noteAppearance("shadowImage", topOrBottom.rawValue) { $0.setShadowImage(shadowImage, forToolbarPosition: topOrBottom) }
        older.shadows[topOrBottom] = shadowImage
        refreshAppearance()
    }
    /// Returns the shadow image set for exactly this position; nil if none is.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { older.shadows[topOrBottom] }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
    /// The metrics for settings of controls in the bar.
    var metrics: UIBarMetrics { isCompact ? .compact : .default }

    private var effectiveAppearance: UIToolbarAppearance {
        let compact = isCompact ? compactAppearance : nil
        guard isAtScrollEdge else { return compact ?? standardAppearance }
        let edge = isCompact ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance
        if let edge { return edge }
        let clear = UIToolbarAppearance(barAppearance: compact ?? standardAppearance)
        clear.configureWithTransparentBackground()
        return clear
    }

    func refreshAppearance() {
        let metrics: UIBarMetrics = isCompact ? .compact : .default
        let look = older.resolved(effectiveAppearance, style: backgroundStyle, position: barPosition, metrics: metrics)
        background.show(look, shadowAt: isAtTop ? .bottom : .top)
        needsRebuild = true
        setNeedsLayout()
    }

    // MARK: Layout

    /// The delegate's answer; bottom without one.
    open var barPosition: UIBarPosition {
        let command = delegate?.position(for: self) ?? .any
        return command == .any ? .bottom : command
    }
    private var isAtTop: Bool { barPosition == .top || barPosition == .topAttached }

    var naturalHeight: CGFloat { BarMetrics.toolbar(traitCollection) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsRebuild { rebuild(animated: false) }
        background.frame = BarBackgroundExtent.background(of: self, position: barPosition)
        placeRow()
    }

    private func placeRow() {
        let margin = BarMetrics.sideMargin(width: bounds.width)
        let (left, right) = (max(margin, safeAreaInsets.left + 8), max(margin, safeAreaInsets.right + 8))
        row?.frame = CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        heightMayChange(from: previousTraitCollection)
    }
}

extension UIToolbar: BarAppearanceObserver {
    func appearanceDidChange(_ appearance: NSObject) {
        if appearance === standardAppearance { older.usesAppearance = true }
        refreshAppearance()
    }
}
