import Foundation
import FoundationNetworking
import Testing
import UIKitCore

@testable import WebKit

/// Navigations between pages of a server.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct NavigationTests {
    private let recorder = Recorder()
    private let view: WKWebView
    private let server: PageServer

    init() throws {
        func page(_ title: String, _ body: String = "") -> String {
            "200 OK\r\nContent-Type: text/html\r\n\r\n<title>\(title)</title>\(body)"
        }
        server = try PageServer([
            "/one": page("one", "<a id=a href='/two'>two</a>"), "/two": page("two"), "/three": page("three"),
            "/app": "302 Found\r\nLocation: kettle://done?code=5\r\n\r\n", "/link": page("link", "<a id=a href='kettle://link'>app</a>"),
            "/moved": "302 Found\r\nLocation: /two\r\n\r\n", "/outer": page("outer", "<iframe src='/two'></iframe>"),
        ])
        view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        view.navigationDelegate = recorder
        view.layoutIfNeeded()
    }

    private func load(_ path: String) async throws {
        let request = try server[path]
        await recorder.next("finish") { view.load(request) }
    }

    @Test func backForwardAndReload() async throws {
        #expect(view.goBack() == nil)
        try await load("/one")
        #expect(!view.canGoBack)
        #expect(!view.canGoForward)
        try await load("/two")
        #expect(view.canGoBack)
        #expect(!view.canGoForward)
        await recorder.next("finish") { #expect(view.goBack() != nil) }
        #expect(view.title == "one")
        #expect(view.url?.path == "/one")
        #expect(!view.canGoBack)
        #expect(view.canGoForward)
        await recorder.next("finish") { #expect(view.goForward() != nil) }
        #expect(view.title == "two")
        await recorder.next("finish") { #expect(view.reload() != nil) }
        #expect(view.title == "two")
        #expect(view.goForward() == nil)
        #expect(recorder.types == [.other, .other, .backForward, .backForward, .reload])
        #expect(recorder.errors.isEmpty)
        #expect(server.requests.last == "GET /two")
    }

    @Test func aLinkAsksAndLoads() async throws {
        try await load("/one")
        await recorder.next("finish") { view.evaluateJavaScript("document.getElementById('a').click()") }
        #expect(view.url?.path == "/two")
        #expect(recorder.types == [.other, .linkActivated])
        #expect(recorder.statuses == [200, 200])
    }

    @Test func aRedirectionIsReported() async throws {
        try await load("/moved")
        #expect(recorder.events == ["action", "start", "action", "redirect", "commit", "finish"])
        #expect(view.url?.path == "/two")
    }

    @Test("the late error of a page that was left is not one of the load after it")
    func lateError() async throws {
        try await load("/one")
        let navigator = try #require(view.navigator)
        let late: [String: Any] = [
            "requestId": "interception-job-0.0", "frameId": navigator.page.target ?? "", "resourceType": "Document",
            "request": ["url": "http://tea.invalid/"], "responseErrorReason": "Failed",
        ]
        recorder.action = { _ in
            Task { navigator.page.onEvent?("Fetch.requestPaused", late) }
            return .allow
        }
        try await load("/two")
        navigator.page.onEvent?("Fetch.requestPaused", late)
        #expect(recorder.events == ["action", "start", "commit", "finish", "action", "start", "commit", "finish"])
        #expect(recorder.errors.isEmpty)
    }

    @Test func addressesOfAppsAreOffered() async throws {
        try await load("/link")
        var offered: [URL?] = []
        recorder.action = {
            guard $0.request.url?.scheme == "kettle" else { return .allow }
            offered.append($0.request.url)
            return .cancel
        }
        await recorder.next("action") { view.evaluateJavaScript("document.getElementById('a').click()") }
        recorder.events = []
        let request = try server["/app"]
        // For the page's own address, and for the one that it leads to.
        await recorder.next("action", count: 2) { view.load(request) }
        #expect(offered == [URL(string: "kettle://link"), URL(string: "kettle://done?code=5")])
        #expect(await view.evaluate("document.title") as? String == "link")
        #expect(recorder.errors.isEmpty)
        #expect(!view.isLoading)
    }

    @Test(arguments: ["/link", "/one"]) func aLoadOfTheAppComesAfterALinkOfThePage(_ path: String) async throws {
        try await load(path)
        let request = try server["/three"]
        recorder.action = { $0.request.url?.scheme == "kettle" ? .cancel : .allow }
        // When the script has ended, the page has asked for the link, and the engine may not have started it.
        await recorder.next("finish") {
            view.evaluateJavaScript("document.getElementById('a').click()") { _, _ in view.load(request) }
        }
        #expect(view.title == "three")
        #expect(recorder.errors.isEmpty)
    }

    @Test func aRefusedResponseLeavesThePage() async throws {
        try await load("/one")
        recorder.response = .cancel
        let request = try server["/two"]
        await recorder.next("fail") { view.load(request) }
        #expect(recorder.errors.first?.domain == "WebKitErrorDomain")
        #expect(recorder.errors.first?.code == 102)
        #expect(await view.evaluate("document.title") as? String == "one")
        #expect(view.url?.path == "/one")
    }

    @Test func aServerThatHasGoneLeavesThePage() async throws {
        try await load("/one")
        let gone = try PageServer([:])
        let request = try gone["/"]
        gone.stop()
        await recorder.next("fail") { view.load(request) }
        #expect(recorder.errors.map(\.code) == [URLError.Code.cannotConnectToHost.rawValue])
        #expect(recorder.errors.map(\.domain) == [NSURLErrorDomain])
        #expect(recorder.codes == [.cannotConnectToHost])
        #expect(await view.evaluate("document.title") as? String == "one")
        #expect(!view.isLoading)
        recorder.events = []
        try await load("/two")
        #expect(recorder.events == ["action", "start", "commit", "finish"])
    }

    @Test func framesInThePageDoNotCount() async throws {
        try await load("/outer")
        #expect(recorder.events == ["action", "start", "commit", "finish"])
        #expect(view.url?.path == "/outer")
        #expect(server.requests.contains("GET /two"))
    }

    @Test func theLastOfTwoLoadsWins() async throws {
        let requests = (try server["/one"], try server["/two"])
        await recorder.next("finish") {
            view.load(requests.0)
            view.load(requests.1)
        }
        #expect(view.title == "two")
        try await load("/one")
        #expect(view.title == "one")
        await recorder.next("action") { view.load(requests.0) }
        await recorder.next("finish") { view.load(requests.1) }
        #expect(view.title == "two")
        #expect(recorder.errors.isEmpty)
    }

    @Test func anEndedProcessIsReportedAndALoadStartsAnother() async throws {
        try await load("/one")
        await recorder.next("terminate") { view.navigator?.page.send("Page.crash") }
        try await load("/two")
        #expect(view.title == "two")
    }

    /// The error of a script in the page; nil without one.
    private func code(of body: String) async -> WKError.Code? {
        do {
            _ = try await view.callAsyncJavaScript(body, contentWorld: .page)
            return nil
        } catch { return (error as? WKError)?.code }
    }

    @Test("a script whose page's process ends fails, and so do those after it until a load")
    func scriptsOfAnEndedProcess() async throws {
        try await load("/one")
        let endless = Task { await code(of: "await new Promise(() => {})") }
        // The promise is waited for when the next script has its answer.
        #expect((await view.evaluate("1 + 1") as? NSNumber)?.intValue == 2)
        await recorder.next("terminate") { view.navigator?.page.send("Page.crash") }
        #expect(await endless.value == .webContentProcessTerminated)
        #expect(await code(of: "return 1 + 1") == .webContentProcessTerminated)
        try await load("/two")
        #expect((await view.evaluate("1 + 1") as? NSNumber)?.intValue == 2)
    }

    /// Knows only of pages that have arrived.
    private final class Finish: NSObject, WKNavigationDelegate {
        var onFinish: () -> Void = {}
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { onFinish() }
    }

    @Test func withoutADelegateThatWantsToKnowThePageIsLoadedAgain() async throws {
        try await load("/one")
        let finish = Finish()
        view.navigationDelegate = finish
        await withCheckedContinuation { continuation in
            finish.onFinish = { continuation.resume() }
            view.navigator?.page.send("Page.crash")
        }
        #expect(view.title == "one")
        #expect(server.requests.filter { $0 == "GET /one" }.count == 2)
    }

    @Test func anEndedEngineIsReportedAndTheHistoryGoesOnInAnother() async throws {
        // An engine of its own, by its scale: the other tests keep theirs.
        view.traitOverrides.displayScale = 2.5
        try await load("/one")
        try await load("/two")
        let engine = try #require(view.navigator?.page.engine)
        #expect(engine.scale == 2.5)
        await recorder.next("terminate") { engine.stop() }
        await recorder.next("finish") { view.reload() }
        #expect(view.title == "two")
        #expect(view.backForwardList.backList.map(\.url.lastPathComponent) == ["one"])
        await recorder.next("finish") { view.goBack() }
        #expect(view.title == "one")
        #expect(view.backForwardList.forwardItem?.url.lastPathComponent == "two")
        #expect(view.navigator?.page.engine !== engine)
        view.navigator?.page.engine.stop()
    }
}
