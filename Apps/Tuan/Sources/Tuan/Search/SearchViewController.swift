import UIKit

/// The search over a city's deals: history and suggestions while something is typed, then the results.
final class SearchViewController: FeedGridController, UISearchBarDelegate {
    private let lifetime = Lifetime("SearchViewController")
    private let bar = UISearchBar()
    private let list = SuggestionList()
    private let history = SearchHistory(defaults: .standard)
    private var answers = AnswerGuard()
    private var call: DealsCall?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
        bar.placeholder = words("搜索团购、商家")
        bar.delegate = self
        bar.searchTextField.accessibilityIdentifier = "deal query"
        navigationItem.titleView = bar
        // A search bar's own button is disabled while nothing is typed.
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: words("取消"), primaryAction: UIAction { [weak self] _ in self?.navigationController?.popViewController(animated: false) })
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "cancel search"
        list.view.frame = view.bounds
        list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addChild(list)
        view.addSubview(list.view)
        list.didMove(toParent: self)
        list.onChoice = { [weak self] in self?.search($0) }
        list.onClear = { [weak self] in
            self?.history.clear()
            self?.suggest()
        }
        suggest()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // Without animation the page appears before the navigation bar shows its title view.
        DispatchQueue.main.async {
            if self.feed.query == nil { self.bar.becomeFirstResponder() }
        }
    }

    override func showEmpty() {
        state.show(symbol: "magnifyingglass", title: words("没有找到"), detail: words("换个说法试试。"), action: nil)
    }

    private var text: String { (bar.text ?? "").trimmingCharacters(in: .whitespaces) }

    private func suggest() {
        list.view.isHidden = false
        // Earlier questions no longer count.
        call?.cancel()
        let ticket = answers.begin()
        let text = text
        guard !text.isEmpty, let city = workplace.city else { return list.show(history.texts, isHistory: true) }
        list.show([], isHistory: false, isFinal: false)
        call = workplace.client.suggestions(text, city: city.name) { [weak self] texts in
            guard let self, self.answers.take(ticket) else { return }
            self.list.show(texts, isHistory: false)
        } failure: { _ in
            // Without suggestions the search works.
        }
    }

    private func search(_ text: String) {
        guard let city = workplace.city, !text.isEmpty else { return }
        bar.text = text
        history.add(text)
        _ = answers.begin()
        list.view.isHidden = true
        bar.resignFirstResponder()
        feed.show(DealQuery(city: city.name, keyword: Suggestions.keyword(of: text)))
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { suggest() }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { suggest() }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { search(text) }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.bringSubviewToFront(list.view)
    }
}

/// The history, or suggestions.
final class SuggestionList: UITableViewController {
    var onChoice: ((String) -> Void)?
    var onClear: (() -> Void)?
    private var texts: [String] = []
    private var isHistory = true
    private let state = StateView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = Palette.card
        tableView.sectionHeaderTopPadding = 0
        tableView.keyboardDismissMode = .onDrag
        tableView.backgroundView = state
        state.hide()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    }

    /// - Parameter isFinal: whether nothing more comes, so that a list without texts says what to do.
    func show(_ texts: [String], isHistory: Bool, isFinal: Bool = true) {
        loadViewIfNeeded()
        (self.texts, self.isHistory) = (texts, isHistory)
        tableView.reloadData()
        guard texts.isEmpty, isFinal else { return state.hide() }
        state.show(
            symbol: "magnifyingglass", title: isHistory ? words("想吃什么，玩什么？") : words("没有建议"),
            detail: isHistory ? words("输入商家或团购的名字。") : words("按“搜索”查找全部团购。"), action: nil)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        texts.isEmpty ? nil : isHistory ? words("搜索记录") : words("猜你想找")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        texts.count + (isHistory && !texts.isEmpty ? 1 : 0)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        let isClear = indexPath.row == texts.count
        cell.backgroundColor = Palette.card
        cell.textLabel?.text = isClear ? words("清除搜索记录") : texts[indexPath.row]
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.textColor = isClear ? Palette.accent : .label
        cell.imageView?.image = UIImage(systemName: isClear ? "trash" : isHistory ? "clock" : "magnifyingglass")
        cell.imageView?.tintColor = isClear ? Palette.accent : .secondaryLabel
        cell.accessibilityIdentifier = isClear ? "clear history" : "suggestion \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.row == texts.count { onClear?() } else { onChoice?(texts[indexPath.row]) }
    }
}
