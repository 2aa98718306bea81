import UIKit

/// The routes of this skeleton.
final class RouterRootController: UINavigationController {
    private(set) lazy var router = Router(self)
    private var isSignedIn = false

    init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [LinksPage(router)]
        router.register("app://message/:id?from=", .push) { parameters, router in
            parameters.number("id").map { MessagePage($0, from: parameters.text("from"), router) }
        }
        router.register("app://settings", .modalInNavigation) { _, router in SettingsPage(router) }
        router.register("app://about", .present) { _, router in AboutPage(router) }
        router.register("app://wallet", .push, needs: ["sign-in"]) { _, router in WalletPage(router) }
        router.intercept("sign-in") { [weak self] _, goOn in
            guard let self else { return }
            guard !self.isSignedIn else { return goOn() }
            let page = RouterSignInPage { [weak self] in
                self?.isSignedIn = true
                self?.dismiss(animated: true, completion: goOn)
            }
            self.router.show(page, .modalInNavigation)
        }
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}

/// A page that opens others only by URL.
class RoutedPage: ButtonPage {
    let router: Router

    init(_ router: Router, title: String) {
        self.router = router
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    func addLink(_ title: String, _ url: String) { addButton(title) { [weak self] in self?.router.open(url) } }
    func addWayBack() { addButton("Back to the start") { [weak self] in self?.router.backToRoot() } }
}

final class LinksPage: RoutedPage {
    init(_ router: Router) { super.init(router, title: "Links") }
    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        addLink("Message 7", "app://message/7?from=links")
        addLink("A message without a number", "app://message/seven")
        addLink("Settings", "app://settings")
        addLink("About", "app://about")
        addLink("Wallet", "app://wallet")
        addLink("Nowhere", "app://nowhere/at/all")
    }
}

final class MessagePage: RoutedPage {
    private let number: Int
    private let from: String?

    init(_ number: Int, from: String?, _ router: Router) {
        (self.number, self.from) = (number, from)
        super.init(router, title: "Message \(number)")
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("number \(number), from \(from ?? "nowhere")")
        addLink("The next message", "app://message/\(number + 1)?from=message")
        addWayBack()
    }
}

final class SettingsPage: RoutedPage {
    init(_ router: Router) { super.init(router, title: "Settings") }
    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        addLink("Message 1", "app://message/1?from=settings")
        addWayBack()
    }
}

final class AboutPage: RoutedPage {
    init(_ router: Router) { super.init(router, title: "About") }
    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("About this app")
        addWayBack()
    }
}

final class WalletPage: RoutedPage {
    init(_ router: Router) { super.init(router, title: "Wallet") }
    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("12 coins")
        addWayBack()
    }
}

/// Continues to the requested page.
final class RouterSignInPage: ButtonPage {
    private let whenDone: () -> Void

    init(whenDone: @escaping () -> Void) {
        self.whenDone = whenDone
        super.init(nibName: nil, bundle: nil)
        title = "Sign in first"
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Sign in") { [weak self] in self?.whenDone() }
    }
}
