import UIKit

/// Rows with a cell from a xib, and with a prototype cell of the storyboard.
class TallyViewController: UITableViewController {
    private var tallies = [3, 5, 8]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "TallyCell", bundle: nil), forCellReuseIdentifier: "Tally")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tallies.count + 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.row < tallies.count else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Sum", for: indexPath)
            cell.textLabel?.text = "Sum: \(tallies.reduce(0, +))"
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "Tally", for: indexPath)
        guard let cell = cell as? TallyCell else { return cell }
        cell.count = tallies[indexPath.row]
        cell.onStep = { [weak self] count in
            self?.tallies[indexPath.row] = count
            self?.tableView.reloadRows(at: [IndexPath(row: self?.tallies.count ?? 0, section: 0)], with: .none)
        }
        return cell
    }
}

/// A cell whose subviews are in a xib.
class TallyCell: UITableViewCell {
    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private weak var stepper: UIStepper!
    var onStep: ((Int) -> Void)?

    var count = 0 {
        didSet {
            countLabel.text = "Tally \(count)"
            stepper.value = Double(count)
        }
    }

    @IBAction private func step(_ sender: UIStepper) {
        count = Int(sender.value)
        onStep?(count)
    }
}
