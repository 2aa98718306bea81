import UIKit

/// A calendar to choose a day from.
final class DayPickerViewController: UIViewController {
    var onDay: ((Day) -> Void)?
    private let picker = UIDatePicker()
    private let calendar: Calendar

    init(date: Date, calendar: Calendar) {
        self.calendar = calendar
        super.init(nibName: nil, bundle: nil)
        title = words("Choose a day")
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        picker.calendar = calendar
        picker.timeZone = calendar.timeZone
        picker.locale = Locale(identifier: "zh_CN")
        picker.date = date
        preferredContentSize = CGSize(width: 360, height: 430)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.page
        picker.accessibilityIdentifier = "day picker"
        view.addSubview(picker)
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: words("Show"), style: .done, target: self, action: #selector(choose))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let size = picker.sizeThatFits(area.size)
        let width = min(area.width - 32, 360)
        picker.frame = CGRect(x: area.midX - width / 2, y: area.minY + 8, width: width, height: size.height)
    }

    @objc private func cancel() { dismiss(animated: true) }

    @objc private func choose() {
        onDay?(Day(of: picker.date, in: calendar))
        dismiss(animated: true)
    }
}
