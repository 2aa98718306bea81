import UIKit

/// Cells that stand in a storyboard. The table has them already, so no data source is written; outlets lead to what is in them.
class StaticCellsViewController: UITableViewController {
    @IBOutlet private weak var timeLabel: UILabel!
    @IBOutlet private var soundCells: [UITableViewCell]!
    /// Hears what a person does.
    var onChange: ((String) -> Void)?

    @IBAction private func switched(_ sender: UISwitch) {
        timeLabel.text = sender.isOn ? "07:30" : "never"
        onChange?(sender.isOn ? "The alarm is on" : "The alarm is off")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let chosen = tableView.cellForRow(at: indexPath), soundCells.contains(chosen) else { return }
        for cell in soundCells { cell.accessoryType = cell === chosen ? .checkmark : .none }
        onChange?("Sound: \(chosen.textLabel?.text ?? "")")
    }
}
