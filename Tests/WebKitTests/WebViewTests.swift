import Foundation
import FoundationNetworking
import ObjectiveC
import Testing
import UIKitCore

@testable import WebKit

/// They start a browser, so they run in real time, one after the other.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct WebViewTests {
    private let recorder = Recorder()
    private let view: WKWebView

    init() {
        view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        view.navigationDelegate = recorder
        view.layoutIfNeeded()
    }

    private func load(_ html: String) async {
        await recorder.next("finish") { view.loadHTMLString(html, baseURL: URL(string: "http://app.invalid/")) }
    }

    private func evaluate(_ script: String) async -> Any? { await view.evaluate(script) }

    @Test func loadsATextAndTellsTheDelegateInOrder() async throws {
        await load("<title>Hello</title><body style='margin:0'><div style='height:2000px'>text</div>")
        #expect(recorder.events == ["action", "start", "commit", "finish"])
        #expect(view.title == "Hello")
        #expect(view.url == URL(string: "http://app.invalid/"))
        #expect(!view.isLoading)
        #expect(view.estimatedProgress == 1)
        #expect((await evaluate("innerWidth") as? NSNumber)?.intValue ?? 0 > 0)
    }

    @Test func evaluatesScripts() async throws {
        await load("<p id=a>one</p>")
        #expect(await evaluate("document.getElementById('a').textContent") as? String == "one")
        #expect((await evaluate("[1, 2].length") as? NSNumber)?.intValue == 2)
        #expect((await evaluate("-0") as? NSNumber)?.doubleValue.sign == .minus)
        #expect(await evaluate("undefined") == nil)
        let error = await evaluate("missing()") as? WKError
        #expect(error?.code == .javaScriptExceptionOccurred)
    }

    @Test func aCancelledLinkLeavesThePage() async throws {
        await load("<a id=a href='http://other.invalid/'>link</a>")
        recorder.action = { $0.request.url?.host == "other.invalid" ? .cancel : .allow }
        await recorder.next("action") { view.evaluateJavaScript("document.getElementById('a').click()") }
        #expect(view.url == URL(string: "http://app.invalid/"))
        #expect(await evaluate("location.href") as? String == "http://app.invalid/")
        #expect(recorder.errors.isEmpty)
    }

    @Test func scriptsAndMessages() async throws {
        let controller = view.configuration.userContentController
        controller.add(recorder, name: "app")
        controller.addUserScript(WKUserScript(source: "window.early = 5", injectionTime: .atDocumentStart, forMainFrameOnly: true))
        await recorder.next("message") {
            view.loadHTMLString("<script>webkit.messageHandlers.app.postMessage({n: early})</script>", baseURL: nil)
        }
        let body = try #require(recorder.messages.first?.body as? [String: Any])
        #expect((body["n"] as? NSNumber)?.intValue == 5)
        #expect(recorder.messages.first?.name == "app")
    }

    @Test func aPortWithoutServerFails() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:1/"))
        await recorder.next("fail") { view.load(URLRequest(url: url)) }
        #expect(recorder.errors.first?.domain == NSURLErrorDomain)
        #expect(!recorder.events.contains("finish"))
    }

    @Test func endlessAlertsDoNotStopThePage() async throws {
        await load("<script>for (let i = 0; i < 50; i++) alert(i); document.title = 'after'</script>")
        #expect(view.title == "after")
    }

    @Test func thePictureArrives() async throws {
        await load("<body style='margin:0;background:#00ff00'>")
        let content = try #require(view.scrollView.subviews.first { $0 is WebPageView })
        for _ in 0..<6000 where content.layer.contents == nil { try await Task.sleep(for: .milliseconds(20)) }
        #expect(content.layer.contents != nil)
    }

    @Test("the properties that apps observe are read by their keys")
    func keys() {
        let view = WKWebView(frame: .zero)
        #expect(view.value(forKey: "loading") as? Bool == view.isLoading)
        #expect(view.value(forKey: "estimatedProgress") as? Double == view.estimatedProgress)
        #expect(view.value(forKey: "canGoBack") as? Bool == false)
        #expect(view.value(forKey: "canGoForward") as? Bool == false)
        #expect(view.value(forKey: "title") == nil)
        #expect(view.value(forKey: "URL") == nil)
    }

    @Test(arguments: ["", "<meta name=viewport content='width=device-width'>"])
    func aTapArrivesWhereItWasMade(viewport: String) async throws {
        let controller = view.configuration.userContentController
        controller.add(recorder, name: "tap")
        await load(
            """
            \(viewport)<body style='margin:0'><div style='height:4000px'></div>
            <script>addEventListener('click', e => webkit.messageHandlers.tap.postMessage([e.clientX, e.clientY, innerWidth]))</script>
            """)
        await recorder.next("message") { view.tap(CGPoint(x: 160, y: 40)) }
        let place = try #require(recorder.messages.first?.body as? [NSNumber]).map(\.doubleValue)
        let scale = 320 / place[2]
        #expect(abs(place[0] * scale - 160) < 2)
        #expect(abs(place[1] * scale - 40) < 2)
    }

    @Test func theScrollViewHasThePagesSizeAndMovesIt() async throws {
        await load("<body style='margin:0'><div style='width:980px;height:8000px'></div>")
        let scale = 320 / 980.0
        #expect(abs(view.scrollView.contentSize.width - 320) < 1)
        #expect(abs(view.scrollView.contentSize.height - 8000 * scale) < 1)
        view.scrollView.contentOffset = CGPoint(x: 0, y: 600)
        view.scrollView.layoutIfNeeded()
        let moved = try #require(await evaluate("scrollY") as? NSNumber).doubleValue
        #expect(abs(moved * scale - 600) < 1)
    }

    @Test func aPageBelowATopInsetBeginsBelowIt() async throws {
        view.scrollView.contentInset.top = 100
        await load("<meta name=viewport content='width=device-width'><body style='margin:0'><div style='height:2000px'></div>")
        let content = try #require(view.scrollView.subviews.first { $0 is WebPageView })
        func top() -> CGFloat { content.convert(content.bounds, to: view).minY }
        view.scrollView.contentOffset.y = -100
        view.layoutIfNeeded()
        view.scrollView.layoutIfNeeded()
        #expect(top() == 100)
        #expect((await evaluate("scrollY") as? NSNumber)?.doubleValue == 0)
        view.scrollView.contentOffset.y = 300
        view.scrollView.layoutIfNeeded()
        #expect(top() == 0)
        #expect((await evaluate("scrollY") as? NSNumber)?.doubleValue == 300)
    }

    @Test func aPageThatGrowsIsFollowed() async throws {
        await load("<meta name=viewport content='width=device-width'><body style='margin:0'><div id=a style='height:100px'></div>")
        #expect(view.scrollView.contentSize.height == 480)
        _ = await evaluate("document.getElementById('a').style.cssText = 'height:3000px;background:red'")
        for _ in 0..<6000 where view.scrollView.contentSize.height < 3000 { try await Task.sleep(for: .milliseconds(20)) }
        #expect(view.scrollView.contentSize.height == 3000)
    }
}

/// The place of a page under the offsets of its scroll view.
@Suite struct WebPageOffsetTests {
    @Test(arguments: [(-100.0, 0.0), (0, 0), (300, 300), (1520, 1520), (1600, 1520)])
    func staysWithinThePage(offset: Double, expected: Double) {
        let (page, visible) = (CGSize(width: 320, height: 2000), CGSize(width: 320, height: 480))
        #expect(WebPageOffset.place(CGPoint(x: 0, y: offset), page: page, visible: visible) == CGPoint(x: 0, y: expected))
    }

    @Test func aPageThatFitsDoesNotScroll() {
        let place = WebPageOffset.place(
            CGPoint(x: 20, y: 30), page: CGSize(width: 100, height: 100), visible: CGSize(width: 320, height: 480))
        #expect(place == .zero)
    }
}
