import UIKit

/// Bars without controllers: a navigation bar with a stack of items, a search bar with scopes, a tab bar and a toolbar.
class BarsViewController: PageViewController, UINavigationBarDelegate, UISearchBarDelegate, UITabBarDelegate {
    private let navigationBar = UINavigationBar()
    private let searchBar = UISearchBar()
    private let results = PageLabel()
    private let tabBar = UITabBar()
    private let toolbar = UIToolbar()
    private let log = LogLabel()
    private let ports = ["Aarhus", "Bergen", "Helsinki", "Kiel", "Oslo", "Stockholm", "Tallinn", "Turku"]
    private let nightPorts: Set = ["Helsinki", "Oslo", "Stockholm", "Turku"]

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()

        // A navigation bar has its own stack of items when no controller manages it.
        let root = UINavigationItem(title: localized("Ports"))
        root.rightBarButtonItem = UIBarButtonItem(title: localized("Next"), style: .plain, target: self, action: #selector(pushPort))
        navigationBar.items = [root]
        navigationBar.prefersLargeTitles = true
        navigationBar.delegate = self
        content.addSubview(navigationBar)

        searchBar.placeholder = localized("Find a port")
        searchBar.scopeButtonTitles = ["All", "Night"].map(localized)
        searchBar.showsScopeBar = true
        searchBar.searchBarStyle = .minimal
        searchBar.delegate = self
        content.addSubview(searchBar)

        results.numberOfLines = 0
        results.font = .preferredFont(forTextStyle: .body)
        content.addSubview(results)

        tabBar.items = [
            UITabBarItem(title: localized("Map"), image: UIImage(systemName: "map"), tag: 0),
            UITabBarItem(title: localized("Times"), image: UIImage(systemName: "clock"), tag: 1),
            UITabBarItem(title: localized("Alerts"), image: UIImage(systemName: "bell"), tag: 2),
        ]
        tabBar.selectedItem = tabBar.items?.first
        tabBar.items?[2].badgeValue = "2"
        tabBar.delegate = self
        content.addSubview(tabBar)

        toolbar.items = [
            UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(pressed(_:))), .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(pressed(_:))), .flexibleSpace(),
            UIBarButtonItem(title: localized("Looks"), style: .plain, target: self, action: #selector(changeLooks)),
        ]
        content.addSubview(toolbar)

        log.text = localized("Nothing pressed yet.")
        content.addSubview(log)
        showResults()
    }

    override func layoutContent(in area: CGRect) {
        let width = content.bounds.width
        var y: CGFloat = 0
        for bar in [navigationBar, searchBar] {
            bar.frame = CGRect(x: 0, y: y, width: width, height: bar.sizeThatFits(.zero).height)
            y = bar.frame.maxY
        }
        let text = results.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
        results.frame = CGRect(x: area.minX, y: y + 8, width: area.width, height: text.height)
        let height = fit(log, in: area.width, atLeast: 20)
        let bars = toolbar.sizeThatFits(.zero).height + tabBar.sizeThatFits(.zero).height
        // At the bottom of the page, or below the texts where they need more.
        var bottom = max(content.bounds.height, results.frame.maxY + 16 + height + bars)
        for bar in [toolbar, tabBar] {
            let height = bar.sizeThatFits(.zero).height
            bottom -= height
            bar.frame = CGRect(x: 0, y: bottom, width: width, height: height)
        }
        log.frame = CGRect(x: area.minX, y: bottom - 8 - height, width: area.width, height: height)
    }

    // MARK: The navigation bar

    @objc private func pushPort() {
        let depth = navigationBar.items?.count ?? 0
        let item = UINavigationItem(title: ports[depth % ports.count])
        item.largeTitleDisplayMode = .never
        item.rightBarButtonItem = UIBarButtonItem(title: localized("Next"), style: .plain, target: self, action: #selector(pushPort))
        navigationBar.pushItem(item, animated: true)
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        log.text = localized("Pushed %@", item.title ?? "")
        view.setNeedsLayout()
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        log.text = localized("Popped %@", item.title ?? "")
        view.setNeedsLayout()
    }

    // MARK: The search bar

    private func showResults() {
        let words = searchBar.text ?? ""
        let pool = searchBar.selectedScopeButtonIndex == 1 ? ports.filter { nightPorts.contains($0) } : ports
        let found = pool.filter { words.isEmpty || $0.lowercased().contains(words.lowercased()) }
        results.text = found.isEmpty ? localized("No port of that name") : found.joined(separator: ", ")
        view.setNeedsLayout()
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { searchBar.setShowsCancelButton(true, animated: true) }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { showResults() }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { showResults() }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        log.text = localized("Searched for %@", searchBar.text ?? "")
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.text = nil
        searchBar.resignFirstResponder()
        searchBar.setShowsCancelButton(false, animated: true)
        log.text = localized("Search cancelled")
    }

    // MARK: Tabs and tools

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        log.text = localized("Tab %@", item.title ?? "")
        item.badgeValue = nil
    }

    @objc private func pressed(_ sender: UIBarButtonItem) {
        log.text = localized(sender === toolbar.items?.first ? "Add pressed" : "Share pressed")
    }

    /// One appearance object per bar has all of its visual attributes.
    @objc private func changeLooks() {
        let looks = UINavigationBarAppearance()
        looks.configureWithOpaqueBackground()
        looks.backgroundColor = .systemIndigo
        looks.titleTextAttributes = [.foregroundColor: UIColor.white]
        looks.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
        navigationBar.standardAppearance = looks
        navigationBar.tintColor = .white
        tabBar.tintColor = .systemIndigo
        toolbar.tintColor = .systemIndigo
        log.text = localized("Indigo looks")
    }
}
