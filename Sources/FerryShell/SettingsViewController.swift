internal import DeviceProtocol
internal import Foundation
internal import UIKit
internal import UIKitCore

/// The device's settings: everything that `ferry set` changes, the apps' permissions, and the erasing of apps' data.
final class SettingsViewController: UITableViewController {
    var command: ((ShellCommand) -> Void)?
    private var state = ShellState()
    private var device: DeviceState { applicationContext.device }
    private let groups = DeviceControl.groups
    private lazy var done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.leave() })

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        navigationItem.rightBarButtonItem = done
        navigationItem.largeTitleDisplayMode = .always
        tableView.accessibilityIdentifier = "settings"
    }

    /// > Parameters: isNew: they were not on screen before.
    func show(_ state: ShellState, isNew: Bool) {
        self.state = state
        loadViewIfNeeded()
        if isNew {
            presentedViewController?.dismiss(animated: false)
            navigationController?.popToRootViewController(animated: false)
            tableView.reloadData()
            if let app = state.app(state.settingsApp) { open(app, animated: false) }
        }
        for cell in tableView.visibleCells {
            if let path = tableView.indexPath(for: cell) { fill(cell, at: path) }
        }
        switch navigationController?.topViewController {
        case let choice as ChoiceViewController: choice.show()
        case let page as AppSettingsViewController: if let app = state.app(page.app.identifier) { page.show(app) }
        default: break
        }
    }

    private func leave() { command?(state.under.isEmpty ? .home : .open(state.under)) }

    private func open(_ app: ShellState.App, animated: Bool) {
        let page = AppSettingsViewController(app)
        page.command = { [weak self] in self?.command?($0) }
        page.leave = { [weak self] in self?.leave() }
        navigationController?.pushViewController(page, animated: animated)
    }

    // MARK: Rows

    private var appSection: Int { groups.count }
    private func app(at path: IndexPath) -> ShellState.App? {
        path.section == appSection && state.apps.indices.contains(path.row) ? state.apps[path.row] : nil
    }

    private func name(at path: IndexPath) -> String? { groups.indices.contains(path.section) ? groups[path.section].names[path.row] : nil }

    override func numberOfSections(in tableView: UITableView) -> Int { groups.count + 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if section == appSection { return state.apps.count }
        return groups.indices.contains(section) ? groups[section].names.count : 1
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        if section == appSection { return nil }
        return groups.indices.contains(section) ? groups[section].title : nil
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section <= appSection ? nil : "Every app ends. Its files, defaults, keychain and permissions go."
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        // Large texts need more lines.
        for label in [cell.textLabel, cell.detailTextLabel] { label?.numberOfLines = 0 }
        fill(cell, at: indexPath)
        return cell
    }

    private func fill(_ cell: UITableViewCell, at path: IndexPath) {
        if path.section == appSection {
            cell.textLabel?.text = app(at: path)?.name
            cell.accessoryType = .disclosureIndicator
            return
        }
        guard let name = name(at: path) else {
            cell.textLabel?.text = "Erase All Content"
            cell.textLabel?.textColor = .systemRed
            return
        }
        let value = DeviceControl.value(of: name, in: device)
        cell.textLabel?.text = DeviceControl.label(of: name)
        switch DeviceControl.values(of: name) ?? [] {
        case ["on", "off"]: fill(cell, name, isOn: value == "on")
        case let few where few.count <= 3: fill(cell, name, few, value)
        default:
            cell.accessibilityIdentifier = name
            cell.detailTextLabel?.text = DeviceControl.title(of: value, for: name)
            cell.accessoryType = .disclosureIndicator
        }
    }

    private func set(_ name: String, _ value: String) {
        if let control = DeviceControl(name: name, value: value) { command?(.set(control)) }
    }

    private func fill(_ cell: UITableViewCell, _ name: String, isOn: Bool) {
        cell.selectionStyle = .none
        if let control = cell.accessoryView as? UISwitch { return control.setOn(isOn, animated: true) }
        let control = UISwitch()
        control.isOn = isOn
        control.accessibilityIdentifier = name
        control.accessibilityLabel = DeviceControl.label(of: name)
        control.addAction(
            UIAction { [weak self, weak control] _ in self?.set(name, control?.isOn == true ? "on" : "off") }, for: .valueChanged
        )
        cell.accessoryView = control
    }

    private func fill(_ cell: UITableViewCell, _ name: String, _ values: [String], _ value: String) {
        cell.selectionStyle = .none
        let index = values.firstIndex(of: value) ?? UISegmentedControl.noSegment
        if let control = cell.accessoryView as? UISegmentedControl {
            control.selectedSegmentIndex = index
            return
        }
        let control = UISegmentedControl(items: values.map { DeviceControl.title(of: $0, for: name) })
        control.selectedSegmentIndex = index
        control.accessibilityIdentifier = name
        control.accessibilityLabel = DeviceControl.label(of: name)
        control.addAction(
            UIAction { [weak self, weak control] _ in
                if let index = control?.selectedSegmentIndex, values.indices.contains(index) { self?.set(name, values[index]) }
            }, for: .valueChanged)
        control.sizeToFit()
        cell.accessoryView = control
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        tableView.cellForRow(at: indexPath)?.selectionStyle == UITableViewCell.SelectionStyle.none ? nil : indexPath
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let app = app(at: indexPath) { return open(app, animated: true) }
        guard let name = name(at: indexPath) else {
            tableView.deselectRow(at: indexPath, animated: true)
            return confirmErasing()
        }
        let choice = ChoiceViewController(name)
        choice.choose = { [weak self] in self?.set(name, $0) }
        navigationController?.pushViewController(choice, animated: true)
    }

    private func confirmErasing() {
        let alert = UIAlertController(
            title: "Erase All Content?", message: "What apps keep on this device cannot be brought back.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Erase", style: .destructive) { [weak self] _ in self?.command?(.erase) })
        present(alert, animated: true)
    }
}
