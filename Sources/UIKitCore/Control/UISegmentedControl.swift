public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

/// A row of segments of which one can be selected.
///
/// The selected one has a thumb behind it that slides, can be dragged, and shrinks a little while pressed. `SegmentedLayout` computes
/// the frames, each segment is a `SegmentView`.
/// > Contract: UIKit, UISegmentedControl; facts 2.3, CO-12, CO-19.
/// > Note: an index beyond the last segment is clamped to it, as documented; a negative one is a programming error, as in UIKit.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The value of `selectedSegmentIndex` without a selection.
    public nonisolated static let noSegment = -1

    /// The place of a segment in the row, for position adjustments.
    public enum Segment: Int, Sendable {
        /// All segments without an adjustment of their own.
        case any = 0
        /// The first of several segments.
        case left = 1
        /// Neither the first nor the last.
        case center = 2
        /// The last of several segments.
        case right = 3
        /// The only segment.
        case alone = 4
    }

    var segments: [SegmentView] = []
    var look = SegmentedAppearance()
    let track = UIView(frame: .zero)
    let thumb = UIView(frame: .zero)
    var separators: [UIImageView] = []
    var press = SegmentPress()
    private var selected = UISegmentedControl.noSegment
    var readSize: CGSize?

    /// Creates a control of the size that its segments need. Items that are neither strings nor images are ignored.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        build()
        for item in items ?? [] { append(item) }
        frame.size = intrinsicContentSize
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Creates a segment for each action, which runs when it is selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    /// Reads the segments with their widths, and the selection, from an archive or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        for item in coder.objectIfPresent(forKey: "UISegments") as? [Any] ?? [] { append(item) }
        for (index, width) in zip(segments.indices, coder.numbers("UISegmentWidths")) { setWidth(CGFloat(width), forSegmentAt: index) }
        for index in coder.numbers("UISegmentsDisabled").compactMap({ Int(exactly: $0) }) where segments.indices.contains(index) {
            setEnabled(false, forSegmentAt: index)
        }
        isMomentary = coder.decodeBool(forKey: "UISegmentedControlMomentary")
        apportionsSegmentWidthsByContent = coder.decodeBool(forKey: "UISegmentedControlApportions")
        selectedSegmentTintColor = coder.objectIfPresent(forKey: "UISegmentedControlSelectedTintColor") as? UIColor
        let index = coder.containsValue(forKey: "UISelectedSegmentIndex") ? coder.decodeInteger(forKey: "UISelectedSegmentIndex") : -1
        if segments.indices.contains(index) { selectedSegmentIndex = index }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(segments.map { $0.image ?? ($0.title ?? "") as NSString } as NSArray, forKey: "UISegments")
        coder.encode(isMomentary, forKey: "UISegmentedControlMomentary")
        coder.encode(apportionsSegmentWidthsByContent, forKey: "UISegmentedControlApportions")
        coder.encode(selectedSegmentTintColor, forKey: "UISegmentedControlSelectedTintColor")
        coder.encode(selectedSegmentIndex, forKey: "UISelectedSegmentIndex")
    }

    private func build() {
        layer.cornerRadius = SegmentedMetrics.cornerRadius
        track.layer.cornerRadius = SegmentedMetrics.cornerRadius
        thumb.layer.cornerRadius = SegmentedMetrics.thumbCornerRadius
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = SegmentedMetrics.shadowOpacity
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        thumb.layer.shadowRadius = 4
        for view in [track, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        thumb.alpha = 0
        readSize = naturalSize
        update()
    }

    private func append(_ item: Any) {
        switch item {
        case let image as UIImage: insert(SegmentView(title: nil, image: image), at: segments.count, animated: false)
        case let text as String: insert(SegmentView(title: text, image: nil), at: segments.count, animated: false)
        case let action as UIAction: insert(SegmentView(title: nil, image: nil, action: action), at: segments.count, animated: false)
        default: break
        }
    }

    @_spi(UIKitModules) open override var archivedSubviews: [UIView] { [] }

    // MARK: Segments

    /// The number of segments in the row.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with text; an index beyond the end appends, a negative one is a programming error.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentView(title: title, image: nil), at: segment, animated: animated)
    }

    /// Inserts a segment with an image; an index beyond the end appends, a negative one is a programming error.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentView(title: nil, image: image), at: segment, animated: animated)
    }

    /// A segment whose action has the same identifier is updated if it is at this index, and removed otherwise.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let known = segmentIndex(identifiedBy: action.identifier)
        if known != NSNotFound {
            if known == segment { return setAction(action, forSegmentAt: segment) }
            removeSegment(at: known, animated: animated)
        }
        insert(SegmentView(title: nil, image: nil, action: action), at: segment, animated: animated)
    }

    private func insert(_ view: SegmentView, at index: Int, animated: Bool) {
        let place = min(checked(index), segments.count)
        segments.insert(view, at: place)
        addSubview(view)
        if selected >= place { selected += 1 }
        press = SegmentPress()
        separators.append(makeSeparator())
        update()
        guard animated, window != nil else { return }
        let frames = frames
        view.frame = CGRect(x: frames[place].minX, y: bounds.minY, width: 0, height: bounds.height)
        view.alpha = 0
        slide {
            view.alpha = 1
            self.layoutIfNeeded()
        }
    }

    private func makeSeparator() -> UIImageView {
        let view = UIImageView(frame: .zero)
        view.isAccessibilityElement = false
        insertSubview(view, aboveSubview: track)
        return view
    }

    /// Removing the selected segment clears the selection.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard let place = pinned(segment) else { return }
        let view = segments.remove(at: place)
        if selected == place { selected = Self.noSegment } else if selected > place { selected -= 1 }
        press = SegmentPress()
        separators.popLast()?.removeFromSuperview()
        update()
        guard animated, window != nil else { return view.removeFromSuperview() }
        slide({
            view.alpha = 0
            view.frame.size.width = 0
            self.layoutIfNeeded()
        }) { view.removeFromSuperview() }
    }

    /// Removes all segments and the selection, without an animation.
    open func removeAllSegments() {
        for view in segments + separators { view.removeFromSuperview() }
        segments = []
        separators = []
        selected = Self.noSegment
        press = SegmentPress()
        update()
    }

    /// An index beyond the last is clamped. > Precondition: not below zero.
    private func pinned(_ index: Int) -> Int? { segments.isEmpty ? nil : min(checked(index), segments.count - 1) }

    private func checked(_ index: Int) -> Int {
        ProgrammerError.require(
            index >= 0, "UISegmentedControl: index \(UInt(bitPattern: index)) beyond bounds [0 .. \(segments.count - 1)]", name: .range)
        return index
    }

    private func change(_ index: Int, _ body: (SegmentView) -> Void) {
        guard let place = pinned(index) else { return }
        body(segments[place])
        update()
    }

    private func read<Value>(_ index: Int, _ path: KeyPath<SegmentView, Value>, or missing: Value) -> Value {
        pinned(index).map { segments[$0][keyPath: path] } ?? missing
    }

    /// Gives a segment a title.
    ///
    /// Replaces an image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }
    /// The title of a segment; nil if it has an image or there are no segments.
    open func titleForSegment(at segment: Int) -> String? { read(segment, \.title, or: nil) }
    /// Gives a segment an image.
    ///
    /// Replaces a title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }
    /// The image of a segment; nil if it has a title or there are no segments.
    open func imageForSegment(at segment: Int) -> UIImage? { read(segment, \.image, or: nil) }

    /// Gives a segment the title, image and availability of an action, which runs when the user selects it.
    ///
    /// > Precondition: no other segment has an action of the same identifier.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        let known = segmentIndex(identifiedBy: action.identifier)
        ProgrammerError.require(
            known == NSNotFound || known == pinned(segment),
            "UISegmentedControl: another segment already has an action with the identifier \(action.identifier.rawValue)")
        change(segment) { $0.adopt(action) }
    }
    /// The action of a segment; nil if it was created with text or an image.
    open func actionForSegment(at segment: Int) -> UIAction? { read(segment, \.action, or: nil) }
    /// `NSNotFound` if no segment has such an action.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// If 0 or less, the control determines the width. > Units: points.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.fixedWidth = width.isFinite ? max(0, width) : 0 }
    }
    /// The width that was set for a segment, in points; 0 if the control determines it.
    open func widthForSegment(at segment: Int) -> CGFloat { read(segment, \.fixedWidth, or: 0) }
    /// Moves a segment's title or image, in points; a value that is not finite resets it.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset.width.isFinite && offset.height.isFinite ? offset : .zero }
    }
    /// The distance in points that a segment's content is moved by.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { read(segment, \.contentOffset, or: .zero) }
    /// Enables or disables a segment for the user; code can select a disabled one.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Whether the user can select a segment; false without segments.
    open func isEnabledForSegment(at segment: Int) -> Bool { read(segment, \.isEnabled, or: false) }

    // MARK: Selection

    /// `noSegment` or any index below zero for none; setting it sends no event.
    /// > Precondition: below the number of segments.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            KeyValueChanges.will(self, "selectedSegmentIndex")
            defer { KeyValueChanges.did(self, "selectedSegmentIndex") }
            ProgrammerError.require(
                newValue < segments.count, "Invalid parameter not satisfying: selectedSegmentIndex < (NSInteger)self._segments.count")
            select(max(newValue, Self.noSegment), animated: true)
        }
    }

    /// The selection is cleared after a press, which still sends its event.
    open var isMomentary = false {
        didSet { if isMomentary { select(Self.noSegment, animated: false) } }
    }
    /// Segments are as wide as their titles.
    open var apportionsSegmentWidthsByContent = false { didSet { if apportionsSegmentWidthsByContent != oldValue { update() } } }

    func select(_ index: Int, animated: Bool) {
        guard index != selected || press.thumbTarget != nil else { return }
        // A thumb without a previous position does not slide.
        let slides = animated && window != nil && selected != Self.noSegment
        selected = index
        press.thumbTarget = nil
        if slides { slide { self.update() } } else { update() }
    }

    /// The user selected a segment.
    private func choose(_ index: Int, with event: UIEvent?) {
        select(index, animated: true)
        let action = segments[index].action
        sendActions(for: .valueChanged, with: event)
        sendActions(for: .primaryActionTriggered, with: event)
        if let action { sendAction(action) }
        if isMomentary { select(Self.noSegment, animated: false) }
    }

    func activate(_ view: SegmentView) -> Bool {
        guard isEnabled, view.isEnabled, let index = segments.firstIndex(where: { $0 === view }) else { return false }
        if index != selected { choose(index, with: nil) }
        return true
    }

    // MARK: Appearance

    /// The thumb's colour; nil is white, or grey in dark mode.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            noteAppearance(\.selectedSegmentTintColor, selectedSegmentTintColor)
            update()
        }
    }

    /// Any background replaces the sliding thumb. > Note: bars of all metrics show the one for `default` unless they have one.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        noteAppearance("backgroundImage", Int(bitPattern: state.rawValue), barMetrics.rawValue) {
            $0.setBackgroundImage(image, for: state, barMetrics: barMetrics)
        }
        look.backgrounds[barMetrics, default: ControlStateTable()][state] = image
        update()
    }
    /// The background image for a state: its own, or that of `normal`.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        look.backgrounds[barMetrics]?.value(for: state)
    }
    /// Sets the image between two segments for a pair of states; pairs without one have that of the normal pair.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        noteAppearance("dividerImage", Int(bitPattern: leftState.rawValue), Int(bitPattern: rightState.rawValue), barMetrics.rawValue) {
            $0.setDividerImage(
                dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
        }
        look.dividers[barMetrics, default: SegmentPairTable()][leftState, rightState] = dividerImage
        update()
    }
    /// The image between two segments for a pair of states.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        look.dividers[barMetrics]?.value(left: leftState, right: rightState)
    }
    /// Sets attributes of all titles in a state, over those of `normal` and the system's font and colour.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        noteAppearance("titleTextAttributes", Int(bitPattern: state.rawValue)) { $0.setTitleTextAttributes(attributes, for: state) }
        look.attributes[state] = attributes
        update()
    }
    /// The attributes that were set for a state, or for `normal`.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { look.attributes.value(for: state) }
    /// Moves the content of segments at a place in the row, in points.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        noteAppearance("contentPositionAdjustment", leftCenterRightOrAlone.rawValue, barMetrics.rawValue) {
            $0.setContentPositionAdjustment(adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
        }
        look.adjustments[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment
        update()
    }
    /// The adjustment that was set for a place in the row; zero if none was.
    open func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics) -> UIOffset {
        look.adjustments[barMetrics]?[leftCenterRightOrAlone] ?? .zero
    }

    package override func controlStateDidChange() {
        if !isEnabled { press = SegmentPress() }
        update()
    }

    package override func resolveDynamicColors() {
        super.resolveDynamicColors()
        update()
    }

    // MARK: Geometry

    var frames: [CGRect] {
        SegmentedLayout(
            segments: segments.map { .init(natural: $0.naturalWidth, fixed: $0.fixedWidth) },
            apportionsByContent: apportionsSegmentWidthsByContent
        ).frames(in: bounds, rightToLeft: readsRightToLeft)
    }

    package override var defaultHugging: ViewLayoutOptions.Priorities { .flexibleWidth }
    open override var intrinsicContentSize: CGSize { readNaturalSize() }
    var naturalSize: CGSize {
        let layout = SegmentedLayout(
            segments: segments.map { .init(natural: $0.naturalWidth, fixed: $0.fixedWidth) },
            apportionsByContent: apportionsSegmentWidthsByContent)
        let scale = max(contentScaleFactor, 1)
        return CGSize(
            width: (layout.naturalWidth * scale).rounded(.up) / scale, height: look.backgroundHeight ?? SegmentedMetrics.height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    package override var reservedGestures: ControlGestures { [.tap, .drag] }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if noteBarMetrics() { update() } else { layOutParts() }
    }

    // MARK: Touch

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event), let index = segment(under: touch) else { return false }
        press = SegmentPress(pressed: index, thumbTarget: !isMomentary && index == selected ? index : nil)
        fade()
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.continueTracking(touch, with: event) else { return false }
        let under = segment(under: touch)
        if press.thumbTarget != nil {
            guard let under, under != press.thumbTarget else { return true }
            press = SegmentPress(pressed: under, thumbTarget: under)
            slide { self.update() }
        } else if under != press.pressed {
            press.pressed = under
            fade()
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let index = press.thumbTarget ?? press.pressed
        press = SegmentPress()
        fade()
        guard let index, segments.indices.contains(index), isMomentary || index != selected else { return }
        choose(index, with: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        let wasPressed = press.pressed != nil
        press = SegmentPress()
        super.cancelTracking(with: event)
        if wasPressed { slide { self.update() } }
    }

    /// The segment under a touch, if it can be selected.
    private func segment(under touch: UITouch) -> Int? {
        let place = touch.location(in: self)
        let reach = bounds.insetBy(dx: -ControlTracking.outset, dy: -ControlTracking.outset)
        guard reach.contains(place), let index = SegmentedLayout.index(at: place.x, in: frames), segments[index].isEnabled else {
            return nil
        }
        return index
    }

    // MARK: Accessibility

    /// The segments are the elements.
    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? false }
        set { super.isAccessibilityElement = newValue }
    }
}

extension UISegmentedControl: SizeAnnouncing {}
