import Testing
import UIKit

@Suite("Goldens: bars") @MainActor struct BarGoldens {
    private func column(_ views: [UIView], width: CGFloat = 296, gap: CGFloat = 12) -> UIView {
        let column = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 0))
        var y: CGFloat = 0
        for view in views {
            view.frame = CGRect(x: 0, y: y, width: width, height: view.sizeThatFits(CGSize(width: width, height: 0)).height)
            column.addSubview(view)
            y = view.frame.maxY + gap
        }
        column.frame.size.height = y
        return column
    }

    private func bar(_ items: [UINavigationItem]) -> UINavigationBar {
        let bar = UINavigationBar(frame: .zero)
        bar.items = items
        return bar
    }

    @Test("navigation bars") func navigationBars() throws {
        try GoldenSheet("navigation-bar", width: 320) { _ in
            let plain = UINavigationItem(title: "Harbour")
            plain.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
            plain.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
            let icons = UINavigationItem(title: "Timetable")
            icons.rightBarButtonItems = [
                UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
                UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil),
            ]
            let disabled = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
            disabled.isEnabled = false
            let long = UINavigationItem(title: "A crossing with a very long name indeed")
            long.rightBarButtonItem = disabled
            let prompt = UINavigationItem(title: "Crossing")
            prompt.prompt = "Choose where to go ashore"
            let large = bar([UINavigationItem(title: "Ferries")])
            large.prefersLargeTitles = true
            large.topItem?.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: nil)
            let tinted = bar([UINavigationItem(title: "Back"), UINavigationItem(title: "Tinted")])
            let looks = UINavigationBarAppearance()
            looks.configureWithOpaqueBackground()
            looks.backgroundColor = .systemIndigo
            looks.titleTextAttributes = [.foregroundColor: UIColor.white]
            tinted.standardAppearance = looks
            tinted.tintColor = .white
            let segments = UINavigationItem(title: "Unseen")
            segments.titleView = UISegmentedControl(items: ["North", "South"])
            segments.titleView?.sizeToFit()
            return column([
                bar([plain]), bar([UINavigationItem(title: "Ports"), icons]), bar([UINavigationItem(title: "Departures"), long]),
                bar([prompt]), large, tinted, bar([segments]),
            ])
        }.verify()
    }

    @Test("toolbars") func toolbars() throws {
        try GoldenSheet("toolbar", width: 320) { _ in
            @MainActor func item(_ kind: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
                UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
            }
            let system = UIToolbar(frame: .zero)
            system.items = [
                item(.action), .flexibleSpace(), item(.bookmarks), .flexibleSpace(), item(.organize), .flexibleSpace(), item(.trash),
            ]
            let leading = UIToolbar(frame: .zero)
            leading.items = [item(.add), item(.compose), .fixedSpace(40), item(.edit)]
            let titles = UIToolbar(frame: .zero)
            let disabled = UIBarButtonItem(title: "Next", style: .done, target: nil, action: nil)
            disabled.isEnabled = false
            titles.items = [UIBarButtonItem(title: "Previous", style: .plain, target: nil, action: nil), .flexibleSpace(), disabled]
            let custom = UIToolbar(frame: .zero)
            let toggle = UISwitch(frame: .zero)
            custom.items = [.flexibleSpace(), UIBarButtonItem(customView: toggle), .flexibleSpace()]
            let media = UIToolbar(frame: .zero)
            media.barTintColor = .systemTeal
            media.items = [
                item(.rewind), .flexibleSpace(), item(.play), .flexibleSpace(), item(.pause), .flexibleSpace(), item(.fastForward),
            ]
            return column([system, leading, titles, custom, media])
        }.verify()
    }

    @Test("tab bars") func tabBars() throws {
        try GoldenSheet("tab-bar", width: 320) { _ in
            let plain = UITabBar(frame: .zero)
            plain.items = [
                UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0),
                UITabBarItem(title: "Favourites", image: UIImage(systemName: "heart"), tag: 1),
                UITabBarItem(title: "Alerts", image: UIImage(systemName: "bell"), tag: 2),
                UITabBarItem(title: "Me", image: UIImage(systemName: "person"), tag: 3),
            ]
            plain.selectedItem = plain.items?[1]
            plain.items?[0].badgeValue = "3"
            plain.items?[2].badgeValue = "99+"
            plain.items?[3].badgeValue = ""
            let system = UITabBar(frame: .zero)
            system.items = [UITabBarItem(tabBarSystemItem: .search, tag: 0), UITabBarItem(tabBarSystemItem: .more, tag: 1)]
            system.selectedItem = system.items?.first
            system.items?.last?.isEnabled = false
            let looks = UITabBarAppearance()
            looks.configureWithOpaqueBackground()
            looks.backgroundColor = .systemOrange
            looks.stackedLayoutAppearance.selected.iconColor = .white
            looks.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.white]
            let colored = UITabBar(frame: .zero)
            colored.standardAppearance = looks
            colored.items = [
                UITabBarItem(title: "Sea", image: UIImage(systemName: "drop"), tag: 0),
                UITabBarItem(title: "Sky", image: UIImage(systemName: "cloud"), tag: 1),
                UITabBarItem(title: "Sun", image: UIImage(systemName: "sun.max"), tag: 2),
            ]
            colored.selectedItem = colored.items?.last
            return column([plain, system, colored])
        }.verify()
    }

    @Test("search bars") func searchBars() throws {
        try GoldenSheet("search-bar", width: 320) { _ in
            let plain = UISearchBar(frame: .zero)
            plain.placeholder = "Ports and piers"
            plain.showsBookmarkButton = true
            let text = UISearchBar(frame: .zero)
            text.text = "Helsinki"
            text.showsCancelButton = true
            let minimal = UISearchBar(frame: .zero)
            minimal.searchBarStyle = .minimal
            minimal.placeholder = "Minimal"
            minimal.showsSearchResultsButton = true
            let scopes = UISearchBar(frame: .zero)
            scopes.prompt = "Look for a ferry"
            scopes.scopeButtonTitles = ["All", "Today", "Night"]
            scopes.selectedScopeButtonIndex = 1
            scopes.showsScopeBar = true
            scopes.placeholder = "Scopes"
            let tinted = UISearchBar(frame: .zero)
            tinted.barTintColor = .systemMint
            let tokens = UISearchBar(frame: .zero)
            tokens.searchTextField.tokens = [UISearchToken(icon: UIImage(systemName: "flag"), text: "Finland")]
            tokens.text = "islands"
            return column([plain, text, minimal, scopes, tinted, tokens])
        }.verify()
    }
}
