import UIKit

/// Window → tab bar controller → four navigation controllers → pages.
enum TabOfNavs {
    static func make() -> UIViewController {
        let tabs = UITabBarController()
        let pages = [("Home", "house"), ("Find", "magnifyingglass"), ("Mail", "envelope"), ("Me", "person")]
        tabs.viewControllers = pages.map { title, symbol in
            let page = TabPage(title: title)
            let navigation = UINavigationController(rootViewController: page)
            navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
            return navigation
        }
        tabs.viewControllers?[2].tabBarItem.badgeValue = "3"
        return tabs
    }
}

/// A page that pushes more of its kind on its own stack.
final class TabPage: ButtonPage {
    private let depth: Int
    private var lines: [String] = []

    init(title: String, depth: Int = 0) {
        self.depth = depth
        super.init(nibName: nil, bundle: nil)
        navigationItem.title = depth == 0 ? title : "\(title) \(depth)"
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override var logName: String { navigationItem.title ?? "" }
    private var name: String { navigationItem.title?.components(separatedBy: " ").first ?? "" }

    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Push") { [weak self] in self?.push(hidesBar: false) }
        addButton("Push without the tab bar") { [weak self] in self?.push(hidesBar: true) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let parentIsTabs = navigationController?.parent === tabBarController && tabBarController != nil
        let firstIsNavigation = tabBarController?.children.first is UINavigationController
        lines = [
            "parent of the stack is the tab bar controller: \(parentIsTabs ? "yes" : "no")",
            "its first child is a stack: \(firstIsNavigation ? "yes" : "no")",
            "pages on this stack: \(navigationController?.viewControllers.count ?? 0)",
        ]
        say(lines.joined(separator: "\n"))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let bar = tabBarController?.tabBar, let window = view.window else { return }
        let shown = bar.convert(bar.bounds, to: nil).intersection(window.bounds)
        let isVisibleOnScreen = bar.window != nil && !bar.isHidden && shown.width > 1
        say((lines + ["the tab bar is in sight: \(isVisibleOnScreen ? "yes" : "no")"]).joined(separator: "\n"))
    }

    private func push(hidesBar: Bool) {
        let next = TabPage(title: name, depth: depth + 1)
        next.hidesBottomBarWhenPushed = hidesBar
        navigationController?.pushViewController(next, animated: true)
    }
}
