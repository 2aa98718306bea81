import Foundation
import FoundationNetworking
import Testing
import UIKitCore

@testable import WebKit

/// What pages and servers see as the browser's name.
@Suite struct UserAgentTests {
    @Test("phones, pads and computers have names of their own")
    func names() {
        let phone = UserAgent(isPad: false, mode: .recommended, version: "17.2", application: nil)
        #expect(phone.text.hasPrefix("Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"))
        #expect(phone.text.hasSuffix(" Mobile/15E148"))
        #expect(phone.platform == "iPhone")
        let pad = UserAgent(isPad: true, mode: .recommended, version: "17.2", application: nil)
        #expect(pad.text == "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)")
        #expect(pad == UserAgent(isPad: false, mode: .desktop, version: "15.0", application: nil))
        let mobile = UserAgent(isPad: true, mode: .mobile, version: "17.2", application: nil)
        #expect(mobile.text.contains("(iPad; CPU OS 17_2 like Mac OS X)"))
        let named = UserAgent(isPad: false, mode: .mobile, version: "17.2", application: "Kettle/1")
        #expect(named.text.hasSuffix("(KHTML, like Gecko) Kettle/1"))
    }
}

/// Header fields of requests.
@Suite struct HeaderFieldsTests {
    @Test("the last of a name counts, whatever its case")
    func names() {
        let fields = HeaderFields(["User-Agent": "a", "Accept": "b"], ["USER-AGENT": "c"], ["user-agent": "d"])
        #expect(fields.values == ["user-agent": "d", "Accept": "b"])
    }
}

/// The name over the engine.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct UserAgentOfPagesTests {
    private final class Decider: NSObject, WKNavigationDelegate {
        var mode = WKWebpagePreferences.ContentMode.recommended
        var finished: CheckedContinuation<Void, Never>?
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
            decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
        ) {
            preferences.preferredContentMode = mode
            decisionHandler(.allow, preferences)
        }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            finished?.resume()
            finished = nil
        }
    }

    @Test("page and server see the same, and the delegate chooses the kind of device for each page")
    func mode() async throws {
        let server = try PageServer(["/a": "200 OK\r\nContent-Type: text/html\r\n\r\n<title>{agent}</title>"])
        let (decider, view) = (Decider(), WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
        view.navigationDelegate = decider
        var request = try server["/a"]
        func load() async -> (server: String?, page: String?) {
            await withCheckedContinuation { continuation in
                decider.finished = continuation
                view.load(request)
            }
            return (view.title, await view.evaluate("navigator.userAgent") as? String)
        }
        let phone = await load()
        #expect(phone.server?.contains("iPhone") == true)
        #expect(phone.page == phone.server)
        decider.mode = .desktop
        let desktop = await load()
        #expect(desktop.server?.contains("Macintosh") == true)
        #expect(desktop.page == desktop.server)
        request.setValue("tea", forHTTPHeaderField: "X-Tea")
        #expect(await load().server == desktop.server)
        request.setValue("Own/1", forHTTPHeaderField: "user-agent")
        #expect(await load().server == "Own/1")
    }
}
