import UIKit

/// A user's page: the profile and the statuses.
final class ProfileViewController: StatusListController {
    enum Who {
        case me
        case user(User)
        case name(String)
    }

    private let who: Who
    private var user: User?
    private lazy var profile = ProfileHeader(frame: .zero)

    init(_ session: Session, _ who: Who) {
        self.who = who
        let known = IDBox()
        switch who {
        case .me: known.id = session.account.user
        case .user(let user):
            known.id = user.id
            self.user = user
        case .name: break
        }
        box = known
        // The list of a user who is known by name alone is empty until the id is there.
        super.init(session) { _, max in .userTimeline(known.id ?? 0, max: max) }
        title = words("Profile")
    }

    required init?(coder: NSCoder) { nil }

    private final class IDBox {
        var id: Int64?
    }

    private let box: IDBox
    override var startsAtOnce: Bool { box.id != nil }
    private var isMe: Bool { user?.id == session.account.user }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        ApplicationStatusBar.shared.show(preferredStatusBarStyle, for: self)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        ApplicationStatusBar.shared.withdraw(self)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        profile.frame.size = profile.sizeThatFits(CGSize(width: view.bounds.width, height: 0))
        tableView.tableHeaderView = profile
        header.tintColor = .white
        profile.onFollowers = { [weak self] in self?.pushUsers(isFollowers: true) }
        profile.onFriends = { [weak self] in self?.pushUsers(isFollowers: false) }
        profile.onFollow = { [weak self] in self?.toggleFollow() }
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = UIColor(red: 0.96, green: 0.55, blue: 0.2, alpha: 1)
        look.shadowColor = nil
        look.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 18, weight: .semibold)]
        navigationItem.standardAppearance = look
        navigationItem.scrollEdgeAppearance = look
        navigationItem.compactAppearance = look
        navigationItem.leftBarButtonItem?.tintColor = .white
        if let user { profile.show(user, isMe: isMe) }
        loadUser()
    }

    private func loadUser() {
        let call: Call<User>
        switch who {
        case .me: call = .user(session.account.user)
        case .user(let user): call = .user(user.id)
        case .name(let name): call = .user(named: name)
        }
        session.client.request(call) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let user):
                self.user = user
                self.profile.show(user, isMe: self.isMe)
                if self.box.id == nil {
                    self.box.id = user.id
                    self.header.begin()
                }
            case .failure(let error): if !error.isSessionOver { Notice.show(error.words, over: self.view) }
            }
        }
    }

    private func pushUsers(isFollowers: Bool) {
        guard let user else { return }
        actions.push(
            UserListController(session, title: isFollowers ? words("Followers") : words("Following")) { cursor in
                isFollowers ? .followers(user.id, cursor: cursor) : .friends(user.id, cursor: cursor)
            })
    }

    /// Shown at once, and taken back if the service refuses it.
    private func toggleFollow() {
        guard let old = user else { return }
        var new = old
        new.isFollowed.toggle()
        new.followers = max(0, new.followers + (new.isFollowed ? 1 : -1))
        user = new
        profile.show(new, isMe: isMe)
        session.client.request(.follow(old.id, new.isFollowed)) { [weak self] result in
            guard let self, case .failure(let error) = result else { return }
            self.user = old
            self.profile.show(old, isMe: self.isMe)
            Notice.show(error.words, over: self.view)
        }
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        profile.stretch = max(0, -scrollView.contentOffset.y - scrollView.adjustedContentInset.top)
        header.alpha = 0
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard profile.frame.width != tableView.bounds.width else { return }
        profile.frame.size.width = tableView.bounds.width
        tableView.tableHeaderView = profile
    }
}
