internal import CoreGraphics
public import Foundation
internal import ObjectiveC
internal import ViewLayout

/// Pull to refresh: a spinner above the content of a scroll view.
///
/// > Contract: UIKit, UIRefreshControl; RC-1 to RC-5. > Isolation: main actor.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    private let spinner = RefreshSpinner(frame: .zero)
    private let title = UILabel()
    private weak var scrollView: UIScrollView?
    /// A pull may start a refresh; after one, not until the content has returned to its top.
    private var isArmed = true
    /// The height claimed at the top. > Units: points.
    private(set) var heldHeight: CGFloat = 0
    private var endsAtLift = false

    /// The frame is replaced when the control is added to a scroll view.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: RefreshMetrics.height))
        build()
    }

    /// Creates a control; assigned to `UIScrollView.refreshControl` it sizes itself.
    public convenience init() { self.init(frame: .zero) }

    /// Creates a control from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        PropertyDecoder(self, coder).object("UIAttributedTitle", \.attributedTitle)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(attributedTitle, forKey: "UIAttributedTitle")
    }

    private func build() {
        title.font = .systemFont(ofSize: RefreshMetrics.titleSize)
        title.textAlignment = .center
        title.isHidden = true
        addSubview(spinner)
        addSubview(title)
        updateColor()
        spinner.show(progress: 0)
        isUserInteractionEnabled = false
    }

    // MARK: State

    /// Whether the spinner turns: from the pull, or ``beginRefreshing()``, to ``endRefreshing()``.
    open private(set) var isRefreshing = false
    /// Shown below the spinner, in the tint colour unless it has a colour.
    open var attributedTitle: NSAttributedString? {
        willSet { KeyValueChanges.will(self, "attributedTitle") }
        didSet {
            defer { KeyValueChanges.did(self, "attributedTitle") }
            title.attributedText = attributedTitle
            title.isHidden = attributedTitle == nil
            setNeedsLayout()
        }
    }

    /// Starts as if pulled, but neither scrolls nor sends an event. > Contract: RC-4.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        start()
        hold(RefreshMetrics.height)
    }

    /// The content returns over the spinner; during a drag, when that ends. > Contract: RC-3, RC-5.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        accessibilityState.value = nil
        guard let scrollView, !scrollView.isDragging else {
            endsAtLift = scrollView != nil
            if scrollView == nil { rest() }
            return
        }
        leave()
    }

    private func start() {
        isRefreshing = true
        isArmed = false
        endsAtLift = false
        spinner.alpha = 1
        spinner.transform = .identity
        spinner.show(progress: 1)
        spinner.isTurning = true
        isHidden = false
    }

    /// Releases the claimed height and closes its visible part.
    private func leave() {
        guard let scrollView else { return rest() }
        let shows = scrollView.contentOffset.y < -(scrollView.adjustedContentInset.top - heldHeight)
        hold(0)
        guard shows, scrollView.window != nil, UIView.areAnimationsEnabled else { return rest() }
        scrollView.driver.animate(
            to: CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top), isSilent: true)
        UIView.animate(withDuration: RefreshMetrics.endDuration) {
            self.spinner.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
            self.spinner.alpha = 0
        } completion: { _ in
            if !self.isRefreshing { self.rest() }
        }
    }

    private func rest() {
        spinner.isTurning = false
        spinner.show(progress: 0)
        spinner.alpha = 1
        spinner.transform = .identity
        follow()
    }

    private func hold(_ height: CGFloat) {
        guard height != heldHeight else { return }
        let old = scrollView?.adjustedContentInset
        heldHeight = height
        if let scrollView, let old { scrollView.insetsDidChange(from: old, .stays) }
    }

    // MARK: The scroll view

    /// Added as a subview it works as one that is the scroll view's `refreshControl`. > Contract: RC-1.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview !== scrollView, scrollView?.refreshControl !== self else { return }
        if let old = scrollView {
            hold(0)
            if old.addedRefreshControl === self { old.addedRefreshControl = nil }
        }
        scrollView = superview as? UIScrollView
        guard let scrollView else { return }
        scrollView.addedRefreshControl = self
        follow()
    }

    func attach(to view: UIScrollView) {
        if view.addedRefreshControl === self { view.addedRefreshControl = nil }
        scrollView = view
        view.insertSubview(self, at: 0)
        follow()
    }

    func detach() {
        hold(0)
        scrollView = nil
        isRefreshing = false
        rest()
        removeFromSuperview()
    }

    /// The content moved: the control stays at the visible top, and a pull that is far enough starts it. Until there is a pull it is hidden,
    /// also behind a clear bar. > Contract: RC-1, RC-2.
    func follow() {
        guard let scrollView else { return }
        let top = scrollView.adjustedContentInset.top - heldHeight
        let pull = -(scrollView.contentOffset.y + top)
        let place = CGRect(
            x: scrollView.contentOffset.x, y: -max(pull, RefreshMetrics.height), width: scrollView.bounds.width,
            height: RefreshMetrics.height)
        if frame != place { frame = place }
        let isResting = pull <= 0 && !isRefreshing && !spinner.isTurning
        if isHidden != isResting { isHidden = isResting }
        if pull <= 0 { isArmed = !isRefreshing }
        guard !isRefreshing, !spinner.isTurning else { return }
        spinner.show(progress: RefreshMetrics.progress(pull: pull, viewport: scrollView.bounds.height))
        guard isArmed, isEnabled, scrollView.isDragging, pull > 0 else { return }
        guard RubberBand.overshoot(shown: pull, viewport: scrollView.bounds.height) >= RefreshMetrics.triggerPull else { return }
        start()
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    /// The drag ends: a running refresh claims its height, one that ended meanwhile disappears.
    func dragWillEnd() {
        if isRefreshing { return hold(RefreshMetrics.height) }
        guard endsAtLift else { return }
        endsAtLift = false
        hold(0)
        rest()
    }

    // MARK: Appearance

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    /// The spinner's colour: the control's own tint, otherwise grey. > Contract: UIKit, UIRefreshControl.tintColor.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            explicitTint = newValue
            super.tintColor = newValue
            updateColor()
        }
    }
    private var explicitTint: UIColor?

    private func updateColor() {
        spinner.color = explicitTint ?? .secondaryLabel
        title.textColor = explicitTint ?? .secondaryLabel
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = RefreshMetrics.spinnerSide
        let text = title.isHidden ? .zero : title.sizeThatFits(bounds.size)
        let height = title.isHidden ? side : side + RefreshMetrics.titleGap + text.height
        let y = ((bounds.height - height) / 2).rounded()
        spinner.bounds.size = CGSize(width: side, height: side)
        spinner.center = CGPoint(x: bounds.midX, y: y + side / 2)
        title.frame = CGRect(x: 0, y: y + side + RefreshMetrics.titleGap, width: bounds.width, height: text.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: RefreshMetrics.height) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: RefreshMetrics.height) }

    // MARK: Accessibility

    /// An element while it is refreshing.
    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? isRefreshing }
        set { super.isAccessibilityElement = newValue }
    }
    package override var kindTraits: UIAccessibilityTraits { .updatesFrequently }
}
