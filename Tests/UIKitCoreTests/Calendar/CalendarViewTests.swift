import DeviceProtocol
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore
@testable import UISystemViews

/// 20 November 2026, a Friday, is today. The clock of pickers is the process's.
@Suite("UICalendarView", .application, .serialized) @MainActor struct CalendarViewTests {
    private let app = TestApplication()
    private let journal = Journal()
    private static let today = Date(timeIntervalSinceReferenceDate: 816_860_460)

    @MainActor
    private final class Listener: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate
    {
        let journal: Journal
        var refused: Set<Int> = []
        var allowsNothing = true
        init(_ journal: Journal) { self.journal = journal }

        private func name(_ parts: DateComponents?) -> String { parts.map { "\($0.month ?? 0)/\($0.day ?? 0)" } ?? "nothing" }

        func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
            journal.add("decoration \(name(dateComponents))")
            return dateComponents.day == 5 ? .default() : nil
        }
        func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
            journal.add("from \(previousDateComponents.month ?? 0) to \(calendarView.visibleDateComponents.month ?? 0)")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            journal.add("select \(name(dateComponents))")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
            dateComponents.map { !refused.contains($0.day ?? 0) } ?? allowsNothing
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
            journal.add("select \(name(dateComponents))")
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
            journal.add("deselect \(name(dateComponents))")
        }
    }

    private func calendar(_ body: (UICalendarView) -> Void = { _ in }) -> UICalendarView {
        DatePickerClock.now = { Self.today }
        defer { DatePickerClock.now = { Date() } }
        let view = UICalendarView(frame: .zero)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        view.calendar = calendar
        view.locale = Locale(identifier: "en_US")
        body(view)
        let host = UIViewController()
        _ = app.window(host)
        view.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: view.intrinsicContentSize)
        host.view.addSubview(view)
        app.flush()
        return view
    }

    private func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
        ((view as? Kind).map { [$0] } ?? []) + view.subviews.flatMap { all(kind, in: $0) }
    }

    private func cells(_ view: UICalendarView) -> [CalendarDayCell] {
        all(CalendarMonthPage.self, in: view).first { !$0.accessibilityElementsHidden }?.cells ?? []
    }

    private func tap(_ view: UICalendarView, day: Int) {
        let cell = cells(view)[day - 1]
        let place = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
        app.tap(place.x, place.y)
        app.advance(0.5)
        app.flush()
    }

    private func day(_ day: Int) -> DateComponents { DateComponents(year: 2026, month: 11, day: day) }

    @Test("shows the present month, and cannot be tapped without a behaviour")
    func plain() {
        let view = calendar()
        #expect(view.visibleDateComponents.year == 2026)
        #expect(view.visibleDateComponents.month == 11)
        #expect(cells(view).count == 30)
        #expect(cells(view)[19].look.isToday)
        #expect(cells(view)[0].accessibilityTraits == .staticText)
    }

    @Test("a tap selects a day, another tap deselects it if nothing is allowed")
    func single() {
        let listener = Listener(journal)
        let selection = UICalendarSelectionSingleDate(delegate: listener)
        let view = calendar { $0.selectionBehavior = selection }
        tap(view, day: 9)
        #expect(selection.selectedDate?.day == 9)
        #expect(cells(view)[8].accessibilityTraits == [.button, .selected])
        tap(view, day: 10)
        #expect(!cells(view)[8].look.isChosen)
        tap(view, day: 10)
        #expect(selection.selectedDate == nil)
        #expect(journal.take() == ["select 11/9", "select 11/10", "select nothing"])
        listener.allowsNothing = false
        tap(view, day: 10)
        tap(view, day: 10)
        #expect(journal.take() == ["select 11/10"])
        #expect(selection.selectedDate?.day == 10)
    }

    @Test("a day that the delegate refuses is disabled, and deselected when it is asked again")
    func refusing() {
        let listener = Listener(journal)
        let selection = UICalendarSelectionSingleDate(delegate: listener)
        let view = calendar { $0.selectionBehavior = selection }
        selection.selectedDate = day(9)
        listener.refused = [9]
        selection.updateSelectableDates()
        #expect(selection.selectedDate == nil)
        #expect(!cells(view)[8].look.isEnabled)
        tap(view, day: 9)
        #expect(journal.take().isEmpty)
    }

    @Test("code selects without notification")
    func code() {
        let selection = UICalendarSelectionSingleDate(delegate: Listener(journal))
        let view = calendar { $0.selectionBehavior = selection }
        selection.setSelected(day(3), animated: true)
        #expect(cells(view)[2].look.isChosen)
        #expect(journal.take().isEmpty)
    }

    @Test("several days are selected and deselected one by one")
    func multiple() {
        let listener = Listener(journal)
        let selection = UICalendarSelectionMultiDate(delegate: listener)
        let view = calendar { $0.selectionBehavior = selection }
        for number in [9, 11, 9] { tap(view, day: number) }
        #expect(journal.take() == ["select 11/9", "select 11/11", "deselect 11/9"])
        #expect(selection.selectedDates.map(\.day) == [11])
    }

    @Test("a week is selected as a whole")
    func weeks() {
        let selection = UICalendarSelectionWeekOfYear(delegate: nil)
        let view = calendar { $0.selectionBehavior = selection }
        tap(view, day: 18)
        #expect(selection.selectedWeekOfYear?.weekOfYear == 47)
        #expect(cells(view).indices.filter { cells(view)[$0].look.isChosen } == Array(14...20))
    }

    @Test("the chevrons lead to other months, up to the ends of the available range")
    func months() {
        let listener = Listener(journal)
        let view = calendar { view in
            view.wantsDateDecorations = false
            view.delegate = listener
            view.availableDateRange = DateInterval(start: Self.today, duration: 20 * 86_400)
        }
        let header = all(CalendarHeader.self, in: view)[0]
        #expect(!header.earlier.isEnabled)
        #expect(header.later.isEnabled)
        view.setVisibleDateComponents(DateComponents(year: 2026, month: 12), animated: false)
        #expect(journal.take() == ["from 11 to 12"])
        #expect(!header.later.isEnabled)
        view.visibleDateComponents = DateComponents(year: 2030, month: 1)
        #expect(view.visibleDateComponents.month == 12)
        #expect(!cells(view)[20].look.isEnabled)
        #expect(cells(view)[8].look.isEnabled)
    }

    @Test("asks once for each decoration, and again after a reload")
    func decorations() {
        let listener = Listener(journal)
        let view = calendar { $0.delegate = listener }
        let asked = journal.take()
        #expect(asked.filter { $0 == "decoration 11/5" } == ["decoration 11/5"])
        #expect(cells(view)[4].look.decoration != nil)
        view.reloadDecorations(forDateComponents: [day(5), day(6)], animated: false)
        #expect(journal.take() == ["decoration 11/5", "decoration 11/6"])
        view.wantsDateDecorations = false
        #expect(cells(view)[4].look.decoration == nil)
    }

    @Test("days without a date, and dates of another kind, change nothing")
    func strange() {
        let selection = UICalendarSelectionMultiDate(delegate: nil)
        let view = calendar { $0.selectionBehavior = selection }
        selection.selectedDates = [DateComponents(), DateComponents(year: 2026, month: 2, day: 31), DateComponents(hour: 5)]
        view.setVisibleDateComponents(DateComponents(), animated: true)
        view.reloadDecorations(forDateComponents: [DateComponents()], animated: true)
        #expect(view.visibleDateComponents.month == 11)
        #expect(cells(view).allSatisfy { !$0.look.isChosen })
    }

    @Test("the first weekday is the first column, and the columns are reversed right to left")
    func columns() {
        let view = calendar { view in
            var monday = view.calendar
            monday.firstWeekday = 2
            view.calendar = monday
        }
        // 1 November 2026 is a Sunday.
        let first = cells(view)[0]
        #expect(first.frame.maxX > view.bounds.width * 0.8)
        view.semanticContentAttribute = .forceRightToLeft
        for part in all(UIView.self, in: view) { part.semanticContentAttribute = .forceRightToLeft }
        view.setNeedsLayout()
        for page in all(CalendarMonthPage.self, in: view) { page.setNeedsLayout() }
        app.flush()
        #expect(cells(view)[0].frame.minX < view.bounds.width * 0.2)
    }

    @Test("a day says its date, and that it is today")
    func speaking() {
        let view = calendar()
        #expect(cells(view)[19].accessibilityLabel == "Today, Friday, November 20")
        #expect(cells(view)[0].accessibilityLabel == "Sunday, November 1")
    }
}
