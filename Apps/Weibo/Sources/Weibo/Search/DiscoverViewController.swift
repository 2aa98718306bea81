import UIKit

/// What was searched for, newest first, each once.
struct SearchHistory {
    static let most = 10
    private let defaults: UserDefaults
    private static let key = "searchHistory"

    init(_ defaults: UserDefaults = .standard) { self.defaults = defaults }

    var texts: [String] { defaults.stringArray(forKey: Self.key) ?? [] }

    func add(_ text: String) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        defaults.set(Array(([text] + texts.filter { $0 != text }).prefix(Self.most)), forKey: Self.key)
    }

    func clear() { defaults.removeObject(forKey: Self.key) }
}

/// Search with its history, and hot topics.
final class DiscoverViewController: UITableViewController, UISearchBarDelegate {
    private let session: Session
    private let search = UISearchBar()
    private let history = SearchHistory()
    private var topics: [Trend] = []
    private var message = ""
    private let header = RefreshHeader(frame: .zero)

    private enum Section: Int, CaseIterable {
        case history, topics
    }

    init(_ session: Session) {
        self.session = session
        super.init(style: .grouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = Palette.page
        search.placeholder = words("Search posts and people")
        search.searchBarStyle = .minimal
        search.delegate = self
        search.accessibilityIdentifier = "search"
        navigationItem.titleView = search
        header.onRefresh = { [weak self] in self?.load() }
        header.attach(to: tableView)
        header.begin()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    private func load() {
        session.client.request(.hotTopics()) { [weak self] result in
            guard let self else { return }
            self.header.end()
            switch result {
            case .success(let answer):
                self.topics = answer.trends
                self.message = answer.trends.isEmpty ? words("Nothing yet") : ""
            case .failure(let error): self.message = error.words
            }
            self.tableView.reloadData()
        }
    }

    private func open(_ text: String) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        history.add(text)
        navigationController?.pushViewController(SearchResultsController(session, text: text), animated: true)
    }

    // MARK: The search bar

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { searchBar.setShowsCancelButton(true, animated: true) }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.text = nil
        searchBar.setShowsCancelButton(false, animated: true)
        searchBar.resignFirstResponder()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        let text = searchBar.text ?? ""
        searchBarCancelButtonClicked(searchBar)
        open(text)
    }

    // MARK: Rows

    private func texts(_ section: Int) -> [String] { section == Section.history.rawValue ? history.texts : topics.map { "#\($0.name)#" } }

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts(section).count }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == Section.history.rawValue && history.texts.isEmpty ? 0.01 : 40
    }

    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0.01 }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let isHistory = section == Section.history.rawValue
        guard !isHistory || !history.texts.isEmpty else { return nil }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 40))
        let label = UILabel(frame: CGRect(x: 16, y: 10, width: 240, height: 24))
        label.text = isHistory ? words("Searched for") : message.isEmpty ? words("Hot topics") : message
        label.font = Fonts.medium(14)
        label.textColor = .secondaryLabel
        view.addSubview(label)
        if isHistory {
            let clear = UIButton(type: .system)
            clear.setTitle(words("Clear"), for: .normal)
            clear.titleLabel?.font = .systemFont(ofSize: 14)
            clear.frame = CGRect(x: tableView.bounds.width - 76, y: 6, width: 64, height: 32)
            clear.autoresizingMask = .flexibleLeftMargin
            clear.accessibilityIdentifier = "clear history"
            clear.addAction(
                UIAction { [weak self] _ in
                    self?.history.clear()
                    self?.tableView.reloadData()
                }, for: .touchUpInside)
            view.addSubview(clear)
        }
        return view
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "text") ?? UITableViewCell(style: .value1, reuseIdentifier: "text")
        let isHistory = indexPath.section == Section.history.rawValue
        cell.backgroundColor = Palette.card
        cell.textLabel?.font = Fonts.regular(16)
        cell.textLabel?.text = texts(indexPath.section)[indexPath.row]
        cell.textLabel?.textColor = isHistory ? .label : Palette.link
        cell.detailTextLabel?.text = isHistory ? nil : CountText.text(topics[indexPath.row].count, word: "")
        cell.accessoryType = isHistory ? .disclosureIndicator : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        open(indexPath.section == Section.history.rawValue ? history.texts[indexPath.row] : topics[indexPath.row].name)
    }
}
