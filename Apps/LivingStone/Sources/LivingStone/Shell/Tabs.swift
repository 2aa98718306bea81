import UIKit

/// Which controller is around the other one.
enum Structure: Int {
    /// Window → tab bar controller → navigation controllers → pages.
    case tabsOutside
    /// Window → navigation controller → tab bar controller → pages.
    case navigationOutside
}

/// The controllers around the pages, in one of the two structures.
@MainActor
struct Tabs {
    let structure: Structure
    let tabs = UITabBarController()
    let root: UIViewController

    enum Tab: Int {
        case books, plan, search, me
    }

    init(_ library: Library, _ structure: Structure) {
        self.structure = structure
        let pages: [(Page, String, String)] = [
            (BooksPage(library), words("Books"), "books.vertical"), (PlanPage(library), words("Plan"), "calendar"),
            (SearchPage(library), words("Search"), "magnifyingglass"), (MePage(library), words("Me"), "person"),
        ]
        let children = pages.map { page, title, symbol in
            let child = structure == .tabsOutside ? StackController(rootViewController: page) : page
            child.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
            return child
        }
        tabs.viewControllers = children
        root = structure == .tabsOutside ? tabs : StackController(rootViewController: tabs)
    }

    /// Selects a tab, without the pages pushed there, and returns its page.
    @discardableResult
    func show(_ tab: Tab) -> Page? {
        (root as? UINavigationController)?.popToRootViewController(animated: false)
        tabs.selectedIndex = tab.rawValue
        let selected = tabs.selectedViewController
        guard let navigation = selected as? UINavigationController else {
            (selected as? Page)?.showInSharedBar()
            return selected as? Page
        }
        navigation.popToRootViewController(animated: false)
        return navigation.viewControllers.first as? Page
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

/// A page of a tab: it embeds a list's controller, and has a title of its own, which is not its tab's.
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
        showInSharedBar()
    }

    /// Changes the title.
    func show(title: String) {
        navigationItem.title = title
        if tabBarController?.selectedViewController === self { showInSharedBar() }
    }

    /// The bar of a navigation controller around the tabs shows what the tab bar controller has.
    fileprivate func showInSharedBar() {
        guard let tabs = parent as? UITabBarController else { return }
        tabs.title = navigationItem.title
        tabs.navigationItem.rightBarButtonItems = navigationItem.rightBarButtonItems
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
