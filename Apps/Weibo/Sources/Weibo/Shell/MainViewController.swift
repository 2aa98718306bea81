import UIKit

/// The five pages of the app.
final class MainViewController: DockController {
    private let session: Session

    init(_ session: Session) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(HomeViewController(session), words("Home"), "house")
        add(UIViewController(), words("Messages"), "envelope")
        add(ProfileViewController(session, .me), words("Me"), "person")
        add(UIViewController(), words("Discover"), "magnifyingglass", "magnifyingglass")
        add(UIViewController(), words("More"), "ellipsis.circle")
    }

    private func add(_ page: UIViewController, _ title: String, _ symbol: String, _ selected: String? = nil) {
        page.title = title
        let item = DockItem(
            title: title, icon: UIImage(systemName: symbol), selectedIcon: UIImage(systemName: selected ?? symbol + ".fill"))
        add(WeiboNavigationController(rootViewController: page), item)
    }
}
