import UIKit

/// Says what the app is, and opens the service's sign-in page.
final class SignInViewController: UIViewController {
    var onAccount: ((Account) -> Void)?
    private let client: WeiboClient
    /// Why the user has to sign in again.
    private let reason: String?
    private let mark = UIImageView(image: UIImage(systemName: "bubble.left.fill"))
    private let name = UILabel()
    private let line = UILabel()
    private let button = FilledButton(type: .system)

    init(client: WeiboClient, reason: String? = nil) {
        (self.client, self.reason) = (client, reason)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.card
        mark.tintColor = Palette.accent
        mark.contentMode = .scaleAspectFit
        name.text = words("Weibo")
        name.font = Fonts.bold(34)
        line.text = reason ?? words("See what is new, as it happens.")
        line.font = Fonts.regular(16)
        line.textColor = .secondaryLabel
        line.numberOfLines = 0
        for label in [name, line] { label.textAlignment = .center }
        button.setTitle(words("Sign in"), for: .normal)
        button.accessibilityIdentifier = "sign in"
        button.addTarget(self, action: #selector(signIn), for: .touchUpInside)
        for child in [mark, name, line, button] { view.addSubview(child) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let width = min(320, area.width - 48)
        let top = area.minY + area.height * 0.2
        mark.frame = CGRect(x: area.midX - 48, y: top, width: 96, height: 96)
        let height = name.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        name.frame = CGRect(x: area.midX - width / 2, y: mark.frame.maxY + 12, width: width, height: height)
        let size = line.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        line.frame = CGRect(x: area.midX - width / 2, y: name.frame.maxY + 4, width: width, height: size.height)
        button.frame = CGRect(x: area.midX - width / 2, y: area.maxY - 48 - max(32, area.height * 0.1), width: width, height: 48)
    }

    @objc private func signIn() {
        let page = OAuthViewController(client: client)
        page.onEnd = { [weak self] result in
            switch result {
            case .success(let account): self?.onAccount?(account)
            case .failure(let failure): self?.show(failure.message)
            }
        }
        navigationController?.setNavigationBarHidden(false, animated: true)
        navigationController?.pushViewController(page, animated: true)
    }

    private func show(_ message: String) {
        navigationController?.popToViewController(self, animated: true)
        let alert = UIAlertController(title: words("Not signed in"), message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: words("OK"), style: .default))
        (navigationController ?? self).present(alert, animated: true)
    }
}
