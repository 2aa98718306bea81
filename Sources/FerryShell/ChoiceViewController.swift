internal import DeviceProtocol
internal import Foundation
internal import UIKit
internal import UIKitCore

/// The values of one setting, and a text field for values that are not listed.
final class ChoiceViewController: UITableViewController, UITextFieldDelegate {
    /// Called with a valid value.
    var choose: ((String) -> Void)?
    private let name: String
    private let values: [String]
    private let field = UITextField()
    /// Why the field's text is invalid.
    private var problem: String?

    init(_ name: String) {
        self.name = name
        values = DeviceControl.values(of: name) ?? []
        super.init(style: .insetGrouped)
        title = DeviceControl.label(of: name)
        navigationItem.largeTitleDisplayMode = .never
        field.delegate = self
        field.placeholder = "Another value"
        field.clearButtonMode = .whileEditing
        field.autocorrectionType = .no
        field.autocapitalizationType = .none
        field.returnKeyType = .done
        field.accessibilityIdentifier = "other value"
    }

    required init?(coder: NSCoder) { nil }

    private var value: String { DeviceControl.value(of: name, in: applicationContext.device) }

    /// Updates to the device's current state.
    func show() {
        for cell in tableView.visibleCells {
            if let path = tableView.indexPath(for: cell), path.section == 0 { mark(cell, at: path) }
        }
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { DeviceControl.takesOtherValues(name) ? 2 : 1 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? values.count : 1 }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard section == 1, let expectation = DeviceControl.expectation(of: name) else { return nil }
        return problem ?? expectation.prefix(1).uppercased() + expectation.dropFirst() + "."
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        // Large texts need more lines.
        cell.textLabel?.numberOfLines = 0
        guard indexPath.section == 0 else {
            cell.selectionStyle = .none
            field.frame = cell.contentView.bounds.insetBy(dx: 16, dy: 0)
            field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            field.font = .preferredFont(forTextStyle: .body)
            if !values.contains(value) { field.text = value }
            cell.contentView.addSubview(field)
            return cell
        }
        cell.textLabel?.text = DeviceControl.title(of: values[indexPath.row], for: name)
        mark(cell, at: indexPath)
        return cell
    }

    private func mark(_ cell: UITableViewCell, at path: IndexPath) {
        cell.accessoryType = values[path.row] == value ? .checkmark : .none
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section == 0 else { return }
        field.resignFirstResponder()
        field.text = nil
        notify(nil)
        choose?(values[indexPath.row])
    }

    // MARK: Other values

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let text = (field.text ?? "").trimmingCharacters(in: .whitespaces)
        guard DeviceControl(name: name, value: text) != nil else {
            notify("“\(text)” is not \(DeviceControl.expectation(of: name) ?? "a value").")
            return false
        }
        notify(nil)
        field.resignFirstResponder()
        choose?(text)
        return true
    }

    private func notify(_ problem: String?) {
        guard problem != self.problem else { return }
        self.problem = problem
        tableView.footerView(forSection: 1)?.textLabel?.text = self.tableView(tableView, titleForFooterInSection: 1)
        UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) }
    }
}
