import UIKit

/// A calendar of one month: decorations, and three ways to select.
class CalendarsViewController: PageViewController, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate
{
    private let kinds = UISegmentedControl(items: ["One day", "Several", "Week"].map(localized))
    private let calendarView = UICalendarView()
    private let result = PageLabel()
    private let chinese = UISwitch()
    private let chineseLabel = UILabel()
    private lazy var one = UICalendarSelectionSingleDate(delegate: self)
    private lazy var several = UICalendarSelectionMultiDate(delegate: self)
    private lazy var week = UICalendarSelectionWeekOfYear(delegate: nil)

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        kinds.addTarget(self, action: #selector(changeKind), for: .valueChanged)

        // The delegate is asked once for each day that comes into view.
        calendarView.delegate = self
        calendarView.availableDateRange = DateInterval(start: Date(timeIntervalSinceNow: -86_400 * 40), duration: 86_400 * 160)

        result.textAlignment = .center
        result.numberOfLines = 0
        result.font = .preferredFont(forTextStyle: .body)
        result.adjustsFontForContentSizeCategory = true
        chineseLabel.text = "中文"
        chinese.accessibilityLabel = "中文"
        chinese.accessibilityIdentifier = "chinese"
        chinese.addTarget(self, action: #selector(changeLanguage), for: .valueChanged)
        for item in [kinds, calendarView, result, chineseLabel, chinese] { content.addSubview(item) }
        changeLanguage()
        kinds.selectedSegmentIndex = 0
        changeKind()
    }

    @objc private func changeKind() {
        switch kinds.selectedSegmentIndex {
        case 0: calendarView.selectionBehavior = one
        case 1: calendarView.selectionBehavior = several
        default: calendarView.selectionBehavior = week
        }
        result.text = localized("Sundays have a ferry, Thursdays a market.")
    }

    @objc private func changeLanguage() { calendarView.locale = Locale(identifier: chinese.isOn ? "zh_CN" : "en_US") }

    // MARK: Decorations

    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        guard let date = calendarView.calendar.date(from: dateComponents) else { return nil }
        switch calendarView.calendar.component(.weekday, from: date) {
        case 1: return .image(UIImage(systemName: "star.fill"), color: .systemTeal)
        case 5: return .default(color: .systemOrange)
        default: return nil
        }
    }

    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
        result.text = localized("Left month %d", previousDateComponents.month ?? 0)
    }

    // MARK: Selections

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        result.text = dateComponents.map { localized("Day %d of month %d", $0.day ?? 0, $0.month ?? 0) } ?? localized("Nothing")
    }

    /// No ferry goes on the thirteenth.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
        dateComponents?.day != 13
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) { count() }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) { count() }

    private func count() { result.text = localized("%d days", several.selectedDates.count) }

    override func layoutContent(in area: CGRect) {
        kinds.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 32)
        let width = min(area.width, 400)
        calendarView.frame = CGRect(
            x: area.midX - width / 2, y: kinds.frame.maxY + 12, width: width, height: calendarView.intrinsicContentSize.height)
        result.frame = CGRect(
            x: area.minX, y: calendarView.frame.maxY + 8, width: area.width, height: fit(result, in: area.width, atLeast: 44))
        chinese.frame.origin = CGPoint(x: area.maxX - 51, y: result.frame.maxY + 8)
        chineseLabel.frame = CGRect(x: area.minX, y: result.frame.maxY + 4, width: 120, height: 40)
    }
}
