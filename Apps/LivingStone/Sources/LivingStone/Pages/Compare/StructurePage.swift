import UIKit

/// Starts the app in the other structure, and lists what differs: each value is read from the controllers while the page is shown. The page is
/// pushed without `hidesBottomBarWhenPushed`.
final class StructurePage: Page, UITableViewDataSource, UITableViewDelegate {
    private let list = UITableViewController(style: .insetGrouped)
    private let isOutside = UISwitch()
    private var differences: [(name: String, value: String)] = []

    init(_ library: Library) { super.init(library, title: words("Structure")) }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        isOutside.isOn = Settings.structure == .navigationOutside
        isOutside.accessibilityIdentifier = "structure"
        isOutside.accessibilityLabel = words("Navigation controller around the tabs")
        isOutside.addAction(
            UIAction { [weak self] _ in Settings.structure = self?.isOutside.isOn == true ? .navigationOutside : .tabsOutside },
            for: .valueChanged)
        list.tableView.dataSource = self
        list.tableView.delegate = self
        list.tableView.backgroundColor = .clear
        list.tableView.allowsSelection = false
        embed(list)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        differences = Self.measure(from: self)
        list.tableView.reloadData()
    }

    private static func measure(from page: UIViewController) -> [(String, String)] {
        guard let root = page.view.window?.rootViewController,
            let tabs = root as? UITabBarController ?? root.children.first as? UITabBarController
        else { return [] }
        let inner = tabs.viewControllers?.filter { $0 is UINavigationController } ?? []
        let centre = tabs.tabBar.convert(CGPoint(x: tabs.tabBar.bounds.midX, y: 20), to: nil)
        let isBarVisible = tabs.tabBar.window != nil && page.view.window?.hitTest(centre, with: nil)?.isDescendant(of: tabs.tabBar) == true
        return [
            (words("Root of the window"), root is UITabBarController ? "UITabBarController" : "UINavigationController"),
            (words("Navigation controllers"), String(inner.count + (root is UINavigationController ? 1 : 0))),
            (words("tabBarController of this pushed page"), page.tabBarController == nil ? "nil" : "UITabBarController"),
            (words("title of the tab bar controller"), tabs.title ?? "nil"),
            (words("Tab bar under this page, pushed without the flag"), isBarVisible ? words("visible") : words("covered")),
            (
                words("Bar items of the Plan page are those of"),
                inner.isEmpty ? words("the tab bar controller") : words("its own navigation item")
            ),
        ]
    }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 1 : differences.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? nil : words("What differs, as measured on this page")
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.subtitleCell()
        if indexPath.section == 0 {
            content.text = words("Navigation controller around the tabs")
            cell.accessoryView = isOutside
        } else {
            content.text = differences[indexPath.row].name
            content.secondaryText = differences[indexPath.row].value
            content.secondaryTextProperties.color = Colours.accent
            // The name of a class cannot be broken.
            content.secondaryTextProperties.numberOfLines = 1
            content.secondaryTextProperties.adjustsFontSizeToFitWidth = true
            content.secondaryTextProperties.minimumScaleFactor = 0.4
        }
        cell.contentConfiguration = content
        return cell
    }
}
