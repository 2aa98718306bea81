import UIKit

/// Decides which controller the window shows: new features, sign-in or the app.
@MainActor
final class Root {
    private let window: UIWindow
    private let accounts = AccountStore(folder: Settings.support)
    private let client: WeiboClient = HTTPTool(base: Settings.service, transport: URLSessionTransport())
    private(set) var main: MainViewController?
    private var session: Session?
    /// The sign-in page over the others.
    private weak var signInOver: UIViewController?
    /// The user wants to tell the followers about this version, once signed in.
    private var sharesVersion = false
    /// Opened as soon as there is a page to open it from.
    private var pending: NotificationTarget?

    init(window: UIWindow) { self.window = window }

    func start() {
        let account = accounts.load()
        let choice = RootChoice(
            shownVersion: Settings.shownVersion, runningVersion: Settings.runningVersion, account: account, now: Date())
        switch choice {
        case .newFeatures: showNewFeatures()
        case .signIn: showSignIn()
        case .main: account.map(showMain)
        }
    }

    /// The old controller is released at once; a snapshot of it fades, so that nothing flashes.
    private func show(_ controller: UIViewController) {
        let snapshot = window.rootViewController?.view.snapshotView(afterScreenUpdates: false)
        window.rootViewController?.dismiss(animated: false)
        window.rootViewController = controller
        guard let snapshot else { return }
        window.addSubview(snapshot)
        UIView.animate(withDuration: 0.25) {
            snapshot.alpha = 0
        } completion: { _ in
            snapshot.removeFromSuperview()
        }
    }

    private func showNewFeatures() {
        let page = NewFeaturesController()
        page.onStart = { [weak self] shares in
            Settings.shownVersion = Settings.runningVersion
            self?.sharesVersion = shares
            self?.start()
        }
        show(page)
    }

    private func showSignIn() {
        client.token = nil
        main = nil
        session = nil
        show(signInPage { [weak self] account in self?.showMain(account) })
    }

    private func signInPage(reason: String? = nil, _ body: @escaping (Account) -> Void) -> UIViewController {
        let page = SignInViewController(client: client, reason: reason)
        page.onAccount = { [weak self] account in
            do {
                try self?.accounts.save(account)
            } catch {
                NSLog("cannot keep the account: %@", String(describing: error))
            }
            body(account)
        }
        return WeiboNavigationController(rootViewController: page)
    }

    private func showMain(_ account: Account) {
        let session = Session(client: client, account: account)
        session.onSignOut = { [weak self] in
            self?.accounts.clear()
            self?.showSignIn()
        }
        client.onSessionOver = { [weak self] in self?.sessionOver(account) }
        let main = MainViewController(session)
        self.main = main
        show(main)
        if sharesVersion {
            sharesVersion = false
            client.request(.update(words("I now use version %@ of Weibo. #Weibo#", Settings.runningVersion)))
        }
        if let pending { open(pending) }
        self.session = session
        if PushTokens.isOn { UIApplication.shared.registerForRemoteNotifications() }
    }

    /// The token is no longer accepted. The pages stay below the sign-in page, so that the user can go on reading.
    private func sessionOver(_ account: Account) {
        guard let main, client.token != nil else { return }
        client.token = nil
        accounts.clear()
        let page = signInPage(reason: words("Please sign in again.")) { [weak self] new in
            guard let self, self.main != nil, new.user == account.user else { self?.showMain(new); return }
            self.client.token = new.token
            self.client.onSessionOver = { [weak self] in self?.sessionOver(new) }
            self.signInOver?.dismiss(animated: true)
        }
        page.modalPresentationStyle = .fullScreen
        signInOver = page
        // Over a text that is being written too, which is still there afterwards.
        Self.front(of: main).present(page, animated: true)
    }

    /// What covers a page, without what leaves by itself.
    private static func front(of page: UIViewController) -> UIViewController {
        guard let next = page.presentedViewController, !next.isBeingDismissed else { return page }
        guard next is UIAlertController else { return front(of: next) }
        page.dismiss(animated: false)
        return page
    }

    func didRegister(_ token: Data) {
        if PushTokens.isOn { session?.register(PushTokens.text(token)) }
    }

    /// Shows the page of a notification, now or when the user has signed in.
    func open(_ target: NotificationTarget) {
        guard let main else { pending = target; return }
        pending = nil
        main.open(target)
    }
}
