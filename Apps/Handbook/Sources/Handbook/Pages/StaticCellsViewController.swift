import UIKit

/// Static cells in a storyboard. No data source is needed; outlets refer to the cells' contents.
class StaticCellsViewController: UITableViewController {
    @IBOutlet private weak var timeLabel: UILabel!
    @IBOutlet private var soundCells: [UITableViewCell]!
    /// Called for every user action.
    var onChange: ((String) -> Void)?

    @IBAction private func switched(_ sender: UISwitch) {
        timeLabel.text = sender.isOn ? "07:30" : localized("never")
        onChange?(localized(sender.isOn ? "The alarm is on" : "The alarm is off"))
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let chosen = tableView.cellForRow(at: indexPath), soundCells.contains(chosen) else { return }
        for cell in soundCells { cell.accessoryType = cell === chosen ? .checkmark : .none }
        onChange?(localized("Sound: %@", chosen.textLabel?.text ?? ""))
    }
}
