internal import DeviceProtocol
public import Foundation
internal import ObjectiveC

/// A control that picks a value from a range by dragging a thumb.
///
/// > Contract: UIKit, UISlider; facts 2.3, CO-12, CO-17: values are clamped; a minimum above the maximum moves the maximum, and vice versa.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private let minimumTrack = UIImageView(frame: .zero)
    private let maximumTrack = UIImageView(frame: .zero)
    private let thumb = UIImageView(frame: .zero)
    private let minimumImageView = UIImageView(frame: .zero)
    private let maximumImageView = UIImageView(frame: .zero)
    private var geometry = SliderLayout(minimum: 0, maximum: 1)
    private var current: Float = 0
    /// The offset between touch and thumb centre while dragging.
    private var grip: CGFloat = 0
    private var thumbImages = ControlStateTable<UIImage>()
    private var minimumTrackImages = ControlStateTable<UIImage>()
    private var maximumTrackImages = ControlStateTable<UIImage>()

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: frame.height)))
        build()
    }

    /// Reads limits, value, images and colours from an archive or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        if coder.containsValue(forKey: "UIMaxValue") { maximumValue = coder.decodeFloat(forKey: "UIMaxValue") }
        if coder.containsValue(forKey: "UIMinValue") { minimumValue = coder.decodeFloat(forKey: "UIMinValue") }
        value = coder.decodeFloat(forKey: "UIValue")
        if coder.containsValue(forKey: "UIContinuous") { isContinuous = coder.decodeBool(forKey: "UIContinuous") }
        minimumValueImage = coder.objectIfPresent(forKey: "UIMinimumValueImage") as? UIImage
        maximumValueImage = coder.objectIfPresent(forKey: "UIMaximumValueImage") as? UIImage
        PropertyDecoder(self, coder).object("UIMinimumTrackTintColor", \.minimumTrackTintColor)
        PropertyDecoder(self, coder).object("UIMaximumTrackTintColor", \.maximumTrackTintColor)
        PropertyDecoder(self, coder).object("UIThumbTintColor", \.thumbTintColor)
        refreshAppearance()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(minimumValue, forKey: "UIMinValue")
        coder.encode(maximumValue, forKey: "UIMaxValue")
        coder.encode(value, forKey: "UIValue")
        coder.encode(isContinuous, forKey: "UIContinuous")
        if let minimumValueImage { coder.encode(minimumValueImage, forKey: "UIMinimumValueImage") }
        if let maximumValueImage { coder.encode(maximumValueImage, forKey: "UIMaximumValueImage") }
    }

    private func build() {
        for view in [maximumTrack, minimumTrack, minimumImageView, maximumImageView, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        maximumTrack.layer.cornerRadius = SliderLayout.trackHeight / 2
        minimumTrack.layer.cornerRadius = SliderLayout.trackHeight / 2
        thumb.layer.cornerRadius = SliderLayout.thumbDiameter / 2
        ThumbAppearance.addShadow(from: thumb.layer)
        refreshAppearance()
    }

    @_spi(UIKitModules) open override var archivedSubviews: [UIView] { [] }

    // MARK: Value

    /// The current value; default 0.
    ///
    /// Clamped to the limits; setting it moves the thumb at once and sends no event.
    open var value: Float {
        get { current }
        set {
            KeyValueChanges.will(self, "value")
            defer { KeyValueChanges.did(self, "value") }
            setValue(newValue, animated: false)
        }
    }

    /// Sets the value, clamped to the limits, without an event; animated, the thumb moves over 0.25 seconds.
    open func setValue(_ value: Float, animated: Bool) {
        current = geometry.clamp(value)
        guard animated, window != nil else {
            setNeedsLayout()
            return
        }
        setNeedsLayout()
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) { self.layoutIfNeeded() }
    }

    /// The value at the leading end; default 0.
    ///
    /// A higher value than `maximumValue` raises that too; NaN is ignored. The value is clamped to the new limits.
    open var minimumValue: Float {
        get { geometry.minimum }
        set {
            KeyValueChanges.will(self, "minimumValue")
            defer { KeyValueChanges.did(self, "minimumValue") }
            // NaN cannot be compared.
            guard !newValue.isNaN else { return }
            geometry.minimum = newValue
            if geometry.maximum < newValue { geometry.maximum = newValue }
            value = current
        }
    }

    /// The value at the trailing end; default 1.
    ///
    /// A lower value than `minimumValue` lowers that too; NaN is ignored. The value is clamped to the new limits.
    open var maximumValue: Float {
        get { geometry.maximum }
        set {
            KeyValueChanges.will(self, "maximumValue")
            defer { KeyValueChanges.did(self, "maximumValue") }
            guard !newValue.isNaN else { return }
            geometry.maximum = newValue
            if geometry.minimum > newValue { geometry.minimum = newValue }
            value = current
        }
    }

    /// The slider's behaviour on a Mac; on iPhone and iPad always that of iPad.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    /// The behaviour in use: always that of iPad.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// Whether `valueChanged` is sent during a drag; default true.
    ///
    /// If false, `valueChanged` is sent once, when the touch ends.
    open var isContinuous = true

    // MARK: Appearance

    /// The image next to the track's leading end; nil leaves its space to the track.
    open var minimumValueImage: UIImage? { didSet { refreshAppearance() } }
    /// The image next to the track's trailing end; nil leaves its space to the track.
    open var maximumValueImage: UIImage? { didSet { refreshAppearance() } }
    /// The colour of the track between the minimum and the thumb.
    ///
    /// Nil is the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            noteAppearance(\.minimumTrackTintColor, minimumTrackTintColor)
            refreshAppearance()
        }
    }
    /// The colour of the track between the thumb and the maximum.
    ///
    /// Nil is the system's fill.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            noteAppearance(\.maximumTrackTintColor, maximumTrackTintColor)
            refreshAppearance()
        }
    }
    /// The colour of the thumb.
    ///
    /// Nil is white.
    open var thumbTintColor: UIColor? {
        didSet {
            noteAppearance(\.thumbTintColor, thumbTintColor)
            refreshAppearance()
        }
    }

    /// Sets the thumb's image for a state, instead of a white disc with a shadow.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        noteAppearance("thumbImage", Int(bitPattern: state.rawValue)) { $0.setThumbImage(image, for: state) }
        thumbImages[state] = image
        refreshAppearance()
    }
    /// Sets the image of the track between the minimum and the thumb for a state, instead of a colour.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        noteAppearance("minimumTrackImage", Int(bitPattern: state.rawValue)) { $0.setMinimumTrackImage(image, for: state) }
        minimumTrackImages[state] = image
        refreshAppearance()
    }
    /// Sets the image of the track between the thumb and the maximum for a state, instead of a colour.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        noteAppearance("maximumTrackImage", Int(bitPattern: state.rawValue)) { $0.setMaximumTrackImage(image, for: state) }
        maximumTrackImages[state] = image
        refreshAppearance()
    }
    /// The thumb's image in a state: its own, or that of `normal`.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.value(for: state) }
    /// The minimum track's image in a state: its own, or that of `normal`.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages.value(for: state) }
    /// The maximum track's image in a state: its own, or that of `normal`.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages.value(for: state) }
    /// The thumb's image in the current state; nil for the standard thumb.
    open var currentThumbImage: UIImage? { thumbImages.value(for: state) }
    /// The minimum track's image in the current state; nil for a colour.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages.value(for: state) }
    /// The maximum track's image in the current state; nil for a colour.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages.value(for: state) }

    private func refreshAppearance() {
        thumb.image = currentThumbImage
        thumb.backgroundColor = thumb.image == nil ? (thumbTintColor ?? .white) : nil
        thumb.layer.shadowOpacity = thumb.image == nil ? ThumbAppearance.shadowOpacity : 0
        minimumTrack.image = currentMinimumTrackImage
        minimumTrack.backgroundColor = minimumTrack.image == nil ? (minimumTrackTintColor ?? tintColor) : nil
        maximumTrack.image = currentMaximumTrackImage
        maximumTrack.backgroundColor = maximumTrack.image == nil ? (maximumTrackTintColor ?? .systemFill) : nil
        minimumImageView.image = minimumValueImage
        maximumImageView.image = maximumValueImage
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshAppearance()
    }

    package override func controlStateDidChange() {
        alpha = isEnabled ? 1 : SwitchMetrics.disabledAlpha
        refreshAppearance()
    }

    // MARK: Geometry, overridable

    /// The rectangle of the image at the leading end in the given bounds; empty without an image.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, in: bounds, atRight: readsRightToLeft)
    }

    /// The rectangle of the image at the trailing end in the given bounds; empty without an image.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, in: bounds, atRight: !readsRightToLeft)
    }

    private func imageRect(_ image: UIImage?, in bounds: CGRect, atRight: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        let x = atRight ? bounds.maxX - size.width : bounds.minX
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The rectangle of the track, 4 points high, between the two images.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let images = readsRightToLeft ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
        let left = images.0.map { $0.size.width + SliderLayout.imageGap } ?? SliderLayout.trackInset
        let right = images.1.map { $0.size.width + SliderLayout.imageGap } ?? SliderLayout.trackInset
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - SliderLayout.trackHeight / 2, width: max(0, bounds.width - left - right),
            height: SliderLayout.trackHeight)
    }

    /// The rectangle of the thumb for a value on the given track; for overriding, drawing and touches follow it.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        geometry.thumbRect(track: rect, thumb: thumbSize, value: value, rightToLeft: readsRightToLeft)
    }

    private var thumbSize: CGSize {
        currentThumbImage?.size ?? CGSize(width: SliderLayout.thumbDiameter, height: SliderLayout.thumbDiameter)
    }

    package override var reservedGestures: ControlGestures { .drag }
    package override var defaultHugging: ViewLayoutOptions.Priorities { .flexibleWidth }
    /// Layout aligns the track.
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: SliderLayout.trackInset, bottom: 0, right: SliderLayout.trackInset)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: SliderLayout.height) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: SliderLayout.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let trackRect = trackRect(forBounds: bounds)
        let thumbRect = thumbRect(forBounds: bounds, trackRect: trackRect, value: current)
        thumb.frame = thumbRect
        var low = trackRect
        var high = trackRect
        low.size.width = max(0, thumbRect.midX - trackRect.minX)
        high.origin.x = thumbRect.midX
        high.size.width = max(0, trackRect.maxX - thumbRect.midX)
        (minimumTrack.frame, maximumTrack.frame) = readsRightToLeft ? (high, low) : (low, high)
        minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
    }

    // MARK: Touch

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        let rect = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
        guard rect.insetBy(dx: -SliderLayout.thumbReach, dy: -SliderLayout.thumbReach).contains(place) else { return false }
        grip = rect.midX - place.x
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let wanted = geometry.value(
            thumbCenter: touch.location(in: self).x + grip, track: trackRect(forBounds: bounds), thumb: thumbSize,
            rightToLeft: readsRightToLeft)
        guard wanted != current else { return true }
        current = wanted
        setNeedsLayout()
        if isContinuous { notify(with: event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { notify(with: event) }
    }

    private func notify(with event: UIEvent?) {
        sendActions(for: .valueChanged, with: event)
        sendActions(for: .primaryActionTriggered, with: event)
    }

    // MARK: Accessibility

    package override var kindTraits: UIAccessibilityTraits { .adjustable }

    /// The value in per cent of the range, unless set.
    open override var accessibilityValue: String? {
        get { accessibilityState.value ?? "\(Int(saturating: (geometry.fraction(of: current) * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }
    open override func accessibilityIncrement() { step(by: 0.1) }
    open override func accessibilityDecrement() { step(by: -0.1) }

    private func step(by part: Float) {
        let wanted = geometry.clamp(current + part * (maximumValue - minimumValue))
        guard isEnabled, wanted != current else { return }
        value = wanted
        notify(with: nil)
    }
}
