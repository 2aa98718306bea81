public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors
internal import ViewLayout

/// A view onto content larger than itself, scrolled and zoomed by touches.
///
/// The offset is the origin of the bounds, so scrolling moves one layer and draws nothing. `ScrollDriver` and `ScrollZoom` handle touches,
/// `AxisMotion` has the formulas; this class stores the settings and forwards.
/// > Contract: UIKit, UIScrollView; SV-1 to SV-30. > Isolation: main actor.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollDelegateHolder {
    package let driver = ScrollDriver()
    package let zoomer = ScrollZoom()
    let indicators = ScrollIndicators()
    private var pan: ScrollPanGestureRecognizer?
    private var pinch: ScrollPinchGestureRecognizer?
    private var lastAdjustment: UIEdgeInsets = .zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a scroll view from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare(from: coder)
        ScrollCoding.decode(self, from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        ScrollCoding.encode(self, to: coder)
    }
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        ScrollCoding.encodeState(of: self, to: coder)
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        ScrollCoding.decodeState(of: self, from: coder)
    }

    private func prepare(from coder: NSCoder? = nil) {
        if coder?.containsValue(forKey: "UIClipsToBounds") != true { clipsToBounds = true }
        driver.attach(to: self)
        zoomer.attach(to: self)
        indicators.attach(to: self)
        addGestureRecognizer(ContentTouchDelay(of: self))
        let pan = ScrollPanGestureRecognizer(of: self)
        self.pan = pan
        addGestureRecognizer(pan)
    }

    /// The storage of `delegate` for subclasses that narrow its type; apps use `delegate`.
    public final weak var scrollDelegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// The content position at the view's top left. Not clamped to the content when set in code.
    /// > Contract: SV-5, SV-15.
    open var contentOffset: CGPoint {
        get { super.bounds.origin }
        set {
            // Observers are also notified when the same offset is set; a new one is reported by `bounds`.
            let isSame = newValue == super.bounds.origin
            if isSame { KeyValueChanges.will(self, "contentOffset") }
            bounds = CGRect(origin: newValue, size: bounds.size)
            if isSame { KeyValueChanges.did(self, "contentOffset") }
        }
    }
    /// Scrolls to an offset; ends any running motion. > Contract: SV-4 to SV-6.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated, window != nil, UIView.areAnimationsEnabled {
            driver.animate(to: contentOffset)
        } else {
            driver.stop()
            self.contentOffset = contentOffset
        }
    }
    /// The size of the content, in points of the zoomed content; the offset is limited by it and the insets.
    open var contentSize: CGSize = .zero {
        willSet { KeyValueChanges.will(self, "contentSize") }
        didSet {
            defer { KeyValueChanges.did(self, "contentSize") }
            if contentSize != oldValue { rangeDidChange() }
        }
    }
    /// Distances added around the content, in points; content at its start moves along with a change.
    open var contentInset: UIEdgeInsets = .zero {
        willSet { KeyValueChanges.will(self, "contentInset") }
        didSet {
            defer { KeyValueChanges.did(self, "contentInset") }
            guard contentInset != oldValue else { return }
            insetsDidChange(from: oldValue + lastAdjustment + refreshInset, .followsAtStart)
        }
    }
    /// `contentInset` plus the safe area's part. > Contract: SV-21.
    open var adjustedContentInset: UIEdgeInsets { contentInset + lastAdjustment + refreshInset }
    /// Override to respond; call super.
    open func adjustedContentInsetDidChange() {}
    /// Which edges of the safe area are added to ``contentInset``.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustment() } }
    }
    /// The content, for constraints to its edges.
    open private(set) lazy var contentLayoutGuide: UILayoutGuide = makeGuide(.content) { view in
        (view as? UIScrollView).map { CGRect(origin: .zero, size: $0.contentSize) } ?? .zero
    }
    /// The view's own frame, which does not scroll.
    open private(set) lazy var frameLayoutGuide: UILayoutGuide = makeGuide(.edges) { $0.bounds }
    private func makeGuide(_ tracking: UILayoutGuide.Tracking, _ measure: @escaping (UIView) -> CGRect) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = tracking == .content ? "UIScrollView-contentLayoutGuide" : "UIScrollView-frameLayoutGuide"
        guide.owningView = self
        guide.measure = measure
        guide.tracking = tracking
        return guide
    }
    override var scrollGuideItems: (content: LayoutItem, frame: LayoutItem)? {
        (contentLayoutGuide.layoutItem, frameLayoutGuide.layoutItem)
    }
    package override var contentSizeForConstraints: CGSize {
        get { contentSize }
        set { contentSize = newValue }
    }
    /// Scrolls the least distance that shows a rectangle of the content. > Contract: SV-7.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let insets = adjustedContentInset
        let axes = geometry
        let target = CGPoint(
            x: axes.x.revealing(
                from: rect.minX, to: rect.maxX, at: contentOffset.x, insetBefore: insets.left, insetAfter: insets.right),
            y: axes.y.revealing(
                from: rect.minY, to: rect.maxY, at: contentOffset.y, insetBefore: insets.top, insetAfter: insets.bottom))
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }
    /// The position of content smaller than the view: from 0, at the top left, to 1. Clamped to that range.
    open var contentAlignmentPoint: CGPoint = .zero { didSet { if contentAlignmentPoint != oldValue { rangeDidChange() } } }

    // MARK: Scrolling

    /// False stops touches, and motion that a touch started; code still scrolls. > Contract: SV-28.
    open var isScrollEnabled: Bool {
        get { panGestureRecognizer.isEnabled }
        set {
            KeyValueChanges.will(self, "scrollEnabled")
            defer { KeyValueChanges.did(self, "scrollEnabled") }
            panGestureRecognizer.isEnabled = newValue
            if !newValue { driver.endDeceleration() }
        }
    }
    /// Locks to the axis that a drag begins with, unless near the diagonal.
    open var isDirectionalLockEnabled = false
    /// Whether the content can be dragged beyond its edges, from which it returns; true by default.
    open var bounces = true
    /// Whether the content bounces at the top and bottom, if ``bounces`` is true.
    open var bouncesVertically = true
    /// Whether the content bounces at the sides, if ``bounces`` is true.
    open var bouncesHorizontally = true
    /// Whether content that fits vertically can be dragged up and down all the same.
    open var alwaysBounceVertical = false { didSet { if alwaysBounceVertical != oldValue { updateAdjustment() } } }
    /// Whether content that fits horizontally can be dragged sideways all the same.
    open var alwaysBounceHorizontal = false { didSet { if alwaysBounceHorizontal != oldValue { updateAdjustment() } } }
    /// Whether a drag settles at a multiple of the view's size.
    open var isPagingEnabled = false {
        willSet { KeyValueChanges.will(self, "pagingEnabled") }
        didSet { KeyValueChanges.did(self, "pagingEnabled") }
    }
    /// How slowly the content comes to rest after a flick.
    open var decelerationRate: DecelerationRate = .normal
    /// Whether a tap on the status bar scrolls to the top; effective if no other visible scroll view of the window allows it.
    open var scrollsToTop = true
    /// How a drag dismisses the keyboard; not at all by default.
    open var keyboardDismissMode: KeyboardDismissMode = .none
    /// Whether arrow keys, space, page up and down, home and end scroll while the first responder is in the view and takes no text.
    open var allowsKeyboardScrolling = true
    /// At its end a scroll view lets an enclosing one that scrolls along the same axis take the next drag.
    open var transfersHorizontalScrollingToParent = true
    /// As ``transfersHorizontalScrollingToParent``, for drags up and down.
    open var transfersVerticalScrollingToParent = true

    /// A touch is down, whether it moved or not. > Contract: SV-11.
    open var isTracking: Bool { driver.hasFinger }
    /// Whether a touch has begun to scroll and is not lifted.
    open var isDragging: Bool { driver.isDragging }
    /// Whether the content still moves after the touch was lifted.
    open var isDecelerating: Bool { driver.isDecelerating }
    /// Whether a scroll started in code is animating.
    open var isScrollAnimating: Bool { driver.isAnimating }
    /// Stops motion in place; a zoom returning from beyond a limit, at the limit.
    open func stopScrollingAndZooming() {
        driver.stop()
        zoomer.stop()
    }
    /// The recogniser that scrolls; for requirements between gestures, not to be given another delegate.
    open var panGestureRecognizer: UIPanGestureRecognizer {
        if let pan { return pan }
        // Read during the view's initialisation.
        let made = ScrollPanGestureRecognizer(of: self)
        pan = made
        return made
    }

    // MARK: Content touches

    /// Whether a view of the content gets a touch only after 0.15 seconds without scrolling; true by default.
    open var delaysContentTouches = true
    /// Whether a touch that the content has received may still become a scroll; true by default.
    open var canCancelContentTouches = true
    /// Whether a view of the content receives these touches. Override to refuse.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether touches that a content view has received may become a drag: false for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === pan { return ScrollPanArbiter.mayBegin(self, gestureRecognizer) }
        if gestureRecognizer === pinch { return zoomer.content != nil }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// A touch that stops the content is not delivered to it.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return driver.isDecelerating && event?.type == .touches && hit != nil ? self : hit
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = KeyboardScrolling.remainder(of: presses, in: self)
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    package override func scrollByWheel(_ delta: CGPoint, time: TimeInterval) -> Bool { driver.turn(by: delta) }

    // MARK: Indicators

    /// The colour of the scroll indicators.
    open var indicatorStyle: IndicatorStyle = .default { didSet { indicators.updateColor() } }
    /// Whether the vertical indicator appears while scrolling.
    open var showsVerticalScrollIndicator = true { didSet { indicators.place() } }
    /// Whether the horizontal indicator appears while scrolling.
    open var showsHorizontalScrollIndicator = true { didSet { indicators.place() } }
    /// The distances of the vertical indicator from the view's edges, in points.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicators.place() } }
    /// The distances of the horizontal indicator from the view's edges, in points.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicators.place() } }
    /// Sets both indicators' insets; reads the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Whether the indicators also stay inside the safe area; true by default.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators.place() } }
    /// Shows the indicators for a moment. > Contract: SV-27.
    open func flashScrollIndicators() { indicators.flash() }
    /// Shows the indicators while `changes` scrolls.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        indicators.show()
        changes()
        indicators.hideSoon()
    }

    // MARK: Zooming

    /// The smallest scale that a pinch rests at; 1 by default.
    open var minimumZoomScale: CGFloat = 1 {
        willSet { KeyValueChanges.will(self, "minimumZoomScale") }
        didSet {
            defer { KeyValueChanges.did(self, "minimumZoomScale") }
            updatePinch()
        }
    }
    /// The largest scale that a pinch rests at; zooming needs it to be above the minimum.
    open var maximumZoomScale: CGFloat = 1 {
        willSet { KeyValueChanges.will(self, "maximumZoomScale") }
        didSet {
            defer { KeyValueChanges.did(self, "maximumZoomScale") }
            updatePinch()
        }
    }
    /// The scale of the delegate's view for zooming; 1 without one.
    open var zoomScale: CGFloat {
        get { zoomer.scale }
        set {
            KeyValueChanges.will(self, "zoomScale")
            defer { KeyValueChanges.did(self, "zoomScale") }
            setZoomScale(newValue, animated: false)
        }
    }
    /// Scales the delegate's view for zooming to a scale inside the limits, around the middle of the viewport.
    ///
    /// > Contract: SV-9.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomer.set(scale, animated: animated) }
    /// Zooms so that a rectangle of the zoomed view fills the viewport.
    open func zoom(to rect: CGRect, animated: Bool) { zoomer.zoom(to: rect, animated: animated) }
    /// Whether a pinch can go beyond the limits of the scale, from which the content returns.
    open var bouncesZoom = true
    /// Whether a pinch is changing the scale.
    open var isZooming: Bool { zoomer.isPinching }
    /// Whether the scale is returning from beyond a limit.
    open var isZoomBouncing: Bool { zoomer.isBouncing }
    /// Whether a zoom started by `setZoomScale(_:animated:)` or `zoom(to:animated:)` is running.
    open var isZoomAnimating: Bool { zoomer.isAnimating && !zoomer.isBouncing }
    /// Nil while the limits allow no zoom.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { maximumZoomScale > minimumZoomScale ? pinch : nil }

    private func updatePinch() {
        guard maximumZoomScale > minimumZoomScale else {
            pinch?.isEnabled = false
            return
        }
        if let pinch {
            pinch.isEnabled = true
            return
        }
        let made = ScrollPinchGestureRecognizer(of: self)
        pinch = made
        addGestureRecognizer(made)
    }

    // MARK: Refreshing

    /// Appears above the content as it is pulled. > Contract: RC-1.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.detach()
            refreshControl?.attach(to: self)
        }
    }
    /// A refresh control that was added as a subview, as apps did before there was the property; it works the same.
    weak var addedRefreshControl: UIRefreshControl?
    var activeRefreshControl: UIRefreshControl? { refreshControl ?? addedRefreshControl }
    /// The inset that a running refresh control claims at the top. > Contract: RC-3.
    var refreshInset: UIEdgeInsets { UIEdgeInsets(top: activeRefreshControl?.heldHeight ?? 0, left: 0, bottom: 0, right: 0) }

    // MARK: Responding to changes

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            ProgrammerError.require(
                !newValue.minX.isNaN && !newValue.minY.isNaN, "CALayer bounds contains NaN: \(newValue)", name: .layerGeometry)
            let old = super.bounds
            let moves = KeyValueChanges.isObserving && old.origin != newValue.origin
            if moves { KeyValueChanges.will(self, "contentOffset") }
            defer { if moves { KeyValueChanges.did(self, "contentOffset") } }
            super.bounds = newValue
            if old.size != newValue.size { rangeDidChange() }
            if old.origin != newValue.origin { offsetDidChange(from: old.origin) }
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds.size
            super.frame = newValue
            if old != super.bounds.size { rangeDidChange() }
        }
    }

    private func offsetDidChange(from old: CGPoint) {
        driver.offsetDidChange(from: old, to: super.bounds.origin)
        follower?.didScroll(self)
        indicators.place()
        activeRefreshControl?.follow()
        edgeWatchers.notify()
        contentOffsetDidChange()
        delegate?.scrollViewDidScroll(self)
    }

    /// For UIKit's own scroll views: called before the delegate.
    @_spi(UIKitModules) open func contentOffsetDidChange() {}
    /// Whether moving touches may scroll: a list may select rows with them. > Package seam.
    @_spi(UIKitModules) open func scrollingMayBegin(_ pan: UIPanGestureRecognizer) -> Bool { true }
    /// A drag begins; called before the delegate. > Package seam.
    @_spi(UIKitModules) open func draggingWillBegin() {}
    /// The content settled after a drag; called before the delegate.
    package func scrollDidFinishMoving() {}
    /// An offset animation ended; called before the delegate.
    @_spi(UIKitModules) open func scrollAnimationDidEnd() {}
    /// For UIKit's own scroll views: the offset at which a drag settles, unless the delegate changes it. > Units: points a millisecond.
    @_spi(UIKitModules) open func restingOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// The content size or view size changed.
    private func rangeDidChange() {
        updateAdjustment()
        driver.rangeDidChange()
        noteRange()
        indicators.place()
        setNeedsLayout()
        edgeWatchers.notify()
    }

    private func noteRange() {
        let axes = geometry
        isLargerThanBounds = !axes.x.contains(contentOffset.x) || !axes.y.contains(contentOffset.y)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustment()
        indicators.place()
    }

    /// Applies the relevant part of the safe area. > Contract: SV-21 to SV-23.
    package func updateAdjustment() {
        let adjustment = safeAreaAdjustment
        guard adjustment != lastAdjustment else { return }
        let old = adjustedContentInset
        lastAdjustment = adjustment
        ViewMargins.updateInheritedMargins(self)
        insetsDidChange(from: old, insetsFollowOffset ? .stays : .follows)
    }

    /// How the offset responds to a changed inset.
    enum InsetChangeBehavior { case follows, followsAtStart, stays }

    /// The adjusted inset is no longer `old`. > Contract: SV-22, SV-23.
    func insetsDidChange(from old: UIEdgeInsets, _ shift: InsetChangeBehavior) {
        let new = adjustedContentInset
        guard new != old else { return }
        if !driver.isDragging, shift != .stays {
            var place = contentOffset
            if shift == .follows || place.y <= -old.top { place.y -= new.top - old.top }
            if shift == .follows || place.x <= -old.left { place.x -= new.left - old.left }
            if place != contentOffset { contentOffset = place }
        }
        driver.rangeDidChange()
        noteRange()
        setNeedsLayout()
        edgeWatchers.notify()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// A bar whose height changes with the offset. > Contract: NV-13.
    package weak var follower: (any ScrollLinkedBar)?
    /// Bars over its edges. > Contract: NV-17.
    var edgeWatchers = ScrollEdgeObservers()
    /// How much the bar above the content may still grow: the content may be pulled down as far. > Units: points.
    package var reserveAbove: CGFloat = 0
    /// Insets change because the content scrolls: the offset stays.
    package var insetsFollowOffset = false

    /// The part of the safe area that the content still has to avoid.
    package override var safeAreaForChildren: UIEdgeInsets {
        let all = safeAreaInsets
        let taken = lastAdjustment
        return UIEdgeInsets(
            top: all.top - taken.top, left: all.left - taken.left, bottom: all.bottom - taken.bottom, right: all.right - taken.right)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        clampToRange()
        activeRefreshControl?.follow()
        indicators.place()
    }

    /// > Contract: SV-16.
    private func clampToRange() {
        guard driver.phase == .idle, !zoomer.isPinching, !zoomer.isAnimating, !isTracking, isLargerThanBounds else { return }
        isLargerThanBounds = false
        let axes = geometry
        let held = CGPoint(x: axes.x.clamp(contentOffset.x), y: axes.y.clamp(contentOffset.y))
        if held != contentOffset { contentOffset = held }
    }
    /// The range shrank since the last layout; otherwise offsets set in code beyond it are left alone.
    private var isLargerThanBounds = false

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil {
            driver.leaveWindow()
            zoomer.finish()
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateAdjustment()
    }

    package override func resolveDynamicColors() {
        super.resolveDynamicColors()
        indicators.updateColor()
    }
}
