import UIKit

/// The cities in sections, with a search over them.
final class CityListViewController: UIViewController {
    private let lifetime = Lifetime("CityListViewController")
    var onChoice: ((String) -> Void)?
    private let metadata: Metadata
    private let choice: CityChoice
    private var list = CitySections(recents: [], hot: [], groups: [])
    private let bar = UISearchBar()
    private let table = UITableView(frame: .zero, style: .plain)
    private let cover = UIButton(type: .custom)
    private let state = StateView()
    private lazy var results = CityResultsViewController(metadata: metadata)

    init(metadata: Metadata, choice: CityChoice) {
        self.metadata = metadata
        self.choice = choice
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 320, height: 480)
    }

    required init?(coder: NSCoder) { fatalError("is not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.card
        view.clipsToBounds = true
        let height: CGFloat = 52
        bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
        bar.autoresizingMask = .flexibleWidth
        bar.placeholder = words("城市名、拼音或首字母")
        bar.searchBarStyle = .minimal
        bar.delegate = self
        bar.searchTextField.accessibilityIdentifier = "city query"
        table.frame = CGRect(x: 0, y: height, width: view.bounds.width, height: view.bounds.height - height)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        table.backgroundColor = Palette.card
        table.sectionIndexColor = Palette.accent
        table.sectionHeaderTopPadding = 0
        table.accessibilityIdentifier = "cities"
        table.register(UITableViewCell.self, forCellReuseIdentifier: "city")
        cover.frame = table.frame
        cover.autoresizingMask = table.autoresizingMask
        cover.backgroundColor = .black
        cover.alpha = 0
        cover.accessibilityLabel = words("关闭")
        cover.accessibilityIdentifier = "city cover"
        cover.addTarget(self, action: #selector(endSearch), for: .touchUpInside)
        state.frame = table.frame
        state.backgroundColor = Palette.card
        state.onAction = { [weak self] in
            self?.metadata.reload()
            self?.reload()
        }
        for view in [table, state, cover, bar] { self.view.addSubview(view) }
        results.onChoice = { [weak self] in self?.choose($0) }
        reload()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        // A popover's arrow is part of its view.
        let area = view.bounds.inset(by: view.safeAreaInsets)
        bar.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: bar.frame.height)
        table.frame = CGRect(x: area.minX, y: bar.frame.maxY, width: area.width, height: area.maxY - bar.frame.maxY)
        cover.frame = table.frame
        state.frame = table.frame
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    private func reload() {
        list = CitySections(
            recents: choice.recents.filter { metadata.city(named: $0) != nil }, hot: metadata.hotCities.map(\.name), groups: metadata.groups
        )
        table.reloadData()
        guard list.sections.isEmpty else { return state.hide() }
        state.show(
            symbol: "exclamationmark.triangle", title: words("没有城市"), detail: words("城市列表读不出来。"), action: words("重试"))
    }

    private func choose(_ name: String) {
        choice.choose(name)
        reload()
        onChoice?(name)
    }

    @objc private func endSearch() { bar.resignFirstResponder() }

    private func showResults(of text: String) {
        let isEmpty = CitySearch.folded(text).isEmpty
        if !isEmpty, results.parent == nil {
            addChild(results)
            results.view.frame = cover.frame
            results.view.autoresizingMask = cover.autoresizingMask
            view.addSubview(results.view)
            results.didMove(toParent: self)
        } else if isEmpty, results.parent != nil {
            results.willMove(toParent: nil)
            results.view.removeFromSuperview()
            results.removeFromParent()
        }
        if !isEmpty { results.query = text }
    }
}

extension CityListViewController: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { list.sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { list.sections[section].names.count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { list.sections[section].title }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { list.sections.map(\.indexTitle) }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
        let name = list.sections[indexPath.section].names[indexPath.row]
        cell.backgroundColor = Palette.card
        cell.textLabel?.text = name
        cell.textLabel?.textColor = name == choice.current ? Palette.accent : .label
        cell.accessibilityIdentifier = "city \(list.sections[indexPath.section].title) \(name)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        choose(list.sections[indexPath.section].names[indexPath.row])
    }
}

extension CityListViewController: UISearchBarDelegate {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        searchBar.setShowsCancelButton(true, animated: true)
        return true
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        UIView.animate(withDuration: 0.5) { self.cover.alpha = 0.7 }
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        searchBar.setShowsCancelButton(false, animated: true)
        UIView.animate(withDuration: 0.3) { self.cover.alpha = 0 }
        searchBar.text = nil
        showResults(of: "")
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { showResults(of: searchText) }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { endSearch() }
}
