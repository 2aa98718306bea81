public import CoreGraphics
public import Foundation
public import UIKitCore

/// A calendar of one month at a time, with decorations of days and a selection.
///
/// Chevrons, a swipe and wheels of months and years, which the month's name opens, lead to other months. Without a selection behaviour days
/// cannot be tapped. > Contract: UIKit, UICalendarView.
@preconcurrency @MainActor open class UICalendarView: UIView {
    private var state = CalendarState()
    private let header = CalendarHeader(frame: .zero)
    private let weekdays = CalendarWeekdays(frame: .zero)
    private let pages = [CalendarMonthPage(frame: .zero), CalendarMonthPage(frame: .zero), CalendarMonthPage(frame: .zero)]
    private lazy var pager = MonthPager(pages: pages)
    private var years: DateWheelsView?
    private var texts: DateFormatting?
    /// The delegate's answers, by the day's first moment; a nil answer is one too.
    private var decorations: [Date: Decoration?] = [:]
    private var shownMonth = Date(timeIntervalSinceReferenceDate: 0)
    /// Of days, and of today and selected days.
    private var dayFonts = (plain: UIFont.systemFont(ofSize: 0), emphasized: UIFont.systemFont(ofSize: 0))

    /// Creates a calendar view that shows the present month.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a calendar view that shows the present month; its settings are not archived.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        for view in [header, weekdays, pager] { addSubview(view) }
        for page in pages { page.source = self }
        header.title.addAction(UIAction { [weak self] _ in self?.toggleYears() }, for: .touchUpInside)
        header.earlier.addAction(UIAction { [weak self] _ in self?.pager.turn(by: -1) }, for: .touchUpInside)
        header.later.addAction(UIAction { [weak self] _ in self?.pager.turn(by: 1) }, for: .touchUpInside)
        pager.onTurn = { [weak self] in self?.turned(to: $0) }
        shownMonth = DatePickerClock.now()
        settingsChanged()
    }

    // MARK: Settings

    /// Provides the decorations; held weakly. Another one is asked for all decorations again.
    open weak var delegate: (any UICalendarViewDelegate)? {
        didSet {
            decorations = [:]
            refresh()
        }
    }
    /// What days can be selected; nil, the default, selects none.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            if oldValue !== selectionBehavior, oldValue?.calendarView === self { oldValue?.calendarView = nil }
            selectionBehavior?.calendarView = self
            refresh()
        }
    }
    /// The language and the formats; the device's by default.
    open var locale: Locale {
        get { state.effectiveLocale }
        set { change { $0.locale = newValue } }
    }
    /// The calendar; the device's by default. Its first weekday is the first column.
    open var calendar: Calendar {
        get { state.effectiveCalendar }
        set { change { $0.calendar = newValue } }
    }
    /// The time zone in which days begin; nil, the default, is the calendar's.
    open var timeZone: TimeZone? {
        get { state.timeZone }
        set { change { $0.timeZone = newValue } }
    }
    /// The design of the system font for days and their names; `default` by default.
    open var fontDesign: UIFontDescriptor.SystemDesign = .default { didSet { settingsChanged() } }
    /// The days that can be seen as enabled and selected; other months cannot be reached. Everything by default.
    open var availableDateRange: DateInterval {
        get { state.available }
        set {
            change { $0.available = newValue }
            selectionBehavior?.updateSelectableDates()
        }
    }
    /// Whether there is space for decorations, and the delegate is asked for them; true by default.
    open var wantsDateDecorations = true {
        didSet {
            invalidateIntrinsicContentSize()
            refresh()
        }
    }

    private func change(_ body: (inout CalendarState) -> Void) {
        body(&state)
        settingsChanged()
    }

    private func settingsChanged() {
        let texts = DateFormatting(locale: state.effectiveLocale, calendar: state.effectiveCalendar)
        self.texts = texts
        decorations = [:]
        shownMonth = state.clamped(shownMonth)
        weekdays.show(texts.weekdays(), font: weekdayFont)
        header.earlier.accessibilityLabel = DatePickerStrings.text(.previousMonth, state.effectiveLocale)
        header.later.accessibilityLabel = DatePickerStrings.text(.nextMonth, state.effectiveLocale)
        refresh()
    }

    // MARK: Months

    /// The visible month as era, year and month.
    ///
    /// Setting it shows the month that the components name; outside of the available range, the nearest month in it.
    open var visibleDateComponents: DateComponents {
        get { state.month(of: MonthGrid(containing: shownMonth, calendar: state.effectiveCalendar).start) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows another month; with an animation if it is next to the visible one.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = state.startOfDay(dateComponents) else { return }
        let target = state.clamped(date)
        let distance = pager.grid?.months(to: target) ?? 0
        guard distance != 0 else { return }
        if animated, abs(distance) == 1, window != nil { return pager.turn(by: distance) }
        show(month: target)
    }

    private func show(month: Date) {
        let before = visibleDateComponents
        shownMonth = month
        refresh()
        if visibleDateComponents != before { delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before) }
    }

    private func turned(to grid: MonthGrid) {
        let before = visibleDateComponents
        shownMonth = grid.start
        nameMonth()
        if visibleDateComponents != before { delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before) }
    }

    private var pickerState: DatePickerState? {
        texts.map {
            DatePickerState(mode: .date, date: shownMonth, rules: state.rules, texts: $0, today: DatePickerClock.now())
        }
    }

    /// Shows the month with everything as it is now.
    private func refresh() {
        guard let pickerState else { return }
        dayFonts = (font(dayFontSize, .regular), font(dayFontSize, .semibold))
        pager.show(MonthGrid(containing: shownMonth, calendar: state.effectiveCalendar), pickerState)
        nameMonth()
        setNeedsLayout()
    }

    private func nameMonth() {
        guard let grid = pager.grid, let texts else { return }
        header.title.text = texts.text(grid.start, template: grid.calendar.identifier == .japanese ? "GyMMMM" : "yMMMM")
        header.title.accessibilityHint = DatePickerStrings.text(years == nil ? .showYears : .hideYears, state.effectiveLocale)
        for (button, step) in [(header.earlier, -1), (header.later, 1)] {
            button.isEnabled = pager.allows(step)
            button.tintColor = button.isEnabled ? nil : .tertiaryLabel
        }
    }

    // MARK: Decorations

    /// Asks the delegate again for the decorations of days.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        for date in dates { if let day = state.startOfDay(date) { decorations.removeValue(forKey: day) } }
        refresh(animated: animated)
    }

    private func decoration(of day: Date) -> Decoration? {
        guard wantsDateDecorations, let delegate else { return nil }
        if let known = decorations[day] { return known }
        let made = delegate.calendarView(self, decorationFor: state.components(of: day))
        decorations[day] = .some(made)
        return made
    }

    private func refresh(animated: Bool) {
        guard animated, window != nil else { return refresh() }
        UIView.transition(with: pager, duration: 0.2, options: [.transitionCrossDissolve, .allowUserInteraction]) { self.refresh() }
    }

    // MARK: Selection

    func selectionChanged(animated: Bool = false) { refresh(animated: animated) }
    func startOfDay(_ components: DateComponents) -> Date? { state.startOfDay(components) }
    func week(of components: DateComponents) -> DateComponents? { state.startOfDay(components).map { state.week(of: $0) } }

    // MARK: Years

    private func toggleYears() {
        let closing = years
        if closing == nil { openYears() } else { years = nil }
        let isOpening = closing == nil
        header.title.isOpen = isOpening
        let change = { [self] in
            header.title.turnArrow()
            for view in [weekdays, pager, header.earlier, header.later] { view.alpha = isOpening ? 0 : 1 }
            years?.alpha = 1
            closing?.alpha = 0
        }
        if window == nil {
            change()
            closing?.removeFromSuperview()
        } else {
            UIView.animate(withDuration: 0.25, animations: change) { _ in closing?.removeFromSuperview() }
        }
        nameMonth()
    }

    private func openYears() {
        guard let grid = pager.grid, let texts else { return }
        var rules = state.rules
        if let low = rules.minimum { rules.minimum = MonthGrid(containing: low, calendar: grid.calendar).start }
        let wheels = DateWheelsView(frame: pager.frame)
        wheels.alpha = 0
        wheels.show(
            DatePickerState(mode: .yearAndMonth, date: grid.start, rules: rules, texts: texts, today: DatePickerClock.now()),
            animated: false)
        wheels.onChange = { [weak self] date in
            guard let self else { return }
            show(month: state.clamped(date))
        }
        years = wheels
        addSubview(wheels)
        setNeedsLayout()
        layoutIfNeeded()
    }

    // MARK: Fonts and layout

    private func scaled(_ size: CGFloat, atMost limit: CGFloat) -> CGFloat {
        min(limit, UIFontMetrics(forTextStyle: .body).scaledValue(for: size, compatibleWith: traitCollection).rounded())
    }

    private func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        let plain = UIFont.systemFont(ofSize: size, weight: weight)
        return plain.fontDescriptor.withDesign(fontDesign).map { UIFont(descriptor: $0, size: size) } ?? plain
    }

    private var dayFontSize: CGFloat { scaled(CalendarMetrics.dayFontSize, atMost: CalendarMetrics.largestDayFontSize) }
    private var weekdayFont: UIFont {
        font(scaled(CalendarMetrics.weekdayFontSize, atMost: CalendarMetrics.largestWeekdayFontSize), .semibold)
    }
    private var decorationHeight: CGFloat { wantsDateDecorations ? CalendarMetrics.decorationHeight : 0 }
    private var weekHeight: CGFloat { max(CalendarMetrics.weekHeight, (dayFontSize * 1.2).rounded(.up) + 12) + decorationHeight }
    private var weekdayHeight: CGFloat { max(CalendarMetrics.weekdayHeight, weekdayFont.lineHeight.rounded(.up) + 4) }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: CalendarMetrics.width,
            height: CalendarMetrics.headerHeight + weekdayHeight + weekHeight * CGFloat(MonthGrid.rows))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        header.frame = CGRect(x: 0, y: 0, width: width, height: CalendarMetrics.headerHeight)
        weekdays.frame = CGRect(x: 0, y: header.frame.maxY, width: width, height: weekdayHeight)
        let top = weekdays.frame.maxY
        pager.frame = CGRect(x: 0, y: top, width: width, height: max(0, bounds.height - top))
        years?.frame = CGRect(x: 0, y: header.frame.maxY, width: width, height: max(0, bounds.height - header.frame.maxY))
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let texts { weekdays.show(texts.weekdays(), font: weekdayFont) }
        invalidateIntrinsicContentSize()
        refresh()
    }
}

