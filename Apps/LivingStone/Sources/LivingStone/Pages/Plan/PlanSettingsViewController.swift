import UIKit

/// Which plan, when the reminder comes, and a new start.
final class PlanSettingsViewController: UITableViewController {
    private let library: Library
    private let reminds = UISwitch()
    private let time = UIDatePicker()
    private var state: PlanState?
    private static let usual = ClockTime(minutes: 7 * 60)

    init(_ library: Library) {
        self.library = library
        super.init(style: .insetGrouped)
        navigationItem.title = words("Plan settings")
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = Colours.paper
        reminds.accessibilityLabel = words("Daily reminder")
        reminds.accessibilityIdentifier = "reminder"
        reminds.addAction(UIAction { [weak self] _ in self?.changeReminder() }, for: .valueChanged)
        time.datePickerMode = .time
        time.preferredDatePickerStyle = .wheels
        time.accessibilityIdentifier = "time"
        time.addAction(UIAction { [weak self] _ in self?.setTime() }, for: .valueChanged)
        NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .userDataChanged, object: nil)
        reload()
    }

    @objc private func reload() {
        let hadReminder = state?.reminder != nil
        state = try? library.user.plan()
        reminds.isOn = state?.reminder != nil
        if state?.reminder == nil || !hadReminder { showTime() }
        // The wheels stay as they are while they turn.
        if tableView.numberOfRows(inSection: 1) != rows(1) { tableView.reloadData() }
        for case let (row, cell?) in PlanKind.allCases.indices.map({ ($0, tableView.cellForRow(at: IndexPath(row: $0, section: 0))) }) {
            cell.accessoryType = PlanKind.allCases[row] == state?.kind ? .checkmark : .none
        }
    }

    private func showTime() {
        let shown = state?.reminder ?? Self.usual
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = library.clock.zone()
        time.timeZone = library.clock.zone()
        let day = calendar.startOfDay(for: library.clock.now())
        time.date = calendar.date(bySettingHour: shown.hour, minute: shown.minute, second: 0, of: day) ?? day
    }

    private func setTime() {
        Failure.show(on: self) { try library.user.setReminder(ClockTime(time.date, in: library.clock.zone())) }
    }

    private func changeReminder() {
        guard reminds.isOn else { return Failure.show(on: self) { try library.user.setReminder(nil) } }
        PlanNotifications.ask { [weak self] isAllowed in
            guard let self else { return }
            guard isAllowed else {
                self.reminds.setOn(false, animated: true)
                return self.sayRefused()
            }
            self.setTime()
        }
    }

    private func sayRefused() {
        let alert = UIAlertController(
            title: words("No reminders"), message: words("Notifications of this app are off in Settings."), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: words("Cancel"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: words("Open Settings"), style: .default) { _ in
                URL(string: UIApplication.openSettingsURLString).map { UIApplication.shared.open($0) }
            })
        present(alert, animated: true)
    }

    private func confirmRestart() {
        guard let kind = state?.kind else { return }
        let alert = UIAlertController(
            title: words("Start again?"), message: words("Nothing of this plan counts as read, and today is its first day."),
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: words("Cancel"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: words("Start again"), style: .destructive) { [weak self] _ in
                guard let self else { return }
                Failure.show(on: self) { try self.library.user.restartPlan(kind, on: self.library.clock.today) }
            })
        present(alert, animated: true)
    }

    // MARK: - List

    private func rows(_ section: Int) -> Int {
        switch section {
        case 0: return PlanKind.allCases.count
        case 1: return state?.reminder == nil ? 1 : 2
        default: return 1
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows(section) }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        [words("Plan"), words("Reminder"), nil][section]
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.adjustsFontForContentSizeCategory = true
        switch (indexPath.section, indexPath.row) {
        case (0, let row):
            cell.textLabel?.text = PlanKind.allCases[row].title
            cell.accessoryType = PlanKind.allCases[row] == state?.kind ? .checkmark : .none
        case (1, 0):
            cell.textLabel?.text = words("Daily reminder")
            cell.accessoryView = reminds
            cell.selectionStyle = .none
        case (1, _):
            cell.selectionStyle = .none
            time.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(time)
            NSLayoutConstraint.activate([
                time.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                time.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                time.centerXAnchor.constraint(equalTo: cell.contentView.centerXAnchor),
            ])
        default:
            cell.textLabel?.text = words("Start again")
            cell.textLabel?.textColor = .systemRed
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch indexPath.section {
        case 0:
            Failure.show(on: self) { try library.user.choosePlan(PlanKind.allCases[indexPath.row], on: library.clock.today) }
        case 2: confirmRestart()
        default: break
        }
    }
}
