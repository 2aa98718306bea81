internal import CoreGraphics
internal import Foundation

/// A month calendar, with a row for the time in modes that include it.
@MainActor final class CalendarView: UIView, DatePickerStyleView {
    var onChange: (@MainActor (Date) -> Void)?
    /// Opens the time wheels for a capsule.
    var onTime: (@MainActor (DateCapsule) -> Void)?
    private let header = CalendarHeader(frame: .zero)
    private let weekdays = UIView(frame: .zero)
    private let pages = [MonthPage(frame: .zero), MonthPage(frame: .zero), MonthPage(frame: .zero)]
    private lazy var pager = MonthPager(pages: pages)
    private let timeLabel = UILabel(frame: .zero)
    let timeCapsule = DateCapsule(frame: .zero)
    private var years: DateWheelsView?
    private var state: DatePickerState?

    override init(frame: CGRect) {
        super.init(frame: frame)
        weekdays.isUserInteractionEnabled = false
        weekdays.accessibilityElementsHidden = true
        for view in [header, weekdays, pager, timeLabel, timeCapsule] { addSubview(view) }
        timeLabel.isAccessibilityElement = false
        header.title.addAction(UIAction { [weak self] _ in self?.toggleYears() }, for: .touchUpInside)
        header.earlier.addAction(UIAction { [weak self] _ in self?.pager.turn(by: -1) }, for: .touchUpInside)
        header.later.addAction(UIAction { [weak self] _ in self?.pager.turn(by: 1) }, for: .touchUpInside)
        timeCapsule.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onTime?(timeCapsule)
            }, for: .touchUpInside)
        for page in pages { page.onChoose = { [weak self] in self?.choose($0) } }
        pager.onTurn = { [weak self] in self?.showMonth($0) }
    }

    required init?(coder: NSCoder) { nil }

    private var hasTime: Bool { state?.mode == .dateAndTime || state?.mode == .time }
    private var hasDays: Bool { state?.mode != .time }

    var naturalSize: CGSize {
        guard hasDays else { return timeCapsule.naturalSize }
        let height = DatePickerMetrics.calendarHeight + (hasTime ? DatePickerMetrics.timeRowHeight : 0)
        return CGSize(width: DatePickerMetrics.calendarWidth, height: height)
    }

    // MARK: State

    func show(_ state: DatePickerState, animated: Bool) {
        let isNewCalendar = self.state?.calendar != state.calendar || self.state?.texts !== state.texts
        let isNewDate = self.state?.date != state.date
        self.state = state
        // A new date shows its month; other changes leave the displayed month.
        let grid = isNewDate || isNewCalendar ? MonthGrid(containing: state.date, calendar: state.calendar) : pager.grid
        pager.show(grid ?? MonthGrid(containing: state.date, calendar: state.calendar), state)
        if isNewCalendar { nameWeekdays(state) }
        for view in [header, weekdays, pager] { view.isHidden = !hasDays }
        timeCapsule.isHidden = !hasTime
        timeLabel.isHidden = !hasTime || !hasDays
        timeLabel.text = DatePickerStrings.text(.time, state.locale)
        timeCapsule.text = state.texts.text(state.date, template: "jmm")
        header.earlier.accessibilityLabel = DatePickerStrings.text(.previousMonth, state.locale)
        header.later.accessibilityLabel = DatePickerStrings.text(.nextMonth, state.locale)
        if let grid = pager.grid { showMonth(grid) }
        setNeedsLayout()
    }

    private func nameWeekdays(_ state: DatePickerState) {
        for view in weekdays.subviews { view.removeFromSuperview() }
        for name in state.texts.weekdays() {
            let label = UILabel(frame: .zero)
            label.text = name
            label.font = .systemFont(ofSize: DatePickerMetrics.weekdayFontSize, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            weekdays.addSubview(label)
        }
    }

    private func showMonth(_ grid: MonthGrid) {
        guard let state else { return }
        header.title.text = state.texts.text(grid.start, template: state.calendar.identifier == .japanese ? "GyMMMM" : "yMMMM")
        header.title.accessibilityHint = DatePickerStrings.text(years == nil ? .showYears : .hideYears, state.locale)
        header.earlier.isEnabled = pager.allows(-1)
        header.later.isEnabled = pager.allows(1)
    }

    /// Selects a day and retains the time of day.
    private func choose(_ day: Date) {
        guard let state else { return }
        let time = state.calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: state.date)
        var parts = state.calendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.hour, parts.minute, parts.second, parts.nanosecond) = (time.hour, time.minute, time.second, time.nanosecond)
        let date = state.rules.admitted(state.calendar.date(from: parts) ?? day)
        guard date != state.date else { return }
        onChange?(date)
    }

    // MARK: Months and years

    private func toggleYears() {
        let isOpening = years == nil
        if isOpening { openYears() }
        let closing = isOpening ? nil : years
        if !isOpening { years = nil }
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
        if let grid = pager.grid { showMonth(grid) }
    }

    private func openYears() {
        guard let state, let grid = pager.grid else { return }
        let wheels = DateWheelsView(frame: pager.frame)
        wheels.alpha = 0
        var shown = state.showing(.yearAndMonth)
        shown.rules.minuteInterval = 1
        shown.date = grid.start
        if let low = state.rules.minimum { shown.rules.minimum = MonthGrid(containing: low, calendar: state.calendar).start }
        wheels.show(shown, animated: false)
        wheels.onChange = { [weak self] date in
            guard let self, let state = self.state else { return }
            let grid = MonthGrid(containing: date, calendar: state.calendar)
            pager.show(grid, state)
            showMonth(grid)
        }
        years = wheels
        addSubview(wheels)
        layoutYears()
        wheels.layoutIfNeeded()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard hasDays else {
            timeCapsule.frame = CGRect(origin: .zero, size: timeCapsule.naturalSize)
            timeCapsule.center = CGPoint(x: bounds.midX, y: bounds.midY)
            return
        }
        let width = bounds.width
        let timeHeight = hasTime ? DatePickerMetrics.timeRowHeight : 0
        header.frame = CGRect(x: 0, y: 0, width: width, height: DatePickerMetrics.headerHeight)
        weekdays.frame = CGRect(x: 0, y: header.frame.maxY, width: width, height: DatePickerMetrics.weekdayHeight)
        let top = weekdays.frame.maxY
        pager.frame = CGRect(x: 0, y: top, width: width, height: max(0, bounds.height - top - timeHeight))
        layoutWeekdays()
        layoutYears()
        guard hasTime else { return }
        let inset = DatePickerMetrics.calendarInset + 6
        let row = CGRect(x: inset, y: bounds.height - timeHeight, width: max(0, width - 2 * inset), height: timeHeight)
        let size = timeCapsule.naturalSize
        let label = CGSize(width: timeLabel.sizeThatFits(.zero).width, height: row.height)
        let ends = readsRightToLeft ? (row.minX, row.maxX - label.width) : (row.maxX - size.width, row.minX)
        timeCapsule.frame = CGRect(x: ends.0, y: row.midY - size.height / 2, width: size.width, height: size.height)
        timeLabel.frame = CGRect(origin: CGPoint(x: ends.1, y: row.minY), size: label)
    }

    private func layoutWeekdays() {
        let inset = DatePickerMetrics.calendarInset
        let cell = max(0, (weekdays.bounds.width - 2 * inset) / CGFloat(MonthGrid.columns))
        for (index, label) in weekdays.subviews.enumerated() {
            let column = readsRightToLeft ? MonthGrid.columns - 1 - index : index
            label.frame = CGRect(x: inset + CGFloat(column) * cell, y: 0, width: cell, height: weekdays.bounds.height)
        }
    }

    private func layoutYears() {
        years?.frame = CGRect(x: 0, y: header.frame.maxY, width: bounds.width, height: max(0, pager.frame.maxY - header.frame.maxY))
    }
}
