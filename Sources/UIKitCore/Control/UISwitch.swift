public import Foundation
internal import ObjectiveC

/// A control with two positions.
///
/// The frame's size is always 51×31 points; setting another size moves the origin only.
/// > Contract: UIKit, UISwitch; facts 2.3 and CO-12, CO-16: `valueChanged` once per user change, never for changes in code.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// A switch's style on a Mac; on iPhone and iPad always a sliding switch.
    public enum Style: Int, Sendable {
        /// That of the platform: sliding.
        case automatic = 0
        /// A check box, on a Mac.
        case checkbox = 1
        /// A thumb that slides on a track.
        case sliding = 2
    }

    private let track = UIView(frame: CGRect(origin: .zero, size: SwitchMetrics.size))
    private let thumb = UIView(frame: .zero)
    /// The state that the current drag has reached, before it ends.
    private var pendingValue: Bool?
    private var dragged = false

    /// The size passed in is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: SwitchMetrics.size))
        build()
    }

    /// Reads position and colours from an archive or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        isOn = coder.decodeBool(forKey: "UISwitchOn")
        if let color = coder.objectIfPresent(forKey: "UISwitchOnTintColor") as? UIColor { onTintColor = color }
        if let color = coder.objectIfPresent(forKey: "UISwitchThumbTintColor") as? UIColor { thumbTintColor = color }
        title = coder.text("UITitle")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(isOn, forKey: "UISwitchOn")
        if let onTintColor { coder.encode(onTintColor, forKey: "UISwitchOnTintColor") }
        if let thumbTintColor { coder.encode(thumbTintColor, forKey: "UISwitchThumbTintColor") }
    }

    private func build() {
        track.isUserInteractionEnabled = false
        track.layer.cornerRadius = SwitchMetrics.size.height / 2
        addSubview(track)
        thumb.isUserInteractionEnabled = false
        thumb.layer.cornerRadius = SwitchMetrics.thumbDiameter / 2
        ThumbAppearance.addShadow(from: thumb.layer)
        // A border of black at 4 %: confidence M (Flutter's thumb).
        thumb.layer.borderColor = UIColor.black.withAlphaComponent(0.04).cgColor
        thumb.layer.borderWidth = 0.5
        track.addSubview(thumb)
        updateColors()
        placeThumb()
    }

    @_spi(UIKitModules) open override var archivedSubviews: [UIView] { [] }

    // MARK: Value

    private var value = false

    /// Whether the switch is on; default false.
    ///
    /// Setting it moves the thumb at once and sends no event.
    open var isOn: Bool {
        get { value }
        set {
            KeyValueChanges.will(self, "on")
            defer { KeyValueChanges.did(self, "on") }
            setOn(newValue, animated: false)
        }
    }

    /// Changes the value without an event; animated, the thumb slides.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != value else { return }
        value = on
        show(animated: animated)
    }

    // MARK: Appearance

    /// The track's colour when on; nil is the system's green.
    open var onTintColor: UIColor? {
        didSet {
            noteAppearance(\.onTintColor, onTintColor)
            updateColors()
        }
    }
    /// The thumb's colour; nil is white.
    open var thumbTintColor: UIColor? {
        didSet {
            noteAppearance(\.thumbTintColor, thumbTintColor)
            updateColors()
        }
    }
    /// Has had no effect since iOS 7; stored only.
    open var onImage: UIImage? { didSet { noteAppearance(\.onImage, onImage) } }
    /// Has had no effect since iOS 7; stored only.
    open var offImage: UIImage? { didSet { noteAppearance(\.offImage, offImage) } }
    /// Shown on a Mac only; stored here.
    open var title: String?
    /// The requested style; stored only.
    open var preferredStyle: Style = .automatic
    /// The style in use: always sliding.
    open var style: Style { .sliding }

    private var shownValue: Bool { pendingValue ?? value }

    private func updateColors() {
        track.backgroundColor = shownValue ? (onTintColor ?? .systemGreen) : .secondarySystemFill
        thumb.backgroundColor = thumbTintColor ?? .white
    }

    private func placeThumb() {
        thumb.frame = SwitchMetrics.thumbFrame(
            isOn: shownValue, pressed: isHighlighted, rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    private func show(animated: Bool) {
        guard animated, window != nil else {
            updateColors()
            placeThumb()
            return
        }
        UIView.animate(withDuration: SwitchMetrics.toggleDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
            self.updateColors()
            self.placeThumb()
        }
    }

    package override func controlStateDidChange() {
        alpha = isEnabled ? 1 : SwitchMetrics.disabledAlpha
        show(animated: true)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    // MARK: Layout

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: SwitchMetrics.size) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: SwitchMetrics.size) }
    }

    package override var reservedGestures: ControlGestures { [.tap, .drag] }
    package override var defaultHugging: ViewLayoutOptions.Priorities { .fixedSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchMetrics.size }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: SwitchMetrics.alignmentWidth, height: SwitchMetrics.size.height)
    }

    /// The frame is wider than the part that layout aligns.
    open override var alignmentRectInsets: UIEdgeInsets { SwitchMetrics.alignmentInsets }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeThumb()
    }

    // MARK: Touch

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pendingValue = value
        dragged = false
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let middle = bounds.midX
        let isRight = touch.location(in: self).x > middle
        let wanted = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let moved = abs(touch.location(in: self).x - touch.previousLocation(in: self).x) > 0
        if moved, wanted != pendingValue, dragged || hasLeftThumb(touch) {
            dragged = true
            pendingValue = wanted
            show(animated: true)
        }
        return true
    }

    private func hasLeftThumb(_ touch: UITouch) -> Bool { !thumb.frame.insetBy(dx: -2, dy: -100).contains(touch.location(in: track)) }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let wanted = dragged ? (pendingValue ?? value) : !value
        pendingValue = nil
        guard wanted != value else {
            show(animated: true)
            return
        }
        value = wanted
        show(animated: true)
        sendActions(for: .valueChanged, with: event)
        sendActions(for: .primaryActionTriggered, with: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        let wasTracking = pendingValue != nil
        pendingValue = nil
        super.cancelTracking(with: event)
        if wasTracking { show(animated: true) }
    }

    // MARK: Accessibility

    package override var kindTraits: UIAccessibilityTraits { [.button, .toggleButton] }

    /// "1" if on, "0" if off, unless set.
    open override var accessibilityValue: String? {
        get { accessibilityState.value ?? (value ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        setOn(!value, animated: true)
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
        return true
    }
}
