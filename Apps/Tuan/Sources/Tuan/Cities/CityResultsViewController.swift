import UIKit

/// The cities that match what is typed.
final class CityResultsViewController: UITableViewController {
    private let lifetime = Lifetime("CityResultsViewController")
    var onChoice: ((String) -> Void)?
    private let metadata: Metadata
    private var names: [String] = []
    private let empty = UILabel()

    init(metadata: Metadata) {
        self.metadata = metadata
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("is not in a storyboard") }

    var query = "" {
        didSet {
            loadViewIfNeeded()
            names = metadata.search.matches(query).map { metadata.cities[$0].name }
            empty.isHidden = !names.isEmpty
            tableView.reloadData()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = Palette.card
        tableView.sectionHeaderTopPadding = 0
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "result")
        tableView.keyboardDismissMode = .onDrag
        empty.text = words("没有找到城市")
        empty.textAlignment = .center
        empty.textColor = .secondaryLabel
        tableView.backgroundView = empty
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        names.isEmpty ? nil : words("找到 %d 个城市", names.count)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "result", for: indexPath)
        cell.backgroundColor = Palette.card
        cell.textLabel?.text = names[indexPath.row]
        cell.accessibilityIdentifier = "result \(names[indexPath.row])"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onChoice?(names[indexPath.row]) }
}
