import UIKit

/// The first screen: all pages by topic, and a search for them.
class HomeViewController: UITableViewController, UISearchResultsUpdating {
    private let index = LessonIndex(Catalogue.lessons)
    private var groups = Catalogue.groups
    private let introduction = UILabel()

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = localized("Handbook")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "lesson")
        tableView.accessibilityIdentifier = "pages"

        introduction.text = localized("Small pages to read and run.")
        introduction.textColor = .secondaryLabel
        introduction.font = .preferredFont(forTextStyle: .subheadline)
        introduction.adjustsFontForContentSizeCategory = true
        introduction.numberOfLines = 0
        let header = UIView()
        header.addSubview(introduction)
        tableView.tableHeaderView = header

        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = localized("Search pages")
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    override func viewWillAppear(_ animated: Bool) {
        // Next to its page a row stays selected.
        clearsSelectionOnViewWillAppear = splitViewController?.isCollapsed ?? true
        super.viewWillAppear(animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        selectShownRow()
    }

    /// The page that is shown next to the list: its row is selected.
    var shown: Lesson? {
        didSet { selectShownRow() }
    }

    private func selectShownRow() {
        guard isViewLoaded, splitViewController?.isCollapsed == false else { return }
        for (section, group) in groups.enumerated() {
            guard let row = group.lessons.firstIndex(where: { $0.id == shown?.id }) else { continue }
            return tableView.selectRow(at: IndexPath(row: row, section: section), animated: false, scrollPosition: .none)
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let header = tableView.tableHeaderView else { return }
        let margins = tableView.layoutMargins
        let room = CGSize(width: tableView.bounds.width - margins.left - margins.right, height: .greatestFiniteMagnitude)
        let height = introduction.sizeThatFits(room).height.rounded(.up)
        introduction.frame = CGRect(x: margins.left, y: 4, width: room.width, height: height)
        guard header.frame.height != height + 8 else { return }
        // A table measures its header when it is set.
        header.frame.size.height = height + 8
        tableView.tableHeaderView = header
    }

    func updateSearchResults(for searchController: UISearchController) {
        let found = Set(index.matches(searchController.searchBar.text ?? ""))
        groups = Catalogue.groups.compactMap { group in
            let lessons = group.lessons.filter { found.contains($0.id) }
            return lessons.isEmpty ? nil : LessonGroup(id: group.id, lessons: lessons)
        }
        tableView.reloadData()
        selectShownRow()
        tableView.backgroundView = groups.isEmpty ? makeNothingFound() : nil
    }

    private func makeNothingFound() -> UIView {
        let label = UILabel()
        label.text = localized("No page has this.")
        label.textAlignment = .center
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.textColor = .secondaryLabel
        return label
    }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups[section].lessons.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { groups[section].title }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "lesson", for: indexPath)
        let lesson = groups[indexPath.section].lessons[indexPath.row]
        var configuration = UIListContentConfiguration.subtitleCell()
        configuration.text = lesson.title
        configuration.secondaryText = lesson.sentence
        configuration.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = configuration
        cell.accessoryType = splitViewController?.isCollapsed == false ? .none : .disclosureIndicator
        // The sentence is the row's value, so that its name is short when it is read out.
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = lesson.title
        cell.accessibilityValue = lesson.sentence
        cell.accessibilityIdentifier = "page \(lesson.id)"
        cell.accessibilityTraits = .button
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        (splitViewController as? RootViewController)?.show(groups[indexPath.section].lessons[indexPath.row], animated: true)
    }
}
