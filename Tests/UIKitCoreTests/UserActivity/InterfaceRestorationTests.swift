import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

// The delegate's journal is static.
@Suite("State restoration without scenes", .application, .serialized) @MainActor struct InterfaceRestorationTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        static var saves = true
        static var restores = true
        var window: UIWindow?
        let tabs = UITabBarController()
        func application(
            _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let navigations = ["first", "second"].map { name in
                let navigation = UINavigationController(rootViewController: RetainedPage(0))
                navigation.restorationIdentifier = name
                return navigation
            }
            tabs.viewControllers = navigations
            tabs.restorationIdentifier = "tabs"
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = tabs
            self.window = window
            return true
        }
        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            RetainedPage.told.append("did finish")
            window?.makeKeyAndVisible()
            return true
        }
        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { Self.saves }
        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { Self.restores }
        func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { coder.encode(42, forKey: "own") }
        func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            RetainedPage.told.append("own \(coder.decodeInteger(forKey: "own"))")
        }
        func application(
            _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
        ) -> UIViewController? {
            RetainedPage.told.append("asked \(identifierComponents.joined(separator: "/"))")
            return identifierComponents == ["tabs"] ? tabs : nil
        }
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kept-\(UUID().uuidString)")

    private func launch(fresh: Bool = false) -> TestEnvironment {
        (RetainedPage.told, RetainedPage.made) = ([], [])
        let environment = TestEnvironment(device: .standard)
        ApplicationLauncher.start(
            environment: environment, principalClass: nil, delegateClass: Delegate.self,
            restoration: RestorationStore(folder: folder), discardsSavedState: fresh)
        return environment
    }

    private func goBehind(_ environment: TestEnvironment) {
        environment.onEvent?(.lifeCycle(.resignActive))
        environment.onEvent?(.lifeCycle(.enterBackground))
    }

    private var tabs: UITabBarController? { UIApplication.shared.keyWindow?.rootViewController as? UITabBarController }

    /// Second tab, two pages over its first, one of them presented over the last.
    private func go() throws {
        let tabs = try #require(self.tabs)
        tabs.selectedIndex = 1
        let navigation = try #require(tabs.selectedViewController as? UINavigationController)
        navigation.pushViewController(RetainedPage(1), animated: false)
        let page = RetainedPage(2)
        navigation.pushViewController(page, animated: false)
        page.loadViewIfNeeded()
        page.scroll.contentOffset.y = 700
        let sheet = RetainedPage(3)
        tabs.present(sheet, animated: false)
    }

    @Test("restores stacks, the selected tab, presentations and scroll positions")
    func restored() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        (Delegate.saves, Delegate.restores) = (true, true)
        let first = launch()
        #expect(RetainedPage.told == ["did finish"])
        try go()
        goBehind(first)
        _ = launch()
        let tabs = try #require(self.tabs)
        let navigation = try #require(tabs.selectedViewController as? UINavigationController)
        #expect(tabs.selectedIndex == 1)
        #expect(navigation.restorationIdentifier == "second")
        #expect(navigation.viewControllers.compactMap { ($0 as? RetainedPage)?.number } == [0, 1, 2])
        #expect((navigation.topViewController as? RetainedPage)?.scroll.contentOffset.y == 700)
        #expect((tabs.presentedViewController as? RetainedPage)?.number == 3)
        #expect(RetainedPage.told.prefix(3) == ["asked tabs", "asked tabs/first", "asked tabs/second"])
        #expect(RetainedPage.told.filter { $0.hasPrefix("page") } == ["page 0", "page 0", "page 1", "page 2", "page 3"])
        #expect(RetainedPage.told.suffix(2) == ["own 42", "did finish"])
        #expect(RetainedPage.told.filter { $0 == "finished" }.count == 5)
        #expect(RetainedPage.made.contains(["tabs", "second", "page"]))
        #expect(RetainedPage.made.contains(["tabs", "page"]))
    }

    @Test("the delegate may refuse saving and restoring")
    func refused() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        (Delegate.saves, Delegate.restores) = (true, false)
        var environment = launch()
        try go()
        goBehind(environment)
        environment = launch()
        #expect(RetainedPage.told == ["did finish"])
        #expect(tabs?.selectedIndex == 0)
        Delegate.saves = false
        goBehind(environment)
        Delegate.restores = true
        environment = launch()
        #expect(RetainedPage.told == ["did finish"])
        Delegate.saves = true
        try go()
        goBehind(environment)
        _ = launch(fresh: true)
        #expect(RetainedPage.told == ["did finish"])
        #expect(tabs?.selectedIndex == 0)
    }

    @Test("a screen without an identifier, and those above it, are not restored")
    func gap() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        (Delegate.saves, Delegate.restores) = (true, true)
        let environment = launch()
        let navigation = try #require(tabs?.selectedViewController as? UINavigationController)
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.pushViewController(RetainedPage(5), animated: false)
        goBehind(environment)
        _ = launch()
        let again = try #require(tabs?.selectedViewController as? UINavigationController)
        #expect(again.viewControllers.compactMap { ($0 as? RetainedPage)?.number } == [0])
    }

    @Test("paths that lead nowhere or in a cycle are skipped")
    func hostile() throws {
        var kept = SavedInterface(app: Data([1]))
        kept.entries = [
            .init(path: ["a"], state: Data(), children: [0, 1, -4, 9], selected: 7, presented: 0),
            .init(path: ["a", "b"], state: Data(), children: [0]),
        ]
        let data = try #require(kept.data())
        let back = try #require(SavedInterface(data))
        #expect(back.entries[0].children == [1])
        try #require(back.entries[0].selected == nil)
        #expect(back.entries[0].presented == nil)
        #expect(back.entries[1].children.isEmpty)
        #expect(back.app == Data([1]))
    }
}

/// Makes itself again, and knows its number.
@MainActor final class RetainedPage: UIViewController, UIViewControllerRestoration {
    var number: Int
    let scroll = UIScrollView()
    static var made: [[String]] = []
    static var told: [String] = []
    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "page"
        restorationClass = RetainedPage.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        made.append(identifierComponents)
        return coder.containsValue(forKey: "number") ? RetainedPage(coder.decodeInteger(forKey: "number")) : nil
    }
    override func viewDidLoad() {
        scroll.frame = view.bounds
        scroll.contentSize = CGSize(width: 100, height: 5000)
        scroll.restorationIdentifier = "scroll"
        view.addSubview(scroll)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(number, forKey: "number")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        RetainedPage.told.append("page \(coder.decodeInteger(forKey: "number"))")
    }
    override func applicationFinishedRestoringState() { RetainedPage.told.append("finished") }
}
