import UIKit

/// Window → navigation controller → tab bar controller → pages.
enum NavOfTabs {
    static func make() -> UIViewController {
        let tabs = UITabBarController()
        tabs.viewControllers = [("Lectures", "book"), ("Lists", "list.bullet"), ("Notes", "note.text")].map { title, symbol in
            let page = SharedStackPage(name: title)
            page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
            return page
        }
        return UINavigationController(rootViewController: tabs)
    }
}

/// A page that sets the shared stack's bar title when it appears.
final class SharedStackPage: ButtonPage {
    private let name: String

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
    override var logName: String { name }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("This page is \(name).")
        addButton("Push over everything") { [weak self] in
            guard let self else { return }
            let next = TabPage(title: self.name, depth: 1)
            self.navigationController?.pushViewController(next, animated: true)
        }
    }

    /// The bar shows the tab bar controller's title.
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tabBarController?.title = "\(name) page"
    }
}
