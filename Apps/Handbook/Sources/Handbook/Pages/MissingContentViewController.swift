import UIKit

/// What a screen shows while its content is loading, empty or not found.
class MissingContentViewController: PageViewController {
    private let states = UISegmentedControl(items: ["Loading", "Empty", "Search", "Full"].map(localized))
    private let screen = NotesListViewController(style: .insetGrouped)

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        states.selectedSegmentIndex = 0
        states.addTarget(self, action: #selector(changeState), for: .valueChanged)
        content.addSubview(states)
        addChild(screen)
        content.addSubview(screen.view)
        screen.didMove(toParent: self)
        screen.add = { [weak self] in
            self?.states.selectedSegmentIndex = 3
            self?.changeState()
        }
    }

    @objc private func changeState() { screen.state = NotesListViewController.State(rawValue: states.selectedSegmentIndex) ?? .full }

    override func layoutContent(in area: CGRect) {
        states.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 32)
        screen.view.frame = CGRect(x: 0, y: states.frame.maxY + 12, width: content.bounds.width, height: area.maxY - states.frame.maxY - 12)
    }
}

/// A list that says why it is empty.
class NotesListViewController: UITableViewController {
    enum State: Int { case loading, empty, search, full }

    var state = State.loading {
        didSet {
            tableView.reloadData()
            // Several requests are one: the update comes before the next layout.
            setNeedsUpdateContentUnavailableConfiguration()
        }
    }
    var add: () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        switch self.state {
        case .loading: contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        case .empty:
            var empty = UIContentUnavailableConfiguration.empty()
            empty.image = UIImage(systemName: "note.text")
            empty.text = localized("No Notes")
            empty.secondaryText = localized("Notes that you write appear here.")
            empty.button = .bordered()
            empty.buttonProperties.primaryAction = UIAction(title: localized("Write a Note")) { [weak self] _ in self?.add() }
            contentUnavailableConfiguration = empty
        case .search: contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        case .full: contentUnavailableConfiguration = nil
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { state == .full ? 3 : 0 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        var configuration = cell.defaultContentConfiguration()
        configuration.text = ["Tea", "Tickets", "Towels"].map(localized)[indexPath.row]
        cell.contentConfiguration = configuration
        return cell
    }
}
