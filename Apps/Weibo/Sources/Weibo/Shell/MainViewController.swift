import UIKit

/// The five pages of the app.
final class MainViewController: DockController {
    private let session: Session
    let home: HomeViewController
    private let messages: MessagesViewController
    private var poller: UnreadPoller?

    init(_ session: Session) {
        self.session = session
        home = HomeViewController(session)
        messages = MessagesViewController(session)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(home, words("Home"), "house")
        add(messages, words("Messages"), "envelope")
        add(ProfileViewController(session, .me), words("Me"), "person")
        add(DiscoverViewController(session), words("Discover"), "magnifyingglass", "magnifyingglass")
        add(MoreViewController(session), words("More"), "ellipsis.circle")
        home.onRead = { [weak self] in self?.dock.setBadge(0, at: 0) }
        poller = UnreadPoller(client: session.client) { [weak self] in self?.show($0) }
    }

    private func add(_ page: UIViewController, _ title: String, _ symbol: String, _ selected: String? = nil) {
        page.title = title
        let item = DockItem(
            title: title, icon: UIImage(systemName: symbol), selectedIcon: UIImage(systemName: selected ?? symbol + ".fill"))
        add(WeiboNavigationController(rootViewController: page), item)
    }

    private func show(_ count: UnreadCount) {
        dock.setBadge(count.statuses, at: 0)
        dock.setBadge(count.mentions + count.comments + count.likes, at: 1)
        messages.unread = [count.mentions, count.comments, count.likes]
        if UIApplication.shared.applicationState == .active { UIApplication.shared.applicationIconBadgeNumber = count.all }
    }

    override func didSelectAgain(_ page: UINavigationController) {
        if page.viewControllers.count > 1 { return super.didSelectAgain(page) }
        if page.topViewController === home { home.scrollToTopAndRefresh() }
    }

    /// The newest status that is shown.
    var newestStatus: Int64? { home.loader.rows.first?.id }

    /// Shows the page of a notification over the one that is in front.
    func open(_ target: NotificationTarget) {
        dismiss(animated: false)
        switch target {
        case .status(let id): load(id)
        case .likes: selectedPage?.pushViewController(RepliesToMeController.likes(session), animated: true)
        }
    }

    private func load(_ status: Int64) {
        session.client.request(.show(status)) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let status):
                self.selectedPage?.pushViewController(DetailViewController(self.session, status), animated: true)
            case .failure(let error): Notice.show(error.words, over: self.view)
            }
        }
    }
}
