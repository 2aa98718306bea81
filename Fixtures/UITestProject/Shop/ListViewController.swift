import UIKit

final class ListViewController: UITableViewController {
    private var rows = (1...60).map { "Row \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        if ProcessInfo.processInfo.arguments.contains("-shuffled") { rows.shuffle() }
        let title = UserDefaults.standard.string(forKey: "listTitle") ?? ProcessInfo.processInfo.environment["LIST_TITLE"]
        self.title = title ?? "List"
        tableView.accessibilityIdentifier = "rows"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
    }

    @objc private func add() {
        // As from a network: later.
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
            self?.rows.insert("New row", at: 0)
            self?.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        cell.accessibilityIdentifier = "cell \(rows[indexPath.row])"
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(DetailViewController(rows[indexPath.row]), animated: true)
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}

final class DetailViewController: UIViewController {
    private let name: String
    private let date = UIDatePicker()

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 20, y: 150, width: 300, height: 30))
        label.text = "Details of \(name)"
        label.accessibilityValue = Date().formatted(.iso8601.year().month().day())
        view.addSubview(label)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
        button.setTitle("Ask", for: .normal)
        button.addTarget(self, action: #selector(ask), for: .touchUpInside)
        view.addSubview(button)
        addOptions()
    }

    private func addOptions() {
        let options = UIButton(type: .system)
        options.frame = CGRect(x: 20, y: 260, width: 200, height: 44)
        options.setTitle("Options", for: .normal)
        options.addTarget(self, action: #selector(chooseOption), for: .touchUpInside)
        view.addSubview(options)
        date.frame = CGRect(x: 20, y: 320, width: 340, height: 216)
        date.preferredDatePickerStyle = .wheels
        date.datePickerMode = .date
        date.timeZone = TimeZone(identifier: "UTC")
        date.date = Date(timeIntervalSince1970: 1_777_852_800)
        date.addTarget(self, action: #selector(chooseDate), for: .valueChanged)
        view.addSubview(date)
    }

    @objc private func chooseOption() {
        let sheet = UIAlertController(title: "Options", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Archive", style: .default) { [weak self] _ in self?.title = "Archived" })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }

    @objc private func chooseDate() {
        let format = DateFormatter()
        format.timeZone = TimeZone(identifier: "UTC")
        format.dateFormat = "yyyy-MM-dd"
        title = format.string(from: date.date)
    }

    @objc private func ask() {
        let alert = UIAlertController(title: "Really?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.title = "Confirmed" })
        present(alert, animated: true)
    }
}
