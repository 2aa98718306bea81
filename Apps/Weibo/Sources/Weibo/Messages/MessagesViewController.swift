import UIKit

/// What others said to the user: mentions, comments and likes.
final class MessagesViewController: UITableViewController {
    private let session: Session
    private let rows: [(title: String, symbol: String, colour: UIColor, key: String)] = [
        (words("Mentions"), "at", .systemBlue, "mentions"), (words("Comments"), "bubble.left.fill", .systemGreen, "comments"),
        (words("Likes"), "heart.fill", .systemRed, "likes"),
    ]
    /// Unread ones, in the order of the rows.
    var unread = [0, 0, 0] {
        didSet { if unread != oldValue, isViewLoaded { tableView.reloadData() } }
    }

    init(_ session: Session) {
        self.session = session
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = Palette.page
        tableView.tableFooterView = UIView()
        tableView.rowHeight = 64
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        let row = rows[indexPath.row]
        cell.backgroundColor = Palette.card
        cell.textLabel?.text = row.title
        cell.textLabel?.font = Fonts.regular(17)
        cell.imageView?.image = MessageIcon.image(row.symbol, row.colour)
        let badge = BadgeLabel(frame: .zero)
        badge.count = unread[indexPath.row]
        badge.frame.size = badge.sizeThatFits(.zero)
        cell.accessoryView = badge.isHidden ? nil : badge
        cell.accessoryType = .disclosureIndicator
        cell.accessibilityIdentifier = row.key
        cell.accessibilityValue = badge.isHidden ? nil : badge.text
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let title = rows[indexPath.row].title
        let page: UIViewController
        switch indexPath.row {
        case 0: page = MentionsController(session, title: title)
        case 1: page = RepliesToMeController(session, title: title) { .commentsToMe(cursor: $0) }
        default: page = RepliesToMeController.likes(session)
        }
        unread[indexPath.row] = 0
        navigationController?.pushViewController(page, animated: true)
    }
}

/// The statuses that mention the user.
final class MentionsController: StatusListController {
    init(_ session: Session, title: String) {
        super.init(session) { .mentions(since: $0, max: $1) }
        self.title = title
    }

    required init?(coder: NSCoder) { nil }
}

/// A white symbol on a coloured disc.
@MainActor enum MessageIcon {
    static func image(_ symbol: String, _ colour: UIColor) -> UIImage {
        let size = CGSize(width: 40, height: 40)
        return UIGraphicsImageRenderer(size: size).image { _ in
            colour.setFill()
            UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
            let configuration = UIImage.SymbolConfiguration(pointSize: 18, weight: .medium)
            guard
                let sign = UIImage(systemName: symbol, withConfiguration: configuration)?.withTintColor(
                    .white, renderingMode: .alwaysOriginal)
            else { return }
            sign.draw(at: CGPoint(x: (size.width - sign.size.width) / 2, y: (size.height - sign.size.height) / 2))
        }
    }
}
