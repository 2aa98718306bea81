public import Foundation
internal import ObjectiveC
internal import ViewLayout

/// The style of a date picker.
///
/// > Contract: UIKit, UIDatePickerStyle
public enum UIDatePickerStyle: Int, Sendable {
    /// Wheels for a timer and for a month with its year, otherwise compact.
    case automatic = 0
    /// Wheels for each part of the date or time.
    case wheels = 1
    /// Labels that open a calendar or wheels.
    case compact = 2
    /// An inline calendar.
    case inline = 3
}

/// A control to choose a date, a time, or a duration.
///
/// Sends `valueChanged` once a user's change has settled, never for changes in code. The process's clock, which is the simulator's virtual
/// one under a manual clock, decides which day is today.
/// > Contract: UIKit, UIDatePicker; facts 2.3, CO-12, CO-21.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// Which parts of a date the user chooses.
    public enum Mode: Int, Sendable {
        /// Hours and minutes, with AM or PM where the locale has them.
        case time = 0
        /// Day, month and year in the locale's order.
        case date = 1
        /// A day together with hours and minutes.
        case dateAndTime = 2
        /// A duration of hours and minutes, in ``countDownDuration``.
        case countDownTimer = 3
        /// A month with its year.
        case yearAndMonth = 4
    }

    private var settings = DatePickerSettings()
    private var body: (any DatePickerStyleView)?
    private var bodyKind: UIDatePickerStyle?
    private weak var card: DatePickerCard?
    /// The size that it set itself; unless the app sets a size, it follows the style's.
    private var ownSize: CGSize?
    private var localeWatch: LocaleObserver?
    var readSize: CGSize?

    /// A size of zero means the style's size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { ownSize = .zero }
        update(animated: false)
        watchLocale()
    }

    /// Creates a date picker from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        settings.mode = DatePickerCoding.mode(coder)
        DatePickerCoding.decode(&settings, from: coder)
        update(animated: false)
        watchLocale()
    }

    /// Unset values are the device's, and follow it.
    private func watchLocale() {
        localeWatch = LocaleObserver { [weak self] in
            self?.settings.invalidateTexts()
            self?.update(animated: false)
        }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        DatePickerCoding.encode(settings, to: coder)
    }

    /// Without its content view, which it creates itself.
    @_spi(UIKitModules) open override var archivedSubviews: [UIView] { subviews.filter { $0 !== body } }

    // MARK: Value

    /// Which parts of the date the user chooses.
    open var datePickerMode: Mode {
        get { settings.mode }
        set { change { $0.mode = newValue } }
    }

    /// Clamped to the limits; a date that is not finite is ignored. Sends no event.
    open var date: Date {
        get { settings.date }
        set {
            KeyValueChanges.will(self, "date")
            defer { KeyValueChanges.did(self, "date") }
            setDate(newValue, animated: false)
        }
    }

    /// If animated, the wheels roll to the date. Sends no event.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else { return }
        settings.chosen = date
        update(animated: animated)
    }

    /// In the mode `countDownTimer`: whole minutes from one up to 23:59. > Units: seconds.
    open var countDownDuration: TimeInterval {
        get { settings.duration }
        set {
            guard newValue.isFinite else { return }
            change { $0.chosenDuration = newValue }
        }
    }

    // MARK: Limits

    /// Both limits are ignored if the lower is above the upper, and in timer mode.
    open var minimumDate: Date? {
        get { settings.minimum }
        set { change { $0.minimum = newValue } }
    }
    /// The latest date that can be chosen; nil sets no limit.
    open var maximumDate: Date? {
        get { settings.maximum }
        set { change { $0.maximum = newValue } }
    }
    /// Must divide an hour and be at most 30; other values count as 1. > Units: minutes. > Contract: CO-21.
    open var minuteInterval: Int {
        get { settings.minuteInterval }
        set { change { $0.minuteInterval = DateRules.isInterval(newValue) ? newValue : 1 } }
    }
    /// Whether `date` is rounded to `minuteInterval`; the wheels always are.
    open var roundsToMinuteInterval: Bool {
        get { settings.rounds }
        set { change { $0.rounds = newValue } }
    }

    // MARK: Locale

    /// The locale that orders and names the parts of the date; nil means the user's.
    open var locale: Locale? {
        get { settings.locale }
        set { change { $0.locale = newValue } }
    }
    /// Nil means the locale's.
    open var calendar: Calendar! {
        get { settings.effectiveCalendar }
        set { change { $0.calendar = newValue } }
    }
    /// Nil means the calendar's.
    open var timeZone: TimeZone? {
        get { settings.timeZone }
        set { change { $0.timeZone = newValue } }
    }

    // MARK: Appearance

    /// A timer and a month with its year use wheels in every style.
    open var preferredDatePickerStyle: UIDatePickerStyle {
        get { settings.preferredStyle }
        set { change { $0.preferredStyle = newValue } }
    }
    /// The effective style; never `automatic`.
    open var datePickerStyle: UIDatePickerStyle { settings.style }

    /// Of the rows of wheels, which apps set by key; nil is the label colour.
    var rowColor: UIColor? { didSet { (body as? DateWheelsView)?.rowColor = rowColor } }

    private func change(_ change: (inout DatePickerSettings) -> Void) {
        change(&settings)
        update(animated: false)
    }

    private func update(animated: Bool) {
        if readSize == nil { readSize = naturalSize }
        let kind = settings.style
        if bodyKind != kind { makeBody(kind) }
        body?.show(settings.state, animated: animated && window != nil)
        card?.body.show(settings.state(in: card), animated: false)
        adoptNaturalSize()
        announceSizeChange()
        setNeedsLayout()
    }

    private func makeBody(_ kind: UIDatePickerStyle) {
        card?.close(animated: false)
        body?.removeFromSuperview()
        bodyKind = kind
        let made: any DatePickerStyleView
        switch kind {
        case .wheels, .automatic: made = DateWheelsView(frame: bounds)
        case .compact:
            let compact = CompactDateView(frame: bounds)
            compact.onOpen = { [weak self] in self?.open($1, from: $0) }
            made = compact
        case .inline:
            let month = CalendarView(frame: bounds)
            month.onTime = { [weak self] in self?.open(.time, from: $0) }
            made = month
        }
        made.onChange = { [weak self] in self?.userDidPick($0) }
        (made as? DateWheelsView)?.rowColor = rowColor
        body = made
        addSubview(made)
        controlStateDidChange()
    }

    private func userDidPick(_ date: Date) {
        settings.take(date)
        update(animated: true)
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Cards

    private func open(_ mode: Mode, from capsule: DateCapsule) {
        guard let window, card == nil else { return }
        let body: any DatePickerStyleView = mode == .time ? DateWheelsView(frame: .zero) : CalendarView(frame: .zero)
        body.tintColor = tintColor
        body.semanticContentAttribute = semanticContentAttribute
        body.show(settings.state.showing(mode), animated: false)
        body.onChange = { [weak self] in self?.userDidPick($0) }
        var size = mode == .time ? DatePickerMetrics.timeCardSize : body.naturalSize
        size.height += 2 * DatePickerMetrics.cardInset
        let card = DatePickerCard(body, size: size, anchor: capsule) { [weak self, weak capsule] in
            capsule?.isOpen = false
            self?.card = nil
            self?.sendActions(for: .editingDidEnd)
        }
        capsule.isOpen = true
        self.card = card
        card.open(in: window)
        sendActions(for: .editingDidBegin)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { card?.close(animated: false) }
    }

    // MARK: Layout

    var naturalSize: CGSize { body?.naturalSize ?? PickerMetrics.size }

    private func adoptNaturalSize() {
        guard let ownSize, bounds.size == ownSize, bounds.size != naturalSize else { return }
        self.ownSize = naturalSize
        frame.size = naturalSize
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
    open override var intrinsicContentSize: CGSize { readNaturalSize() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        body?.semanticContentAttribute = semanticContentAttribute
        (body as? CompactDateView)?.alignment = effectiveContentHorizontalAlignment
        body?.frame = bounds
        adoptNaturalSize()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.hasOtherFonts(than: previousTraitCollection) else { return }
        adoptNaturalSize()
        // Its parts may not have their new fonts yet.
        readSize = nil
        announceSizeChange()
    }

    package override func controlStateDidChange() {
        body?.isUserInteractionEnabled = isEnabled
        body?.alpha = isEnabled ? 1 : DatePickerMetrics.disabledAlpha
        if !isEnabled { card?.close(animated: false) }
    }

    // MARK: Touch and accessibility

    package override var reservedGestures: ControlGestures { [.tap, .drag] }

    /// Its parts are elements: wheels, days, or texts.
    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? false }
        set { super.isAccessibilityElement = newValue }
    }
}

extension UIDatePicker: SizeAnnouncing {}
