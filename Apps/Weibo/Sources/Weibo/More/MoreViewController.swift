import UIKit

/// Settings: a grouped table whose groups keep a fixed distance, with the log-out button as its footer.
final class MoreViewController: UITableViewController {
    /// Between two groups, in every style of table.
    static let gap: CGFloat = 12
    /// From the log-out button to the end of what can be scrolled.
    static let end: CGFloat = 20
    private static let buttonHeight: CGFloat = 48

    private let session: Session
    private let isSample: Bool
    private var groups: [[MoreRow]] = []
    private var name = ""

    /// - Parameter isSample: as one of the page's styles, which does not lead to the others.
    init(_ session: Session, style: UITableView.Style = .grouped, isSample: Bool = false) {
        (self.session, self.isSample) = (session, isSample)
        super.init(style: style)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = Palette.page
        tableView.separatorStyle = .none
        // The gaps: above the first group and below the button an inset, between groups the footers' heights, and before the button the
        // table's footer view. None of them depends on the table's style.
        tableView.sectionHeaderHeight = 0
        tableView.sectionHeaderTopPadding = 0
        tableView.sectionFooterHeight = Self.gap
        tableView.contentInset.top = Self.gap
        tableView.contentInset.bottom = Self.end
        tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: CGFloat.leastNormalMagnitude))
        tableView.register(MoreCell.self, forCellReuseIdentifier: "row")
        tableView.tableFooterView = footer()
        do {
            groups = try MoreRow.load().map { $0.filter { !isSample || $0.action != .styles } }
        } catch {
            NSLog("More.plist cannot be read: %@", String(describing: error))
        }
        session.client.request(.user(session.account.user)) { [weak self] result in
            if case .success(let user) = result {
                self?.name = user.name
                self?.tableView.reloadData()
            }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    private func footer() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: tableView.bounds.width, height: Self.gap + Self.buttonHeight))
        let button = UIButton(type: .system)
        button.setTitle(words("Log out"), for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .medium)
        button.backgroundColor = .systemRed
        button.layer.cornerRadius = 10
        button.accessibilityIdentifier = "log out"
        button.addTarget(self, action: #selector(logOut), for: .touchUpInside)
        let inset = max(MoreCell.inset, TimelineCell.inset(for: view.bounds.width))
        button.frame = CGRect(x: inset, y: Self.gap, width: view.bounds.width - 2 * inset, height: Self.buttonHeight)
        button.autoresizingMask = .flexibleWidth
        view.addSubview(button)
        return view
    }

    @objc private func logOut() {
        let alert = UIAlertController(title: words("Log out?"), message: words("Drafts stay on this device."), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: words("Cancel"), style: .cancel))
        alert.addAction(UIAlertAction(title: words("Log out"), style: .destructive) { [weak self] _ in self?.session.signOut() })
        present(alert, animated: true)
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { groups.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups[section].count }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { .leastNormalMagnitude }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        MoreCell.height(of: groups[indexPath.section][indexPath.row], in: traitCollection)
    }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { Self.gap }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        guard let cell = cell as? MoreCell else { return cell }
        let row = groups[indexPath.section][indexPath.row]
        let position = CardPosition(row: indexPath.row, of: groups[indexPath.section].count)
        cell.show(row, position: position, detail: detail(row.action), isOn: isOn(row.action))
        cell.onToggle = { [weak self] in self?.set(row.action, $0) }
        return cell
    }

    private func detail(_ action: MoreRow.Action) -> String? {
        switch action {
        case .account: name
        case .cache: ByteCountFormatter.string(fromByteCount: ImageStore.shared.diskSize(), countStyle: .file)
        case .version: Settings.runningVersion
        default: nil
        }
    }

    private func isOn(_ action: MoreRow.Action) -> Bool {
        switch action {
        case .dark: view.window?.overrideUserInterfaceStyle == .dark
        case .push: PushTokens.isOn
        case .reminder: Reminder.isOn
        case .demo: Reminder.isDemo
        default: false
        }
    }

    private func set(_ action: MoreRow.Action, _ isOn: Bool) {
        switch action {
        case .dark: Settings.prefersDark = isOn; view.window?.overrideUserInterfaceStyle = isOn ? .dark : .unspecified
        case .push: setPush(isOn)
        case .reminder: Reminder.set(isOn) { [weak self] in self?.tableView.reloadData() }
        case .demo: Reminder.isDemo = isOn
        default: break
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch groups[indexPath.section][indexPath.row].action {
        case .account: navigationController?.pushViewController(ProfileViewController(session, .me), animated: true)
        case .cache: clearCache()
        case .styles: navigationController?.pushViewController(MoreStylesController(session), animated: true)
        case .features: showFeatures()
        case .dark, .push, .reminder, .demo, .version: break
        }
    }

    private func setPush(_ isOn: Bool) {
        guard !isOn else { return PushTokens.turnOn { [weak self] in self?.tableView.reloadData() } }
        PushTokens.isOn = false
        session.removeDevice()
    }

    private func clearCache() {
        ImageStore.shared.clear()
        tableView.reloadData()
        Notice.show(words("The cache is empty"), over: view)
    }

    private func showFeatures() {
        let page = NewFeaturesController()
        page.modalPresentationStyle = .fullScreen
        page.modalPresentationCapturesStatusBarAppearance = true
        page.onStart = { [weak self] _ in self?.dismiss(animated: true) }
        present(page, animated: true)
    }
}
