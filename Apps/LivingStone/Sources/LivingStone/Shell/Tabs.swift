import UIKit

/// Window → tab bar controller → navigation controllers → pages.
enum Tabs {
    @MainActor
    static func make(_ library: Library) -> UITabBarController {
        let pages: [(Page, String, String)] = [
            (BooksPage(library), words("Books"), "books.vertical"), (PlanPage(library), words("Plan"), "calendar"),
            (SearchPage(library), words("Search"), "magnifyingglass"), (MePage(library), words("Me"), "person"),
        ]
        let tabs = UITabBarController()
        tabs.viewControllers = pages.map { page, title, symbol in
            let navigation = StackController(rootViewController: page)
            navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
            return navigation
        }
        return tabs
    }

    /// Selects the plan's tab, without the pages pushed there.
    @MainActor
    static func showPlan(in tabs: UITabBarController) {
        tabs.selectedIndex = 1
        (tabs.selectedViewController as? UINavigationController)?.popToRootViewController(animated: false)
    }

    /// The page of the selected tab.
    @MainActor
    static func page(of tabs: UITabBarController) -> Page? {
        (tabs.selectedViewController as? UINavigationController)?.viewControllers.first as? Page
    }
}

/// Gives every pushed page a back button of the app's own, which keeps the swipe from the edge.
final class StackController: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if !viewControllers.isEmpty {
            let back = UIBarButtonItem(
                image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(goBack))
            back.accessibilityLabel = words("Back")
            back.accessibilityIdentifier = "back"
            viewController.navigationItem.leftBarButtonItem = back
        }
        super.pushViewController(viewController, animated: animated)
    }

    @objc private func goBack() { popViewController(animated: true) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { viewControllers.count > 1 }
}

/// A page of a tab: it embeds a list's controller, and has a title of its own.
class Page: UIViewController {
    let library: Library

    init(_ library: Library, title: String) {
        self.library = library
        super.init(nibName: nil, bundle: nil)
        navigationItem.title = title
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Colours.paper
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.standardAppearance = Self.bar(hairline: true)
        navigationController?.navigationBar.scrollEdgeAppearance = Self.bar(hairline: true)
    }

    static func bar(hairline: Bool) -> UINavigationBarAppearance {
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        bar.backgroundColor = Colours.paper
        if !hairline { bar.shadowColor = nil }
        return bar
    }

    /// Shows a list's controller below `top`, or below the bar.
    func embed(_ child: UIViewController, below top: UIView? = nil) {
        addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        view.insertSubview(child.view, at: 0)
        NSLayoutConstraint.activate([
            child.view.topAnchor.constraint(equalTo: top?.bottomAnchor ?? view.topAnchor),
            child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        child.didMove(toParent: self)
    }

    func push(_ page: UIViewController) { navigationController?.pushViewController(page, animated: true) }
    func open(_ id: ChapterID, verse: Int? = nil) { push(ReadingViewController(library, id, verse: verse)) }
}
