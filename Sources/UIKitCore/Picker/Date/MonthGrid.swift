package import Foundation

/// A month as a grid of weeks: the position of each day.
package struct MonthGrid: Equatable, Sendable {
    package static let columns = 7
    package static let rows = 6

    /// The first moment of the month.
    package let start: Date
    package let dayCount: Int
    /// Cells before the first day.
    package let leading: Int
    package let calendar: Calendar

    package init(containing date: Date, calendar: Calendar) {
        self.calendar = calendar
        start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        dayCount = min(calendar.range(of: .day, in: .month, for: date)?.count ?? 0, Self.columns * Self.rows)
        let weekday = calendar.component(.weekday, from: start)
        leading = ((weekday - calendar.firstWeekday) % 7 + 7) % 7
    }

    /// The month at a distance; this one at the limits of time.
    package func offset(by months: Int) -> MonthGrid {
        guard let date = calendar.date(byAdding: .month, value: months, to: start) else { return self }
        return MonthGrid(containing: date, calendar: calendar)
    }

    /// The number of months to the month of `date`.
    package func months(to date: Date) -> Int {
        let other = MonthGrid(containing: date, calendar: calendar)
        return calendar.dateComponents([.month], from: start, to: other.start).month ?? 0
    }

    /// The first moment of a day of the month, counted from 0.
    package func date(ofDay day: Int) -> Date? {
        guard (0..<dayCount).contains(day) else { return nil }
        return calendar.date(byAdding: .day, value: day, to: start)
    }

    /// The day that contains `date`, counted from 0; nil in other months.
    package func day(of date: Date) -> Int? {
        guard let span = calendar.dateInterval(of: .month, for: start), date >= span.start, date < span.end else { return nil }
        return calendar.component(.day, from: date) - 1
    }

    /// Week and weekday.
    package func place(ofDay day: Int) -> (row: Int, column: Int) {
        let cell = leading + day
        return (cell / Self.columns, cell % Self.columns)
    }

    package func day(row: Int, column: Int) -> Int? {
        guard (0..<Self.rows).contains(row), (0..<Self.columns).contains(column) else { return nil }
        let day = row * Self.columns + column - leading
        return (0..<dayCount).contains(day) ? day : nil
    }
}
