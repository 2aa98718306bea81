import UIKit

/// Size, family and brightness of the text.
final class LooksViewController: UITableViewController {
    private let size = UIStepper()
    private let night = UISwitch()
    private let families: [(title: String, family: String?)] = [
        ("EB Garamond", Fonts.serif), (words("LXGW WenKai"), Fonts.kai), (words("System"), nil),
    ]

    init() {
        super.init(style: .insetGrouped)
        navigationItem.title = words("Text")
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        size.minimumValue = 13
        size.maximumValue = 32
        size.value = Settings.fontSize
        size.accessibilityIdentifier = "size"
        size.addAction(
            UIAction { [weak self] _ in
                Settings.fontSize = self?.size.value ?? 19
                self?.tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }, for: .valueChanged)
        night.isOn = Settings.isNight
        night.accessibilityLabel = words("Night mode")
        night.addAction(UIAction { [weak self] _ in Settings.isNight = self?.night.isOn ?? false }, for: .valueChanged)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "done"
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 2 : families.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? nil : words("Font")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.adjustsFontForContentSizeCategory = true
        cell.selectionStyle = indexPath.section == 0 ? .none : .default
        switch (indexPath.section, indexPath.row) {
        case (0, 0):
            cell.textLabel?.text = words("Size: %d points", Int(Settings.fontSize))
            cell.accessoryView = size
        case (0, _):
            cell.textLabel?.text = words("Night mode")
            cell.accessoryView = night
        case (_, let row):
            cell.textLabel?.text = families[row].title
            cell.textLabel?.font = Fonts.reading(size: 19, family: families[row].family)
            cell.accessoryType = Settings.fontFamily == families[row].family ? .checkmark : .none
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.section == 1 else { return }
        Settings.fontFamily = families[indexPath.row].family
        tableView.reloadData()
    }
}