extension UICalendarView: CalendarMonthSource {
    var marksWeeks: Bool { selectionBehavior?.marksWeeks ?? false }

    func look(of day: Date, in state: DatePickerState) -> CalendarDayCell.Look {
        let parts = self.state.components(of: day)
        let isAvailable = self.state.isAvailable(day)
        let isAllowed = isAvailable && selectionBehavior?.allows(parts) ?? true
        var look = CalendarDayCell.Look()
        look.text = state.texts.text(day, template: "d").filter(\.isNumber)
        look.isToday = self.state.effectiveCalendar.isDate(day, inSameDayAs: state.today)
        look.spoken = state.texts.text(day, template: "EEEEMMMMd")
        if look.isToday { look.spoken = DatePickerStrings.text(.today, locale) + ", " + look.spoken }
        look.isChosen = isAvailable && selectionBehavior?.contains(parts) ?? false
        look.marksWeek = marksWeeks
        look.isEnabled = isAllowed
        look.isSelectable = isAllowed && selectionBehavior != nil
        (look.font, look.emphasizedFont) = dayFonts
        look.decoration = decoration(of: day)
        look.decorationHeight = decorationHeight
        return look
    }

    func choose(_ day: Date) -> Bool {
        guard let selectionBehavior else { return false }
        selectionBehavior.toggle(state.components(of: day))
        return true
    }
}
