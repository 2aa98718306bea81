import DeviceProtocol
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

@Suite("An app that shows nothing", .application) @MainActor struct MissingWindowTests {
    /// What the delegate does in `didFinishLaunching`.
    private static var launching: ((WindowlessDelegate) -> Void)?

    private final class WindowlessDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            MissingWindowTests.launching?(self)
            return true
        }
    }

    private func launched(_ launching: @escaping (WindowlessDelegate) -> Void) -> TestEnvironment {
        Self.launching = launching
        defer { Self.launching = nil }
        let environment = TestEnvironment(device: .standard)
        ApplicationLauncher.start(
            environment: environment, principalClass: nil, delegateClass: WindowlessDelegate.self, mainStoryboard: { nil })
        settle()
        return environment
    }

    private func settle() {
        let layers = ApplicationContext.current.layers
        layers.flush()
        _ = layers.runIdleWork()
        layers.flush()
    }

    private func reasons(_ environment: TestEnvironment) -> [String] {
        environment.requests.compactMap { request in if case .nothingShown(let reason) = request { reason } else { nil } }
    }

    private var words: [String] {
        ApplicationContext.current.windows.visible.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }
    }

    @Test("no window: the screen, the log and the simulator have the reason")
    func none() throws {
        let environment = launched { _ in }
        let reason = try #require(reasons(environment).first)
        #expect(reason.hasPrefix("no window was made"))
        #expect(environment.requests.contains(.log("the app shows nothing: " + reason)))
        #expect(words == ["The app shows nothing: " + reason + "."])
    }

    @Test("a window that is hidden, or has nothing, is named as the reason; one that was released, too")
    func useless() {
        let hidden = launched { delegate in
            delegate.window = UIWindow()
            delegate.window?.rootViewController = UIViewController()
        }
        #expect(reasons(hidden).map { $0.hasPrefix("its window is hidden") } == [true])
        let empty = launched { delegate in
            delegate.window = UIWindow()
            delegate.window?.makeKeyAndVisible()
        }
        #expect(reasons(empty).map { $0.hasPrefix("its window has no root view controller") } == [true])
        let released = launched { _ in
            let window = UIWindow()
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
        }
        #expect(reasons(released).map { $0.hasPrefix("its window was released") } == [true])
    }

    @Test("a window with a root, or with subviews only, is content")
    func content() {
        let rooted = launched { delegate in
            delegate.window = UIWindow()
            delegate.window?.rootViewController = UIViewController()
            delegate.window?.makeKeyAndVisible()
        }
        #expect(reasons(rooted).isEmpty)
        let plain = launched { delegate in
            delegate.window = UIWindow()
            delegate.window?.addSubview(UIView())
            delegate.window?.makeKeyAndVisible()
        }
        #expect(reasons(plain).isEmpty)
        #expect(words.isEmpty)
    }

    @Test("a window that comes later removes the message")
    func later() {
        var kept: WindowlessDelegate?
        let environment = launched { kept = $0 }
        #expect(words.count == 1)
        kept?.window = UIWindow()
        kept?.window?.rootViewController = UIViewController()
        kept?.window?.makeKeyAndVisible()
        settle()
        #expect(words.isEmpty)
        #expect(reasons(environment).last == "")
    }
}
