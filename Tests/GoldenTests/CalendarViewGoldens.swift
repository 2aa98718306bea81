import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// 20 November 2026, a Friday, is today.
@Suite("Goldens: UICalendarView") @MainActor struct CalendarViewGoldens {
    private static let today = Date(timeIntervalSinceReferenceDate: 816_860_460)

    @MainActor private final class Decorator: NSObject, UICalendarViewDelegate {
        func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
            switch dateComponents.day {
            case 3: return .default(color: .systemGreen, size: .small)
            case 4: return .default(color: .systemOrange)
            case 5: return .default(size: .large)
            case 11: return .image(UIImage(systemName: "star.fill"), color: .systemYellow, size: .large)
            case 18:
                return .customView {
                    let label = UILabel(frame: .zero)
                    label.text = "fair"
                    label.font = .systemFont(ofSize: 10)
                    label.textColor = .systemPink
                    return label
                }
            default: return nil
            }
        }
    }
    private static let decorator = Decorator()

    private static func calendar(_ language: String) -> UICalendarView {
        let view = UICalendarView(frame: .zero)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        view.calendar = calendar
        view.locale = Locale(identifier: language)
        view.timeZone = .gmt
        view.visibleDateComponents = DateComponents(year: 2026, month: 11)
        view.delegate = decorator
        return view
    }

    private static func day(_ day: Int) -> DateComponents { DateComponents(year: 2026, month: 11, day: day) }

    private func verify(_ name: String, isPlain: Bool = false, _ change: @escaping (UICalendarView) -> Void) throws {
        DatePickerClock.now = { Self.today }
        defer { DatePickerClock.now = { Date() } }
        try GoldenSheet(name, width: 672) { _ in
            let sheet = UIView(frame: .zero)
            for (index, language) in ["en_US", "zh_CN"].enumerated() {
                let view = Self.calendar(language)
                change(view)
                sheet.addSubview(view)
                view.bounds.size = view.sizeThatFits(.zero)
                view.frame.origin = CGPoint(x: CGFloat(index) * 328, y: 0)
                sheet.bounds.size = CGSize(width: 648, height: view.frame.height)
            }
            return sheet
        }.verify(isPlain: isPlain)
    }

    @Test("decorations, and several selected days") func decorations() throws {
        try verify("calendar-view") { view in
            let selection = UICalendarSelectionMultiDate(delegate: nil)
            view.selectionBehavior = selection
            selection.selectedDates = [Self.day(9), Self.day(11), Self.day(20)]
        }
    }

    @Test("a selected week, and a range of available days") func week() throws {
        try verify("calendar-view-week", isPlain: true) { view in
            view.wantsDateDecorations = false
            view.availableDateRange = DateInterval(start: Self.today.addingTimeInterval(-9 * 86_400), duration: 16 * 86_400)
            let selection = UICalendarSelectionWeekOfYear(delegate: nil)
            view.selectionBehavior = selection
            selection.selectedWeekOfYear = DateComponents(weekOfYear: 47, yearForWeekOfYear: 2026)
        }
    }
}
