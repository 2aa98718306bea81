internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// What the pages of a calendar view show and report.
@preconcurrency @MainActor protocol CalendarMonthSource: AnyObject {
    func look(of day: Date, in state: DatePickerState) -> CalendarDayCell.Look
    func choose(_ day: Date) -> Bool
    /// Whether a selected week has one mark.
    var marksWeeks: Bool { get }
}

/// The days of one month in a calendar view.
@MainActor final class CalendarMonthPage: UIView, MonthPaging {
    weak var source: (any CalendarMonthSource)?
    private(set) var grid: MonthGrid?
    private(set) var cells: [CalendarDayCell] = []
    private let weekMark = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        weekMark.isUserInteractionEnabled = false
        addSubview(weekMark)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ grid: MonthGrid, _ state: DatePickerState) {
        self.grid = grid
        while cells.count > grid.dayCount { cells.removeLast().removeFromSuperview() }
        while cells.count < grid.dayCount {
            let (cell, day) = (CalendarDayCell(frame: .zero), cells.count)
            cell.onActivate = { [weak self] in self?.choose(day) ?? false }
            cells.append(cell)
            addSubview(cell)
        }
        for (day, cell) in cells.enumerated() {
            if let date = grid.date(ofDay: day), let source { cell.show(source.look(of: date, in: state)) }
        }
        setNeedsLayout()
    }

    private var cellSize: CGSize {
        CGSize(
            width: max(0, (bounds.width - 2 * CalendarMetrics.inset) / CGFloat(MonthGrid.columns)),
            height: bounds.height / CGFloat(MonthGrid.rows))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let grid else { return }
        let size = cellSize
        for (day, cell) in cells.enumerated() {
            let place = grid.place(ofDay: day)
            let column = readsRightToLeft ? MonthGrid.columns - 1 - place.column : place.column
            cell.frame = CGRect(
                x: CalendarMetrics.inset + CGFloat(column) * size.width, y: CGFloat(place.row) * size.height, width: size.width,
                height: size.height)
        }
        markWeek()
    }

    private func markWeek() {
        let chosen = cells.filter(\.look.isChosen)
        weekMark.isHidden = source?.marksWeeks != true || chosen.isEmpty
        guard !weekMark.isHidden else { return }
        let around = chosen.dropFirst().reduce(chosen[0].frame) { $0.union($1.frame) }
        weekMark.frame = around.insetBy(dx: 0, dy: CalendarMetrics.weekInset)
        weekMark.layer.cornerRadius = min(weekMark.bounds.height / 2, CalendarMetrics.dayCircle / 2)
        weekMark.backgroundColor = (tintColor ?? .systemBlue).withAlphaComponent(CalendarMetrics.chosenAlpha)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        markWeek()
    }

    func choose(at point: CGPoint) {
        if let day = cells.firstIndex(where: { $0.frame.contains(point) }) { _ = choose(day) }
    }

    private func choose(_ day: Int) -> Bool {
        guard let date = grid?.date(ofDay: day), cells.indices.contains(day), cells[day].look.isSelectable else { return false }
        return source?.choose(date) ?? false
    }
}
