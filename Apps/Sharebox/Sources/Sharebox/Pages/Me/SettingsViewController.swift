import ImagePipeline
import UIKit

/// The user's own page: profile, awards, storage, and settings of the app.
final class SettingsViewController: UITableViewController {
    private enum Row {
        case profile, awards, storage, config, signOut
    }

    private let workplace: Workplace
    private let sections: [[Row]] = [[.profile], [.awards, .storage], [.config], [.signOut]]
    private let observation = Observation()

    init(_ workplace: Workplace) {
        self.workplace = workplace
        super.init(style: .insetGrouped)
        title = words("Me")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.backButtonTitle = words("Me")
        tableView.register(ProfileCell.self, forCellReuseIdentifier: "profile")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        for name in [Theme.didChange, Workplace.accountDidChange, UIContentSizeCategory.didChangeNotification] {
            observation.on(name) { [weak self] _ in self?.tableView.reloadData() }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Task { [weak self, workplace] in
            do {
                let account = try await workplace.client.me()
                if account != workplace.account { workplace.accountChanged(account) }
            } catch ShareError.signedOut {
                workplace.sessionEnded()
            } catch {
                // Shows what is already known of the account.
                _ = self
            }
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sections[indexPath.section][indexPath.row] == .profile ? UITableView.automaticDimension : Theme.shared.length(52)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section][indexPath.row]
        if row == .profile {
            let cell = tableView.dequeueReusableCell(withIdentifier: "profile", for: indexPath)
            (cell as? ProfileCell)?.show(workplace.account, workplace)
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.textProperties.font = Theme.shared.font(.body)
        cell.accessoryType = .disclosureIndicator
        switch row {
        case .awards: fill(&content, words("Awards"), "rosette", Palette.gold)
        case .storage: fill(&content, words("Storage"), "internaldrive", Palette.of(.spreadsheet))
        case .config: fill(&content, words("Config"), "textformat.size", Palette.accent)
        case .signOut, .profile:
            content.text = words("Sign out")
            content.textProperties.color = .systemRed
            content.textProperties.alignment = .center
            cell.accessoryType = .none
        }
        cell.contentConfiguration = content
        return cell
    }

    private func fill(_ content: inout UIListContentConfiguration, _ text: String, _ symbol: String, _ color: UIColor) {
        content.text = text
        content.image = UIImage(systemName: symbol)
        content.imageProperties.tintColor = color
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch sections[indexPath.section][indexPath.row] {
        case .profile: push(ProfileViewController(workplace))
        case .awards: push(AwardsViewController(workplace))
        case .storage: push(StorageViewController(workplace))
        case .config: push(ConfigViewController())
        case .signOut: askToSignOut(from: tableView.cellForRow(at: indexPath) ?? tableView)
        }
    }

    private func push(_ page: UIViewController) {
        page.navigationItem.largeTitleDisplayMode = .never
        navigationController?.pushViewController(page, animated: true)
    }

    private func askToSignOut(from row: UIView) {
        let sheet = UIAlertController(
            title: words("Sign out?"), message: words("The list and the downloads on this device are removed."),
            preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: words("Sign out"), style: .destructive) { [workplace] _ in workplace.signOut() })
        sheet.addAction(UIAlertAction(title: words("Cancel"), style: .cancel))
        sheet.popoverPresentationController?.sourceView = row
        sheet.popoverPresentationController?.sourceRect = row.bounds
        present(sheet, animated: true)
    }
}

/// The signed-in user, as a row.
final class ProfileCell: UITableViewCell {
    private let avatar = AvatarView()
    private let nameLabel = UILabel()
    private let signatureLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        signatureLabel.textColor = .secondaryLabel
        for view in [avatar, nameLabel, signatureLabel] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ account: Account, _ workplace: Workplace) {
        nameLabel.text = account.name
        nameLabel.font = Theme.shared.font(.title3, .semibold)
        signatureLabel.text = account.signature.isEmpty ? account.account : account.signature
        signatureLabel.font = Theme.shared.font(.subheadline)
        nameLabel.numberOfLines = Theme.shared.isLarge ? 0 : 1
        signatureLabel.numberOfLines = Theme.shared.isLarge ? 0 : 2
        avatar.show(account, workplace)
        setNeedsLayout()
    }

    private func heights(_ width: CGFloat) -> [CGFloat] {
        [nameLabel, signatureLabel].map { $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up) }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        // The accessory at the end needs its width.
        let texts = heights(size.width - 112 - 32).reduce(4, +)
        return CGSize(width: size.width, height: max(Theme.shared.length(96), texts + 32))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        avatar.frame = CGRect(x: 16, y: (bounds.midY - 32).rounded(), width: 64, height: 64)
        var column = Column(in: CGRect(x: 96, y: 0, width: bounds.width - 112, height: 0), most: bounds.width, side: 0, from: 0)
        let heights = heights(column.width)
        column.y = ((bounds.height - heights.reduce(4, +)) / 2).rounded()
        column.place(nameLabel, height: heights[0], gap: 4)
        column.place(signatureLabel, height: heights[1], gap: 0)
    }
}
