import DeviceProtocol
import Foundation
import TestSupport
import Testing
import UIKitCore

// The delegates' journals are static, and a test waits.
@Suite("Deprecated link methods", .application, .serialized) @MainActor struct OlderLinkTests {
    private final class Sourced: NSObject, UIApplicationDelegate {
        static var lines: [String] = []
        func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool {
            Self.lines.append("\(url) from \(sourceApplication ?? "nobody")")
            return true
        }
    }

    private final class Handling: NSObject, UIApplicationDelegate {
        static var lines: [String] = []
        func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
            Self.lines.append("\(url)")
            return true
        }
    }

    @Test("a delegate with only a deprecated method receives links through it")
    func delegates() {
        (Sourced.lines, Handling.lines) = ([], [])
        let first = TestEnvironment(device: .standard)
        ApplicationLauncher.start(environment: first, principalClass: nil, delegateClass: Sourced.self)
        first.onEvent?(.openURL("kettle://on", from: "org.tea"))
        #expect(Sourced.lines == ["kettle://on from org.tea"])
        let second = TestEnvironment(device: .standard)
        ApplicationLauncher.start(environment: second, principalClass: nil, delegateClass: Handling.self)
        second.onEvent?(.openURL("kettle://off"))
        #expect(Handling.lines == ["kettle://off"])
    }

    @Test("fails if no app has the scheme")
    func universal() async throws {
        let app = TestApplication()
        app.activate()
        let url = try #require(URL(string: "https://ferry.example"))
        let opened = await withCheckedContinuation { done in
            UIApplication.shared.open(url, options: [.universalLinksOnly: true]) { done.resume(returning: $0) }
        }
        app.activate()
        #expect(!opened)
        #expect(!app.environment.requests.contains { if case .openURL = $0 { true } else { false } })
        #expect(UIApplication.shared.openURL(url))
        #expect(app.environment.requests.contains(.openURL(id: 0, url.absoluteString)))
    }
}
