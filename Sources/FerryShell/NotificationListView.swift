internal import DeviceProtocol
internal import Foundation
internal import UIKit
internal import UIKitCore
internal import UserNotifications

/// Notifications, newest first: a tap opens one, a swipe to the left clears it.
final class NotificationListView: UIView, UITableViewDataSource, UITableViewDelegate {
    var onTap: ((ShellState.Listed) -> Void)?
    var onClear: ((ShellState.Listed) -> Void)?
    private let table = UITableView(frame: .zero, style: .plain)
    private var state = ShellState()
    private var now = Date()

    override init(frame: CGRect) {
        super.init(frame: frame)
        table.dataSource = self
        table.delegate = self
        table.backgroundColor = .clear
        table.separatorStyle = .none
        // Keys scroll the list; they do not open rows.
        table.allowsFocus = false
        table.register(NotificationCell.self, forCellReuseIdentifier: "notification")
        addSubview(table)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        table.frame = bounds
    }

    func show(_ state: ShellState, at now: Date) {
        (self.state, self.now) = (state, now)
        table.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { state.notifications.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "notification", for: indexPath)
        (cell as? NotificationCell)?.show(state.notifications[indexPath.row], of: state, at: now)
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        NotificationCell.height(of: state.notifications[indexPath.row].notification, on: state, width: bounds.width)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        onTap?(state.notifications[indexPath.row])
    }

    /// The slide action of a notification created with the API before User Notifications.
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    {
        let one = state.notifications[indexPath.row]
        guard !one.notification.slide.isEmpty else { return nil }
        let title = one.notification.slide.prefix(1).uppercased() + one.notification.slide.dropFirst()
        let open = UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
            self?.onTap?(one)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [open])
    }

    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    {
        let one = state.notifications[indexPath.row]
        let clear = UIContextualAction(style: .destructive, title: "Clear") { [weak self] _, _, done in
            self?.onClear?(one)
            done(false)
        }
        return UISwipeActionsConfiguration(actions: [clear])
    }
}

/// One notification as a card. > Units: points. > Confidence: R.
private final class NotificationCell: UITableViewCell {
    private enum Metrics {
        static let side: CGFloat = 8
        static let gap: CGFloat = 8
        static let inset: CGFloat = 14
        static let icon: CGFloat = 38
        static let corner: CGFloat = 20
        static let head: CGFloat = 18
    }

    private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private var icon = AppIconView(name: "", picture: nil)
    private let name = UILabel()
    private let time = UILabel()
    private let words = UILabel()
    private let picture = UIImageView()
    private var shownApp = ""

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        selectionStyle = .none
        card.layer.cornerRadius = Metrics.corner
        card.clipsToBounds = true
        for label in [name, time] {
            label.font = .systemFont(ofSize: 13)
            label.textColor = .secondaryLabel
        }
        time.textAlignment = .right
        words.numberOfLines = 0
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 6
        picture.accessibilityIdentifier = "picture"
        for part in [card, icon, name, time, words, picture] as [UIView] { contentView.addSubview(part) }
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ listed: ShellState.Listed, of state: ShellState, at now: Date) {
        let (one, app) = (listed.notification, state.app(listed.app) ?? ShellState.App(identifier: listed.app))
        if shownApp != app.name + app.icon {
            shownApp = app.name + app.icon
            icon.removeFromSuperview()
            icon = AppIconView(name: app.name, picture: UIImage(contentsOfFile: app.icon))
            contentView.addSubview(icon)
        }
        name.text = app.name
        time.text = NotificationAge().words(
            for: Date(timeIntervalSince1970: one.date), at: now)
        let slide = Self.slide(of: one, on: state)
        words.attributedText = Self.text(of: one, slide)
        picture.image = one.picture.isEmpty ? nil : UIImage(contentsOfFile: one.picture)
        accessibilityIdentifier = "listed \(one.identifier)"
        accessibilityLabel = [app.name, time.text ?? "", one.title, one.subtitle, one.body, slide].filter { !$0.isEmpty }.joined(
            separator: ", ")
        setNeedsLayout()
    }

    /// Title of the slide action on the lock screen; empty if there is none.
    private static func slide(of one: DeviceNotification, on state: ShellState) -> String {
        state.place == .lock && !one.slide.isEmpty ? "slide to \(one.slide)" : ""
    }

    /// Title and subtitle in bold, the body below, and the slide action.
    private static func text(of one: DeviceNotification, _ slide: String) -> NSAttributedString {
        let bold = [one.title, one.subtitle].filter { !$0.isEmpty }.joined(separator: "\n")
        let text = NSMutableAttributedString(
            string: bold, attributes: [.font: UIFont.systemFont(ofSize: 15, weight: .semibold), .foregroundColor: UIColor.label])
        if !one.body.isEmpty {
            let body = (bold.isEmpty ? "" : "\n") + one.body
            text.append(
                NSAttributedString(string: body, attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.label]))
        }
        if !slide.isEmpty {
            text.append(
                NSAttributedString(
                    string: "\n" + slide,
                    attributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel]))
        }
        return text
    }

    /// The width next to the icon, and next to the thumbnail if there is one.
    private static func space(_ width: CGFloat, _ hasPicture: Bool) -> CGFloat {
        max(0, width - (Metrics.side + Metrics.inset) * 2 - (Metrics.icon + 10) * (hasPicture ? 2 : 1))
    }

    static func height(of one: DeviceNotification, on state: ShellState, width: CGFloat) -> CGFloat {
        let size = CGSize(width: space(width, !one.picture.isEmpty), height: .greatestFiniteMagnitude)
        let text = text(of: one, slide(of: one, on: state)).boundingRect(
            with: size, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
        ).height
        return max(Metrics.icon, text.rounded(.up) + Metrics.head) + Metrics.inset * 2 + Metrics.gap
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let space = contentView.bounds.insetBy(dx: Metrics.side, dy: Metrics.gap / 2)
        card.frame = space
        icon.frame = CGRect(x: space.minX + Metrics.inset, y: space.midY - Metrics.icon / 2, width: Metrics.icon, height: Metrics.icon)
        let text = CGRect(
            x: icon.frame.maxX + 10, y: space.minY + Metrics.inset, width: Self.space(contentView.bounds.width, picture.image != nil),
            height: space.height - Metrics.inset * 2)
        picture.frame = CGRect(
            x: space.maxX - Metrics.inset - Metrics.icon, y: icon.frame.minY, width: Metrics.icon, height: Metrics.icon)
        name.frame = CGRect(x: text.minX, y: text.minY, width: text.width * 0.5, height: Metrics.head)
        time.frame = CGRect(x: text.midX, y: text.minY, width: text.width * 0.5, height: Metrics.head)
        words.frame = CGRect(x: text.minX, y: name.frame.maxY, width: text.width, height: text.height - Metrics.head)
    }
}
