import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIDatePicker", .application) @MainActor struct DatePickerTests {
    let stage = PickerStage()
    let picker = UIDatePicker()
    let journal = Journal()
    private let calendar: Calendar
    /// Saturday, 21 November 2026, 9:41 in UTC; today is the Friday before.
    private static let moment = Date(timeIntervalSinceReferenceDate: 816_946_860)

    init() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        self.calendar = calendar
        picker.locale = Locale(identifier: "en_US")
        picker.calendar = calendar
        picker.timeZone = .gmt
        picker.date = Self.moment
        picker.addAction(UIAction { [journal] _ in journal.add("changed") }, for: .valueChanged)
    }

    private func show(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) {
        DatePickerClock.now = { Self.moment.addingTimeInterval(-86_400) }
        picker.preferredDatePickerStyle = style
        picker.datePickerMode = mode
        stage.add(picker, at: CGRect(origin: CGPoint(x: 20, y: 200), size: picker.sizeThatFits(.zero)))
    }

    private func parts(_ date: Date) -> [Int] {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return [parts.year, parts.month, parts.day, parts.hour, parts.minute].compactMap { $0 }
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ($0 as? View).map { [$0] } ?? all(type, in: $0) }
    }

    private var wheels: [WheelView] { all(WheelView.self, in: picker) }
    private var values: [String?] { wheels.map(\.accessibilityValue) }

    /// Drags a wheel by whole rows, slowly.
    private func turn(_ wheel: WheelView, by rows: Int) {
        let middle = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
        let travel = -CGFloat(rows) * 32 + (rows > 0 ? -10 : 10)
        stage.drag(
            from: CGPoint(x: middle.x, y: middle.y), to: CGPoint(x: middle.x, y: middle.y + travel), seconds: 0.5, rests: true)
    }

    // MARK: Values

    @Test("CO-21: a wheel sends one event, when it comes to rest", .contract("CO-21"))
    func settling() {
        show(.wheels, .date)
        turn(wheels[0], by: 2)
        #expect(journal.take().isEmpty)
        stage.run(1)
        #expect(journal.take() == ["changed"])
        #expect(parts(picker.date) == [2027, 1, 21, 9, 41] || parts(picker.date) == [2026, 1, 21, 9, 41])
    }

    @Test("CO-12: changes in code send no event, animated ones neither", .contract("CO-12"))
    func silence() {
        show(.wheels, .dateAndTime)
        picker.setDate(Self.moment.addingTimeInterval(86_400 * 3), animated: true)
        #expect(parts(picker.date) == [2026, 11, 24, 9, 41])
        stage.run(2)
        picker.minimumDate = Self.moment.addingTimeInterval(86_400 * 30)
        picker.minuteInterval = 5
        picker.isEnabled = false
        #expect(values[0] == "Mon Dec 21")
        #expect(journal.take().isEmpty)
    }

    @Test("the day follows a shorter month")
    func shortMonth() {
        picker.date = calendar.date(from: DateComponents(year: 2026, month: 1, day: 31)) ?? Self.moment
        show(.wheels, .date)
        turn(wheels[0], by: 1)
        stage.run(2)
        #expect(parts(picker.date).prefix(3) == [2026, 2, 28])
        #expect(values == ["February", "28", "2026"])
    }

    @Test("a wheel that comes to rest leaves another one rolling")
    func twoWheels() {
        show(.wheels, .date)
        let (day, year) = (wheels[1], wheels[2])
        let middle = year.convert(CGPoint(x: year.bounds.midX, y: year.bounds.midY), to: nil)
        stage.drag(from: CGPoint(x: middle.x, y: middle.y + 60), to: CGPoint(x: middle.x, y: middle.y - 60), seconds: 0.1)
        day.accessibilityIncrement()
        #expect(parts(picker.date).prefix(3) == [2026, 11, 22])
        #expect(year.isMoving)
        stage.run(4)
        #expect(parts(picker.date)[0] > 2035)
        #expect(parts(picker.date)[2] == 22)
        #expect(journal.take() == ["changed", "changed"])
    }

    @Test("hours that roll over noon change AM and PM, and these change the hours")
    func halves() {
        show(.wheels, .time)
        #expect(values == ["9", "41", "AM"])
        turn(wheels[0], by: 4)
        stage.run(1)
        #expect(values == ["1", "41", "PM"])
        #expect(parts(picker.date).suffix(2) == [13, 41])
        turn(wheels[2], by: -1)
        stage.run(1)
        #expect(values == ["1", "41", "AM"])
        #expect(parts(picker.date).suffix(2) == [1, 41])
    }

    @Test("wheels roll back from rows beyond the limits")
    func limits() {
        picker.maximumDate = Self.moment.addingTimeInterval(600)
        show(.wheels, .time)
        turn(wheels[0], by: 1)
        stage.run(2)
        #expect(parts(picker.date).suffix(2) == [9, 51])
        #expect(values == ["9", "51", "AM"])
    }

    @Test("a countdown has at least one interval and at most a day")
    func timer() {
        show(.automatic, .countDownTimer)
        #expect(picker.datePickerStyle == .wheels)
        #expect(picker.countDownDuration == 60)
        picker.countDownDuration = 3 * 3600 + 125
        #expect(picker.countDownDuration == 3 * 3600 + 120)
        #expect(values == ["3", "2"])
        turn(wheels[1], by: 3)
        stage.run(2)
        #expect(picker.countDownDuration == 3 * 3600 + 300)
        for value in [Double.nan, .infinity, -5, 1e300] { picker.countDownDuration = value }
        #expect(picker.countDownDuration <= 86_400)
        #expect(picker.countDownDuration >= 60)
        #expect(journal.take() == ["changed"])
    }

    @Test("a countdown of 0 returns to the minimum")
    func zeroTimer() {
        show(.wheels, .countDownTimer)
        picker.countDownDuration = 60
        turn(wheels[1], by: -1)
        stage.run(2)
        #expect(picker.countDownDuration == 60)
        #expect(values == ["0", "1"])
    }

    @Test("ignores NaN dates, clamps dates beyond all years", arguments: [Double.nan, .infinity, 1e250, -1e250])
    func badDates(seconds: Double) {
        show(.wheels, .dateAndTime)
        picker.date = Date(timeIntervalSinceReferenceDate: seconds)
        #expect(picker.date.timeIntervalSinceReferenceDate.isFinite)
        for style in [UIDatePickerStyle.compact, .inline, .wheels] {
            picker.preferredDatePickerStyle = style
            stage.run(0.1)
        }
        picker.minimumDate = .distantFuture
        picker.maximumDate = .distantPast
        stage.run(0.1)
    }

    @Test("rounding of minutes can be disabled for the date, not for the wheels")
    func rounding() {
        picker.minuteInterval = 15
        show(.wheels, .time)
        #expect(parts(picker.date).suffix(2) == [9, 30])
        picker.roundsToMinuteInterval = false
        #expect(parts(picker.date).suffix(2) == [9, 41])
        #expect(values == ["9", "30", "AM"])
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
    }

    // MARK: Styles

    @Test("each style has its size, and an empty picker takes it")
    func sizes() {
        let picker = UIDatePicker()
        #expect(picker.datePickerStyle == .compact)
        #expect(picker.frame.height == 34)
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.frame.size == CGSize(width: 320, height: 216))
        picker.preferredDatePickerStyle = .inline
        #expect(picker.frame.size == CGSize(width: 320, height: 374))
        picker.frame.size = CGSize(width: 200, height: 200)
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.frame.size == CGSize(width: 200, height: 200))
    }

    private func day(_ label: String) -> DayCell? { all(DayCell.self, in: stage.window).first { $0.accessibilityLabel == label } }

    private func tap(_ view: UIView?) {
        guard let view else {
            Issue.record("nothing to tap")
            return
        }
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        stage.tap(middle.x, middle.y)
    }

    @Test("a tap selects a day of the calendar and keeps the time of day")
    func calendarDay() {
        show(.inline, .date)
        #expect(day("Saturday, November 21")?.accessibilityTraits == [.button, .selected])
        tap(day("Tuesday, November 3"))
        #expect(parts(picker.date) == [2026, 11, 3, 9, 41])
        #expect(journal.take() == ["changed"])
        tap(day("Tuesday, November 3"))
        #expect(journal.take().isEmpty)
        #expect(day("Today, Friday, November 20") != nil)
    }

    @Test("days beyond the limits cannot be selected")
    func calendarLimits() {
        picker.minimumDate = Self.moment.addingTimeInterval(-86_400)
        show(.inline, .date)
        tap(day("Tuesday, November 3"))
        #expect(journal.take().isEmpty)
        #expect(day("Tuesday, November 3")?.accessibilityTraits.contains(.notEnabled) == true)
        // On the first day that is allowed the time of day is brought inside too.
        picker.minimumDate = Self.moment.addingTimeInterval(-86_400 + 7200)
        tap(day("Today, Friday, November 20"))
        #expect(parts(picker.date) == [2026, 11, 20, 11, 41])
    }

    private var monthName: String? { all(MonthTitle.self, in: stage.window).first?.text }

    @Test("a swipe pages to the next month, a short drag does not, an arrow pages back")
    func swiping() {
        show(.inline, .date)
        let y = 200.0 + 200
        stage.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 260, y: y), seconds: 0.3, rests: true)
        stage.run(1)
        #expect(monthName == "November 2026")
        stage.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 200, y: y), seconds: 0.1)
        stage.run(1)
        #expect(monthName == "December 2026")
        tap(all(CalendarHeader.self, in: picker).first?.earlier)
        stage.run(1)
        #expect(monthName == "November 2026")
        #expect(journal.take().isEmpty)
        #expect(parts(picker.date) == [2026, 11, 21, 9, 41])
    }

    @Test("does not page to months without selectable days")
    func lastMonth() {
        picker.maximumDate = Self.moment
        show(.inline, .date)
        #expect(all(CalendarHeader.self, in: picker).first?.later.isEnabled == false)
        stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), seconds: 0.1)
        stage.run(1)
        #expect(monthName == "November 2026")
    }

    @Test("the month's name opens wheels of months and years")
    func years() throws {
        show(.inline, .date)
        tap(all(MonthTitle.self, in: picker).first)
        stage.run(0.5)
        #expect(values == ["November", "2026"])
        turn(try #require(wheels.last), by: 1)
        stage.run(1)
        #expect(monthName == "November 2027")
        tap(all(MonthTitle.self, in: picker).first)
        stage.run(0.5)
        #expect(wheels.isEmpty)
        #expect(day("Sunday, November 21") != nil)
        #expect(journal.take().isEmpty)
    }

    @Test("the week begins with the calendar's first weekday")
    func firstWeekday() throws {
        var monday = calendar
        monday.firstWeekday = 2
        picker.calendar = monday
        show(.inline, .date)
        let cell = try #require(day("Saturday, November 21"))
        #expect(abs(cell.frame.minX - (12 + 5 * 296.0 / 7)) < 0.01)
    }

    @Test("a compact button opens a calendar; a tap outside closes it, and events report both")
    func card() throws {
        picker.addAction(UIAction { [journal] _ in journal.add("begin") }, for: .editingDidBegin)
        picker.addAction(UIAction { [journal] _ in journal.add("end") }, for: .editingDidEnd)
        show(.compact, .dateAndTime)
        let capsules = all(DateCapsule.self, in: picker)
        #expect(capsules.map { $0.text.replacing("\u{202F}", with: " ") } == ["Nov 21, 2026", "9:41 AM"])
        tap(capsules[0])
        stage.run(0.5)
        #expect(all(DatePickerCard.self, in: stage.window).count == 1)
        tap(day("Monday, November 9"))
        #expect(capsules[0].text == "Nov 9, 2026")
        #expect(day("Monday, November 9")?.look.isChosen == true)
        stage.tap(380, 830)
        stage.run(1)
        #expect(all(DatePickerCard.self, in: stage.window).isEmpty)
        #expect(journal.take() == ["begin", "changed", "end"])
    }

    @Test("the compact time button opens wheels")
    func timeCard() throws {
        show(.compact, .time)
        tap(all(DateCapsule.self, in: picker).first)
        stage.run(0.5)
        let wheel = try #require(all(WheelView.self, in: stage.window).first)
        turn(wheel, by: 1)
        stage.run(1)
        #expect(parts(picker.date).suffix(2) == [10, 41])
        #expect(journal.take() == ["changed"])
        picker.removeFromSuperview()
        #expect(all(DatePickerCard.self, in: stage.window).isEmpty)
    }

    @Test("a disabled picker is dimmed and takes no touches")
    func disabled() {
        picker.isEnabled = false
        show(.inline, .date)
        tap(day("Tuesday, November 3"))
        #expect(journal.take().isEmpty)
    }

    // MARK: Accessibility, archives

    @Test("wheels are adjustable, with the events of a drag")
    func adjusting() {
        show(.wheels, .date)
        wheels[2].accessibilityIncrement()
        #expect(parts(picker.date).first == 2027)
        #expect(journal.take() == ["changed"])
        #expect(!picker.isAccessibilityElement)
    }

    @Test("decodes from an archive")
    func archive() throws {
        picker.datePickerMode = .time
        picker.preferredDatePickerStyle = .wheels
        picker.minuteInterval = 5
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        picker.encode(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        let copy = try #require(UIDatePicker(coder: unarchiver))
        #expect(copy.datePickerMode == .time)
        #expect(copy.datePickerStyle == .wheels)
        #expect(copy.minuteInterval == 5)
        #expect(copy.date == picker.date)
        #expect(copy.subviews.count == 1)
    }

    @Test("random touches on every style leave a valid date")
    func random() {
        var seed: UInt64 = 42
        func next(_ below: Double) -> Double {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(seed >> 33) / Double(UInt64(1) << 31) * below
        }
        picker.minimumDate = Self.moment.addingTimeInterval(-86_400 * 40)
        picker.maximumDate = Self.moment.addingTimeInterval(86_400 * 40)
        for (style, mode) in [
            (UIDatePickerStyle.wheels, UIDatePicker.Mode.dateAndTime), (.wheels, .date), (.inline, .dateAndTime), (.compact, .dateAndTime),
            (.wheels, .countDownTimer),
        ] {
            picker.removeFromSuperview()
            show(style, mode)
            for _ in 0..<12 {
                let start = CGPoint(x: 20 + next(320), y: 200 + next(216))
                stage.drag(from: start, to: CGPoint(x: next(393), y: next(852)), seconds: next(0.1))
                stage.run(next(0.2))
                stage.tap(20 + next(320), 200 + next(380))
            }
            stage.run(4)
            #expect(picker.date >= picker.minimumDate ?? .distantFuture)
            #expect(picker.date <= picker.maximumDate ?? .distantPast)
        }
    }
}
