import MessageUI
import UIKit

/// Settings, about, feedback: the form sheet of the dock's last item.
final class MoreViewController: UITableViewController, MFMailComposeViewControllerDelegate {
    private let lifetime = Lifetime("MoreViewController")
    private let workplace: Workplace
    private static let appearances = [words("跟随系统"), words("浅色"), words("深色")]

    init(workplace: Workplace) {
        self.workplace = workplace
        super.init(style: .insetGrouped)
        title = words("更多")
    }

    required init?(coder: NSCoder) { fatalError("is not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = doneItem()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    /// The sheet is about to go by the button.
    var onClose: (() -> Void)?

    private func doneItem() -> UIBarButtonItem {
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close))
        done.accessibilityIdentifier = "close more"
        return done
    }

    @objc private func close() { onClose?() }

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        [UIApplication.shared.supportsMultipleScenes ? 3 : 2, 1, 1][section]
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        [words("设置"), words("关于"), words("反馈")][section]
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.accessoryView = nil
        cell.accessoryType = .none
        cell.selectionStyle = .default
        cell.textLabel?.numberOfLines = 0
        switch (indexPath.section, indexPath.row) {
        case (0, 0):
            cell.textLabel?.text = words("外观")
            let choice = UISegmentedControl(items: Self.appearances)
            choice.selectedSegmentIndex = Appearance.chosen.rawValue
            choice.frame.size = CGSize(width: 220, height: 32)
            choice.accessibilityIdentifier = "appearance"
            choice.addTarget(self, action: #selector(changeAppearance), for: .valueChanged)
            cell.accessoryView = choice
            cell.selectionStyle = .none
            // Next to the choice there is only space for one line.
            cell.textLabel?.numberOfLines = 1
            cell.textLabel?.adjustsFontSizeToFitWidth = true
            cell.textLabel?.minimumScaleFactor = 0.3
        case (0, 2):
            cell.textLabel?.text = words("并排打开新窗口")
            cell.textLabel?.textColor = Palette.accent
            cell.accessibilityIdentifier = "new window"
        case (0, _):
            cell.textLabel?.text = words("清除图片缓存")
            cell.textLabel?.textColor = Palette.accent
            cell.accessibilityIdentifier = "clear images"
        case (1, _):
            cell.textLabel?.text = words("关于团购")
            cell.textLabel?.textColor = .label
            cell.accessoryType = .disclosureIndicator
            cell.accessibilityIdentifier = "about"
        default:
            cell.textLabel?.text = words("写邮件给我们")
            cell.textLabel?.textColor = Palette.accent
            cell.accessibilityIdentifier = "feedback"
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch (indexPath.section, indexPath.row) {
        case (0, 1):
            workplace.images.removeAll()
            Toast.show(words("图片缓存已清除"), in: view)
        case (0, 2): openWindow()
        case (1, _):
            let about = AboutViewController()
            about.navigationItem.rightBarButtonItem = doneItem()
            navigationController?.pushViewController(about, animated: true)
        case (2, _): writeMail()
        default: break
        }
    }

    private func openWindow() {
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { [weak self] error in
            guard let self else { return }
            Toast.show(error.localizedDescription, in: self.view)
        }
        onClose?()
    }

    @objc private func changeAppearance(_ choice: UISegmentedControl) {
        guard let appearance = Appearance(rawValue: choice.selectedSegmentIndex) else { return }
        Appearance.chosen = appearance
        view.window.map(appearance.apply)
    }

    private func writeMail() {
        guard MFMailComposeViewController.canSendMail() else { return Toast.show(words("这台设备不能发送邮件。"), in: view) }
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = self
        mail.setToRecipients(["feedback@tuan.example"])
        mail.setSubject(words("对团购的意见"))
        present(mail, animated: true)
    }

    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
        controller.dismiss(animated: true)
    }
}

/// Light, dark, or as the system is; stored.
enum Appearance: Int {
    case system, light, dark

    static var chosen: Appearance {
        get { Appearance(rawValue: UserDefaults.standard.integer(forKey: "appearance")) ?? .system }
        set { UserDefaults.standard.set(newValue.rawValue, forKey: "appearance") }
    }

    @MainActor func apply(to window: UIWindow) {
        window.overrideUserInterfaceStyle = [UIUserInterfaceStyle.unspecified, .light, .dark][rawValue]
    }
}

/// What the app is.
final class AboutViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = words("关于团购")
        view.backgroundColor = Palette.page
        let state = StateView(frame: view.bounds)
        state.show(
            symbol: "tag", title: words("团购"), detail: words("看看你的城市有什么值得一起买。\n图片和商家都是虚构的。"), action: nil)
        view.addSubview(state)
    }
}
