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
    private var older = OlderBarLooks()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareBar()
        BarCoding.decode(self, from: coder)
        items = coder.decodeObject(forKey: "UIItems") as? [UIBarButtonItem]
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let items { coder.encode(items as NSArray, forKey: "UIItems") }
    }

    // MARK: Items

    open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsLayout() } }
    open var items: [UIBarButtonItem]? {
        get { shown.isEmpty ? nil : shown }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        for item in shown { item.presenters.remove(self) }
        shown = items ?? []
        for item in shown { item.presenters.add(self) }
        applyProxies(to: shown)
        rebuild(animated: animated && window != nil)
    }

    func itemDidChange(_ item: UIBarItem) {
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
        BarFade.replace(old, with: new, animated: animated)
    }

    // MARK: Appearance

    open var barStyle: UIBarStyle = .default {
        didSet {
            guard barStyle != oldValue else { return }
            noteAppearance(\.barStyle, barStyle)
            barStyleDidChange()
        }
    }
    open var isTranslucent = true {
        didSet {
            noteAppearance(\.isTranslucent, isTranslucent)
            updateLooks()
        }
    }
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance(\.barTintColor, barTintColor)
            updateLooks()
        }
    }
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            noteAppearance(\.standardAppearance, standardAppearance)
            older.usesAppearance = true
            updateLooks()
        }
    }
    open var compactAppearance: UIToolbarAppearance? {
        didSet {
            noteAppearance(\.compactAppearance, compactAppearance)
            updateLooks()
        }
    }
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet {
            noteAppearance(\.scrollEdgeAppearance, scrollEdgeAppearance)
            updateLooks()
        }
    }
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        didSet {
            noteAppearance(\.compactScrollEdgeAppearance, compactScrollEdgeAppearance)
            updateLooks()
        }
    }
    /// Set by a controller whose content ends above the bar. > Package seam.
    package var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { updateLooks() } } }

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        noteAppearance("backgroundImage", topOrBottom.rawValue, barMetrics.rawValue) {
            $0.setBackgroundImage(backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
        }
        older.setBackground(backgroundImage, position: topOrBottom, metrics: barMetrics)
        updateLooks()
    }
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        older.background(position: topOrBottom, metrics: barMetrics)
    }
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        noteAppearance("shadowImage", topOrBottom.rawValue) { $0.setShadowImage(shadowImage, forToolbarPosition: topOrBottom) }
        older.shadows[topOrBottom] = shadowImage
        updateLooks()
    }
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { older.shadows[topOrBottom] }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    private var effectiveAppearance: UIToolbarAppearance {
        let compact = isCompact ? compactAppearance : nil
        guard isAtScrollEdge else { return compact ?? standardAppearance }
        let edge = isCompact ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance
        if let edge { return edge }
        let clear = UIToolbarAppearance(barAppearance: compact ?? standardAppearance)
        clear.configureWithTransparentBackground()
        return clear
    }

    func updateLooks() {
        let metrics: UIBarMetrics = isCompact ? .compact : .default
        let look = older.resolved(effectiveAppearance, style: backgroundStyle, position: barPosition, metrics: metrics)
        background.show(look, shadowAt: isAtTop ? .bottom : .top)
        needsRebuild = true
        setNeedsLayout()
    }

    // MARK: Layout

    open var barPosition: UIBarPosition {
        let wish = delegate?.position(for: self) ?? .any
        return wish == .any ? .bottom : wish
    }
    private var isAtTop: Bool { barPosition == .top || barPosition == .topAttached }

    var naturalHeight: CGFloat { BarMetrics.toolbar(traitCollection) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsRebuild { rebuild(animated: false) }
        background.frame = BarReach.background(of: self, position: barPosition)
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
