internal import DeviceProtocol
internal import Foundation
internal import UIKit

/// An app's page in Settings: its permissions, which take effect at once.
final class AppSettingsViewController: UITableViewController {
    /// The permissions that the app has a use for.
    private enum Section: Hashable {
        case notifications, location, precision
        /// The app has requested nothing.
        case none
    }

    var command: ((ShellCommand) -> Void)?
    var leave: (() -> Void)?
    private(set) var app: ShellState.App
    private var sections: [Section] = []
    private let answers: [LocationPermission.Answer]

    init(_ app: ShellState.App) {
        self.app = app
        let information = Bundle(path: app.folder)?.infoDictionary ?? [:]
        func declares(_ key: String) -> Bool { (information[key] as? String)?.isEmpty == false }
        // Without these texts an app cannot ask either.
        let isAsked = declares("NSLocationWhenInUseUsageDescription") || app.location.answer != .undecided
        let always = declares("NSLocationAlwaysAndWhenInUseUsageDescription") || app.location.answer == .always
        answers = isAsked ? [.denied, .undecided, .whenInUse] + (always ? [.always] : []) : []
        super.init(style: .insetGrouped)
        title = app.name
        navigationItem.largeTitleDisplayMode = .never
        sections = visibleSections
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "app settings"
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.leave?() })
    }

    /// Updates to the app's current permissions.
    func show(_ app: ShellState.App) {
        guard app != self.app else { return }
        self.app = app
        guard sections == visibleSections else {
            sections = visibleSections
            return tableView.reloadData()
        }
        for cell in tableView.visibleCells {
            if let path = tableView.indexPath(for: cell) { fill(cell, at: path) }
        }
    }

    private var visibleSections: [Section] {
        var sections: [Section] = []
        // As on iOS the switch appears once the app has asked.
        if app.notificationPermission != .undecided { sections.append(.notifications) }
        if !answers.isEmpty { sections.append(.location) }
        if ![.undecided, .denied].contains(app.location.answer) { sections.append(.precision) }
        return sections.isEmpty ? [.none] : sections
    }

    /// "Allow Once" lasts until the app ends; afterwards it asks again.
    private var answer: LocationPermission.Answer { app.location.answer == .once ? .undecided : app.location.answer }

    private static func title(of answer: LocationPermission.Answer) -> String {
        switch answer {
        case .denied: "Never"
        case .undecided, .once: "Ask Next Time"
        case .whenInUse: "While Using the App"
        case .always: "Always"
        }
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch sections[section] {
        case .notifications, .precision: 1
        case .location: answers.count
        case .none: 0
        }
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch sections[section] {
        case .notifications: "Notifications"
        case .location: "Location"
        case .precision, .none: nil
        }
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        switch sections[section] {
        case .none: "\(app.name) has not asked for any permission."
        case .precision: "Without it the app knows only an approximate location."
        case .notifications, .location: nil
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        // Large texts need more lines.
        cell.textLabel?.numberOfLines = 0
        fill(cell, at: indexPath)
        return cell
    }

    private func fill(_ cell: UITableViewCell, at path: IndexPath) {
        guard sections.indices.contains(path.section) else { return }
        switch sections[path.section] {
        case .notifications:
            let isOn = [.granted, .quiet].contains(app.notificationPermission)
            fill(cell, "Allow Notifications", isOn: isOn) { .notifications($0 ? .granted : .denied) }
        case .precision:
            fill(cell, "Precise Location", isOn: app.location.isPrecise) { [weak self] in
                var location = self?.app.location ?? LocationPermission()
                location.isPrecise = $0
                return .location(location)
            }
        case .location:
            cell.textLabel?.text = Self.title(of: answers[path.row])
            cell.accessoryType = answers[path.row] == answer ? .checkmark : .none
        case .none: break
        }
    }

    private func fill(_ cell: UITableViewCell, _ title: String, isOn: Bool, _ change: @escaping (Bool) -> PermissionChange) {
        cell.selectionStyle = .none
        cell.textLabel?.text = title
        if let control = cell.accessoryView as? UISwitch { return control.setOn(isOn, animated: true) }
        let control = UISwitch()
        control.isOn = isOn
        control.accessibilityIdentifier = title.lowercased().replacingOccurrences(of: " ", with: "-")
        control.accessibilityLabel = title
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let self, let control else { return }
                self.command?(.permission(change(control.isOn), app: self.app.identifier))
            }, for: .valueChanged)
        cell.accessoryView = control
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        sections[indexPath.section] == .location ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        var location = app.location
        location.answer = answers[indexPath.row]
        command?(.permission(.location(location), app: app.identifier))
    }
}
