import DeviceProtocol
import Foundation
import ObjectiveC
import Testing
import UIKitCore

@Suite("Links between apps", .application) @MainActor struct LinkTests {
    private func url(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: "/") }

    private final class Answers { var all: [Bool] = [] }

    private func application(_ schemes: [String]) -> TestEnvironment {
        var device = DeviceState.standard
        device.linkSchemes = schemes
        let environment = TestEnvironment(device: device)
        LaunchDelegate.journal = Journal()
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: LaunchDelegate.self)
        return environment
    }

    private func turn() async { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }

    @Test("canOpenURL: system schemes, the app's own, and those it lists and another app has")
    func query() {
        let information: [String: Any] = [
            "LSApplicationQueriesSchemes": ["Desk", "gone"],
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["own"]], ["CFBundleURLName": "x"]],
        ]
        let rules = LinkRules(installed: ["desk", "other", "own"], information: information)
        #expect(rules.query(url("https://example.org")) == .system)
        #expect(rules.query(url("MAILTO:a@b.c")) == .system)
        #expect(rules.query(url("desk://a")) == .app)
        #expect(rules.query(url("OWN:a")) == .app)
        #expect(
            rules.query(url("other://a"))
                == .nobody("-canOpenURL: failed for URL: \"other://a\" - error: \"This app is not allowed to query for scheme other\""))
        #expect(
            rules.query(url("gone:"))
                == .nobody(
                    "-canOpenURL: failed for URL: \"gone:\" - error: \"The operation couldn’t be completed. (OSStatus error -10814.)\""))
        #expect(rules.way(of: url("other://a")) == .app)
        #expect(rules.way(of: url("tel:1")) == .system)
        #expect(
            rules.way(of: url("gone:a"))
                == .nobody("Failed to open URL gone:a: Error Domain=NSOSStatusErrorDomain Code=-10814 \"(null)\""))
    }

    @Test("ignores malformed lists")
    func malformed() {
        let broken: [[String: Any]] = [
            ["LSApplicationQueriesSchemes": "desk"], ["CFBundleURLTypes": ["desk"]], ["CFBundleURLTypes": [["CFBundleURLSchemes": "desk"]]],
            ["LSApplicationQueriesSchemes": [1, 2], "CFBundleURLTypes": 3],
        ]
        for information in broken {
            let rules = LinkRules(installed: ["desk"], information: information)
            #expect(rules.queried.isEmpty)
            #expect(rules.own.isEmpty)
            #expect(rules.query(url("desk:")) != .app)
        }
        #expect(LinkRules(installed: [], information: [:]).query(url("nothing")) != .app)
    }

    @Test("the device opens another app's link and the caller gets the result; an unknown scheme fails at once")
    func open() async {
        let environment = application(["desk"])
        let answers = Answers()
        UIApplication.shared.open(url("desk://a"), options: [:]) { answers.all.append($0) }
        UIApplication.shared.open(url("desk://b"), options: [:], completionHandler: nil)
        let asked = environment.requests.compactMap { if case .openURL(let id, let url) = $0 { "\(id) \(url)" } else { nil } }
        #expect(asked == ["1 desk://a", "2 desk://b"])
        #expect(answers.all.isEmpty)
        environment.onEvent?(.openedURL(id: 1, true))
        environment.onEvent?(.openedURL(id: 1, false))
        environment.onEvent?(.openedURL(id: 99, false))
        #expect(answers.all == [true])
        let other = application([])
        UIApplication.shared.open(url("desk://a"), options: [:]) { answers.all.append($0) }
        UIApplication.shared.open(url("https://example.org"), options: [:]) { answers.all.append($0) }
        #expect(answers.all == [true])
        #expect(other.logs.contains { $0.hasPrefix("Failed to open URL desk://a: ") })
        #expect(other.requests.contains(.openURL(id: 0, "https://example.org")))
        // Other applications may run meanwhile.
        await turn()
        #expect(answers.all == [true, false, true])
    }

    @Test("the app's page in Settings can be opened, and the device responds whether it is shown")
    func settings() {
        let environment = application([])
        let answers = Answers()
        for text in [UIApplication.openSettingsURLString, UIApplication.openNotificationSettingsURLString] {
            #expect(UIApplication.shared.canOpenURL(url(text)))
            UIApplication.shared.open(url(text), options: [:]) { answers.all.append($0) }
        }
        let asked = environment.requests.compactMap { if case .openURL(let id, let url) = $0 { "\(id) \(url)" } else { nil } }
        #expect(asked == ["1 app-settings:", "2 app-settings:notifications"])
        #expect(answers.all.isEmpty)
        environment.onEvent?(.openedURL(id: 1, true))
        environment.onEvent?(.openedURL(id: 2, false))
        #expect(answers.all == [true, false])
    }

    @Test("the opened app receives the source application, at launch and later", .contract("AP2-12"))
    func source() {
        SceneAppDelegate.journal = Journal()
        let environment = TestEnvironment(device: .standard)
        environment.beginning.source = "org.opener"
        ApplicationLauncher.start(
            environment: environment, principalClass: nil, delegateClass: SceneAppDelegate.self, opening: url("app://cold"))
        #expect(SceneAppDelegate.journal.take().contains("willConnect unattached app://cold from org.opener"))
        environment.onEvent?(.openURL("app://warm", from: "org.second"))
        environment.onEvent?(.openURL("app://other"))
        #expect(SceneAppDelegate.journal.take() == ["openURLContexts app://warm from org.second", "openURLContexts app://other"])
    }
}
