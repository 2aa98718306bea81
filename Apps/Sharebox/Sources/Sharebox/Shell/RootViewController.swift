import UIKit

/// Shows the sign-in page, or the app for whoever is signed in, and changes from one to the other.
final class RootViewController: UIViewController {
    private let client: ShareClient = URLSessionShareClient(base: Settings.service)
    private let sessions = SessionStore()
    private var current: UIViewController?
    private var workplace: Workplace?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.page
        if let session = sessions.load() { enter(session, animated: false) } else { showSignIn(animated: false) }
    }

    private func enter(_ session: Session, animated: Bool) {
        do {
            let workplace = try Workplace(session: session, client: client, sessions: sessions)
            workplace.onEnd = { [weak self] in self?.showSignIn(animated: true) }
            self.workplace = workplace
            show(MainTabBarController(workplace), animated: animated)
        } catch {
            showSignIn(animated: animated)
            let alert = UIAlertController(
                title: words("Sharebox cannot keep its data"), message: ShareError(error).words, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: words("OK"), style: .default))
            present(alert, animated: true)
        }
    }

    private func showSignIn(animated: Bool) {
        workplace = nil
        let page = SignInViewController(client: client)
        page.onSession = { [weak self] session in
            self?.sessions.save(session)
            self?.enter(session, animated: true)
        }
        show(ThemedNavigationController(rootViewController: page), animated: animated)
    }

    private func show(_ next: UIViewController, animated: Bool) {
        let old = current
        if presentedViewController != nil { dismiss(animated: false) }
        current = next
        addChild(next)
        next.view.frame = view.bounds
        view.addSubview(next.view)
        old?.willMove(toParent: nil)
        let finish = {
            old?.view.removeFromSuperview()
            old?.removeFromParent()
            next.didMove(toParent: self)
        }
        guard animated, old != nil else { return finish() }
        next.view.alpha = 0
        UIView.animate(withDuration: 0.3) {
            next.view.alpha = 1
        } completion: { _ in
            finish()
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        current?.view.frame = view.bounds
    }

    /// The app is in front again: the list may have changed meanwhile.
    func didReturnToForeground() { workplace?.shares.refresh() }
}

/// The app's two sides.
final class MainTabBarController: UITabBarController {
    init(_ workplace: Workplace) {
        super.init(nibName: nil, bundle: nil)
        let shares = ThemedNavigationController(rootViewController: SharesViewController(workplace))
        shares.tabBarItem = UITabBarItem(
            title: words("Shares"), image: UIImage(systemName: "square.and.arrow.up.on.square"),
            selectedImage: UIImage(systemName: "square.and.arrow.up.on.square.fill"))
        let settings = ThemedNavigationController(rootViewController: SettingsViewController(workplace))
        settings.tabBarItem = UITabBarItem(
            title: words("Me"), image: UIImage(systemName: "person.crop.circle"),
            selectedImage: UIImage(systemName: "person.crop.circle.fill"))
        viewControllers = [shares, settings]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
