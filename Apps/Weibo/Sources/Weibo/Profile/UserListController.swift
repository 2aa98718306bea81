import UIKit

/// A row with a user, from `UserCell.xib`.
final class UserCell: UITableViewCell {
    private static var aboutFont: UIFont { Fonts.regular(13) }
    /// Both texts with the user's text size.
    static var height: CGFloat { max(74, StatusFrame.nameFont.lineHeight.rounded(.up) + aboutFont.lineHeight.rounded(.up) + 28) }

    static var nib: UINib { UINib(nibName: "UserCell", bundle: .resources) }

    @IBOutlet private weak var place: UIView!
    @IBOutlet private weak var name: UILabel!
    @IBOutlet private weak var about: UILabel!
    private let avatar = AvatarView(.standard)

    override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = Palette.card
        place.addSubview(avatar)
        place.backgroundColor = .clear
        name.font = StatusFrame.nameFont
        about.font = Self.aboutFont
        about.textColor = .secondaryLabel
        avatar.isUserInteractionEnabled = false
        accessoryType = .disclosureIndicator
    }

    func show(_ user: User) {
        avatar.show(user)
        name.text = user.name
        name.textColor = user.memberRank > 0 ? Palette.name : .label
        about.text = user.about
        // Alone, the name is next to the middle of the image.
        name.frame.size.height = StatusFrame.nameFont.lineHeight.rounded(.up)
        about.frame.size.height = Self.aboutFont.lineHeight.rounded(.up)
        let height = name.frame.height + (user.about.isEmpty ? 0 : 2 + about.frame.height)
        name.frame.origin.y = (Self.height - height) / 2
        about.frame.origin.y = name.frame.maxY + 2
        accessibilityIdentifier = "user \(user.id)"
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        avatar.cancel()
    }
}

/// Users in pages with cursors.
final class UserListController: UITableViewController {
    private let session: Session
    private let call: (Int64) -> Call<UserPage>
    private var users: [User] = []
    private var nextCursor: Int64 = 0
    private let header = RefreshHeader(frame: .zero)
    private let footer = RefreshFooter(frame: .zero)
    private let message = ListMessageView(frame: .zero)
    private var running: Cancellable?

    init(_ session: Session, title: String, call: @escaping (_ cursor: Int64) -> Call<UserPage>) {
        (self.session, self.call) = (session, call)
        super.init(style: .plain)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = Palette.page
        tableView.separatorInset.left = 74
        tableView.tableFooterView = UIView()
        tableView.rowHeight = UserCell.height
        tableView.register(UserCell.nib, forCellReuseIdentifier: "user")
        message.onRetry = { [weak self] in self?.header.begin() }
        tableView.backgroundView = message
        header.onRefresh = { [weak self] in self?.load(cursor: 0) }
        footer.onRefresh = { [weak self] in self.map { $0.load(cursor: $0.nextCursor) } }
        header.attach(to: tableView)
        footer.attach(to: tableView)
        header.begin()
    }

    private func load(cursor: Int64) {
        running?.cancel()
        running = session.client.request(call(cursor)) { [weak self] result in
            guard let self else { return }
            self.header.end()
            switch result {
            case .success(let page):
                var known = Set(cursor == 0 ? [] : self.users.map(\.id))
                self.users = (cursor == 0 ? [] : self.users) + page.users.filter { known.insert($0.id).inserted }
                self.nextCursor = page.next
                self.tableView.reloadData()
                self.message.show(self.users.isEmpty ? words("Nothing yet") : nil)
                self.footer.end()
            case .failure(let error):
                if self.users.isEmpty { self.message.show(error.words, canRetry: true) } else { self.fail(error, cursor) }
            }
            self.footer.isHidden = self.nextCursor == 0
        }
    }

    private func fail(_ error: WeiboError, _ cursor: Int64) {
        if cursor != 0 { footer.fail() }
        if !error.isSessionOver { Notice.show(error.words, over: view) }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { users.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "user", for: indexPath)
        (cell as? UserCell)?.show(users[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        navigationController?.pushViewController(ProfileViewController(session, .user(users[indexPath.row])), animated: true)
    }
}
