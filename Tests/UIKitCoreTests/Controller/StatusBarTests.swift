import DeviceProtocol
import Foundation
import TestSupport
import Testing
import UIKitCore

@Suite("The status bar", .application) @MainActor struct StatusBarTests {
    private final class Barred: UIViewController {
        var style = UIStatusBarStyle.default
        var isHidden = false
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { isHidden }
        convenience init(_ style: UIStatusBarStyle, hidden: Bool = false) {
            self.init(nibName: nil, bundle: nil)
            (self.style, isHidden) = (style, hidden)
        }
    }

    private final class Forwarding: UIViewController {
        let bar = Barred(.lightContent, hidden: true)
        override var childForStatusBarStyle: UIViewController? { bar }
        override var childForStatusBarHidden: UIViewController? { bar }
    }

    private func told(_ app: TestApplication) -> ApplicationRequest? {
        app.environment.requests.last { if case .statusBar = $0 { true } else { false } }
    }

    @Test("each full-screen controller has its own; a change applies on setNeedsStatusBarAppearanceUpdate", .contract("CT-12"))
    func perController() throws {
        let app = TestApplication()
        let (root, full, over) = (Barred(.lightContent), Barred(.darkContent, hidden: true), Barred(.lightContent))
        _ = app.window(root)
        #expect(told(app) == .statusBar(.light, hidden: false))
        let bar = UIApplication.shared.statusBarFrame
        #expect(bar.height > 0)
        full.modalPresentationStyle = .fullScreen
        root.present(full, animated: false)
        #expect(told(app) == .statusBar(.dark, hidden: true))
        #expect(UIApplication.shared.isStatusBarHidden)
        #expect(UIApplication.shared.statusBarFrame == .zero)
        over.modalPresentationStyle = .overFullScreen
        full.present(over, animated: false)
        #expect(told(app) == .statusBar(.dark, hidden: true))
        over.modalPresentationCapturesStatusBarAppearance = true
        over.setNeedsStatusBarAppearanceUpdate()
        #expect(told(app) == .statusBar(.light, hidden: false))
        full.dismiss(animated: false)
        root.dismiss(animated: false)
        #expect(told(app) == .statusBar(.light, hidden: false))
        #expect(UIApplication.shared.statusBarFrame == bar)
        root.style = .darkContent
        #expect(told(app) == .statusBar(.light, hidden: false))
        root.setNeedsStatusBarAppearanceUpdate()
        #expect(told(app) == .statusBar(.dark, hidden: false))
        #expect(UIApplication.shared.statusBarStyle == .darkContent)
    }

    @Test("a container delegates to a child")
    func children() {
        let app = TestApplication()
        _ = app.window(Forwarding())
        #expect(told(app) == .statusBar(.light, hidden: true))
    }

    @Test("a navigation controller decides by its bar's style; its top screen decides while the bar is hidden")
    func navigation() {
        let app = TestApplication()
        let navigation = UINavigationController(rootViewController: Barred(.lightContent))
        _ = app.window(navigation)
        #expect(told(app) == .statusBar(.automatic, hidden: false))
        navigation.navigationBar.barStyle = .black
        #expect(told(app) == .statusBar(.light, hidden: false))
        navigation.navigationBar.barStyle = .default
        #expect(told(app) == .statusBar(.automatic, hidden: false))
        navigation.isNavigationBarHidden = true
        #expect(told(app) == .statusBar(.light, hidden: false))
        navigation.pushViewController(Barred(.darkContent, hidden: true), animated: false)
        #expect(told(app) == .statusBar(.dark, hidden: true))
        navigation.isNavigationBarHidden = false
        #expect(told(app) == .statusBar(.automatic, hidden: true))
    }

    @Test("with UIViewControllerBasedStatusBarAppearance false the application decides, starting from Info.plist")
    func applicationBased() {
        let app = TestApplication(declared: [
            "UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarStyle": "UIStatusBarStyleLightContent",
            "UIStatusBarHidden": true,
        ])
        _ = app.window(Barred(.darkContent))
        #expect(told(app) == .statusBar(.light, hidden: true))
        UIApplication.shared.statusBarStyle = .darkContent
        UIApplication.shared.setStatusBarHidden(false, with: .fade)
        #expect(told(app) == .statusBar(.dark, hidden: false))
        UIApplication.shared.setStatusBarStyle(.lightContent, animated: true)
        #expect(told(app) == .statusBar(.light, hidden: false))
        #expect(UIApplication.shared.statusBarStyle == .lightContent)
        UIApplication.shared.setStatusBarHidden(true, with: .slide)
        #expect(told(app) == .statusBar(.light, hidden: true))
        #expect(UIApplication.shared.isStatusBarHidden)
    }

    @Test("flags of Info.plist may be texts, and those of the idiom take precedence", arguments: [false, true])
    func writtenFlags(_ isPad: Bool) {
        let app = TestApplication(
            device: isPad ? .pad : .standard,
            declared: [
                "UIViewControllerBasedStatusBarAppearance": "NO", "UIStatusBarHidden": "YES", "UIStatusBarHidden~ipad": "NO",
                "UIStatusBarStyle": "UIStatusBarStyleBlackTranslucent",
            ])
        _ = app.window(Barred(.darkContent))
        #expect(told(app) == .statusBar(.light, hidden: !isPad))
        #expect(UIApplication.shared.isStatusBarHidden == !isPad)
    }

    @Test("otherwise the application's setting has no effect, and is logged")
    func controllerBased() {
        let app = TestApplication()
        _ = app.window(Barred(.darkContent))
        UIApplication.shared.isStatusBarHidden = true
        #expect(told(app) == .statusBar(.dark, hidden: false))
        #expect(!UIApplication.shared.isStatusBarHidden)
        #expect(app.environment.logs.contains { $0.contains("UIViewControllerBasedStatusBarAppearance") })
    }

    @Test("a light-only app stays light on a dark device, and so does its status bar")
    func style() {
        let app = TestApplication(declared: ["UIUserInterfaceStyle": "Light"])
        let root = UIViewController()
        let window = app.window(root)
        var dark = DeviceState.standard
        dark.appearance = .dark
        app.send(.deviceChanged(dark))
        #expect(window.traitCollection.userInterfaceStyle == .light)
        #expect(root.traitCollection.userInterfaceStyle == .light)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        #expect(told(app) == .statusBar(.dark, hidden: false))
    }
}
