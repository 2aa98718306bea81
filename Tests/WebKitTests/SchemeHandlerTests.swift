import Foundation
import FoundationNetworking
import ProgrammerErrors
import Testing
import UIKitCore

@testable import WebKit

/// Pages and parts of pages that an app's own handlers answer.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct SchemeHandlerTests {
    private final class Handler: NSObject, WKURLSchemeHandler {
        struct Failure: Error {}
        var pages: [String: String] = [:]
        var requests: [URLRequest] = []
        /// Tasks that get no answer, by address.
        var held: Set<String> = []
        var stopped: [String] = []
        var onStart: () -> Void = {}

        func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
            requests.append(urlSchemeTask.request)
            defer { onStart() }
            guard let url = urlSchemeTask.request.url, !held.contains(url.absoluteString) else { return }
            guard let text = pages[url.absoluteString] else { return urlSchemeTask.didFailWithError(Failure()) }
            urlSchemeTask.didReceive(
                HTTPURLResponse(
                    url: url, statusCode: 200, httpVersion: nil,
                    headerFields: ["Content-Type": "text/html", "Access-Control-Allow-Origin": "*"])
                    ?? URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: nil))
            let bytes = Data(text.utf8)
            urlSchemeTask.didReceive(bytes.prefix(3))
            urlSchemeTask.didReceive(bytes.dropFirst(3))
            urlSchemeTask.didFinish()
        }

        func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
            stopped.append(urlSchemeTask.request.url?.absoluteString ?? "")
        }
    }

    private let recorder = Recorder()
    private let handler = Handler()
    private let view: WKWebView

    init() {
        let configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(handler, forURLScheme: "kettle")
        view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), configuration: configuration)
        view.navigationDelegate = recorder
        view.layoutIfNeeded()
    }

    private func request(_ address: String) throws -> URLRequest { URLRequest(url: try #require(URL(string: address))) }

    @Test("a page of a scheme and its parts come from the handler, and the app sees their addresses")
    func page() async throws {
        handler.pages = [
            "kettle://cups/first": """
            <title>first</title><script src="/part.js"></script><script src="kettle://pot/part.js"></script>
            <a id=link href="kettle://cups/second">second</a>
            """,
            "kettle://cups/part.js": "window.own = 1", "kettle://pot/part.js": "window.other = 2",
            "kettle://cups/second": "<title>second</title>",
        ]
        let start = try request("kettle://cups/first")
        await recorder.next("finish") { view.load(start) }
        #expect(view.title == "first")
        #expect(view.url?.absoluteString == "kettle://cups/first")
        #expect(await view.evaluate("[own, other].join()") as? String == "1,2")
        await recorder.next("finish") { view.evaluateJavaScript("document.getElementById('link').click()", completionHandler: nil) }
        #expect(view.title == "second")
        #expect(view.backForwardList.backItem?.url.absoluteString == "kettle://cups/first")
        #expect(view.url?.absoluteString == "kettle://cups/second")
        await recorder.next("finish") { view.goBack() }
        #expect(view.title == "first")
        let asked = handler.requests.compactMap { $0.url?.lastPathComponent }
        #expect(asked.filter { $0 == "first" }.count == 2)
        #expect(recorder.types.contains(.linkActivated))
    }

    @Test("scripts load addresses of the scheme, with bodies")
    func scripts() async throws {
        handler.pages = ["kettle://cups/data": "leaves", "kettle://cups/page": "<title>page</title>"]
        let start = try request("kettle://cups/page")
        await recorder.next("finish") { view.load(start) }
        let script = """
            const plain = await (await fetch('data')).text();
            const own = await (await fetch('kettle://cups/data', { method: 'POST', body: 'green' })).text();
            const old = await new Promise((done, failed) => {
                const request = new XMLHttpRequest();
                request.open('GET', 'kettle://cups/data');
                request.onload = () => done(request.responseText);
                request.onerror = failed;
                request.send();
            });
            const missing = await fetch('kettle://cups/none').then(() => 'there', () => 'missing');
            return [plain, own, old, missing].join();
            """
        let value = try await view.callAsyncJavaScript(script, contentWorld: .page)
        #expect(value as? String == "leaves,leaves,leaves,missing")
        #expect(handler.requests.contains { $0.httpMethod == "POST" && $0.httpBody == Data("green".utf8) })
    }

    @Test("a page of another site sees the handler's answers as those of another origin")
    func otherOrigin() async throws {
        handler.pages = ["kettle://cups/data": "leaves"]
        await recorder.next("finish") { view.loadHTMLString("<title>site</title>", baseURL: URL(string: "http://app.invalid/")) }
        let value = try await view.callAsyncJavaScript(
            "return (await (await fetch('kettle://cups/data')).text())", contentWorld: .page)
        #expect(value as? String == "leaves")
    }

    @Test("a failure of the handler is that of the load")
    func failure() async throws {
        let wrong = try request("kettle://cups/missing")
        await recorder.next("fail") { view.load(wrong) }
        #expect(recorder.errors.count == 1)
        #expect(recorder.errors.first?.domain.contains("Failure") == true)
        #expect(!view.isLoading)
    }

    @Test("a task is stopped when its load is, and when the page goes away", arguments: [true, false])
    func stop(byApp: Bool) async throws {
        handler.held = ["kettle://cups/slow"]
        handler.pages = ["kettle://cups/page": "<title>page</title>"]
        let slow = try request("kettle://cups/slow")
        await withCheckedContinuation { continuation in
            handler.onStart = { continuation.resume() }
            view.load(slow)
        }
        handler.onStart = {}
        if byApp {
            await recorder.next("fail") { view.stopLoading() }
        } else {
            let next = try request("kettle://cups/page")
            await recorder.next("finish") { view.load(next) }
        }
        #expect(handler.stopped == ["kettle://cups/slow"])
    }

    @Test func aViewThatGoesAwayStopsItsTasks() async throws {
        handler.held = ["kettle://cups/slow"]
        let configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(handler, forURLScheme: "Kettle")
        #expect(configuration.urlSchemeHandler(forURLScheme: "kettle") === handler)
        let slow = try request("kettle://cups/slow")
        var view: WKWebView? = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), configuration: configuration)
        await withCheckedContinuation { continuation in
            handler.onStart = { continuation.resume() }
            view?.load(slow)
        }
        handler.onStart = {}
        view = nil
        #expect(handler.stopped == ["kettle://cups/slow"])
    }

    @Test("schemes of the web have no handlers")
    func native() {
        #expect(["http", "HTTPS", "file", "about", "data", "blob"].allSatisfy(WKWebView.handlesURLScheme))
        #expect(!WKWebView.handlesURLScheme("kettle"))
        #expect(view.configuration.urlSchemeHandler(forURLScheme: "kettle") === handler)
        #expect(view.configuration.urlSchemeHandler(forURLScheme: "pot") == nil)
    }
}
