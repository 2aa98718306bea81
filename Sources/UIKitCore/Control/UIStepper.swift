public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

/// Two buttons that decrement and increment a value.
///
/// `StepperValue` has the rules of the value, the buttons are `StepperButton` views. The size passed in is ignored.
/// > Contract: UIKit, UIStepper; facts 2.3, CO-12, CO-18.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private let halves = (decrement: StepperButton(isIncrement: false), increment: StepperButton(isIncrement: true))
    private let divider = UIImageView(frame: .zero)
    private var number = StepperValue()
    private var images = (decrement: ControlStateTable<UIImage>(), increment: ControlStateTable<UIImage>())
    private var backgrounds = ControlStateTable<UIImage>()
    private var dividers = SegmentPairTable()
    /// The pressed button: true is the increment.
    private var pressed: Bool?
    private var startValue = 0.0
    private var repetitions = 0
    private let repeater = GestureTimer()
    private lazy var buttons = [
        StepperButtonElement(self, label: SystemStrings.text("Decrement"), isIncrement: false),
        StepperButtonElement(self, label: SystemStrings.text("Increment"), isIncrement: true),
    ]

    /// The size passed in is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: StepperMetrics.size))
        build()
    }

    /// Reads limits, value, step and flags from an archive or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        if coder.containsValue(forKey: "UIStepperMaximumValue") { number.setMaximum(coder.decodeDouble(forKey: "UIStepperMaximumValue")) }
        if coder.containsValue(forKey: "UIStepperMinimumValue") { number.setMinimum(coder.decodeDouble(forKey: "UIStepperMinimumValue")) }
        let step = coder.decodeDouble(forKey: "UIStepperStepValue")
        if step > 0 { stepValue = step }
        value = coder.decodeDouble(forKey: "UIStepperValue")
        if coder.containsValue(forKey: "UIStepperAutorepeat") { autorepeat = coder.decodeBool(forKey: "UIStepperAutorepeat") }
        if coder.containsValue(forKey: "UIStepperContinuous") { isContinuous = coder.decodeBool(forKey: "UIStepperContinuous") }
        wraps = coder.decodeBool(forKey: "UIStepperWraps")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(minimumValue, forKey: "UIStepperMinimumValue")
        coder.encode(maximumValue, forKey: "UIStepperMaximumValue")
        coder.encode(stepValue, forKey: "UIStepperStepValue")
        coder.encode(value, forKey: "UIStepperValue")
        coder.encode(autorepeat, forKey: "UIStepperAutorepeat")
        coder.encode(isContinuous, forKey: "UIStepperContinuous")
        coder.encode(wraps, forKey: "UIStepperWraps")
    }

    private func build() {
        layer.cornerRadius = StepperMetrics.cornerRadius
        clipsToBounds = true
        addSubview(halves.decrement)
        addSubview(halves.increment)
        addSubview(divider)
        update()
    }

    @_spi(UIKitModules) open override var archivedSubviews: [UIView] { [] }

    // MARK: Value

    /// The current value; default 0.
    ///
    /// Clamped to the limits; setting it sends no event.
    open var value: Double {
        get { number.value }
        set {
            KeyValueChanges.will(self, "value")
            defer { KeyValueChanges.did(self, "value") }
            number.set(newValue)
            update()
        }
    }
    /// The lower limit, to which the value is clamped; default 0.
    ///
    /// > Precondition: less than `maximumValue`.
    open var minimumValue: Double {
        get { number.minimum }
        set {
            KeyValueChanges.will(self, "minimumValue")
            defer { KeyValueChanges.did(self, "minimumValue") }
            ProgrammerError.require(
                newValue < number.maximum,
                "UIStepper: minimumValue (\(newValue)) must be numerically less than maximumValue (\(number.maximum))",
                name: .invalidArgument)
            number.setMinimum(newValue)
            update()
        }
    }
    /// The upper limit, to which the value is clamped; default 100.
    ///
    /// > Precondition: greater than `minimumValue`.
    open var maximumValue: Double {
        get { number.maximum }
        set {
            KeyValueChanges.will(self, "maximumValue")
            defer { KeyValueChanges.did(self, "maximumValue") }
            ProgrammerError.require(
                newValue > number.minimum,
                "UIStepper: maximumValue (\(newValue)) must be numerically greater than minimumValue (\(number.minimum))",
                name: .invalidArgument)
            number.setMaximum(newValue)
            update()
        }
    }
    /// The amount of one press; default 1.
    ///
    /// > Precondition: above zero.
    open var stepValue: Double {
        get { number.step }
        set {
            ProgrammerError.require(
                newValue > 0, "UIStepper: stepValue must be numerically greater than 0, not \(newValue)", name: .invalidArgument)
            number.step = newValue
        }
    }
    /// Whether a press at a limit continues at the other one; default false.
    ///
    /// Wraps around at the limits.
    open var wraps: Bool {
        get { number.wraps }
        set {
            number.wraps = newValue
            update()
        }
    }
    /// Whether a button that is held goes on; default true.
    ///
    /// Holding a button repeats the change, with increasing speed.
    open var autorepeat = true { didSet { if !autorepeat { repeater.cancel() } } }
    /// Whether `valueChanged` is sent for each step; default true.
    ///
    /// If false, `valueChanged` is sent once, when the touch ends.
    open var isContinuous = true

    // MARK: Appearance

    /// Sets the image behind both buttons for a state, instead of the system's fill.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        noteAppearance("backgroundImage", Int(bitPattern: state.rawValue)) { $0.setBackgroundImage(image, for: state) }
        backgrounds[state] = image
        update()
    }
    /// The background image in a state: its own, or that of `normal`.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgrounds.value(for: state) }
    /// Sets the image between the two buttons for a pair of states; pairs without one have that of the normal pair.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        noteAppearance("dividerImage", Int(bitPattern: leftState.rawValue), Int(bitPattern: rightState.rawValue)) {
            $0.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState)
        }
        dividers[leftState, rightState] = image
        update()
    }
    /// The image between the two buttons for a pair of states.
    open func dividerImage(forLeftSegmentState state: UIControl.State, rightSegmentState rightState: UIControl.State) -> UIImage? {
        dividers.value(left: state, right: rightState)
    }
    /// Sets the increment button's image for a state, instead of a plus sign.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        noteAppearance("incrementImage", Int(bitPattern: state.rawValue)) { $0.setIncrementImage(image, for: state) }
        images.increment[state] = image
        update()
    }
    /// The increment button's image in a state: its own, or that of `normal`.
    open func incrementImage(for state: UIControl.State) -> UIImage? { images.increment.value(for: state) }
    /// Sets the decrement button's image for a state, instead of a minus sign.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        noteAppearance("decrementImage", Int(bitPattern: state.rawValue)) { $0.setDecrementImage(image, for: state) }
        images.decrement[state] = image
        update()
    }
    /// The decrement button's image in a state: its own, or that of `normal`.
    open func decrementImage(for state: UIControl.State) -> UIImage? { images.decrement.value(for: state) }

    private func state(ofHalf isIncrement: Bool) -> UIControl.State {
        guard isEnabled, number.canMove(up: isIncrement) else { return .disabled }
        return pressed == isIncrement ? .highlighted : .normal
    }

    private func update() {
        let hasBackground = !backgrounds.isEmpty
        backgroundColor = hasBackground ? nil : .tertiarySystemFill
        for half in [halves.decrement, halves.increment] {
            let state = state(ofHalf: half.isIncrement)
            let sign = (half.isIncrement ? images.increment : images.decrement).value(for: state)
            half.show(sign, background: backgrounds.value(for: state), state: state, isPlain: !hasBackground)
        }
        let order = readsRightToLeft ? (true, false) : (false, true)
        divider.image = dividers.value(left: state(ofHalf: order.0), right: state(ofHalf: order.1))
        divider.backgroundColor = divider.image == nil ? .separator : nil
        divider.isHidden = divider.image == nil && (hasBackground || pressed != nil)
        setNeedsLayout()
    }

    package override func controlStateDidChange() {
        if !isEnabled { stop() }
        update()
    }

    // MARK: Geometry

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: StepperMetrics.size) }
    }
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: StepperMetrics.size) }
    }
    package override var defaultHugging: ViewLayoutOptions.Priorities { .fixedSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.size }
    open override var intrinsicContentSize: CGSize { StepperMetrics.size }
    package override var reservedGestures: ControlGestures { [.tap, .drag] }

    /// A button's rectangle in the bounds.
    func rect(ofHalf isIncrement: Bool) -> CGRect {
        let atRight = isIncrement != readsRightToLeft
        let width = StepperMetrics.size.width / 2
        return CGRect(x: bounds.minX + (atRight ? width : 0), y: bounds.minY, width: width, height: bounds.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        halves.decrement.frame = rect(ofHalf: false)
        halves.increment.frame = rect(ofHalf: true)
        let width = divider.image?.size.width ?? StepperMetrics.dividerWidth
        let inset = divider.image == nil ? StepperMetrics.dividerInset : 0
        divider.frame = CGRect(
            x: bounds.midX - (divider.image == nil ? width : width / 2), y: bounds.minY + inset, width: width,
            height: max(0, bounds.height - 2 * inset))
    }

    // MARK: Touch

    private func half(at touch: UITouch) -> Bool? {
        let place = touch.location(in: self)
        return [false, true].first { rect(ofHalf: $0).contains(place) }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event), let half = half(at: touch), number.canMove(up: half) else { return false }
        startValue = value
        press(half, with: event)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.continueTracking(touch, with: event) else { return false }
        let under = half(at: touch)
        guard under != pressed else { return true }
        if let under, number.canMove(up: under) {
            press(under, with: event)
        } else {
            lift()
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        stop()
        if !isContinuous, value != startValue { notify(with: event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        stop()
        super.cancelTracking(with: event)
    }

    private func stop() {
        lift()
        repetitions = 0
    }

    private func lift() {
        repeater.cancel()
        guard pressed != nil else { return }
        pressed = nil
        update()
    }

    private func press(_ half: Bool, with event: UIEvent?) {
        pressed = half
        repetitions = 0
        step(up: half, tells: isContinuous, with: event)
        goOn()
    }

    private func goOn() {
        guard autorepeat, let half = pressed, number.canMove(up: half) else { return update() }
        repeater.start(after: StepperMetrics.delay(beforeRepetition: repetitions)) { [weak self] in
            guard let self, pressed == half else { return }
            repetitions += 1
            step(up: half, tells: isContinuous, with: nil)
            goOn()
        }
    }

    private func step(up: Bool, tells: Bool, with event: UIEvent?) {
        let next = number.moved(up: up)
        guard next != value else { return }
        value = next
        if tells { notify(with: event) }
    }

    private func notify(with event: UIEvent?) {
        sendActions(for: .valueChanged, with: event)
        sendActions(for: .primaryActionTriggered, with: event)
    }

    // MARK: Accessibility

    /// The two buttons are the elements.
    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? false }
        set { super.isAccessibilityElement = newValue }
    }
    open override var accessibilityElements: [Any]? {
        get { accessibilityState.elements ?? buttons }
        set { super.accessibilityElements = newValue }
    }
    open override var accessibilityValue: String? {
        get { accessibilityState.value ?? (value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)") }
        set { super.accessibilityValue = newValue }
    }
    open override func accessibilityIncrement() { step(up: true, tells: true, with: nil) }
    open override func accessibilityDecrement() { step(up: false, tells: true, with: nil) }

    func canPress(_ isIncrement: Bool) -> Bool { isEnabled && number.canMove(up: isIncrement) }
}

/// A button of a stepper, for assistive technologies and tests.
private final class StepperButtonElement: UIAccessibilityElement {
    private weak var stepper: UIStepper?
    private let isIncrement: Bool

    init(_ stepper: UIStepper, label: String, isIncrement: Bool) {
        self.stepper = stepper
        self.isIncrement = isIncrement
        super.init(accessibilityContainer: stepper)
        accessibilityLabel = label
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { stepper?.canPress(isIncrement) == true ? .button : [.button, .notEnabled] }
        set { super.accessibilityTraits = newValue }
    }
    override var accessibilityFrameInContainerSpace: CGRect {
        get { stepper?.rect(ofHalf: isIncrement) ?? .zero }
        set { super.accessibilityFrameInContainerSpace = newValue }
    }
}
