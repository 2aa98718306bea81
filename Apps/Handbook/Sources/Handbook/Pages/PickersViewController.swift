import UIKit

/// Pickers: a custom picker with two wheels, and the date picker in its three styles.
class PickersViewController: PageViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let ferries: [(port: String, hours: [String])] = [
        ("Aberdeen", ["7:00", "11:30", "19:15"]),
        ("Bergen", ["6:45", "12:00"]),
        ("Calais", ["5:50", "8:10", "10:40", "13:20", "18:05", "22:00"]),
        ("Dublin", ["8:05", "14:55", "20:55"]),
        ("Esbjerg", ["18:30"]),
        ("Gothenburg", ["9:10", "16:00"]),
        ("Harwich", ["9:00", "23:00"]),
        ("Kiel", ["14:00", "18:45"]),
    ]

    private let styles = UISegmentedControl(items: ["Rows", "Wheels", "Compact", "Calendar"].map(localized))
    private let ports = UIPickerView()
    private let dates = UIDatePicker()
    private let result = PageLabel()
    private let log = LogLabel()
    private let chinese = UISwitch()
    private let chineseLabel = UILabel()
    private var buttons: [UIButton] = []

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()

        styles.selectedSegmentIndex = 0
        styles.addTarget(self, action: #selector(changeStyle), for: .valueChanged)

        // The data source returns the numbers of wheels and rows, and the delegate the titles of visible rows.
        ports.dataSource = self
        ports.delegate = self

        // A date picker needs neither, in every language and calendar. Steps of five minutes are enough for a ferry.
        dates.minuteInterval = 5
        dates.minimumDate = Date()
        dates.addTarget(self, action: #selector(dateChanged), for: .valueChanged)

        result.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20, weight: .semibold))
        result.adjustsFontForContentSizeCategory = true
        result.numberOfLines = 0
        result.textAlignment = .center
        log.textAlignment = .center

        chineseLabel.text = "中文"
        chinese.accessibilityLabel = "中文"
        chinese.accessibilityIdentifier = "chinese"
        chinese.addTarget(self, action: #selector(changeLanguage), for: .valueChanged)

        buttons = [
            makeButton("First", action: #selector(goToFirst)), makeButton("Last", action: #selector(goToLast)),
        ]
        for item in [styles, ports, dates, result, log, chineseLabel, chinese] + buttons { content.addSubview(item) }
        changeLanguage()
        changeStyle()
    }

    // MARK: Wheels

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? ferries.count : ferries[pickerView.selectedRow(inComponent: 0)].hours.count
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { component == 0 ? 180 : 100 }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? ferries[row].port : ferries[pickerView.selectedRow(inComponent: 0)].hours[row]
    }

    /// Called when a wheel has come to rest after a drag, never for `selectRow`.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        log.text = "didSelectRow: \(row), inComponent: \(component)"
        // The hours belong to the port: reloads the second wheel.
        if component == 0 { pickerView.reloadComponent(1) }
        showFerry()
    }

    private func showFerry() {
        let ferry = ferries[ports.selectedRow(inComponent: 0)]
        result.text = localized("%@ at %@", ferry.port, ferry.hours[ports.selectedRow(inComponent: 1)])
    }

    // MARK: Buttons

    @objc private func goToFirst() { go(toRow: 0, date: Date()) }

    @objc private func goToLast() { go(toRow: ferries.count - 1, date: Date(timeIntervalSinceNow: 30 * 86_400)) }

    /// Changes in code send no action, so the page shows them itself.
    private func go(toRow row: Int, date: Date) {
        log.text = localized("Set in code: nobody is told.")
        if styles.selectedSegmentIndex == 0 {
            ports.selectRow(row, inComponent: 0, animated: true)
            ports.reloadComponent(1)
            showFerry()
        } else {
            dates.setDate(date, animated: true)
            showDate()
        }
    }

    // MARK: Dates

    @objc private func dateChanged() {
        log.text = "valueChanged"
        showDate()
    }

    private func showDate() {
        let formatter = DateFormatter()
        formatter.locale = dates.locale
        formatter.dateStyle = .long
        formatter.timeStyle = .short
        result.text = formatter.string(from: dates.date)
    }

    @objc private func changeLanguage() {
        dates.locale = Locale(identifier: chinese.isOn ? "zh_CN" : "en_US")
        if styles.selectedSegmentIndex > 0 { showDate() }
    }

    @objc private func changeStyle() {
        let style = styles.selectedSegmentIndex
        ports.isHidden = style != 0
        dates.isHidden = style == 0
        chinese.isHidden = style == 0
        chineseLabel.isHidden = style == 0
        log.text = localized("Spin a wheel, tap a row, or fling it.")
        switch style {
        case 1: dates.preferredDatePickerStyle = .wheels
        case 2: dates.preferredDatePickerStyle = .compact
        case 3: dates.preferredDatePickerStyle = .inline
        default: break
        }
        if style == 0 { showFerry() } else { showDate() }
        view.setNeedsLayout()
    }

    override func layoutContent(in area: CGRect) {
        styles.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 32)
        var y = styles.frame.maxY + 12
        let space = CGSize(width: area.width, height: .greatestFiniteMagnitude)
        result.frame = CGRect(x: area.minX, y: y, width: area.width, height: max(28, result.sizeThatFits(space).height))
        log.frame = CGRect(x: area.minX, y: result.frame.maxY, width: area.width, height: max(22, log.sizeThatFits(space).height))
        y = log.frame.maxY + 8
        let shown = styles.selectedSegmentIndex == 0 ? ports : dates
        let size = shown.sizeThatFits(area.size)
        let width = styles.selectedSegmentIndex == 2 ? size.width : min(area.width, 361)
        shown.frame = CGRect(x: area.midX - width / 2, y: y, width: width, height: size.height)
        y = place(buttons, columns: 2, height: 40, in: area, from: shown.frame.maxY + 12)
        chinese.frame.origin = CGPoint(x: area.maxX - 51, y: y + 4)
        chineseLabel.frame = CGRect(x: area.minX, y: y, width: 120, height: 40)
    }
}
