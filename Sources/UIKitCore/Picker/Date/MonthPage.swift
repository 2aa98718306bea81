internal import Foundation

/// The days of one month.
@MainActor final class MonthPage: UIView, MonthPaging {
    var onChoose: ((Date) -> Void)?
    private(set) var grid: MonthGrid?
    private var cells: [DayCell] = []

    func show(_ grid: MonthGrid, _ state: DatePickerState) {
        self.grid = grid
        while cells.count > grid.dayCount { cells.removeLast().removeFromSuperview() }
        while cells.count < grid.dayCount {
            let cell = DayCell(frame: .zero)
            cells.append(cell)
            addSubview(cell)
        }
        let chosen = grid.day(of: state.date)
        let today = grid.day(of: state.today)
        for (day, cell) in cells.enumerated() {
            guard let start = grid.date(ofDay: day) else { continue }
            let end = grid.calendar.date(byAdding: .day, value: 1, to: start) ?? start
            var spoken = state.texts.text(start, template: "EEEEMMMMd")
            if day == today { spoken = DatePickerStrings.text(.today, state.locale) + ", " + spoken }
            cell.show(
                DayCell.Look(
                    text: state.texts.plain(Self.number(day), format: "d"), spoken: spoken, isToday: day == today, isChosen: day == chosen,
                    isEnabled: state.rules.allowsAny(from: start, to: end)))
        }
        setNeedsLayout()
    }

    /// A day in a month with 31 days.
    private static func number(_ day: Int) -> Date { Date(timeIntervalSinceReferenceDate: Double(day) * 86_400) }

    private var inset: CGFloat { DatePickerMetrics.calendarInset }
    private var cellWidth: CGFloat { max(0, (bounds.width - 2 * inset) / CGFloat(MonthGrid.columns)) }
    private var cellHeight: CGFloat { bounds.height / CGFloat(MonthGrid.rows) }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let grid else { return }
        for (day, cell) in cells.enumerated() {
            let place = grid.place(ofDay: day)
            let column = readsRightToLeft ? MonthGrid.columns - 1 - place.column : place.column
            cell.frame = CGRect(
                x: inset + CGFloat(column) * cellWidth, y: CGFloat(place.row) * cellHeight, width: cellWidth, height: cellHeight)
        }
    }

    /// Selects the day at a point, if it is valid.
    func choose(at point: CGPoint) {
        if let cell = cells.first(where: { $0.frame.contains(point) }) { choose(cell) }
    }

    @discardableResult func choose(_ cell: DayCell) -> Bool {
        guard cell.look.isEnabled, let day = cells.firstIndex(where: { $0 === cell }), let date = grid?.date(ofDay: day) else {
            return false
        }
        onChoose?(date)
        return true
    }
}
