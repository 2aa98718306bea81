import UIKit
import WebKit

/// Shows the page of the app's resources, with what the page says of itself in the bar.
final class PageViewController: UIViewController, WKScriptMessageHandler {
    private let web = WKWebView(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        web.frame = view.bounds
        web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(web)
        web.configuration.userContentController.add(self, name: "says")
        guard let page = Bundle.module.url(forResource: "page", withExtension: "html") else { return title = "no page" }
        web.loadFileURL(page, allowingReadAccessTo: page.deletingLastPathComponent())
    }

    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
        title = message.body as? String
    }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: PageViewController())
        window?.makeKeyAndVisible()
        return true
    }
}

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
