internal import CoreGraphics
public import Foundation
internal import ObjectiveC

/// A row of dots, one for each page, that shows the current page.
///
/// A tap on either half changes the page by one; a finger that rests or drags scrubs through the pages. If not all dots fit, some are
/// shown, smaller at an end where the row continues. `PageControlLayout` computes positions and sizes.
/// > Contract: UIKit, UIPageControl; facts 2.3, CO-12, CO-20.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// How the user touches the control.
    public enum InteractionState: Int, Sendable {
        /// No touch.
        case none = 0
        /// A touch that has neither moved nor rested: a tap if it ends now.
        case discrete = 1
        /// A touch that scrubs through the pages.
        case continuous = 2
    }

    /// Whether a platter is behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// During a continuous interaction only.
        case automatic = 0
        /// Always.
        case prominent = 1
        /// Never.
        case minimal = 2
    }

    /// Where the row of dots begins and how it runs.
    public enum Direction: Int, Sendable {
        /// Horizontal, in reading order.
        case natural = 0
        /// From left to right, whatever the layout direction.
        case leftToRight = 1
        /// From right to left, whatever the layout direction.
        case rightToLeft = 2
        /// From top to bottom.
        case topToBottom = 3
        /// From bottom to top.
        case bottomToTop = 4

        var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
    }

    private let platter = UIView(frame: .zero)
    private var indicators: [Int: PageIndicatorView] = [:]
    private var pages = 0
    private var current = 0
    /// The displayed page; differs from `currentPage` while its display is deferred.
    private var shown = 0
    private var firstVisible = 0
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]
    private var scrub = PageScrub()
    private let scrubTimer = GestureTimer()
    var readSize: CGSize?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Reads the pages, colours and style from an archive or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        pages = max(0, coder.decodeInteger(forKey: "UINumberOfPages"))
        current = bounded(coder.decodeInteger(forKey: "UICurrentPage"))
        shown = current
        hidesForSinglePage = coder.decodeBool(forKey: "UIHideForSinglePage")
        pageIndicatorTintColor = coder.objectIfPresent(forKey: "UIPageIndicatorTintColor") as? UIColor
        currentPageIndicatorTintColor = coder.objectIfPresent(forKey: "UICurrentPageIndicatorTintColor") as? UIColor
        PropertyDecoder(self, coder).choice("UIPageControlBackgroundStyle", \.backgroundStyle)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(pages, forKey: "UINumberOfPages")
        coder.encode(current, forKey: "UICurrentPage")
        coder.encode(hidesForSinglePage, forKey: "UIHideForSinglePage")
        coder.encode(pageIndicatorTintColor, forKey: "UIPageIndicatorTintColor")
        coder.encode(currentPageIndicatorTintColor, forKey: "UICurrentPageIndicatorTintColor")
    }

    private func build() {
        platter.isUserInteractionEnabled = false
        platter.alpha = 0
        addSubview(platter)
        readSize = naturalSize
    }

    @_spi(UIKitModules) open override var archivedSubviews: [UIView] { [] }

    // MARK: Pages

    /// The number of pages; default 0.
    ///
    /// Negative counts become zero; the current page is clamped.
    open var numberOfPages: Int {
        get { pages }
        set {
            KeyValueChanges.will(self, "numberOfPages")
            defer { KeyValueChanges.did(self, "numberOfPages") }
            pages = max(0, newValue)
            images = images.filter { $0.key < pages }
            currentImages = currentImages.filter { $0.key < pages }
            current = bounded(current)
            shown = current
            announceSizeChange()
            setNeedsLayout()
        }
    }

    /// The page whose dot is emphasized, counted from 0.
    ///
    /// Clamped to the number of pages; setting it sends no event.
    open var currentPage: Int {
        get { current }
        set {
            KeyValueChanges.will(self, "currentPage")
            defer { KeyValueChanges.did(self, "currentPage") }
            let page = bounded(newValue)
            guard page != current || shown != page else { return }
            current = page
            progress?.pageDidChange(of: self)
            show(page, animated: true)
        }
    }

    private func bounded(_ page: Int) -> Int { min(max(0, page), max(0, pages - 1)) }

    /// Hides the dot of a single page.
    open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
    /// A page that the user selects is displayed after `updateCurrentPageDisplay()`. Has had no effect on scrubbing since iOS 14.
    open var defersCurrentPageDisplay = false
    /// Shows the current page if its display was deferred.
    open func updateCurrentPageDisplay() { show(current, animated: true) }

    /// The displayed page. > Package seam of tests.
    var shownPage: Int { shown }

    /// The progress shown in the current page's indicator; nil for a plain dot. A progress belongs to one control at a time.
    open var progress: UIPageControlProgress? {
        didSet {
            guard progress !== oldValue else { return }
            if oldValue?.pageControl === self { oldValue?.attach(to: nil) }
            progress?.attach(to: self)
            announceSizeChange()
            setNeedsLayout()
        }
    }

    // MARK: Appearance

    /// The colour of the dots of other pages.
    ///
    /// Nil is white at 35 %, or grey on a platter in light mode.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            noteAppearance(\.pageIndicatorTintColor, pageIndicatorTintColor)
            setNeedsLayout()
        }
    }
    /// The colour of the dot of the current page.
    ///
    /// Nil is white, or black on a platter in light mode.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            noteAppearance(\.currentPageIndicatorTintColor, currentPageIndicatorTintColor)
            setNeedsLayout()
        }
    }
    /// Whether a platter is behind the dots; default `automatic`.
    open var backgroundStyle: BackgroundStyle = .automatic { didSet { updatePlatter(animated: true) } }
    /// The order of pages on the screen; `natural` follows the reading direction.
    open var direction: Direction = .natural {
        didSet {
            guard direction != oldValue else { return }
            announceSizeChange()
            setNeedsLayout()
        }
    }
    /// The image of pages without their own; nil is the dot.
    open var preferredIndicatorImage: UIImage? { didSet { imagesDidChange() } }
    /// The image of the current page, if that page has no image of its own; nil is `preferredIndicatorImage`.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { imagesDidChange() } }

    /// The image that was set for a page; nil if it has none or is out of range.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
    /// Sets the image of a page, shown instead of a dot.
    ///
    /// A page out of range is ignored.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard (0..<pages).contains(page) else { return }
        images[page] = image
        imagesDidChange()
    }
    /// The image that was set for a page while it is the current one.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }
    /// Sets a page's image for the time that it is the current one; a page out of range is ignored.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard (0..<pages).contains(page) else { return }
        currentImages[page] = image
        imagesDidChange()
    }

    private func imagesDidChange() {
        announceSizeChange()
        setNeedsLayout()
    }

    private var isOnPlatter: Bool {
        switch backgroundStyle {
        case .automatic: interactionState == .continuous
        case .prominent: true
        case .minimal: false
        }
    }

    private func updatePlatter(animated: Bool) {
        setNeedsLayout()
        let alpha: CGFloat = isOnPlatter ? 1 : 0
        guard platter.alpha != alpha else { return }
        guard animated, window != nil else { return platter.alpha = alpha }
        UIView.animate(withDuration: PageControlMetrics.moveDuration, delay: 0, options: .allowUserInteraction) {
            self.platter.alpha = alpha
        }
    }

    /// Default colours of dots: white, which on a platter in light mode would be invisible.
    private func color(isCurrent: Bool) -> UIColor {
        if let own = isCurrent ? currentPageIndicatorTintColor : pageIndicatorTintColor { return own }
        let base: UIColor = isOnPlatter ? .label : .white
        return isCurrent ? base : base.withAlphaComponent(PageControlMetrics.inactiveAlpha)
    }

    // MARK: Geometry

    private var largestIndicator: CGSize {
        let dot = CGSize(width: PageControlMetrics.dotDiameter, height: PageControlMetrics.dotDiameter)
        let all =
            Array(images.values) + currentImages.values + [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap(\.self)
        return all.reduce(dot) { CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height)) }
    }

    private func layout(for count: Int) -> PageControlLayout {
        let largest = largestIndicator
        var layout = PageControlLayout(
            pages: count, current: shown, indicator: direction.isVertical ? largest.height : largest.width)
        if progress?.isProgressVisible == true {
            layout.stretch = PageControlMetrics.dotDiameter * (PageControlMetrics.progressStretch - 1)
        }
        return layout
    }

    /// The size that fits so many pages at full size; a negative count has no size.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let largest = largestIndicator
        let across = max(PageControlMetrics.height, direction.isVertical ? largest.width : largest.height)
        let along = layout(for: pageCount).length(for: max(0, pageCount))
        return direction.isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    package override var defaultHugging: ViewLayoutOptions.Priorities { .flexibleWidth }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: pages) }
    open override var intrinsicContentSize: CGSize { readNaturalSize() }
    var naturalSize: CGSize { size(forNumberOfPages: pages) }

    private var effectiveDirection: Direction {
        guard direction == .natural else { return direction }
        return readsRightToLeft ? .rightToLeft : .leftToRight
    }

    private var rowLength: CGFloat { direction.isVertical ? bounds.height : bounds.width }

    /// Converts a position along the row to the bounds.
    private func place(_ position: CGFloat) -> CGPoint {
        switch effectiveDirection {
        case .natural, .leftToRight: CGPoint(x: bounds.minX + position, y: bounds.midY)
        case .rightToLeft: CGPoint(x: bounds.maxX - position, y: bounds.midY)
        case .topToBottom: CGPoint(x: bounds.midX, y: bounds.minY + position)
        case .bottomToTop: CGPoint(x: bounds.midX, y: bounds.maxY - position)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout(for: pages)
        firstVisible = layout.firstVisible(in: rowLength, before: firstVisible)
        let slots = hidesForSinglePage && pages <= 1 ? [] : layout.slots(in: rowLength, first: firstVisible)
        removeIndicators(except: Set(slots.map(\.page)))
        for slot in slots { place(slot, stretch: layout.stretch) }
        layoutPlatter(layout, isShown: !slots.isEmpty)
    }

    private func removeIndicators(except pages: Set<Int>) {
        for (page, view) in indicators where !pages.contains(page) {
            view.removeFromSuperview()
            indicators[page] = nil
        }
    }

    private func place(_ slot: PageControlLayout.Slot, stretch: CGFloat) {
        let isCurrent = slot.page == shown
        let view = indicators[slot.page] ?? PageIndicatorView(frame: .zero)
        let image =
            isCurrent
            ? currentImages[slot.page] ?? images[slot.page] ?? preferredCurrentPageIndicatorImage ?? preferredIndicatorImage
            : images[slot.page] ?? preferredIndicatorImage
        @MainActor func change() {
            view.show(
                image, color: self.color(isCurrent: isCurrent), stretch: isCurrent ? stretch : 0, isVertical: self.direction.isVertical,
                filled: isCurrent && stretch > 0 ? CGFloat(self.progress?.currentProgress ?? 0) : 1,
                rest: self.color(isCurrent: false),
                fromEnd: self.effectiveDirection == .rightToLeft || self.effectiveDirection == .bottomToTop)
            view.center = self.place(slot.position)
            view.transform = CGAffineTransform(scaleX: slot.scale, y: slot.scale)
        }
        if view.superview == nil {
            indicators[slot.page] = view
            addSubview(view)
            UIView.performWithoutAnimation { change() }
        } else {
            change()
        }
    }

    private func layoutPlatter(_ layout: PageControlLayout, isShown: Bool) {
        platter.isHidden = !isShown
        let length = min(rowLength, layout.length(for: layout.space(in: rowLength)))
        let across =
            direction.isVertical ? min(bounds.width, largestIndicator.width + 18) : min(bounds.height, largestIndicator.height + 18)
        platter.bounds.size = direction.isVertical ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
        platter.center = CGPoint(x: bounds.midX, y: bounds.midY)
        platter.layer.cornerRadius = min(across, length) / 2
        platter.backgroundColor = .systemFill
        platter.alpha = isOnPlatter ? 1 : 0
    }

    private func show(_ page: Int, animated: Bool) {
        shown = page
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: PageControlMetrics.moveDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.layoutIfNeeded()
        }
    }

    func progressDidChange() { setNeedsLayout() }

    package override func resolveDynamicColors() {
        super.resolveDynamicColors()
        setNeedsLayout()
    }

    // MARK: Touch

    /// The current interaction: none, discrete or continuous.
    open var interactionState: InteractionState { scrub.state }
    /// If false, only taps change the page.
    open var allowsContinuousInteraction = true { didSet { if !allowsContinuousInteraction { endScrub() } } }

    package override var reservedGestures: ControlGestures { allowsContinuousInteraction ? [.tap, .drag] : .tap }

    /// The position of a touch along the row.
    private func distance(_ touch: UITouch) -> CGFloat {
        let place = touch.location(in: self)
        switch effectiveDirection {
        case .natural, .leftToRight: return place.x - bounds.minX
        case .rightToLeft: return bounds.maxX - place.x
        case .topToBottom: return place.y - bounds.minY
        case .bottomToTop: return bounds.maxY - place.y
        }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard pages > 0, super.beginTracking(touch, with: event) else { return false }
        scrub.begin(at: distance(touch), page: current)
        if allowsContinuousInteraction {
            scrubTimer.start(after: PageControlMetrics.scrubDelay) { [weak self] in self?.beginScrub() }
        }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.continueTracking(touch, with: event) else { return false }
        let place = distance(touch)
        if allowsContinuousInteraction, scrub.state == .discrete, abs(place - scrub.start) > PageControlMetrics.scrubDistance {
            scrub.start = place
            beginScrub()
        }
        guard scrub.state == .continuous else { return true }
        let page = layout(for: pages).page(scrubbedFrom: scrub.page, by: place - scrub.start, in: rowLength)
        choose(page, deferring: false, with: event)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let wasTap = scrub.state == .discrete
        endScrub()
        guard wasTap, let touch, isTouchInside else { return }
        choose(bounded(current + (distance(touch) >= rowLength / 2 ? 1 : -1)), deferring: defersCurrentPageDisplay, with: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        endScrub()
        super.cancelTracking(with: event)
    }

    private func beginScrub() {
        scrubTimer.cancel()
        scrub.state = .continuous
        progress?.updateVisibility()
        updatePlatter(animated: true)
    }

    private func endScrub() {
        scrubTimer.cancel()
        guard scrub.state != .none else { return }
        scrub.state = .none
        progress?.updateVisibility()
        updatePlatter(animated: true)
    }

    /// The user selected a page.
    private func choose(_ page: Int, deferring: Bool, with event: UIEvent?) {
        guard page != current else { return }
        current = page
        progress?.pageDidChange(of: self)
        if !deferring { show(page, animated: true) }
        sendActions(for: .valueChanged, with: event)
        sendActions(for: .primaryActionTriggered, with: event)
    }

    // MARK: Accessibility

    package override var kindTraits: UIAccessibilityTraits { .adjustable }

    /// The page and the number of pages, unless set.
    open override var accessibilityValue: String? {
        get { accessibilityState.value ?? (pages > 0 ? "page \(current + 1) of \(pages)" : nil) }
        set { super.accessibilityValue = newValue }
    }
    open override func accessibilityIncrement() { choose(bounded(current + 1), deferring: false, with: nil) }
    open override func accessibilityDecrement() { choose(bounded(current - 1), deferring: false, with: nil) }
}

/// The state of a touch on a page control.
private struct PageScrub {
    var state = UIPageControl.InteractionState.none
    /// Where along the row the touch began, and on which page.
    var start: CGFloat = 0
    var page = 0

    mutating func begin(at place: CGFloat, page: Int) {
        state = .discrete
        start = place
        self.page = page
    }
}

extension UIPageControl: SizeAnnouncing {}
